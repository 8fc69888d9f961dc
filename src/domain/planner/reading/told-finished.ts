import { DETERMINERS, SUBJECT_PRONOUNS } from '../data/english-phrases.ts';
import { A_SHORT_WEEKDAY, A_WEEKDAY } from '../data/dates.ts';
import { keysOf } from '../words/phrase-text.ts';
import { wordSet } from '../words/word-set.ts';
import { keyAt, type Word } from '../words/words.ts';
import { isMadeAlready } from './had-already.ts';
import { opensWithVerb } from './verbs.ts';

/** Forms of what is over once it is said of a thing: nobody has to book what is booked. */
const OVER = wordSet(`
booked paid sent ordered submitted posted verified renewed arrived delivered signed filed returned collected confirmed
countersigned refunded sorted approved passed completed received emailed dealt
done payed bought sold told found given fixed cleaned replaced painted locked built cancelled canceled
packed borrowed fitted logged settled swapped chased counted unblocked rung delivered defrosted loaded handed
merged deployed shipped resolved
`);
/** A short note with one of these may want it: "boiler serviced". With a day or a cheer behind it is over. */
const OVER_BY_THEN = wordSet(
  'serviced repaired mended reviewed migrated uploaded tested accepted printed washed checked filled',
);
const BETWEEN = /^(?:is|are|was|were|has|have|been|all|now|already|finally|got|both|the|'s)$/u;
const BEHIND = new RegExp(
  String.raw`^(?:ok|okay|fine|already|yesterday|today|now|thanks|thank|god|finally|and|done|all|good|on|early|as|always|usual|in|full|the|last|this|week|month|morning|night|${A_WEEKDAY}|${A_SHORT_WEEKDAY}|x?\d{1,2}(?:[/.]\d{1,2})*(?:st|nd|rd|th|am|pm)?)$`,
  'u',
);
const IS_OPEN =
  /\b(?:not|nothing|but|half|almost|nearly|except|by|before|until|till|if|when|unless|still|due|never|needs?|must|should|be|being|get|to|or|nobody|without)\b|n't\b/u;
const MAX_THING = 5;
/** More than so many words behind a comma say something of their own. */
const MAX_REMARK = 4;

/** "Sent to Tom": to whom says nothing of what is left. */
function withoutWhom(words: readonly Word[]): readonly Word[] {
  const isWhom = keyAt(words, 0) === 'to' && isNamed(words[1]);
  return isWhom ? words.slice(2) : words;
}

/** "Shearers booked 9/12", "boots arrived ok", "the van's booked": a thing, and that it is over. */
function isThingOver(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => OVER.has(word.key) || OVER_BY_THEN.has(word.key));
  const isEnd = at === words.length - 1;
  if (OVER_BY_THEN.has(keyAt(words, at)) && isEnd && !words[at]?.raw.endsWith('!')) return false;
  if (at < 1 || at > MAX_THING + 1 || SUBJECT_PRONOUNS.has(keyAt(words, 0))) return false;
  let end = at;
  while (end > 1 && BETWEEN.test(keyAt(words, end - 1))) end--;
  const thing = words.slice(0, end);
  if (thing.length > MAX_THING || thing.some((word) => word.comma)) return false;
  const isDeed = at > 1 && opensWithVerb(words, 0, 'front');
  if (isDeed && !DETERMINERS.has(keyAt(words, 0))) return false;
  const comma = words.findIndex((word, place) => place >= at && word.comma);
  const more = comma < 0 ? [] : words.slice(comma + 1);
  if (more.length > MAX_REMARK || opensWithVerb(more, 0, 'front')) return false;
  const behind = withoutWhom(words.slice(at + 1, comma < 0 ? undefined : comma + 1));
  if (/^(?:via|through|with|at|from|into|onto|online)$/u.test(keyAt(behind, 0))) return true;
  return behind.every((word) => word.key === '' || BEHIND.test(word.key));
}

function isNamed(word: Word | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word?.raw ?? '');
}

/** "Rent went out already", "that's gone already". */
const ENDS_ALREADY =
  /^(?!(?:i|is|are|it|late|need)\b).*\b(?:went|gone|come|got|did|been|had|done|came|left|made|took|\p{L}+ed)\b.* already$/u;

/** "The mic stand works now", "radio ok now". */
const ENDS_WELL =
  /\b(?:works?|working|ok|okay|fine|better|behaving|healed|running) (?:now|again)$|\ball (?:clear|good)$|\bnothing wrong$/u;

/** "Telly licence direct debit set up". */
function isSetUp(words: readonly Word[]): boolean {
  const isEnd = keysOf(words.slice(-2)) === 'set up';
  return isEnd && words.length > 3 && !opensWithVerb(words, 0, 'front');
}

/** Whether the words tell of a thing that it is over, and of nothing that is left to do. */
export function isToldFinished(words: readonly Word[]): boolean {
  if (isMadeAlready(words)) return true;
  if (words.length > 12) return false;
  const said = keysOf(
    words.filter((_, at) => keyAt(words, at) !== 'to' || !isNamed(words[at + 1])),
  );
  if (IS_OPEN.test(said)) return false;
  return isThingOver(words) || ENDS_ALREADY.test(said) || ENDS_WELL.test(said) || isSetUp(words);
}
