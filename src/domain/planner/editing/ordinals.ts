const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const FROM_END = new Map<string, number>([
  ['last', -1],
  ...['second to last', 'second last', 'last but one', 'next to last', 'penultimate'].map(
    (said) => [said, -2] as const,
  ),
]);
const NTH = String.raw`(${[...FROM_END.keys()].toReversed().join('|')}|${ORDINALS.join('|')}|\d{1,2}(?:st|nd|rd|th))`;
const LEVEL = String.raw`(pebble|step|task|item|rock|boulder|section|one|thing)`;
const OF = String.raw`(?:\s+(?:of|in|from|under|on|within|inside)\s+(?:the\s+|my\s+)?(.+))?`;
const SPOKEN = new RegExp(String.raw`^(?:the |my )?(?:very )?${NTH} ${LEVEL}${OF}$`, 'iu');
const NUMBERED = new RegExp(
  String.raw`^(?:the )?${LEVEL} (?:number |no\.? ?|#)?(\d{1,2})${OF}$`,
  'iu',
);
/** "The third" is the third step. */
const ALONE = new RegExp(String.raw`^(?:the |my )(?:very )?${NTH}$`, 'iu');
/** The first and the last in Spanish, French, German and Portuguese. */
const FOREIGN_EDGES: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:el|la|lo) primer[oa]|l[ea] premi(?:er|ère)(?: étape)?|(?:den|die|das) ersten?(?: schritt)?|[oa] primeir[oa]|el primer paso|o primeiro passo)$/iu,
    0,
  ],
  [
    /^(?:(?:el|la|lo) segund[oa]|l[ea] deuxième(?: étape)?|(?:den|die|das) zweiten?(?: schritt)?|[oa] segund[oa]|el segundo paso|o segundo passo)$/iu,
    1,
  ],
  [
    /^(?:(?:el|la|lo) últim[oa]|l[ea] derni(?:er|ère)(?: étape)?|(?:den|die|das) letzten?(?: schritt)?|[oa] últim[oa]|el último paso|o último passo)$/iu,
    -1,
  ],
];
const BARE = /^(?:the )?(number|#) ?(\d{1,2})$/iu;
const OWNED = new RegExp(String.raw`^(?:the |my )?(.+?)'s (?:very )?${NTH} ${LEVEL}$`, 'iu');
const AMONG = new RegExp(String.raw`^(?:the |my )?${NTH} (.+) (step|pebble|task)$`, 'iu');
const PLAN = /^(?:(?:whole |entire )?(?:list|plan|mountain)|it|all|them all|everything)$/iu;

/** "The second step of the cover": which of them, on which level, and in which part. */
export type Ordinal = {
  /** From 0; below 0 from the end. */
  readonly at: number;
  readonly level: string;
  readonly of: string | null;
  /** Of the steps that a word names, which need not be a part of the plan. */
  readonly isAmong: boolean;
};

function atOf(said: string): number {
  const word = said.toLowerCase();
  const end = FROM_END.get(word);
  if (end !== undefined) return end;
  return /^\d/u.test(word) ? Number.parseInt(word, 10) - 1 : ORDINALS.indexOf(word);
}

function ordinal(nth: string, level: string, of: string | undefined): Ordinal {
  const within = of === undefined || PLAN.test(of) ? null : of;
  return { at: atOf(nth), level: level.toLowerCase(), of: within, isAmong: false };
}

/** Reads a name that counts: "the last boulder", "step 3", "the cover's second step"; else null. */
export function readOrdinal(name: string): Ordinal | null {
  const [, nth, level, part] = SPOKEN.exec(name) ?? [];
  if (nth !== undefined && level !== undefined) return ordinal(nth, level, part);
  const alone = ALONE.exec(name)?.[1];
  if (alone !== undefined) return ordinal(alone, 'step', undefined);
  const abroad = FOREIGN_EDGES.find(([pattern]) => pattern.test(name));
  if (abroad !== undefined) return { at: abroad[1], level: 'step', of: null, isAmong: false };
  const [, kind, number, within] = NUMBERED.exec(name) ?? BARE.exec(name) ?? [];
  if (kind !== undefined && number !== undefined) return ordinal(number, kind, within);
  const [, owner, which, what] = OWNED.exec(name) ?? [];
  if (owner !== undefined && which !== undefined && what !== undefined)
    return ordinal(which, what, owner);
  const [, place, word, step] = AMONG.exec(name) ?? [];
  return place === undefined || word === undefined || step === undefined
    ? null
    : { ...ordinal(place, step, word), isAmong: true };
}
