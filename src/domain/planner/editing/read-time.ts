import { type TextChange } from './change.ts';

const AMOUNT = String.raw`(\d{1,4}|five|ten|fifteen|twenty[- ]five|twenty|thirty|half an hour|an hour|a quarter of an hour)`;
const UNIT = String.raw`\s*(?:min(?:ute)?s?\.?|m|mins?)?`;
const SPELLED = new Map(
  Object.entries({
    five: 5,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    'twenty-five': 25,
    'twenty five': 25,
    thirty: 30,
    'half an hour': 30,
    'an hour': 60,
    'a quarter of an hour': 15,
  }),
);
const MINUTES = [
  new RegExp(
    String.raw`^(?:give|allow|set|make|plan|estimate|change|cut|raise|reduce|shorten|extend|put)\s+(.+?)\s+(?:to\s+|as\s+|at\s+|down to\s+|up to\s+|take\s+|an?\s+)?${AMOUNT}${UNIT}(?:\s+long)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(.+?)\s+(?:takes?|needs?|will take|should take|only takes|should be|is)\s+(?:me\s+)?(?:about\s+|only\s+|just\s+)?${AMOUNT}${UNIT}(?:\s+long)?$`,
    'iu',
  ),
  new RegExp(String.raw`^(.{2,60}?):\s+(\d{1,2})\s*(?:m|mins?|minutes?)$`, 'iu'),
  new RegExp(String.raw`^((?:\p{L}+\s+){0,3}\p{L}+):?\s+(\d{1,2})\s*(?:m|mins?|minutes?)$`, 'iu'),
];
const MORE = [
  /^(?:(?:give|allow|add|plan|i need|need)\s+(?:me\s+)?)?(?:some |a bit |a little |a bit of )?(?:more time|longer) (?:for|on|to|with)\s+(.+)$/iu,
  /^(?:give|allow)\s+(.+?)\s+(?:some |a bit |a little )?more time$/iu,
  /^(.+?)\s+(?:needs?|takes?|will take)\s+(?:some |a bit |a lot |much )?(?:more time|longer)$/iu,
  /^make\s+(.+?)\s+longer$/iu,
];
const LESS = [
  /^(?:(?:give|allow|plan|i need|need)\s+)?(?:a bit |a little )?less time (?:for|on|to|with)\s+(.+)$/iu,
  /^(?:give|allow)\s+(.+?)\s+(?:a bit |a little )?less time$/iu,
  /^(.+?)\s+(?:needs?|takes?)\s+(?:a bit |a lot |much )?less(?: time)?$/iu,
  /^make\s+(.+?)\s+(?:shorter|quicker)$/iu,
];
const SMALLER = [
  /^make\s+(.+?)\s+(?:a bit |much |a lot |even )?(?:smaller|easier|simpler|tinier|tiny|small|gentler|more manageable|less (?:scary|daunting|huge|much|of a (?:mountain|monster|big deal|thing)))$/iu,
  /^(?:smaller|easier|simpler|tinier|shorter|quicker)\s+(?:steps|pebbles)(?:\s+for\s+(.+))?$/iu,
  /^(.+?)\s+(?:is|are|feels?|looks?|seems?)\s+(?:still |just |way )?(?:too|so)\s+(?:big|much|hard|large|scary|heavy|difficult|overwhelming|long|massive|enormous|exhausting|tiring)(?: for me)?$/iu,
  /^(.+?)\s+(?:is|are|feels?|looks?|seems?)\s+(?:\p{L}+\s+)?(?:overwhelming|daunting|scary|intimidating|huge|terrifying|enormous|massive|impossible)(?: for me)?$/iu,
];

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:double|twice)\s+(?:the\s+)?(?:time|minutes|length|as long)\s+(?:for|on|of)\s+(.+)$/iu, 2],
  [/^(?:give|allow)\s+(.+?)\s+(?:twice|double)\s+(?:the|as much)\s+time$/iu, 2],
  [/^double\s+(?!check)(.+)$/iu, 2],
  [/^(?:halve|half)\s+(?:the\s+)?(?:time|minutes|length)?\s*(?:for|on|of)?\s+(.+)$/iu, 0.5],
  [/^(?:give|allow)\s+(.+?)\s+half\s+the\s+time$/iu, 0.5],
];
const FEW = String.raw`(?:\d{1,2}|five|ten|fifteen|twenty)`;
const MIN = String.raw`(?:m|mins?|minutes?)`;
const MORE_MINUTES = String.raw`(?:another|an extra|a further)\s+${FEW}(?:\s+(?:more|extra))?\s*${MIN}|${FEW}\s+(?:more|extra|further)\s+${MIN}|${FEW}\s*${MIN}\s+(?:more|longer|extra)`;
const FEWER_MINUTES = String.raw`${FEW}\s+(?:less|fewer)\s+${MIN}|${FEW}\s*${MIN}\s+(?:less|fewer|shorter)`;
const MORE_OR_FEWER = [
  [MORE_MINUTES, 1],
  [FEWER_MINUTES, -1],
] as const;
const BY: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`^(?:add|give)\s+(${FEW}\s*${MIN})\s+(?:to|for)\s+(.+)$`, 'iu'), 1],
  [
    new RegExp(
      String.raw`^(?:take|cut|knock|shave)\s+(${FEW}\s*${MIN})\s+(?:off|from|away from)\s+(.+)$`,
      'iu',
    ),
    -1,
  ],
  ...MORE_OR_FEWER.map(
    ([amount, sign]) =>
      [
        new RegExp(
          String.raw`^(?:(?:(?:i|we)(?:'ll| will| would)?\s+)?(?:also\s+)?(?:need|add|give(?: me)?|allow|plan|put)\s+)?(${amount})\s+(?:for|to|on|with)\s+(.+)$`,
          'iu',
        ),
        sign,
      ] as const,
  ),
];
const BY_BEHIND = MORE_OR_FEWER.map(
  ([amount, sign]) =>
    [
      new RegExp(
        String.raw`^(?:(?:give|allow)\s+(.+?)|((?!(?:i|we|you|that|there|give|allow|add)\b).+?)\s+(?:needs?|takes?|gets?|wants|can have|could (?:use|have)|should (?:have|get|take)|will (?:need|take)))\s+(?:about\s+)?(${amount})$`,
        'iu',
      ),
      sign,
    ] as const,
);
/** "20 min, not 15": what it had is not what it is to have. */
const NOT_THAT =
  /,?\s+(?:and )?(?:not|instead of|rather than)\s+\d{1,3}\s*(?:m|mins?|minutes?)?$/iu;
