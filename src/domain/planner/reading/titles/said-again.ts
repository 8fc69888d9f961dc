import { isSameBreath } from '../breaths.ts';
import { type ReadThought, type Reading } from '../reading.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, wordsOf } from '../../words/words.ts';

/** "Send the card, she's seventy, so it wants posting": says again of the task what is to be done. */
function saysOfTask(thought: ReadThought, before: readonly ReadThought[]): boolean {
  const isTold = /^(?:(?:so|and|really) )*(?:it|that) wants \p{L}+ing\b/u.test(
    keysOf(thought.words),
  );
  return (
    isTold && before.some((told) => isSameBreath(told, thought) && told.reading.kind === 'task')
  );
}

/** "Ring the school, so I'll do that at dinner time": when, and no other deed. */
const DONE_THEN =
  /^Do (?:it|that|this)(?: like)?(?: (?:at|on|in|before|after|by|tomorrow|tonight|today|now|then|this|next|first|later|straight)\b.*)?$/iu;

/** "I've got the presentation and I haven't started": how far it is, and no other deed. */
const ONLY_BEGINS = /^(?:Start|Begin)$/u;

/** "They want proof of insurance: send it": the deed is said once already. */
export function saysDeedAgain(title: string, last: ReadThought): boolean {
  const [verb, it, ...rest] = wordsOf(title);
  const isOnlyIt = rest.length === 0 && /^(?:it|them|that)$/u.test(it?.key ?? '');
  const { reading } = last;
  return isOnlyIt && reading.kind === 'task' && keyAt(wordsOf(reading.title), 0) === verb?.key;
}

/** "Van insurance runs out, sort that": no more than the step before it says. */
export function isSameDeed(title: string, last: ReadThought): boolean {
  const thing = wordsOf(title).slice(1).at(-1)?.key ?? '';
  return (
    /^(?:Sort|Do|See to|Deal with) the \S+(?: \S+){0,3}$/u.test(title) &&
    last.reading.kind === 'task' &&
    wordsOf(last.reading.title).some(({ key }) => key === thing)
  );
}

/** A thought that only says again of the task before it what is to be done, or when; null where it says more. */
export function saidAgain(thought: ReadThought, before: readonly ReadThought[]): Reading | null {
  const last = before.at(-1);
  const { reading } = thought;
  if (saysOfTask(thought, before)) return { kind: 'fact' };
  const isTask = reading.kind === 'task' && last?.reading.kind === 'task';
  if (!isTask || !isSameBreath(last, thought)) return null;
  const isImplied = last.reading.kind === 'task' && last.reading.isImplied === true;
  if (!isImplied && saysDeedAgain(reading.title, last)) return { kind: 'nothing' };
  if (DONE_THEN.test(reading.title)) return { kind: 'fact', saysWhen: true };
  return ONLY_BEGINS.test(reading.title) ? { kind: 'fact' } : null;
}
