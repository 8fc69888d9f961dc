import { DETERMINERS, SUBJECT_PRONOUNS, SUBORDINATORS } from '../../data/english-phrases.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { commaParts } from '../../words/comma-parts.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isWhenWord } from '../dates/when-words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { isMeasure } from '../grammar/bare-thing.ts';
import { isNounPhrase } from '../grammar/sentence-shape.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { baseOfPast, isVerb, opensWithCommand, opensWithVerb } from '../grammar/verbs.ts';
import { isThingFinished, isToldFinished, tellsWhoDidIt } from '../told/thing-finished.ts';
import { placesInBrackets } from './brackets.ts';
import { saysMore } from './noun-lists.ts';

export type PartKind = 'thing' | 'detail' | 'deed' | 'told' | 'done';
type Part = { readonly words: readonly Word[]; readonly kind: PartKind };

const MOST_PARTS = 5;
const LONGEST_LINE = 18;
const LONGEST_NAME = 9;
const NUMBER = new RegExp(String.raw`^(?:[£$€]?\d[\d.,/:x]*|half|couple|${A_NUMBER})$`, 'u');
/** What only says more of a thing begins so: "not the scented", "mine got burnt", "something silver". */
const DETAIL =
  /^(?:not|no|only|both|all|each|same|something|someone|somebody|somewhere|anything|ideally|preferably|maybe|probably|possibly|asap|urgent|overdue|again|still|ready|the other|the \p{L}+ (?:ones?|kind)|so|because|cos|otherwise|else|or)\b/u;
/** Other places than a thing's: "also", "for the party", "oh". */
const NO_THING =
  /^(?:also|and|but|or|so|oh|ok|okay|well|yes|no|not|then|first|next|please|pls|for|at|in|on|with|by|from|to|of|about|after|before|if|hi|hello|hey|dear|i|i'm|we|it|it's|thank|thanks|sorry|needs?|wants?)$/u;
/** Whatever was to be done, it is. */
const WHATEVER = /^(?:did|done|sorted|finished|handled|managed)$/u;
const OVER =
  /\b(?:done|sorted|finished|paid|booked|sent|bought|found|fixed|posted|handed|gone|tick|went (?:in|off|out|through))\b/u;

/** The parts between commas that stand in no brackets. */
function partsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const inside = placesInBrackets(words);
  return commaParts(
    words.map((word, at) => (inside.has(at + 1) ? { ...word, comma: false } : word)),
  );
}

function isDeed(said: readonly Word[]): boolean {
  const words = said.slice(Number(keyAt(said, 0) === 'so'));
  if (obligationLengthAt(words, 0) > 0 || opensWithCommand(words)) return true;
  return opensWithVerb(words, 0, 'front') || (words.length === 1 && isVerb(keyAt(words, 0)));
}

const OF_TIME =
  /^(?:mins?|minutes?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|working)$/u;

/** What was done to it, and leaves something to do: "lent to Shaun", "missing". */
const LEFT_SO = /^(?:lent|left|lost|missing|broken|stuck|owed|hidden|split|torn)$/u;

function isOver(words: readonly Word[]): boolean {
  if (LEFT_SO.test(keyAt(words, 0))) return false;
  return OVER.test(keysOf(words)) || baseOfPast(keyAt(words, 0)) !== null || isThingFinished(words);
}

/** "200", "2 nights", "two more": how much of it. */
function isAmount(words: readonly Word[], isOnly: boolean): boolean {
  if (!NUMBER.test(keyAt(words, 0))) return false;
  const last = keyAt(words, words.length - 1);
  if (isOnly || words.length === 1 || isMeasure(last) || last === 'more') return true;
  return words.length > 2 && OF_TIME.test(keyAt(words, 1));
}

/** Whether a part can be nothing but more of the thing in front of it. */
function isDetail(words: readonly Word[], isOnly: boolean): boolean {
  if (LEFT_SO.test(keyAt(words, 0))) return true;
  return saysMore(words) || DETAIL.test(keysOf(words)) || isAmount(words, isOnly);
}

/** "She needs them Friday", "mine got burnt", "closes at nine": what is said of it, or of another like it. */
const OPENS_CLAUSE =
  /^(?:mine|ours|hers|theirs|this one|that one|these|those|runs|expires|lapses|closes|opens|shuts|starts|ends|wants|needs|smells|stinks|looks|keeps|sounds|takes|costs|goes|comes|hates|loves|says)\b/u;

