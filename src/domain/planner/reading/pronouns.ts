import { DETERMINERS } from '../data/english-phrases.ts';
import { wordSet } from '../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../words/words.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { KIN } from './people-named.ts';
import { isVerb } from './verbs.ts';

const MAX_NOUN_WORDS = 5;
const ENDS_NOUN = wordSet(`
is are was were isn't aren't has have had needs need wants want since before after because so and but or which that who
when where while until if i i'm i've we he she they it you to for from with by at on in about of off out up back
ready again still just keeps keep looks expires ends due won't doesn't don't can't
`);
const OPENS_NOUN = wordSet('the my our a an his her their this these those another');
const GOES_WITH = /^(?:to|with|about|for|on|at|up|back|out|off|over|into)$/u;
const NO_THING = wordSet(`
lot way day week weekend month year time times moment thing things stuff morning evening night same rest point
world mess idea problem one first end
`);

/** Things named in the words, each from its determiner to the end of the noun. */
function thingsIn(words: readonly Word[]): readonly (readonly Word[])[] {
  const found: (readonly Word[])[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!OPENS_NOUN.has(keyAt(words, at))) continue;
    let end = at + 1;
    while (
      end < words.length &&
      end - at <= MAX_NOUN_WORDS &&
      words[end - 1]?.comma !== true &&
      !ENDS_NOUN.has(keyAt(words, end)) &&
      !DETERMINERS.has(keyAt(words, end))
    )
      end++;
    const noun = words.slice(at, end);
    if (
      noun.length > 1 &&
      !/^\d/u.test(keyAt(noun, 1)) &&
      !NO_THING.has(keyAt(noun, noun.length - 1)) &&
      !KIN.has(keyAt(noun, noun.length - 1)) &&
      !/^(?:people|kids|children|neighbours|parents|guys|clients)$/u.test(
        keyAt(noun, noun.length - 1),
      )
    )
      found.push(noun);
    at = end - 1;
  }
  return found;
}

function isPlural(noun: readonly Word[]): boolean {
  return /(?:[^su]s|people|children)$/u.test(keyAt(noun, noun.length - 1));
}

function pronounAt(words: readonly Word[]): number {
  const at = words.findIndex(
    (word, place) =>
      (/^(?:it|them)$/u.test(word.key) && !/^IT\b/u.test(word.raw)) ||
      (/^(?:those|these)$/u.test(word.key) && keyAt(words, place + 1) === '') ||
      (word.key === 'that' && /^(?:|back|up|out|off|first)$/u.test(keyAt(words, place + 1))),
  );
  if (at < 1 || at > 3) return -1;
  const before = keyAt(words, at - 1);
  const opens = at === 1 || GOES_WITH.test(before) || isVerb(before);
  const named = words.slice(1, at).some((word) => DETERMINERS.has(word.key));
  return opens && !named ? at : -1;
}

/** Whether a task says "it" or "them" for the thing it is about. */
export function pointsBack(title: string): boolean {
  return pronounAt(wordsOf(title)) > 0;
}

/**
 * The task with the thing in place of "it" or "them", when what was said just before names exactly
 * one such thing; else null, for a wrong thing is worse than none.
 */
export function withThingNamed(title: string, before: readonly Word[]): string | null {
  const words = wordsOf(title);
  const at = pronounAt(words);
  if (at < 0) return null;
  const plural = !/^(?:it|that)$/u.test(keyAt(words, at));
  const things = thingsIn(before).filter((noun) => isPlural(noun) === plural);
  const [thing] = things;
  if (thing === undefined || things.length > 1) return null;
  const first = thing.map((word, place) =>
    place === 0 ? { ...word, raw: /^(?:an?|another)$/u.test(word.key) ? 'the' : word.key } : word,
  );
  const named = withoutEndMarks(textOf(first));
  return textOf([...words.slice(0, at), ...wordsOf(named), ...words.slice(at + 1)]);
}
