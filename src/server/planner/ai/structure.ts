/** From a brain dump to a plan, with as few questions as it takes. */

import type { BrainDump, PlanDraft } from '#domain/planner/plan-draft.ts';
import type { CompletedPlan, Incomplete } from '../planner.ts';
import { AiError, failedAs } from './ai-failure.ts';
import { asPlan } from './as-plan.ts';
import type { Chat } from './chat.ts';
import type { ChatQuestion } from './dialect.ts';
import { mergedPlan } from './merge-plans.ts';
import { planAmong, type PlanReply } from './plan-reply.ts';
import { askedAgain, continuationQuestion, structureQuestion, withMoreRoom } from './prompts.ts';
import { jsonIn } from './read-json.ts';
import { cleanerFor } from './said-by-person.ts';

type Reply = {
  readonly plan: PlanReply;
  readonly isCut: boolean;
  readonly isPartlyRead: boolean;
};
type Ask = (question: ChatQuestion) => Promise<Reply>;

const NO_PLAN: PlanDraft = { mountains: [] };
const NO_JSON = 'it was not the JSON object';
const MAX_NAMED_ITEMS = 40;

/**
 * Asks for the plan of a dump. A reply that cannot be used is asked for once more, one that was cut
 * is continued once; what is still missing of a cut one is planned without a model. Throws an
 * `AiError` when there is no plan in any reply.
 */
export async function structureByAi(
  dump: BrainDump,
  {
    chat,
    complete,
    signal,
  }: {
    readonly chat: Chat;
    readonly complete: (plan: Incomplete) => Promise<CompletedPlan>;
    readonly signal: AbortSignal;
  },
): Promise<PlanDraft> {
  const clean = cleanerFor(dump.text);
  const ask: Ask = async (question) => {
    const { text, isCut, isPartlyRead } = await chat(question, signal);
    const found = planAmong(jsonIn(text, isCut), clean);
    if (found !== null) return { ...found, isPartlyRead };
    return { plan: { draft: NO_PLAN, problem: NO_JSON }, isCut, isPartlyRead };
  };
  const { plan, isCut, isPartlyRead } = await usableReply(structureQuestion(dump), ask);
  if (!isCut && !isPartlyRead) return asPlan(plan.draft);
  const completed = (draft: PlanDraft) => complete({ dump, draft });
  if (!isCut) return (await completed(plan.draft)).draft;
  const { left } = await completed(plan.draft);
  const question = continuationQuestion(dump, {
    draft: plan.draft,
    left: left.slice(0, MAX_NAMED_ITEMS),
  });
  const more = await unless('any', () => ask(question));
  return (await completed(mergedPlan(plan.draft, more?.plan.draft ?? NO_PLAN))).draft;
}

async function usableReply(question: ChatQuestion, ask: Ask): Promise<Reply> {
  const first = await unless('empty', () => ask(question));
  if (first !== null && isUsable(first)) return first;
  const again = first === null ? question : secondQuestion(question, first);
  const second =
    first === null || pebblesIn(first) === 0
      ? await ask(again)
      : // What can be read of the first reply is better than a failure of the second.
        ((await unless('any', () => ask(again))) ?? first);
  if (isUsable(second) || first === null) return withPebbles(second);
  return withPebbles(pebblesIn(second) >= pebblesIn(first) ? second : first);
}

function withPebbles(reply: Reply): Reply {
  if (pebblesIn(reply) > 0) return reply;
  throw new AiError({ kind: reply.isCut ? 'cut-off' : 'not-a-plan' });
}

/** Null when the service failed, in one way or in any; a person who cancelled always ends it all. */
async function unless(failure: 'empty' | 'any', work: () => Promise<Reply>): Promise<Reply | null> {
  try {
    return await work();
  } catch (error) {
    const kind = failedAs(error);
    if (kind === null || kind === 'cancelled') throw error;
    if (failure === 'any' || kind === failure) return null;
    throw error;
  }
}

function secondQuestion(question: ChatQuestion, { plan, isCut }: Reply): ChatQuestion {
  return isCut ? withMoreRoom(question) : askedAgain(question, plan.problem ?? NO_JSON);
}

/** A cut plan is not held to the form: where it was cut, something is always missing. */
function isUsable({ plan, isCut }: Reply): boolean {
  return plan.draft.mountains.length > 0 && (isCut || plan.problem === null);
}

function pebblesIn({ plan }: Reply): number {
  return plan.draft.mountains
    .flatMap(({ boulders }) => boulders.flatMap(({ rocks }) => rocks))
    .reduce((sum, { pebbles }) => sum + pebbles.length, 0);
}
