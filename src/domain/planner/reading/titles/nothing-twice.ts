import { saysDeedOf } from '../deed-said.ts';
import { verbOf } from '../grammar/title-words.ts';
import { isToDo, type ReadThought } from '../reading.ts';

/** "Do them on a bad day", "look at a single one": the verb of the step before, with no thing of its own. */
const OF_NOTHING_NEW =
  /^\S+ (?:(?:at|for|to|with|up|on|out) )?(?:it|them|a single one|(?:any|one|some|most) of (?:it|them|those)|(?:that|one|any)(?= (?:on|in|by|before|at|first|again|too|for)\b|$))(?= |$)/iu;
/** "I haven't asked anybody". */
const OF_NOBODY =
  /^(?:Ask|Tell|Call|Ring|Text|Message|Email) (?:anybody|anyone|somebody|someone)$/u;

/** Whether a step says no more than when or how the one before it is to be done. */
function isSaidAgain(thought: ReadThought, before: ReadThought): boolean {
  if (thought.reading.kind !== 'task' || before.reading.kind !== 'task') return false;
  const { title } = thought.reading;
  if (OF_NOBODY.test(title)) return true;
  if (!saysDeedOf(before.reading.title, before)) return false;
  return verbOf(title) === verbOf(before.reading.title) && OF_NOTHING_NEW.test(title);
}

/** "I need to do the questions and I need to do them on a bad day": one step, and how it is to be done. */
export function withNothingTwice(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  return thoughts.map((thought, at) => {
    const before = thoughts[at - 1];
    const isNear =
      before?.line === thought.line &&
      thought.sentence - before.sentence <= 1 &&
      before.headings.join() === thought.headings.join();
    const isTwice =
      thought.language === 'en' && isNear && isToDo(before) && isSaidAgain(thought, before);
    return isTwice ? { ...thought, reading: { kind: 'fact' } } : thought;
  });
}
