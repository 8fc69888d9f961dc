import { withoutEndMarks } from './end-marks.ts';

/** The most words and characters of a text that is shown in one place. */
export type TextLimit = { readonly words: number; readonly characters: number };

/** The edit prompt's limits ("under 10 words" is at most 9; specification, section 5). */
export const TEXT_LIMITS = {
  mountainTitle: { words: 9, characters: 120 },
  mountainDescription: { words: 29, characters: 600 },
  boulderTitle: { words: 6, characters: 100 },
  rockTitle: { words: 4, characters: 80 },
  pebbleTitle: { words: 9, characters: 120 },
  pebbleDescription: { words: 19, characters: 400 },
} as const satisfies Record<string, TextLimit>;

const JOINS_BEFORE = /[\p{M}\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/u;
const SOFT_ENDS = new Set(
  'not still even just while whether where what how why i we he she it they me the a an my your his her our their to of for with from in on at by about and or but because since so which that who before after until when if is are de la el le les der die das und y e et as like than till without within whose whom every - – — /'.split(
    ' ',
  ),
);
/** What is said with them is still to come, unless it is asked after: "ask if we can have | a tortoise". */
const HELPS =
  /^(?:am|was|were|be|been|have|has|had|will|would|can|could|might|should|must|does|did|it's|that's|there's|(?:i|we|they|he|she|who)'(?:m|ve|d|ll|re|s)|(?:is|are|ca|wo|do|does|did|have|has)n't)$/u;

/**
 * The text up to a number of UTF-16 units, never within a character that a reader sees as one, unless
 * that has no end.
 */
function cutCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const points = Array.from(text.slice(0, limit + 2));
  let length = 0;
  let most = 0;
  for (const point of points) {
    if (length + point.length > limit) break;
    length += point.length;
    most++;
  }
  const joins = (at: number): boolean =>
    JOINS_BEFORE.test(points[at] ?? '') || points[at - 1] === '\u200d';
  let count = most;
  while (count > 0 && joins(count)) count--;
  return points.slice(0, count > 0 ? count : most).join('');
}

const CLAUSE = /^(?:because|since|which|who|so|but|cause|cos|although)$/iu;
const PREPOSITION =
  /^(?:for|from|with|about|by|before|on|at|in|to|until|if|when|and|or|after|due|re)$/iu;

/** "Speak to Mrs Ahmed and see | if she'd sign" says nothing with its last word. */
const LEADS_ON = /^and (?:see|ask)$/iu;

/** The place to cut, past "and see" and "and ask". */
function withoutLeadingOn(words: readonly string[], at: number): number {
  return at > 4 && LEADS_ON.test(words.slice(at - 2, at).join(' ')) ? at - 2 : at;
}

/** "Tell the mother which week": what is told is no remark. */
const ASKS = /^(?:tell|ask|decide|find|check|choose|say|work)$/iu;

/** In a description, one that begins further in front may be over where the limit is. */
const TITLE = TEXT_LIMITS.pebbleTitle.words;

/** Whether the word before a place leads on; "her" does not in "have her | for the day". */
function endsSoftly(words: readonly string[], place: number): boolean {
  const bare = words[place - 1]?.replace(/^["'“‘(]+/u, '').replace('’', "'") ?? '';
  const said = bare.toLowerCase();
  const next = words[place] ?? '';
  const isWhom = /^(?:her|me|it)$/u.test(said) && PREPOSITION.test(next) && next !== 'and';
  const isHelping = HELPS.test(said) && !words.some((before) => ASKS_ON.test(before));
  return (SOFT_ENDS.has(said) || isHelping) && !isWhom;
}

const WHEN_CLAUSE = /^(?:when|while|where|before|after|until|till|unless|though|once|if|as)$/iu;
const MAY_BE_ASKED = /^(?:when|where|if)$/iu;
const SUBJECT =
  /^(?:i|we|he|she|it|they|you|someone|somebody|anyone|anybody|everyone|everybody|nobody)(?:['’]\p{L}+)?$/iu;
const OF_A_PLACE = /^(?:when|while|where)$/iu;
const A_THING = /^(?:the|my|our|his|her|their|your|this|that|these|those)$/iu;
const ASKS_ON =
  /^(?:tell|ask|decide|find|check|choose|say|work|see|know|learn|remember|look|sure|figure|confirm|explain|show|write|hear|out)$/iu;

/** A place where a text may be cut, and the most words it may have. */
type Cut = { readonly at: number; readonly limit: number };

/** "… | when she's in a good mood", "… | where the shelf was": said of the whole, and no question. */
function opensWhenClause(words: readonly string[], { at, limit }: Cut): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  const isClause =
    (WHEN_CLAUSE.test(word) && SUBJECT.test(next)) || (OF_A_PLACE.test(word) && A_THING.test(next));
  const isEnded = words.slice(at, limit).some((said) => said.endsWith(','));
  const isSentence = /[.!?]$/u.test(words[at - 1] ?? '');
  const isAsked = MAY_BE_ASKED.test(word) && words.slice(0, at).some((said) => ASKS_ON.test(said));
  const said = words.slice(0, at).join(' ');
  const isInside = said.lastIndexOf('(') > said.lastIndexOf(')');
  return isClause && limit <= TITLE && !isEnded && !isSentence && !isAsked && !isInside;
}

/** "The letter from the GP, | the one with the list". */
function opensWhichOne(words: readonly string[], at: number): boolean {
  const isBehindComma = words[at - 1]?.endsWith(',') === true;
  return isBehindComma && /^the ones?$/iu.test(`${words[at]} ${words[at + 1]}`);
}

/** "Just a tray of brownies": a remark that begins in the middle. */
function opensRemark(words: readonly string[], at: number): boolean {
  const next = words[at + 1]?.toLowerCase() ?? '';
  return (
    words[at]?.toLowerCase() === 'just' && /^(?:an?|the|one|two|three|some|in|for|to)$/u.test(next)
  );
}

/** Where to cut a run of words that is too long: before a clause or a preposition, late in the limit. */
function cutPlace(words: readonly string[], limit: number): number {
  const clause = words.findIndex(
    (word, at) =>
      at >= 3 &&
      at <= limit &&
      ((CLAUSE.test(word) && !(ASKS.test(words[0] ?? '') && /^which$/iu.test(word))) ||
        (word === 'whether' && words[at - 1]?.endsWith(',') === true) ||
        opensRemark(words, at) ||
        opensWhichOne(words, at) ||
        opensWhenClause(words, { at, limit })),
  );
  if (clause > 0) return clause - Number(/^(?:and|or)$/iu.test(words[clause - 1] ?? ''));
  const remark = words.findIndex((word, at) => at >= 2 && at <= limit && word.startsWith('('));
  if (remark > 0 && words.findIndex((word) => word.endsWith(')')) >= limit) return remark;
  let place = limit;
  while (place > 2 && endsSoftly(words, place)) place--;
  for (let at = place; at >= Math.max(3, limit - 4); at--) {
    if (at > 4 && /^(?:and|or)$/iu.test(words[at - 1] ?? '')) continue;
    if (PREPOSITION.test(words[at] ?? '') || /[,:;]$/u.test(words[at - 1] ?? ''))
      return withoutLeadingOn(words, at);
  }
  return withoutLeadingOn(words, place);
}

function withoutSoftMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,:;]/u.test(text.charAt(end - 1))) end--;
  return end === 0 ? text : text.slice(0, end);
}

/** A text in two: what fits the limit, and the rest. Joined by a space they are the whole text. */
export function fitText(text: string, limit: TextLimit): { fitting: string; rest: string } {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const place = words.length > limit.words ? cutPlace(words, limit.words) : words.length;
  const head = words.slice(0, place).join(' ');
  const fitting = cutCharacters(head, limit.characters);
  const rest = [head.slice(fitting.length), ...words.slice(place)]
    .filter((part) => part !== '')
    .join(' ');
  return { fitting: withoutSoftMarks(fitting), rest };
}

/** The text within the limit; an ellipsis stands for what had no room. */
export function shortText(text: string, limit: TextLimit): string {
  const { fitting, rest } = fitText(text, { ...limit, characters: limit.characters - 1 });
  return rest === '' ? fitting : `${withoutEndMarks(fitting)}…`;
}

/** The text within the limit as a part of a row: an ellipsis only where a phrase is broken off. */
export function shortPart(text: string, limit: TextLimit): string {
  const { fitting, rest } = fitText(text, limit);
  const isWhole =
    rest === '' ||
    PREPOSITION.test(rest.split(' ')[0] ?? '') ||
    CLAUSE.test(rest.split(' ')[0] ?? '');
  return isWhole ? fitting : `${withoutEndMarks(fitting)}…`;
}

/** Whether a text has room within a limit as it is. */
export function isWithin(text: string, limit: TextLimit): boolean {
  return wordCount(text) <= limit.words && text.length <= limit.characters;
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