const AT_MOST =
  /\s+(?:each|apiece|tops|max|maximum|at most|or so|thing|step|job|task|one|pebble)$/iu;
/** "More like half an hour" is half an hour. */
const ROUGHLY = new RegExp(
  String.raw`\b(?:more like|at least|roughly|around|maybe|probably|closer to)\s+(?=${AMOUNT}\b)`,
  'giu',
);
const NO_UNIT =
  /^make\s.+\s\d{2}$|^(?:give|allow)\s.+\s(?:15|20|25|30)$|\s(?:should be|needs?|takes?|should take|to be|to|at)\s+(?:about\s+)?\d{2}$/iu;

function nameIn(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match[1] ?? 'it';
  }
  return null;
}

function by(name: string, amount: string, sign: number): TextChange {
  const [few = ''] = new RegExp(FEW, 'iu').exec(amount.replace(/^an?\s/iu, '')) ?? [];
  return { kind: 'by', name, minutes: sign * (SPELLED.get(few.toLowerCase()) ?? Number(few)) };
}

function readBy(text: string): TextChange | null {
  for (const [pattern, sign] of BY) {
    const [, amount, name] = pattern.exec(text) ?? [];
    if (name !== undefined && amount !== undefined) return by(name, amount, sign);
  }
  for (const [pattern, sign] of BY_BEHIND) {
    const [, given, told, amount] = pattern.exec(text) ?? [];
    const name = given ?? told;
    if (name !== undefined && amount !== undefined) return by(name, amount, sign);
  }
  return null;
}

