/** From a mountain and a change in a person's words to the changed mountain. */

import type { NewId } from '#domain/plan/identity.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import { reviseMountain } from '#domain/plan/revision.ts';
import { lintRevision } from '#domain/planner/revision-linter.ts';
import { AiError, failedAs } from './ai-failure.ts';
import type { Chat } from './chat.ts';
import type { ChatQuestion } from './dialect.ts';
import { handlesFor } from './handles.ts';
import { askedAgain, revisionQuestion, withMoreRoom } from './prompts.ts';
import { jsonIn } from './read-json.ts';
import { mountainIn } from './revision-reply.ts';
import { cleanerFor } from './said-by-person.ts';

type Reply = { readonly mountain: Mountain | null; readonly isCut: boolean };
type Ask = (question: ChatQuestion) => Promise<Reply>;

/**
 * Asks for a changed mountain. A reply that cannot be used is asked for once more; one that was cut
 * is never used, because what is missing in it would count as removed. Throws an `AiError`: the
 * original is kept then (specification, section 8).
 */
export async function reviseByAi(
  { original, changeText }: { readonly original: Mountain; readonly changeText: string },
  {
    chat,
    signal,
    newId,
  }: { readonly chat: Chat; readonly signal: AbortSignal; readonly newId: NewId },
): Promise<Mountain> {
  const handles = handlesFor(original);
  const clean = cleanerFor(`${changeText}\n${handles.json}`);
  const ask: Ask = async (question) => {
    const { text, isCut } = await chat(question, signal);
    for (const found of jsonIn(text, isCut)) {
      if (found.isCut) return { mountain: null, isCut: true };
      const mountain = mountainIn(found.value, { original, handles, clean });
      if (mountain !== null) return { mountain, isCut: false };
    }
    return { mountain: null, isCut };
  };
  const question = revisionQuestion(handles.json, changeText);
  const first = await firstReply(() => ask(question));
  const { mountain, isCut } = first?.mountain ? first : await ask(secondQuestion(question, first));
  if (mountain === null) throw new AiError({ kind: isCut ? 'cut-off' : 'not-a-mountain' });
  const revised = reviseMountain({ original, revised: mountain, newId });
  return lintRevision({ original, revised, changeText, newId });
}

async function firstReply(ask: () => Promise<Reply>): Promise<Reply | null> {
  try {
    return await ask();
  } catch (error) {
    if (failedAs(error) === 'empty') return null;
    throw error;
  }
}

function secondQuestion(question: ChatQuestion, first: Reply | null): ChatQuestion {
  if (first === null) return question;
  return first.isCut
    ? withMoreRoom(question)
    : askedAgain(
        question,
        'it was not one mountain with an id and with its boulders, rocks and pebbles in lists',
      );
}
