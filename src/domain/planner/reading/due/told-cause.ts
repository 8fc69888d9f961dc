import { obligationLengthAt, skipOpeners } from '../action-start.ts';
import { type ReadThought } from '../things-named.ts';

/** "The vouchers run out on the 24th, so book two crossings": a rule made a task of what was told. */
function isOnlyTold({ reading, words }: ReadThought): boolean {
  const isMade = reading.kind === 'task' && /^(?:See to|Get ready for) /u.test(reading.title);
  return isMade && !words.some(({ key }) => key === 'see' || key === 'ready');
}

function isStatement(thought: ReadThought): boolean {
  if (obligationLengthAt(thought.words, skipOpeners(thought.words, 0)) > 0) return false;
  return thought.words.some(
    (word) => /^(?:is|are|was|were|needs|has)$/u.test(word.key) || word.key.endsWith("'s"),
  );
}

/** Whether a thought that was read as a task only tells why what follows from it is to be done. */
export function isToldCause(thought: ReadThought): boolean {
  return isStatement(thought) || isOnlyTold(thought);
}
