import { FIRST_NAMES } from '../../data/first-names.ts';
import { KIN } from '../../data/people.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { bareThing, type BareThing } from '../grammar/bare-thing.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { isVerb } from '../grammar/verbs.ts';
import { isGot } from './fitting-verb.ts';

/** "Something silver for Gran", "someone to sit with Mum": what it is has yet to be found. */
export function verbOfUnknown(words: readonly Word[]): string | null {
  const [first, second] = [keyAt(words, 0), keyAt(words, 1)];
  if (words.slice(0, 5).some(({ key }, at) => key === 'something' && keyAt(words, at - 1) === 'of'))
    return 'Get';
  if (/^(?:someone|somebody)$/u.test(first) && /^(?:to|for|who|with)$/u.test(second)) return 'Find';
  if (!/^(?:something|somethin|summat|sth)$/u.test(first) || words.length < 3) return null;
  return words.slice(1, 5).some(({ key }) => key === 'for' || key === 'against') ? 'Get' : null;
}

/** What comes from somewhere, or in numbers, and is not asked for. */
export const NOISE =
  /^(?:noise|sound|smell|rattle|leak|call|text|letter|email|message|news|complaint|time|times|people|days|weeks|weekday|minutes|hours|rain|sun|snow|wind|point|reason|way|part|parts|kind|sort)s?$/u;

/** "Kudu biltong from Oom Fanie", "some wagos", "6 balls": it is asked for by where it comes from, or how many. */
export function isWanted(
  { opener, isMeasured, name, rest }: BareThing,
  words: readonly Word[],
): boolean {
  if (name.length === 0 || name.length > 3 || opener === 'owned' || opener === 'the') return false;
  const head = name.at(-1)?.key ?? '';
  if (isVerb(head) || NOISE.test(head)) return false;
  if (isMeasured || isMore(words, rest)) return true;
  const from = keyAt(rest, 0) === 'from';
  if (from && opener !== 'a')
    return (
      /^(?:the|my|our)$/u.test(keyAt(rest, 1)) ||
      /^\p{Lu}/u.test(rest[1]?.raw ?? '') ||
      keyAt(words, 0) === 'some'
    );
  if (/^x\d+$/u.test(keyAt(rest, 0)) || (keyAt(rest, 0) === 'x' && /^\d/u.test(keyAt(rest, 1))))
    return true;
  if (keyAt(rest, 0) === 'size' && rest.length <= 3) return true;
  return false;
}

/** "Some wagos", "extra foam mats for tonight". */
function isMore(words: readonly Word[], rest: readonly Word[]): boolean {
  const isAsked = /^(?:some|more|extra)$/u.test(keyAt(words, 0));
  return isAsked && (rest.length === 0 || /^(?:for|from)$/u.test(keyAt(rest, 0)));
}

/** "Nan - slippers size 5": for whom, and what. */
export function isGiftFor({ name, rest }: BareThing): boolean {
  const [who] = name;
  const isWho =
    name.length === 1 && who !== undefined && (KIN.has(who.key) || FIRST_NAMES.has(who.key));
  if (!isWho || !/^[-–—:]$/u.test(rest[0]?.raw ?? '')) return false;
  const verb = verbOfNoun(bareThing(rest.slice(1)).name.map(({ key }) => key))?.verb ?? '';
  return isGot(verb);
}
