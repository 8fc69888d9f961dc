import { DAY_NAMES } from '../../data/dates.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { opensThing, timeLengthBefore } from '../grammar/phrase-ends.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { wordKind } from '../grammar/word-kind.ts';

/** What takes something back, where it stands, and what was said before and behind it. */
type Correction = {
  readonly words: readonly Word[];
  readonly at: number;
  readonly length: number;
};

/** Words from one place to another, the second not among them. */
type Span = { readonly from: number; readonly to: number };

const PLACES = /^(?:about|for|on|at|to|by|with|from|in|after|before|until|till)$/u;
const MEANT = /^(?:it's|it is|it was|that's|i meant|i mean|but|rather)$/u;
const NEAR = 7;
const FAR = 12;
const LONGEST_NAME = 3;

function isNumber(key: string): boolean {
  return wordKind(key) === 'N';
}

/** Behind "it was" and "I meant" stands what is meant. */
function meantFrom(words: readonly Word[], at: number): number {
  if (MEANT.test(`${keyAt(words, at)} ${keyAt(words, at + 1)}`)) return at + 2;
  return MEANT.test(keyAt(words, at)) ? at + 1 : at;
}

function lastPlace(words: readonly Word[], { from, to }: Span, key: string): number {
  for (let at = to - 1; at >= Math.max(0, from); at--) if (keyAt(words, at) === key) return at;
  return -1;
}

/** Where the name begins that ends with this word: "the school fair" at its article. */
function nameFrom(words: readonly Word[], at: number): number {
  for (let from = at; from > at - LONGEST_NAME && from > 0; from--) {
    const before = keyAt(words, from - 1);
    if (DETERMINERS.has(before)) return from - 1;
    if (!opensThing(words, from - 1) && wordKind(before) !== 'A') return at;
  }
  return at;
}

/** What is named again behind "not", where it was named before, and where it ends behind "not". */
function unsaid({ words, at, length }: Correction): { slip: Span; behind: number } | null {
  if (keyAt(words, at + length) !== 'not') return null;
  let from = at + length + 1;
  while (DETERMINERS.has(keyAt(words, from)) || PLACES.test(keyAt(words, from))) from++;
  const key = keyAt(words, from);
  const place = key === '' ? -1 : lastPlace(words, { from: at - FAR, to: at }, key);
  if (place < 0) return null;
  let same = 1;
  while (
    place + same < at &&
    keyAt(words, place + same) !== '' &&
    keyAt(words, place + same) === keyAt(words, from + same)
  )
    same++;
  const isTime = timeLengthBefore(words, place + same) >= same;
  const slip = { from: isTime ? place : nameFrom(words, place), to: place + same };
  return { slip, behind: from + same };
}

/** The words with what is meant in the place of the slip, and what stood between them behind it. */
function inPlace(words: readonly Word[], slip: Span, at: number, behind: number): readonly Word[] {
  const from = meantFrom(words, behind);
  const meant = keyAt(words, from);
  if (opensWithVerb(words, from, 'front')) {
    const said = lastPlace(words, { from: at - FAR, to: at }, meant);
    return [...words.slice(0, said < 0 ? slip.from : said), ...words.slice(from)];
  }
  const isPlaced = PLACES.test(meant) && keyAt(words, slip.from - 1) === meant;
  const keepsArticle =
    DETERMINERS.has(keyAt(words, slip.from)) &&
    !DETERMINERS.has(meant) &&
    !/^\p{Lu}/u.test(words[from]?.raw ?? '');
  const before = words.slice(0, isPlaced ? slip.from - 1 : slip.from + Number(keepsArticle));
  const between = words.slice(slip.to, at);
  if (between.length === 0) return [...before, ...words.slice(from)];
  const to = from + 1 + Number(DETERMINERS.has(meant) || isPlaced);
  const rest = words.slice(to);
  const last = between.at(-1);
  const ended = last === undefined ? [] : [...between.slice(0, -1), { ...last, pause: true }];
  return [...before, ...words.slice(from, to), ...ended, ...rest];
}

