import { SEVERAL } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { bareThing, isMeasure } from '../grammar/bare-thing.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';

const MAX_WORDS = 8;
const AMOUNT = new RegExp(String.raw`^(?:an?|some|more|${SEVERAL})$`, 'u');
/** What is gone and got, or sent for. */
const HAD = /^(?:Buy|Get|Order|Call|Book)$/u;
/** What a new one of it asks for is no errand. */
const IS_DONE = /^(?:Go to|Get ready for|Attend|Plan|Do|Study for|Fill in|Pay|Finish|Deal with)$/u;
const BEHIND_NAME = /^(?:|for|from|with|in|by|before|on|and|as|too|then|please)$/u;
const LATEST = /^(?:new|another)$/u;
/** "A cup of tea", "a glass of wine": what one has, and does not fetch. */
const SERVED = /^(?:cup|cuppa|mug|glass|plate|bowl|slice|nap|bath|drink|break)$/u;
/** "A new start", "another day", "another bill": nobody goes and gets them. */
const NOT_GOT =
  /^(?:start|day|week|month|year|night|job|role|boss|manager|problem|worry|headache|plan|rule|rules|me|life|chapter|era|low|high|record|normal|one|ones|thing|things|bill|bills|letter|meeting|delay|excuse|deadline|date|time|baby|puppy|kitten|neighbours?|term|season|routine|mum|dad|member|members|starter|starters|guy|idea|ideas)$/u;

/** The words behind "so" up to the next comma. */
function clauseFrom(words: readonly Word[], from: number): readonly Word[] {
  const comma = words.findIndex((word, at) => at >= from && word.comma);
  return words.slice(from, comma < 0 ? undefined : comma + 1);
}

/**
 * Whether a "so" at this place names nothing but what is to be got in consequence: "my reed is split so
 * new reeds", "they've had a baby, so a card"; and not "so a quiet week" or "so new to me".
 */
export function opensSoThing(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) !== 'so' || words[at]?.comma === true) return false;
  const said = clauseFrom(words, at + 1);
  if (said.length < 2 || said.length > MAX_WORDS || hasFiniteVerb(said)) return false;
  const { name, rest } = bareThing(said);
  const head = name.at(-1)?.key ?? '';
  if (head === '' || name.length > 4 || SERVED.test(name[0]?.key ?? '')) return false;
  if (!BEHIND_NAME.test(rest[0]?.key ?? '')) return false;
  const verb = verbOfNoun(name.map(({ key }) => key))?.verb;
  const first = keyAt(said, 0);
  const isLatest = LATEST.test(first) || (/^an?$/u.test(first) && keyAt(said, 1) === 'new');
  if (isLatest) return !NOT_GOT.test(head) && (verb === undefined || !IS_DONE.test(verb));
  if (isMeasure(head)) return first === 'a' && keyAt(rest, 0) === 'for';
  return AMOUNT.test(first) && verb !== undefined && HAD.test(verb);
}
