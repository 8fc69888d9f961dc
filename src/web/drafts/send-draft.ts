/**
 * Words on their way to the server's planner. All of it needs the network and throws `ApiError`; the
 * draft then stays, and the next try with the same words, even after a reload, takes effect once.
 */

import { MAX_EARLIER_DUMPS, type BrainDumpReply } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import {
  fetchPlannedIds,
  retryBrainDump,
  reviseMountain,
  submitBrainDump,
} from '../api/planner.ts';
import type { Device } from '../device/device.ts';
import { inStep } from '../plan/in-step.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { attemptOf, wordsAfter, type Attempt, type DraftStore } from './draft.ts';
import { takeInHand } from './in-hand.ts';

export type Way = { readonly store: PlanStore; readonly api: Api; readonly device: Device };

/** `planner`: keeps the words from an AI service. `work`: what ends it, on the server as well. */
export type How = { readonly planner?: 'built-in'; readonly work?: AbortController };

/** `dump`: the draft as it was when it was sent; by now it may hold other words. */
export async function createFromDraft(
  way: Way & { readonly draft: DraftStore },
  ask: How & { readonly dump: Attempt },
): Promise<Planted> {
  const { draft, device } = way;
  try {
    const planted = await plantDump(way, ask);
    draft.finish(ask.dump);
    return planted;
  } catch (cause) {
    // The next try is to make a new plan.
    if (isPlanDeleted(cause) && draft.read().attempt?.id === ask.dump.id)
      draft.setAttempt({ ...ask.dump, id: device.newId() });
    throw cause;
  }
}

/** They had a plan, whose answer was lost, and nothing of it is there any more: their id is used up. */
export function isPlanDeleted(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === 'brain_dump.plan_deleted';
}

/** With the dump as it was planted: without words that had a plan before. */
type Planted = BrainDumpReply & { readonly dump: Attempt };

export function plantDump(way: Way, ask: How & { readonly dump: Attempt }): Promise<Planted> {
  const { id: dumpId, at } = ask.dump;
  const earlier = idsOf(ask.dump);
  return sentInStep(way, ask, async () => {
    const text = await unplannedText(way, ask.dump);
    const request = { dumpId, text, ...earlier, ...asked(way, { ...ask, at }) };
    const reply = await submitBrainDump(way.api, { request, ...from(way, ask) });
    return { ...reply, dump: { ...ask.dump, text } };
  });
}

function idsOf({ earlier = [] }: Attempt): { readonly earlier?: readonly string[] } {
  if (earlier.length === 0) return {};
  return { earlier: earlier.slice(0, MAX_EARLIER_DUMPS).map(({ id }) => id) };
}

/** The answer to an earlier sending may be lost, and not what was done. */
async function unplannedText({ api }: Way, dump: Attempt): Promise<string> {
  const { text, earlier = [] } = dump;
  if (earlier.length === 0) return text;
  const plannedIds = await fetchPlannedIds(api);
  return wordsAfter(
    dump,
    earlier.find(({ id }) => plannedIds.includes(id)),
  );
}

/** Plans a dump again whose plan is the fallback. `beside`: also when that was worked on or deleted. */
export function replantDump(
  way: Way,
  ask: How & { readonly dumpId: string; readonly retryId: string; readonly beside?: boolean },
): Promise<BrainDumpReply> {
  const { dumpId, retryId, beside } = ask;
  const also = beside ? { beside } : {};
  const request = () => ({ retryId, ...also, ...asked(way, { ...ask, at: way.device.now() }) });
  return sentInStep(way, ask, () =>
    retryBrainDump(way.api, { dumpId, request: request(), ...from(way, ask) }),
  );
}

/** One at a time, from whichever dialogs and tabs it is sent meanwhile: the server does it once. */
export async function changeFromDraft(
  way: Way & { readonly draft: DraftStore; readonly mountainId: string },
  how: How = {},
): Promise<void> {
  const { mountainId, draft } = way;
  const attempt = attemptOf(draft, way.device);
  const { id: opId, text: changeText, at, earlier } = attempt;
  const sentBefore = earlier && {
    earlier: earlier
      .slice(0, MAX_EARLIER_DUMPS)
      .map(({ id, characters }) => ({ opId: id, characters })),
  };
  await takeInHand(way.device, { id: opId, work: how.work }, async () => {
    await sentInStep(way, how, () => {
      const request = { opId, changeText, ...sentBefore, ...asked(way, { ...how, at }) };
      return reviseMountain(way.api, { mountainId, request, ...from(way, how) });
    });
    draft.finish(attempt);
  });
}

/** Whoever calls it off hears at once what came of it; what is new in the plan comes a moment later. */
async function sentInStep<Reply>(
  way: Way,
  { work }: How,
  send: () => Promise<Reply>,
): Promise<Reply> {
  let answer: Promise<Reply> | null = null;
  const done = inStep(way, () => (answer = send()));
  const calledOff = new Promise<Reply>((resolve, reject) => {
    work?.signal.addEventListener('abort', () =>
      answer === null ? reject(work.signal.reason) : resolve(answer),
    );
  });
  return Promise.race([done, calledOff]);
}

function asked({ device }: Way, { at, planner }: How & { readonly at: string }) {
  const sentAt = device.now();
  return { at, sentAt, zone: device.zone(), ...(planner && { planner }) };
}

function from({ store }: Way, { work }: How) {
  return { userId: store.getView().userId, ...(work && { signal: work.signal }) };
}
