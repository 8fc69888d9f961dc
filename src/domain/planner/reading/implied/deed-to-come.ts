import { withoutEndMarks } from '../../words/end-marks.ts';
import { PARTICLES } from '../../data/english-phrases.ts';
import { A_TEN, SEVERAL } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { withoutMarks } from '../grammar/verb-places.ts';
import { isVerb } from '../grammar/verbs.ts';
import { capitalised } from '../titles/task-phrase.ts';

/** "I have", "there are still", "and we've got". */
const OPENS =
  /^(?:(?:and|so|but|also|then) )*(?:(?:there are|there's|i have|i've|we have|we've|got)(?: (?:also|still|now|got|about))*) /u;
const MANY = new RegExp(
  String.raw`^(?:\d+|${SEVERAL}|(?:thir|four|fif|six|seven|eigh|nine)teen|${A_TEN}|(?:a )?hundred|a (?:stack|pile|heap|load|pair|couple|dozen|few)(?: of)?|some|several|loads of|a lot of|lots of)(?= )`,
  'u',
);
/** Time and money are left, and not to be done. */
const LEFT = wordSet(
  'day days week weeks hour hours minute minutes mins month months year years quid pounds miles stops',
);
const NO_DEED = wordSet('go spare choose say live come lose share');
/** "Look after", "get back to": what the thing stands behind. */
const DEED_WITH_MORE =
  /^(?:look (?:after|at|for|into|over|through)|(?:talk|think) (?:about|over|through)|deal with|work on|see to|(?:get back|reply|respond) to|catch up (?:on|with))(?= |$)/u;
/** "Things to worry about": nothing behind it takes up what is left open. */
const LEFT_OPEN = /^(?:about|after|with|to|on|at|for|into|through)$/u;
const LONGEST_THING = 4;

/** Where "to fire" stands behind so many things; -1 where none is to be done anything with. */
function placeOfDeed(words: readonly Word[], from: number): number {
  for (let at = from + 1; at <= from + LONGEST_THING; at++) {
    const key = keyAt(words, at);
    if (words[at - 1]?.comma === true || /^(?:that|who|which|and|or|from)$/u.test(key)) return -1;
    if (key !== 'to') continue;
    const deed = keyAt(words, at + 1);
    const isEnd = at + 2 === words.length && /^\p{Ll}+\P{L}*$/u.test(words[at + 1]?.raw ?? '');
    return (isVerb(deed) || isEnd) && !NO_DEED.has(deed) ? at : -1;
  }
  return -1;
}

/** Behind "look after", "make up", or the verb alone. */
function endOfDeed(words: readonly Word[], from: number): number {
  const more = DEED_WITH_MORE.exec(keysOf(words.slice(from)))?.[0].split(' ').length;
  return from + (more ?? (PARTICLES.has(keyAt(words, from + 1)) ? 2 : 1));
}

/**
 * "There are eleven windows to clean", "we have two beds to make up": so many things, and what is to be
 * done with them, as it would be said; null where none is.
 */
export function deedToCome(words: readonly Word[]): string | null {
  const said = keysOf(words);
  const opened = OPENS.exec(said)?.[0].trim().split(' ').length ?? 0;
  const many = opened === 0 ? null : MANY.exec(keysOf(words.slice(opened)));
  if (many === null) return null;
  const to = placeOfDeed(words, opened + many[0].split(' ').length - 1);
  const still = keyAt(words, to - 1) === 'still' ? to - 1 : to;
  if (to < 0 || LEFT.has(keyAt(words, still - 1))) return null;
  const behind = endOfDeed(words, to + 1);
  if (LEFT_OPEN.test(keyAt(words, behind)) && behind === words.length - 1) return null;
  const deed = [...words.slice(to + 1, behind).map(withoutMarks), ...words.slice(opened, still)];
  return capitalised(withoutEndMarks(textOf([...deed, ...words.slice(behind)])));
}
