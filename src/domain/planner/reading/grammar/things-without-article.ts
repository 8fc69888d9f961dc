import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_NUMBER, A_TEN } from '../../data/numbers.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { skipOpeners } from './action-start.ts';
import { isKnownName } from './verb-of-noun.ts';
import { isVerb } from './verbs.ts';

/** What stands behind a thing of which something is said. */
export const LINK =
  /^(?:is|are|isn't|aren't|has|have|hasn't|needs?|looks?|keeps?|runs|expires|won't|doesn't|still|just|'s|isnt|arent|hasnt|wont|doesnt|renews|lasts|rattles|leaks|drips|smells|stinks|beeps|squeaks|crashes|flickers|makes|got|broke|expired|arrived|stopped|died)$/u;
const OPENS_NO_THING =
  /^(?:there|what|this|nobody|nothing|something|somebody|someone|everything|everyone|work|life|one|mine|yours|hers|ours|theirs|mum|mom|dad|hr)$/u;

/** "Contact lenses are nearly out", "rent is due": a subject without an article. */
export function bareSubject(
  all: readonly Word[],
  endsNoun: (key: string) => boolean,
): readonly Word[] {
  const words = all.slice(skipOpeners(all, 0));
  const link = words.findIndex((word) => LINK.test(word.key));
  const noun = words.slice(0, link);
  const isNoun = link > 0 && link <= 3 && noun.every((word) => /^\p{L}[\p{L}-]+$/u.test(word.raw));
  if (!isNoun || noun.some((word) => endsNoun(word.key) || DETERMINERS.has(word.key))) return [];
  const isState = /^(?:is|are|isn't|aren't|isnt|arent)$/u.test(keyAt(words, link));
  const isNoDeed = isState && (link === 1 || (link === 2 && isNameAt(words, 1)));
  const isDeed = isVerb(keyAt(noun, 0)) && !isNoDeed;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(noun.at(-1)?.raw ?? '');
  return isDeed || isName || OPENS_NO_THING.test(keyAt(noun, 0)) ? [] : noun;
}

/** The second word names a thing, by itself or with the first: "water bottle". */
function isNameAt(words: readonly Word[], at: number): boolean {
  return isKnownName([keyAt(words, at)]) || isKnownName([keyAt(words, 0), keyAt(words, at)]);
}

/** "They need photos of the bumper". */
export function isBareObject(words: readonly Word[], at: number): boolean {
  const isWanted = /^(?:needs?|wants?|get|got|buy|bought|order|ordered|have|has)$/u.test(
    keyAt(words, at - 1),
  );
  return isWanted && /^\p{Ll}{2,}[^su]s$/u.test(withoutEndMarks(words[at]?.raw ?? ''));
}

const COUNTED = new RegExp(
  String.raw`^(?:\d+|${A_NUMBER}|${A_TEN}(?:-\p{L}+)?|more|some|only|about|still|also|several|hundred|loads|lots|of)$`,
  'u',
);

/** "There is mould behind my bed", "there are 61 unread mails": where what is there begins, or -1. */
export function thereAt(words: readonly Word[]): number {
  const from = skipOpeners(words, 0);
  const isShort = /^there(?:'s|s|'re)$/u.test(keyAt(words, from));
  const isLong =
    keyAt(words, from) === 'there' && /^(?:is|are|was|were)$/u.test(keyAt(words, from + 1));
  if (!isShort && !isLong) return -1;
  let at = from + (isShort ? 1 : 2);
  while (COUNTED.test(keyAt(words, at))) at++;
  return DETERMINERS.has(keyAt(words, at)) ? -1 : at;
}