/** The slip that what follows takes the place of, as the last of its kind: "at four no five", "about the car no about the van". */
function slipOfKind({ words, at, length }: Correction): Span | null {
  const from = meantFrom(words, at + length);
  const first = keyAt(words, from);
  if (PLACES.test(first)) {
    const place = lastPlace(words, { from: at - NEAR, to: at }, first);
    return place < 0 || place === at - 1 ? null : { from: place, to: at };
  }
  if (DAY_NAMES.has(first)) {
    for (let day = at - 1; day > at - NEAR && day >= 0; day--)
      if (DAY_NAMES.has(keyAt(words, day))) {
        const isWhole = day === at - 1 || keyAt(words, from + 1) === keyAt(words, day + 1);
        return { from: day, to: isWhole ? at : day + 1 };
      }
    return null;
  }
  const time = timeLengthBefore(words, at);
  if (time > 0 && opensTime(words, from))
    return { from: at - time + Number(PLACES.test(keyAt(words, at - time))), to: at };
  if (!isNumber(first)) return headAgain({ words, at, length });
  let to = at;
  while (to > at - NEAR && to > 0 && !isNumber(keyAt(words, to - 1))) to--;
  let number = to;
  while (isNumber(keyAt(words, number - 1))) number--;
  const isNear = length > 1 || to === at;
  return number < to && isNear && number > 0 ? { from: number, to } : null;
}

/** "End of next week", "the tenth": a day or an hour. */
function opensTime(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) === 'the' && isNumber(keyAt(words, at + 1))) return true;
  return [1, 2, 3, 4].some((length) => timeLengthBefore(words, at + length) >= length);
}

/** "The short one no the three foot one": the same is named with another word in front. */
function headAgain({ words, at, length }: Correction): Span | null {
  const from = meantFrom(words, at + length);
  const head = keyAt(words, at - 1);
  if (!DETERMINERS.has(keyAt(words, from)) || head.length < 3) return null;
  const name = nameFrom(words, at - 1);
  if (!DETERMINERS.has(keyAt(words, name)) || name === at - 1) return null;
  const again = words.slice(from + 1, from + 1 + LONGEST_NAME + 1).some(({ key }) => key === head);
  return again || length > 1 ? { from: name, to: at } : null;
}

/** "Ring the agent no the agent's useless ring the plumber": the deed is said again, of another. */
function turnedFrom({ words, at, length }: Correction): readonly Word[] | null {
  const last = keyAt(words, at - 1);
  const about = [1, 0].map((step) => keyAt(words, at + length + step).replace(/'s$/u, ''));
  if (last.length < 3 || !about.includes(last)) return null;
  for (let verb = at - 2; verb >= Math.max(0, at - 1 - LONGEST_NAME); verb--) {
    const behind = words.slice(at + 1, at + 1 + FAR);
    const again = behind.findIndex(({ key }) => key === keyAt(words, verb));
    if (again >= 0 && opensWithVerb(words, verb, 'front'))
      return [...words.slice(0, verb), ...words.slice(at + 1 + again)];
  }
  return null;
}

/**
 * The words with what was meant in the place of a slip of the tongue, where what was said again
 * shows what it is: "for the school fair no not the fair the concert", "about Easter no about the
 * birthday", "the short one no the long one". Null where nothing shows it.
 */
export function saidInstead(correction: Correction): readonly Word[] | null {
  const { words, at, length } = correction;
  const named = unsaid(correction);
  if (named !== null) return inPlace(words, named.slip, at, named.behind);
  const turned = turnedFrom(correction);
  if (turned !== null) return turned;
  const slip = slipOfKind(correction);
  if (slip === null) return null;
  const from = meantFrom(words, at + length);
  if (slip.to === at) return [...words.slice(0, slip.from), ...words.slice(from)];
  let to = from + 1;
  while (isNumber(keyAt(words, from)) && isNumber(keyAt(words, to))) to++;
  const between = words.slice(slip.to, at);
  if (keyAt(words, to) === between[0]?.key)
    return [...words.slice(0, slip.from), ...words.slice(from)];
  return [...words.slice(0, slip.from), ...words.slice(from, to), ...between, ...words.slice(to)];
}
