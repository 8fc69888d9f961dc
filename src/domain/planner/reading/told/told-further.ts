import { DAY_NAMES } from '../../data/dates.ts';
import { ADVERBS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isSameBreath } from '../breaths.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
import { isAdvice } from './told-of-others.ts';
import { isToDo, type ReadThought } from '../reading.ts';

/** "I think", "I hope", "I need": no deed; and "I finish at five and pick up the kids" tells one's way on a day. */
const NO_HABIT = wordSet(`
think suppose guess know hope need want wish plan promise hate love mean keep like believe feel say swear reckon bet doubt wonder
should must could would can will may might have owe work finish drive pass leave start fly travel arrive meet visit go get take
agree intend try remember forget expect was were had did been did got can't cannot don't didn't won't haven't
`);
const DAYS_AHEAD =
  /^(?:tomorrow|tonight|today|next|this|later|first|when|if|once|after|before|last|yesterday|ago)$/u;
const BEFORE_I = /^(?:|and|but|so|then|still|because|that|or|now|there)$/u;
const JOINS = /^(?:and|then|just|or)$/u;

/** What one says that one does: "sit" of "and still I sit here". */
function isDeedOfSelf(words: readonly Word[], i: number): boolean {
  if (!BEFORE_I.test(keyAt(words, i - 1))) return false;
  const key = words.slice(i + 1).find((word) => !ADVERBS.has(word.key))?.key ?? '';
  const isNow = isVerb(key) || (baseOfPast(key) === null && /^\p{L}{3,}$/u.test(key));
  return isNow && !NO_HABIT.has(key);
}

function saysWhen(words: readonly Word[]): boolean {
  return words.some(({ key }) => DAYS_AHEAD.test(key) || DAY_NAMES.has(key));
}

/** "I do the sums", "I open the banking app". */
function tellsHabit({ words, reading, language }: ReadThought): boolean {
  const isTold = reading.kind === 'fact' || reading.kind === 'feeling';
  if (!isTold || language !== 'en' || saysWhen(words)) return false;
  return words.some(({ key }, at) => key === 'i' && isDeedOfSelf(words, at));
}

/** "And get a different result", "and then forget the ticket", "and then I go". */
function goesOnWith({ words, reading }: ReadThought): boolean {
  if (keyAt(words, 0) !== 'and') return false;
  const at = words.findIndex(({ key }) => !JOINS.test(key));
  const key = keyAt(words, at);
  const title = reading.kind === 'task' || reading.kind === 'wish' ? wordsOf(reading.title) : [];
  if (key === 'i') return title.length === 0 || (title.length === 2 && keyAt(title, 1) === 'it');
  return key === 'want' || (isVerb(key) && keyAt(title, 0) === key);
}

/** "My sister says don't react, | write it down": what the same advice goes on with. */
function goesOnAdvising(before: ReadThought | undefined, { words, reading }: ReadThought): boolean {
  if (before?.reading.kind !== 'fact') return false;
  if (TOLD_ME.test(keysOf(before.words)) && I_SHOULD.test(keysOf(words))) return true;
  if (before.words.at(-1)?.comma !== true) return false;
  const title = reading.kind === 'task' ? wordsOf(reading.title) : [];
  const isVague = /^(?:it|that|them|this)$/u.test(keyAt(title, 1)) && title.length <= MOST_ADVISED;
  return isVague && keyAt(words, 0) === keyAt(title, 0) && isAdvice(before.words);
}

const MOST_ADVISED = 4;
/** "She told me | I should ask for help". */
const TOLD_ME =
  /^(?:(?:and|but|then|so) )*(?:he|she|they|everyone|everybody|people) (?:told me|tells? me|keeps? saying|says?|said|thinks?)$/u;
const I_SHOULD = /^(?:that )?i (?:should|could|ought to)\b/u;

/**
 * "I do the sums | and get a different result every time": what one tells that one does goes on behind
 * "and", and what one is advised behind a comma; neither asks for anything there.
 */
export function withoutToldFurther(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  let isTelling = false;
  return thoughts.map((thought, index) => {
    const before = thoughts[index - 1];
    const isBehind = isSameBreath(before, thought) && !saysWhen(thought.words);
    const goesOn = isBehind && (isTelling ? goesOnWith(thought) : goesOnAdvising(before, thought));
    isTelling = goesOn || tellsHabit(thought);
    return goesOn && isToDo(thought)
      ? { ...thought, reading: { kind: 'fact', guess: 'named' } }
      : thought;
  });
}