function readMinutes(said: string): TextChange | null {
  const text = said.replace(NOT_THAT, '').replaceAll(ROUGHLY, '');
  if (!/min|hour|fifteen|twenty|thirty|\d$|\d\s?m$/iu.test(text)) return null;
  for (const pattern of MINUTES) {
    const [, name, amount = ''] = pattern.exec(text) ?? [];
    if (
      name === undefined ||
      /^(?:i|we|you|that|there)(?: (?:only |just )?(?:need|have|want))?$/iu.test(name)
    )
      continue;
    const spelled = SPELLED.get(amount.toLowerCase());
    if (
      spelled === undefined &&
      !NO_UNIT.test(text) &&
      !/m(?:in(?:ute)?s?\.?)?(?: long)?$/iu.test(text)
    )
      continue;
    return { kind: 'minutes', name, minutes: spelled ?? Number(amount) };
  }
  return null;
}

const LONGER = '(?:longer|more|over|above|bigger)';
const STEPS = String.raw`(?:steps?|pebbles?|tasks?|things?|ones?)`;
const LIMIT = String.raw`(?:at most|no (?:longer|more) than|not (?:longer|more) than|up to|under|below|max(?:imum)?(?: of)?)`;
const ALL_STEPS = String.raw`(?:keep )?(?:every|each|all(?: the)?|the)?(?: ?${STEPS})?(?: (?:should|can|may|must))?(?: (?:be|take|takes|is|are|to))*`;
const AT_MOST_MINUTES: readonly RegExp[] = [
  `(?:no|nothing)(?: ${STEPS})?(?: (?:should|can|may|must))?(?: (?:be|take))? ${LONGER}(?: than)? ${AMOUNT}${UNIT}`,
  `${ALL_STEPS} ${LIMIT} ${AMOUNT}${UNIT}`,
  `${ALL_STEPS} ${AMOUNT}${UNIT} (?:max|at most|tops|or less|or under)`,
  `(?:limit|cap) (?:every|each|all(?: the)?|the)? ?${STEPS} (?:to|at) ${AMOUNT}${UNIT}`,
  `${LIMIT} ${AMOUNT}${UNIT}(?: (?:per|for each|for every|each|a)(?: ${STEPS})?)?`,
  `${AMOUNT}${UNIT} (?:max|at most|tops)(?: (?:per|each|for each|a)(?: ${STEPS})?)?`,
].map((said) => new RegExp(`^${said}$`, 'iu'));

function readAtMost(text: string): TextChange | null {
  for (const pattern of AT_MOST_MINUTES) {
    const [, amount] = pattern.exec(text) ?? [];
    if (amount === undefined) continue;
    const minutes = SPELLED.get(amount.toLowerCase()) ?? Number(amount);
    return { kind: 'at-most', name: 'everything', minutes };
  }
  return null;
}

/** Reads a wish for more or less time, for so many minutes, or for something smaller. */
export function readTime(text: string): TextChange | null {
  const most = readAtMost(text);
  if (most !== null) return most;
  const exact = readBy(text) ?? readMinutes(text.replace(AT_MOST, ''));
  if (exact !== null) return exact;
  for (const [pattern, factor] of TIMES) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined) return { kind: 'times', name, factor };
  }
  const kinds = [
    ['more-time', MORE],
    ['less-time', LESS],
    ['smaller', SMALLER],
  ] as const;
  for (const [kind, patterns] of kinds) {
    const name = nameIn(patterns, text);
    if (name !== null) return { kind, name };
  }
  return null;
}
