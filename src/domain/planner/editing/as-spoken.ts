/** Quoted names, which stay as they were written. */
const QUOTED = /("[^"]{1,200}"|“[^”]{1,200}”|«[^»]{1,200}»)/u;

type Spelling = readonly [RegExp, string];

const BARE_SHORT: readonly Spelling[] = [
  [/\b(i)(ve|m)\b/giu, "$1'$2"],
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
  [/\b(need|have|got|want|going) 2\b(?= \p{L})/giu, '$1 to'],
  [/\b(can|could|would|so) u\b/giu, '$1 you'],
  [/(?<=\p{L})\+(?=\p{L})/gu, ' + '],
  [/\bgonna\b/giu, 'going to'],
  [/[¿¡]/gu, ''],
];
/** "Um" and "er" are words in German and Portuguese. */
const FILLERS: readonly Spelling[] = [
  [/\b(?:uh+m?|umm+|erm+)\b,?\s+/giu, ''],
  [/\bum,?\s+(?=(?:so|the|can|could|i|and|yeah|like|maybe|please)\b)/giu, ''],
  [/,?\s+(?:obviously|of course|literally|basically|you know)\b(?=\s|,|$)/giu, ''],
  [/\b(can|could) (we|you|i) like\b/giu, '$1 $2'],
  [/\b(the|and|to|i|we|can|it) \1\b/giu, '$1'],
];
const BESIDE: readonly Spelling[] = [
  [
    /,?\s+(?:and\s+)?while (?:you're|you are|we're|i'm) (?:at it|about it|there|here|doing (?:it|that)),?\s+(?:also\s+)?/giu,
    ' and ',
  ],
];

/** What people type and say for a whole word, and what they say between the words; not in quotes. */
export function asSpoken(text: string): string {
  return text
    .split(QUOTED)
    .map((piece) =>
      QUOTED.test(piece)
        ? piece
        : [...BARE_SHORT, ...TYPED, ...FILLERS, ...BESIDE].reduce(
            (said, [pattern, meant]) => said.replaceAll(pattern, meant),
            piece,
          ),
    )
    .join('');
}
