import { DETERMINERS, NO_VERB_AFTER } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const OFTEN_DONE = wordSet(`
restock quote log file mark grade hoover record edit film photograph tune oil mow prune scan groom trim weed lodge
book order email text ring call phone message clean check print water walk feed plan move update change wash iron pack cook
return post plant review test study practise practice research charge sign paint polish load empty top wrap label pay
`);
const BOOKED = /^(?:book|plan|practise|practice|move|cancel)$/u;
const TAKES_LIST = /^(?:get|buy|pick|bring|order|need|grab|fetch|collect|pack|want)$/u;

/** "… so order tips", "and book swimming": a word of two kinds with a bare name behind it. */
export function opensPlainVerb(words: readonly Word[], at: number, from: number): boolean {
  const verb = keyAt(words, from);
  const isNamed =
    opensThing(words, from + 1) || (BOOKED.test(verb) && /ing$/u.test(keyAt(words, from + 1)));
  if (!opensWithVerb(words, from, 'front') || !isNamed) return false;
  if (keyAt(words, at) === 'so') return true;
  const before = words.slice(Math.max(0, at - 6), at);
  return OFTEN_DONE.has(verb) && !before.some((word) => TAKES_LIST.test(word.key));
}

/** "A guest for thirteen maybe ask Priya". */
export function opensBehindMaybe(words: readonly Word[], at: number): boolean {
  if (!/^(?:maybe|perhaps|definitely|just|probably|actually)$/u.test(keyAt(words, at)))
    return false;
  if (
    /^(?:just|probably|actually)$/u.test(keyAt(words, at)) &&
    !DETERMINERS.has(keyAt(words, at + 2))
  )
    return false;
  const isVerbHere =
    STRONG_VERBS.has(keyAt(words, at + 1)) || opensWithVerb(words, at + 1, 'within');
  return isVerbHere && !NO_VERB_AFTER.has(keyAt(words, at - 1));
}
