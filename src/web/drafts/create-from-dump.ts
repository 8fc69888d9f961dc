import type { BrainDumpReply } from '#domain/contract.ts';
import type { Device } from '../device/device.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import type { DraftStore } from './draft.ts';

/**
 * Sends the draft to become a plan. Needs the network and throws `ApiError`; the draft then stays,
 * and the next try with the same words, even after a reload, plants them once.
 */
export async function createFromDump(ask: {
  store: PlanStore;
  draft: DraftStore;
  device: Device;
  signal?: AbortSignal;
}): Promise<Pick<BrainDumpReply, 'plannedBy'>> {
  const { store, draft, device, signal } = ask;
  const text = draft.read().text.trim();
  const earlier = draft.read().attempt;
  const attempt =
    earlier?.text === text ? earlier : { dumpId: device.newId(), text, at: device.now() };
  draft.setAttempt(attempt);
  const { plannedBy } = await store.plantDump({ ...attempt, ...(signal && { signal }) });
  draft.finish(attempt);
  return { plannedBy };
}
