import { isVerb } from '../reading/grammar/verbs.ts';
import { languageOf } from '../reading/language.ts';
import { wholeWords } from '../words/whole-words.ts';
import { wordsOf } from '../words/words.ts';

/** Quoted names, which stay as they were written. */
const QUOTED = '"[^"]{1,200}"|“[^”]{1,200}”|«[^»]{1,200}»';
/** What is to be new, and what it is to be called, up to the next clause: the person's own words. */
const OWN_WORDS =
  /((?:\b(?:add|include|insert|append|put in|rename|retitle)|^ to)\s[^,.!?;\n]+?(?=[,.!?;\n]|$|\s(?:and|but|so|because|cause|while|then)\s))/iu;

type Spelling = readonly [RegExp, string];

/** In English only: "im" is German for "in the", and "dont" is French for "whose". */
const BARE_SHORT: readonly Spelling[] = [
  [/\b([Ii])m\b(?! \p{Lu})/gu, "$1'm"],
  [/\b(i)ve\b/giu, "$1've"],
  [/\b(they|you|we)(re|ve)\b(?<!\bwere)/giu, "$1'$2"],
  [/\b(that|there|what|she|he)s\b/giu, "$1's"],
  [/\b(do|ca|is|are|does|did|was|has|have|should|could|would|wo)nt\b/giu, "$1n't"],
  [
    /\b(it)s(?= (?:an?|the|too|not|just|already|so|really|way|about|only|all|now|been|going)\b)/giu,
    "$1's",
  ],
  [/(?<=\b(?:so|then|and) )(i)ll(?= \p{L})/giu, "$1'll"],
];
const TYPED: readonly Spelling[] = [
  [/\b(can|could|would|so) u\b/giu, '$1 you'],
  [/(?<=\p{L})\+(?=\p{L})/gu, ' + '],
  [/\bgonna\b/giu, 'going to'],
];
/** "Um" and "er" are words in German and Portuguese, and UH may be a ward. */
const SOUNDS: readonly Spelling[] = [
  [/\b(?:[Uu]h+m?|[Uu]mm+|[Ee]rm+)\b,?\s+/gu, ''],
  [/\bum,?\s+(?=(?:so|the|can|could|i|and|yeah|like|maybe|please)\b)/giu, ''],
  // The mark that closes a question is not kept in a name either.
  [/[¿¡]/gu, ''],
];
/** Beside a clause; within one they may belong to a name: "everything you know about the lease". */
const FILLERS: readonly Spelling[] = [
  [/,\s+(?:obviously|of course|literally|basically|you know)(?=,|[.!?]|$)/giu, ''],
  [
    /(?<=^|[.!?;\n]\s*|,\s+)(?:obviously|of course|literally|basically|you know(?! what)),?\s+/giu,
    '',
  ],
  [/(?<=\b(?:i|we|you|can|could|should) )(?:obviously|of course|literally|basically) /giu, ''],
  [/\b(can|could) (we|you|i) like\b/giu, '$1 $2'],
  [/\b(the|and|to|i|we|can|it) \1\b/giu, '$1'],
];
const BESIDE: readonly Spelling[] = [
  [
    /,?\s+(?:and\s+)?while (?:you're|you are|we're|i'm) (?:at it|about it|there|here|doing (?:it|that)),?\s+(?:also\s+)?/giu,
    ' and ',
  ],
];

function spelled(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce((said, [pattern, meant]) => said.replaceAll(pattern, meant), text);
}

/** "I need 2 move the stamps"; "I need 2 tables" is two of them. */
function withTo(text: string): string {
  return text.replaceAll(
    /\b(need|have|got|want|going) 2 (\p{L}+)/giu,
    (said, opener: string, next: string) =>
      isVerb(next.toLowerCase()) ? `${opener} to ${next}` : said,
  );
}

function pieceAsSpoken(text: string, short: readonly Spelling[]): string {
  const pieces = text.split(OWN_WORDS).map((piece, at) => {
    const heard = spelled(piece, SOUNDS);
    return at % 2 === 1 ? heard : spelled(withTo(heard), [...short, ...TYPED, ...FILLERS]);
  });
  return spelled(pieces.join(''), BESIDE);
}

/** A title may be typed in small letters. */
function isRewritten(title: string, short: readonly Spelling[]): boolean {
  return [title, title.toLowerCase()].some((typed) => pieceAsSpoken(typed, short) !== typed);
}

/**
 * What people type and say for a whole word, and what they say between the words. Quotes, the
 * `titles` that the text may name, and what is to be new stay as they were written.
 */
export function asSpoken(text: string, titles: readonly string[]): string {
  const short = languageOf(wordsOf(text), 'en') === 'en' ? BARE_SHORT : [];
  const names = titles.filter((title) => isRewritten(title, short));
  const kept = [QUOTED, ...names.map(wholeWords)];
  return text
    .split(new RegExp(`(${kept.join('|')})`, 'iu'))
    .map((piece, at) => (at % 2 === 1 ? piece : pieceAsSpoken(piece, short)))
    .join('');
}
