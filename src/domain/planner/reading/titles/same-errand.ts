import { wordSet } from '../../words/word-set.ts';
import { keyAt, wordsOf } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';
import { capitalised } from './task-phrase.ts';
import { withVerbForThing } from './things-with-verbs.ts';

/** What is done with one thing after the other. */
const DONE_IN_A_ROW = wordSet(
  'order buy get pack print bring find collect return post wash clean check iron fix book cancel pay label sew sand paint charge',
);
const PLAIN = /^Sort out (?=\S)/u;
const LONGEST = 9;

/** The verb that a task was said with: its own first word. */
function verbSaid({ words, reading }: ReadThought): string | null {
  if (reading.kind !== 'task' || words.length > LONGEST) return null;
  const verb = keyAt(wordsOf(reading.title), 0);
  const isSaid = words.slice(0, skipOpeners(words, 0) + 4).some(({ key }) => key === verb);
  return isSaid && DONE_IN_A_ROW.has(verb) ? verb : null;
}

/** "Order more gum paste | and the dowels": what is named behind "and" is to be done the same with. */
export function withSameErrand(thoughts: readonly ReadThought[]): ReadThought[] {
  let verb: string | null = null;
  return thoughts.map((thought, at) => {
    const { reading, words, language } = thought;
    const isSame = language === 'en' && isSameBreath(thoughts[at - 1], thought);
    const isNamed =
      reading.kind === 'task' &&
      reading.isEvent !== true &&
      PLAIN.test(reading.title) &&
      /^(?:and|plus)$/u.test(keyAt(words, 0)) &&
      !words.some(({ key }) => key === 'sort');
    if (isSame && isNamed && verb !== null && withVerbForThing(reading.title) === reading.title) {
      const title = reading.title.replace(PLAIN, `${capitalised(verb)} `);
      return { ...thought, reading: { ...reading, title } };
    }
    verb = verbSaid(thought);
    return thought;
  });
}
