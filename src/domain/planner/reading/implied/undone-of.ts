import { DETERMINERS } from '../../data/english-phrases.ts';
import { SAID_NUMBERS } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isWithDeed } from '../grammar/verb-places.ts';
import { baseOfPast } from '../grammar/verbs.ts';
import { sayTask } from '../titles/task-phrase.ts';

const NOT_YET =
  /^(?:that |which )(?:(?:i|we)(?:'ve| have)? (?:not|never|still not|not even)|(?:i|we) (?:still )?(?:haven't|havent)|ive not|(?:i|we) never) (?:even |yet |really |actually )?/u;
const LEFT_IT = /^(?:left|sent|gave|wrote|posted|brought|emailed|texted|messaged|handed)$/u;
const THERE =
  /^(?:there's|theres|there is|there are|i have|i've|i've got|ive got|i have got|we have|we've got|then there's|then there is|then there are)(?= )/u;
const ENDS = /^(?:|yet|either|either yet|since|so far|properly|at all)$/u;
const NO_DEED =
  /^(?:be|have|see|meet|hear|know|need|use|get|find|want|like|wear|feel|decide|forget)$/u;
const MOST_WORDS = 9;
const LONGEST_SAID = 30;

/** Whether a thing is named: "the term paper", "five envelopes", "about eight of them". */
function isNamed(words: readonly Word[]): boolean {
  const first = keyAt(words, keyAt(words, 0) === 'about' ? 1 : 0);
  const opens = DETERMINERS.has(first) || SAID_NUMBERS.has(first) || /^\d+$/u.test(first);
  return opens && words.length > 1 && words.length <= MOST_WORDS;
}

/** "There are five envelopes that I have not opened": a thing, and what one has not done with it yet. */
export function taskUndoneOf(words: readonly Word[]): string | null {
  if (words.length > LONGEST_SAID) return null;
  const that = words.findIndex(
    ({ key }, at) =>
      at > 1 && /^(?:that|which)$/u.test(key) && NOT_YET.test(keysOf(words.slice(at))),
  );
  if (that < 0) return null;
  const said =
    NOT_YET.exec(keysOf(words.slice(that)))?.[0]
      .trim()
      .split(' ').length ?? 0;
  const done = words.slice(that + said);
  const base = baseOfPast(keyAt(done, 0));
  if (base === null || NO_DEED.test(base)) return null;
  const particle = isWithDeed(base, keyAt(done, 1)) ? 1 : 0;
  if (!ENDS.test(keysOf(done.slice(1 + particle)))) return null;
  const there = THERE.exec(keysOf(words))?.[0].split(' ').length ?? 0;
  const left = words.findIndex(({ key }, at) => at < that && LEFT_IT.test(key));
  const from = left < 0 ? there : left + (/^(?:me|us)$/u.test(keyAt(words, left + 1)) ? 2 : 1);
  const thing = words.slice(from, that);
  const deed = [base, ...done.slice(1, 1 + particle).map(({ key }) => key)].join(' ');
  return isNamed(thing) ? sayTask([...wordsOf(deed), ...thing]) : null;
}