function isClause(words: readonly Word[]): boolean {
  const opens = SUBJECT_PRONOUNS.has(keyAt(words, 0)) || OPENS_CLAUSE.test(keysOf(words));
  return opens || !isNounPhrase(words);
}

/** "Milk, eggs": two things of one errand. */
function isSameErrand(first: readonly Word[], second: readonly Word[]): boolean {
  const [one, other] = [first, second].map((part) => verbOfNoun(part.map(({ key }) => key))?.verb);
  return one !== undefined && (one === other || DETERMINERS.has(keyAt(second, 0)));
}

/** "She needs them Friday so post Tuesday": behind what is told, the deed that follows from it. */
function beforeDeed(words: readonly Word[]): readonly (readonly Word[])[] {
  const so = words.findIndex(
    ({ key }, at) => at > 0 && key === 'so' && at < words.length - 1 && isDeed(words.slice(at)),
  );
  return so < 0 ? [words] : [words.slice(0, so), words.slice(so + 1)];
}

function kindOf(part: readonly Word[], isOnly: boolean): PartKind {
  if (isDeed(part)) return 'deed';
  if (tellsWhoDidIt(part)) return 'done';
  if (isClause(part)) return 'told';
  return isDetail(part, isOnly) ? 'detail' : 'thing';
}

/** "Trim the hedge, Barb measured it" is still to be trimmed; "trim the hedge, Barb did it" is not. */
function isEndOf(thing: readonly Word[], said: readonly Word[]): boolean {
  if (!opensWithVerb(thing, 0, 'within')) return true;
  return said.some(({ key }) => WHATEVER.test(key) || baseOfPast(key) === keyAt(thing, 0));
}

const NEEDS = /^(?:needs|wants)$/u;

function withoutComma(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) =>
    at < words.length - 1 ? word : { ...word, raw: word.raw.replace(/,$/u, ''), comma: false },
  );
}

/** Details go on with the thing while its name stays short; behind what was told they are told as well. */
function withDetails(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const isMore = part.kind === 'detail' || part.kind === 'thing';
    if (before?.kind === 'thing' && NEEDS.test(keyAt(part.words, 0)))
      whole[whole.length - 1] = {
        ...before,
        words: [...withoutComma(before.words), ...part.words],
      };
    else if (before === undefined || !isMore) whole.push(part);
    else if (before.kind === 'thing' && before.words.length + part.words.length <= LONGEST_NAME)
      whole[whole.length - 1] = { ...before, words: [...before.words, ...part.words] };
    else whole.push({ ...part, kind: 'told' });
  }
  return whole;
}

/**
 * A line of a list whose commas part no things: what stands behind them is told of the first ("new chair,
 * this one's killing me"), says how much or which ("honey labels, 200"), or is done with it ("laser level,
 * lent to Shaun, get it back"). Null when its commas part things.
 */
export function thingAndTold(words: readonly Word[]): readonly Part[] | null {
  const [thing = [], ...others] = partsOf(words);
  const behind = others.flatMap(beforeDeed);
  if (behind.length === 0 || behind.length >= MOST_PARTS || words.length > LONGEST_LINE)
    return null;
  const first = keyAt(thing, 0);
  if (NO_THING.test(first) || SUBORDINATORS.has(first) || thing.every(({ key }) => isWhenWord(key)))
    return null;
  const last = keyAt(thing, thing.length - 1);
  if (behind.some((part) => NUMBER.test(last) && NUMBER.test(keyAt(part, 0)))) return null;
  if (!isNounPhrase(thing) || NUMBER.test(first) || isThingFinished(words)) return null;
  if (isToldFinished(thing)) return null;
  if (behind.some((part) => isOver(part) || /^(?:and|plus|then)$/u.test(keyAt(part, 0))))
    return null;
  const isOnly = behind.length === 1;
  const parts = behind.map((part): Part => ({ words: part, kind: kindOf(part, isOnly) }));
  const countOf = (kind: PartKind): number => parts.filter((part) => part.kind === kind).length;
  const plain = countOf('thing');
  const told = parts.length - plain - countOf('deed');
  if (countOf('deed') > 1 || told + plain === 0 || plain > 1) return null;
  if (told === 0 && (!isOnly || isDeed(thing) || isSameErrand(thing, behind[0] ?? []))) return null;
  const isDone = parts.some(({ words: said, kind }) => kind === 'done' && isEndOf(thing, said));
  return withDetails([{ words: thing, kind: isDone ? 'done' : 'thing' }, ...parts]);
}
