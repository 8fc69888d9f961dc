import type { BrainDumpReply } from '#domain/contract.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { isUntouchedFallback } from '#domain/planner/untouched-fallback.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Attempt } from '../../drafts/draft.ts';
import { takeInHand } from '../../drafts/in-hand.ts';
import { isPlanDeleted, replantDump, type How, type Way } from '../../drafts/send-draft.ts';
import type { StandIn, UnsettledStore } from '../../drafts/unsettled.ts';
import { codeOf } from './dump-problem.ts';

export type Keeping = Way & { readonly unsettled: UnsettledStore };

/** A dump whose plan is "Your Mountain", to be planned again; null for one with a plan of its own. */
export function standInOf(reply: BrainDumpReply & { readonly dump: Attempt }): StandIn | null {
  const { id: dumpId, text } = reply.dump;
  const [mountainId] = reply.mountainIds;
  if (reply.plannedBy !== 'fallback' || mountainId === undefined) return null;
  return { dumpId, mountainId, text, retryId: null };
}

/** Whether "Your Mountain" still stands as it was planted, so that a plan can take its place. */
export function stands({ mountainId }: StandIn, { mountains, timer }: Profile): boolean {
  const mountain = mountains.find(({ id }) => id === mountainId);
  return mountain !== undefined && isUntouchedFallback(mountain, timer);
}

/** The words stay on the page as words without a plan, once. */
export function keepWords({ unsettled, device }: Keeping, { dumpId, text }: StandIn): void {
  const dump = { id: device.newId(), at: device.now(), problem: 'unplanned' } as const;
  if (text !== undefined) unsettled.takeBack({ opId: dumpId, dump: { ...dump, text } });
  unsettled.forgetStandIn(dumpId);
}

/** There is nothing to put a plan in the place of any more. */
export function isOver(cause: unknown): boolean {
  return cause instanceof ApiError && OVER.has(cause.code);
}

const OVER = new Set<ApiError['code']>([
  'brain_dump.not_replaceable',
  'brain_dump.not_found',
  'brain_dump.plan_deleted',
]);

const SETTLED = new ApiError({ status: 0, code: 'brain_dump.not_replaceable', message: '' });

type Replacing = { readonly standIn: StandIn; readonly how: How; readonly beside: boolean };

/** Plans the dump again, once, from whichever cards and tabs that is asked for meanwhile. */
export function replaceStandIn(way: Keeping, ask: Replacing): Promise<void> {
  const { dumpId } = ask.standIn;
  return takeInHand(way.device, { id: dumpId, work: ask.how.work }, async () => {
    const standIn = way.unsettled.read().standIns.find((one) => one.dumpId === dumpId);
    // Whoever had it in hand while this waited for its turn has settled it.
    if (standIn === undefined) throw SETTLED;
    await replaceNow(way, { ...ask, standIn });
  });
}

/** One retry keeps its id until the server has answered it. */
async function replaceNow(way: Keeping, { standIn: known, how, beside }: Replacing): Promise<void> {
  const { unsettled, device } = way;
  const { dumpId } = known;
  const retryId = known.retryId ?? device.newId();
  unsettled.standIn({ ...known, retryId, tries: (known.tries ?? 0) + 1 });
  try {
    await replantDump(way, { ...how, dumpId, retryId, beside });
  } catch (cause) {
    const isAnswered = cause instanceof ApiError && cause.code !== 'network';
    if (codeOf(cause) === 'brain_dump.not_found' || isPlanDeleted(cause)) keepWords(way, known);
    // Planned or opened on another device.
    else if (beside && codeOf(cause) === 'brain_dump.not_replaceable')
      unsettled.forgetStandIn(dumpId);
    else if (isAnswered) forgetRetry(unsettled, dumpId);
    throw cause;
  }
  unsettled.forgetStandIn(dumpId);
}

/** More may have been noted of it while the retry was on its way. */
function forgetRetry(unsettled: UnsettledStore, dumpId: string): void {
  const now = unsettled.read().standIns.find((one) => one.dumpId === dumpId);
  if (now) unsettled.standIn({ ...now, retryId: null });
}
