import { DETERMINERS, SUBJECT_PRONOUNS } from '../data/english-phrases.ts';
import { NO_THING_OPENS, UNDONE_STATES } from '../data/talk.ts';
import { type Day } from '../../calendar/day.ts';
import { keyAt, type Word } from '../words/words.ts';
import { dueDays, isUrgent } from './due-date.ts';
import { skipOpeners } from './action-start.ts';
import { type ReadThought } from './things-named.ts';

const LEAST_TALK = 0.03;
const SHORT = 2;
const NUMBER =
  /^(?:\d+(?:[.:]\d+)?(?:am|pm)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|hundreds|loads|lots|tons|million|half)$/u;

/** Whether the words tell more than they list: people who talk say "I" and "it" all the time. */
function isTalk(thoughts: readonly ReadThought[]): boolean {
  const words = thoughts.flatMap((thought) => thought.words);
  const told = words.filter((word) => SUBJECT_PRONOUNS.has(word.key)).length;
  return told >= words.length * LEAST_TALK;
}

/** A name for a thing that no rule knew a verb for. */
function isNamedAlone({ words, reading }: ReadThought): boolean {
  return (
    reading.kind === 'task' &&
    reading.title.startsWith('Sort out ') &&
    !words.some((word) => word.key === 'sort' || word.key === 'sorting')
  );
}

function isThing(words: readonly Word[], isListed: boolean): boolean {
  const first = keyAt(words, 0);
  if (NO_THING_OPENS.has(first)) return false;
  const isCounted = NUMBER.test(first) || (first === 'a' && NUMBER.test(keyAt(words, 1)));
  if (isCounted) return words.some((word) => UNDONE_STATES.has(word.key) || word.key === 'more');
  if (DETERMINERS.has(first) || isListed) return true;
  return words.length > SHORT || /[^s]s$/u.test(words.at(-1)?.key ?? '');
}

/**
 * "Small win", "again", "sixty tabs": a word or two between the sentences of someone who talks asks
 * for nothing. What has a date, an article or others like it beside it is a thing to see to.
 */
export function withoutFragments(
  thoughts: readonly ReadThought[],
  { today, written }: { readonly today: Day; readonly written: ReadonlySet<number> },
): ReadThought[] {
  if (!isTalk(thoughts)) return [...thoughts];
  return thoughts.map((thought, index) => {
    if (thought.language !== 'en' || written.has(thought.line) || !isNamedAlone(thought))
      return thought;
    const words = thought.words.slice(skipOpeners(thought.words, 0));
    const isListed = [thoughts[index - 1], thoughts[index + 1]].some(
      (near) => near !== undefined && near.sentence === thought.sentence && isNamedAlone(near),
    );
    const isDated = dueDays(words, today) !== null || isUrgent(words);
    if (words.length > 0 && (isDated || isThing(words, isListed))) return thought;
    return { ...thought, reading: { kind: words.length > SHORT ? 'fact' : 'nothing' } };
  });
}
