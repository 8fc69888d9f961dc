/**
 * Drafts without any server: what becomes of them is on screen at once and goes to the server as any other
 * change does. All of it throws, and keeps the draft, when the planner's code is not on this device or what
 * it made cannot be taken.
 */

import { logicalDay } from '#domain/calendar/day.ts';
import { MAX_EARLIER_DUMPS } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import type { NewId } from '#domain/plan/identity.ts';
import { ApiError } from '../api/api-error.ts';
import type { Device } from '../device/device.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { attemptOf, wordsAfter, type Attempt, type DraftStore } from './draft.ts';
import { onceKept } from './once-kept.ts';

type Here = { readonly store: PlanStore; readonly draft: DraftStore; readonly device: Device };

/** Words of which something was made, while a disk is taking that. */
const beingKept = new Set<string>();

/** Whether words are still in their box although something was made of them, which only this tab has. */
function isDoneHere(store: PlanStore, id: string): boolean {
  const isOfThem = ({ opId, change }: Operation): boolean =>
    opId === id || (change.kind === 'mountains.add' && change.brainDump?.id === id);
  return beingKept.has(id) || store.left().some(isOfThem);
}

/** Those of which nothing was made here: what stands above them was done before. */
function undone(
  store: PlanStore,
  attempt: Attempt,
): { readonly text: string; readonly sent: readonly string[] } {
  const { earlier = [] } = attempt;
  const done = earlier.findIndex(({ id }) => isDoneHere(store, id));
  const sent = done === -1 ? earlier : earlier.slice(0, done);
  return {
    text: wordsAfter(attempt, earlier[done]),
    sent: sent.slice(0, MAX_EARLIER_DUMPS).map(({ id }) => id),
  };
}

/** Makes a plan of the draft, once, which goes to the server with its words. */
export async function plantOnDevice({ store, draft, device }: Here): Promise<void> {
  const { planOnDevice } = await import('./plan-on-device.ts');
  const attempt = attemptOf(draft, device);
  const { id } = attempt;
  if (isDoneHere(store, id)) return;
  const { text, sent } = undone(store, attempt);
  const mountains = planOnDevice({ text, ...momentOf({ store, device }) });
  const brainDump = { id, text, ...(sent.length > 0 && { earlier: sent }) };
  store.change({ kind: 'mountains.add', mountains, brainDump });
  const [first] = mountains;
  const isShown = store.getView().profile.mountains.some((mountain) => mountain.id === first?.id);
  if (!isShown) throw new Error('The plan could not be taken.');
  await finishOnceKept({ store, draft }, attempt);
}

/**
 * Changes a mountain as the draft says. Throws the `ApiError` that the server would answer with where the
 * mountain is gone, or the words are not understood.
 */
export async function changeOnDevice(ask: Here & { readonly mountainId: string }): Promise<void> {
  const { store, draft, device, mountainId } = ask;
  const { reviseOnDevice } = await import('./plan-on-device.ts');
  const attempt = attemptOf(draft, device);
  const { id: opId } = attempt;
  if (isDoneHere(store, opId)) return;
  const { text: changeText, sent: earlier } = undone(store, attempt);
  const from = store.getView().profile.mountains.find(({ id }) => id === mountainId);
  if (from === undefined) throw refusal('mountain.not_found');
  const moment = momentOf({ store, device });
  const revised = reviseOnDevice({ mountain: from, changeText, ...moment });
  if (!revised.understood) throw refusal('planner.not_understood', { changeText: revised.reason });
  const { mountain } = revised;
  // Under the id that the words were sent with: a server that has done it already does it once.
  const change = { kind: 'mountain.revise', mountain, from, changeText } as const;
  const isTaken = store.change({ ...change, ...(earlier.length > 0 && { earlier }) }, opId);
  if (!isTaken) throw new Error('The change could not be taken.');
  await finishOnceKept({ store, draft }, attempt);
}

async function finishOnceKept(
  { store, draft }: Pick<Here, 'store' | 'draft'>,
  attempt: Attempt,
): Promise<void> {
  beingKept.add(attempt.id);
  await onceKept(store, () => draft.finish(attempt)).finally(() => beingKept.delete(attempt.id));
}

function momentOf({ store, device }: Pick<Here, 'store' | 'device'>) {
  const { dayStartHour } = store.getView().profile.settings;
  const today = logicalDay({ at: device.now(), zone: device.zone(), dayStartHour });
  const newId: NewId = (prefix) => `${prefix}-${device.newId()}`;
  return { today, newId };
}

function refusal(code: ApiError['code'], fields: ApiError['fields'] = {}): ApiError {
  return new ApiError({ status: 0, code, message: '', fields });
}
