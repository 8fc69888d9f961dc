import { A_MONTH } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { baseOfGerund } from '../grammar/verbs.ts';

/** What was meant once is still to do, but not back then. */
export const WAS_MEANT = /(?:was|meant|supposed|wanted|been meaning|promised|said)/u;
const PAST = new RegExp(
  String.raw`^(?:yesterday|(?:in (?:${A_MONTH}|spring|summer|autumn|winter|\d{4}))|last (?:\p{L}+)|(?:a|${SEVERAL}|some|\d+|a few) \p{L}+ ago|\p{L}+ ago|months ago|(?:but|and) (?:i )?(?:never|didn't|haven't|forgot|then)|back in)\b`,
  'u',
);

/** The words without the time that is past and what came of it: "… in March but never did". */
export function withoutPast(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex((_, at) => {
    const ahead = words.slice(at, at + 4).map((word) => word.key);
    const isToCome = /^(?:due|back|out|born|coming|ready)$/u.test(keyAt(words, at - 1));
    return at > 0 && !isToCome && PAST.test(ahead.join(' '));
  });
  return end > 1 ? words.slice(0, end) : words;
}

/** "I said yes to organising the reunion and now …" is to organise it. */
export function agreedTo(rest: readonly Word[]): readonly Word[] {
  const now = rest.findIndex((word, at) => word.key === 'and' && keyAt(rest, at + 1) === 'now');
  const thing = now > 0 ? rest.slice(0, now) : rest;
  const base = baseOfGerund(keyAt(thing, 0));
  return base === null
    ? [...wordsOf('Get ready for'), ...thing]
    : [...wordsOf(base), ...thing.slice(1)];
}

/** "I have given up my course because I never managed to go", "I've known that I'd have to do it". */
export const IS_OVER =
  /^(?:given|known|told|thought|decided|stopped|started|tried|learned|learnt|managed|forgotten|promised|agreed|wanted|meant|moved|changed|asked|heard|seen)$/u;

/** "I should have got a cat": how it is now, and nothing to do. */
export function isRegret(marker: string, rest: readonly Word[]): boolean {
  const isHad = /^(?:got|been|had|known|seen|listened|stayed)$/u.test(keyAt(rest, 1));
  return marker.endsWith('should') && keyAt(rest, 0) === 'have' && isHad;
}
