import { type Day } from '../../calendar/day.ts';
import { type NewId } from '../../plan/identity.ts';
import { type Mountain } from '../../plan/plan.ts';
import { protectFinished } from '../../plan/revision.ts';
import { cleanText } from '../reading/clean-text.ts';
import { applyAdd } from './apply-add.ts';
import { applyMove, applySwap } from './apply-move.ts';
import { applyMerge, applySplit } from './apply-shape.ts';
import { applyMinutes, applyRemove, applyRename, applySmaller, applyTime } from './apply-words.ts';
import { type TextChange } from './change.ts';
import { type Outcome, type Situation } from './outcome.ts';
import { readChange } from './read-change.ts';
import { splitChanges } from './split-changes.ts';

export type RevisedByText =
  | { readonly understood: true; readonly mountain: Mountain }
  /** `part` is the piece of the text that was not understood, `reason` a sentence for the person. */
  | { readonly understood: false; readonly part: string; readonly reason: string };

const MAX_TEXT = 2000;
const MAX_PARTS = 20;
const MAX_PART = 300;

function applied(situation: Situation, change: TextChange): Outcome {
  switch (change.kind) {
    case 'add':
      return applyAdd(situation, change.said);
    case 'remove':
      return applyRemove(situation, change.name);
    case 'rename':
      return applyRename(situation, change.readings);
    case 'move':
      return applyMove(situation, change.name, change.place);
    case 'swap':
      return applySwap(situation, change.pairs);
    case 'split':
      return applySplit(situation, change.name, change.into);
    case 'merge':
      return applyMerge(situation, change.pairs, change.title);
    case 'minutes':
      return applyMinutes(situation, change.name, change.minutes);
    case 'more-time':
    case 'less-time':
      return applyTime(situation, change.name, change.kind === 'more-time');
    case 'smaller':
      return applySmaller(situation, change.name);
  }
}

function notUnderstood(part: string, reason: string): RevisedByText {
  return { understood: false, part, reason };
}

/**
 * Makes the changes that a text asks for, in its order: add, remove, rename, reorder, split, merge,
 * make smaller, give more or less time. All or nothing: when one part is not clear, the mountain
 * stays as it is and that part is named. What is done stays done (design, "AI edit"), a rock
 * holds at most 8 pebbles and a pebble 15 to 30 minutes; new nodes get their ids from `newId`.
 */
export function reviseByText({
  mountain,
  changeText,
  today,
  newId,
}: {
  readonly mountain: Mountain;
  readonly changeText: string;
  readonly today: Day;
  readonly newId: NewId;
}): RevisedByText {
  const text = cleanText(changeText).trim();
  if (text.length > MAX_TEXT)
    return notUnderstood(`${text.slice(0, 60)}…`, 'This is too long for one change.');
  const parts = splitChanges(text);
  if (parts.length === 0) return notUnderstood(text, 'It does not say what to change.');
  if (parts.length > MAX_PARTS)
    return notUnderstood(parts[MAX_PARTS] ?? '', 'These are too many changes at once.');
  let situation: Situation = { mountain, newId, today, spokenOf: null };
  for (const part of parts) {
    const change = part.length > MAX_PART ? null : readChange(part);
    if (change === null) return notUnderstood(part, `“${part}” was not understood.`);
    const outcome = applied(situation, change);
    if (!outcome.ok) return notUnderstood(part, outcome.reason);
    situation = { ...situation, mountain: outcome.mountain, spokenOf: outcome.spokenOf };
  }
  return {
    understood: true,
    mountain: protectFinished({ original: mountain, revised: situation.mountain }),
  };
}
