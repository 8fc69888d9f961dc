import { logicalDay } from '#domain/calendar/day.ts';
import type { Device } from '../device/device.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { attemptOf, type DraftStore } from './draft.ts';

/**
 * Makes a plan of the draft without any server: it is on screen at once and goes to the server with
 * its words as any other change does. Throws, and keeps the draft, when the planner's code is not on
 * this device or its plan cannot be taken.
 */
export async function plantOnDevice(ask: {
  store: PlanStore;
  draft: DraftStore;
  device: Device;
}): Promise<void> {
  const { store, draft, device } = ask;
  const { planOnDevice } = await import('./plan-on-device.ts');
  const attempt = attemptOf(draft, device);
  const { id, text } = attempt;
  const { dayStartHour } = store.getView().profile.settings;
  const today = logicalDay({ at: device.now(), zone: device.zone(), dayStartHour });
  const newId = (prefix: string): string => `${prefix}-${device.newId()}`;
  const mountains = planOnDevice({ text, today, newId });
  store.change({ kind: 'mountains.add', mountains, brainDump: { id, text } });
  const [first] = mountains;
  const isShown = store.getView().profile.mountains.some((mountain) => mountain.id === first?.id);
  if (!isShown) throw new Error('The plan could not be taken.');
  draft.finish(attempt);
}
