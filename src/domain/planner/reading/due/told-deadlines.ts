import { ADVERBS, OBJECT_FORMS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_WEEKDAY } from '../../data/dates.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isDeedOfOthers } from '../told/others-deeds.ts';
import { hasFiniteVerb, isNounPhrase } from '../grammar/sentence-shape.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

const MAX_THING = 8;
const UNTIL = new RegExp(
  String.raw`\b(?:by|before|no later than|latest|today|tonight|tomorrow|this (?:coming )?(?:week|weekend|afternoon|evening|morning)|until (?:the )?\d|(?:on|this|next|for) ${A_WEEKDAY}|${A_WEEKDAY}(?: \p{L}+)?$)\b`,
  'u',
);
const BEFORE = /\b(?:by|before|no later than)\b/u;
const OF_A_THING = /^(?:it|they|this|that|these|those|everything|all|both)$/u;
const WHOM = new Map([
  ["he's", 'him'],
  ["she's", 'her'],
  ["it's", 'it'],
  ["they've", 'them'],
]);
const OF_ONE = /^(?:it|this|that)$/u;
const OF_MANY = /^(?:they|these|those)$/u;
/** What opens no name of a thing. */
const NO_NAME =
  /^(?:who|which|what|that|when|if|because|so|and|but|or|then|there|here|someone|somebody|nobody|everyone|people|to|not|as)$/u;
const WHERE =
  /^(?:in|with|at|on|back|there|here|out|off|up|down|upstairs|downstairs|outside|inside|home|over|away|ready|online|full|empty|open|clear|clean|through|round|done|gone|finished)$/u;
const GOES = /^(?:go|goes|come|comes|get|gets)$/u;
const REACHES = /^(?:enter|enters|arrive|arrives|land|lands)$/u;

/** How many words say that it has to be: "must", "needs to", "has got to". */
function dutyLength(words: readonly Word[], at: number): number {
  if (/^(?:must|gotta)$/u.test(keyAt(words, at))) return 1;
  const isOwed = /^(?:has|have|needs?|ought|got|is|are)$/u.test(keyAt(words, at));
  if (isOwed && keyAt(words, at + 1) === 'to') return 2;
  const isGot = /^(?:has|have|'s|'ve)$/u.test(keyAt(words, at)) && keyAt(words, at + 1) === 'got';
  return isGot && keyAt(words, at + 2) === 'to' ? 3 : 0;
}

/** The thing as it stands behind a verb; null when the words name none. */
function thingIn(words: readonly Word[]): string | null {
  const first = keyAt(words, 0);
  const whom = words.length === 1 ? WHOM.get(first) : undefined;
  if (whom !== undefined) return whom;
  if (words.length === 1 && OF_A_THING.test(first)) {
    if (OF_ONE.test(first)) return 'it';
    return OF_MANY.test(first) ? 'them' : first;
  }
  const isPointed = words.length > 1 && /^(?:that|this|those|these)$/u.test(first);
  const isOpen = !SUBJECT_PRONOUNS.has(first) && !NO_NAME.test(first);
  const isName = (isPointed || isOpen) && !hasFiniteVerb(words);
  return isName && words.length > 0 && words.length <= MAX_THING ? bare(words) : null;
}

function looksDone(key: string): boolean {
  return baseOfPast(key) !== null || /(?:\p{L}{2}ed|\p{L}{3}n)$/u.test(key);
}

/** "Marked by Thursday", "in by noon", "full and taped by Monday": what is to be done with a thing until then. */
function doneTo(thing: string, rest: readonly Word[]): string | null {
  const first = keyAt(rest, 0);
  const base = WHERE.test(first) ? null : baseOfPast(first);
  const isOne = !rest.some(({ key }, at) => key === 'and' && looksDone(keyAt(rest, at + 1)));
  if (base !== null && isOne) return `${base} ${thing} ${bare(rest.slice(1))}`;
  return WHERE.test(first) || looksDone(first) ? `Get ${thing} ${bare(rest)}` : null;
}

function movedTo(thing: string, rest: readonly Word[]): string | null {
  const [verb, next] = [keyAt(rest, 0), keyAt(rest, 1)];
  const isPlaced = WHERE.test(next) || /^(?:into|to)$/u.test(next);
  const isAlone = GOES.test(verb) && UNTIL.test(keysOf(rest.slice(1, 3)));
  if (isAlone && /^go/u.test(verb)) return `Send ${thing} ${bare(rest.slice(1))}`;
  if (GOES.test(verb)) return isPlaced ? `Get ${thing} ${bare(rest.slice(1))}` : null;
  return REACHES.test(verb) ? `Get ${thing} in ${bare(rest.slice(1))}` : null;
}

/** What is said until a comma, behind which something else is told. */
function clauseFrom(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      at >= from && word.comma && /^(?:and|but|or|so|because)$/u.test(keyAt(words, at + 1)),
  );
  return words.slice(from, end < 0 ? words.length : end + 1);
}

/** "It's all to print again before ten". */
function leftToDo(words: readonly Word[]): string | null {
  const isThing = /^(?:it's|they're)$/u.test(keyAt(words, 0));
  const at = keyAt(words, 1) === 'all' ? 2 : 1;
  if (!isThing || keyAt(words, at) !== 'to' || !isVerb(keyAt(words, at + 1))) return null;
  const thing = keyAt(words, 0) === "it's" ? 'it' : 'them';
  const whole = at === 2 ? `${thing} all` : thing;
  const rest = words.slice(at + 2);
  const verb = words[at + 1]?.raw ?? '';
  return `${verb} ${whole} ${bare(rest)}`;
}

/** "Risk assessment to the council by Wednesday, Pat did last year's". */
function namedUntil(words: readonly Word[]): string | null {
  const end = words.findIndex(({ comma }) => comma);
  const named = words.slice(0, end + 1);
  const until = named.findIndex(({ key }) => /^(?:by|before|due)$/u.test(key));
  const isNamed = until > 0 && until <= MAX_THING && isNounPhrase(named.slice(0, until));
  const rest = words.slice(end + 1);
  const isTold = isDeedOfOthers(rest) || SUBJECT_PRONOUNS.has(keyAt(rest, 0));
  return isNamed && isTold ? sayTask(named) : null;
}

const OPENS_WANTED =
  /^(?:my|our|the|all|some|names|numbers|proof|receipts|copies|photos|documents|payslips|details|figures)$/u;

/** "They want my yes or no by Wednesday". */
function wantedUntil(words: readonly Word[]): string | null {
  const whom = OBJECT_FORMS.get(keyAt(words, 0));
  const at = /^(?:still|also|only|now|really)$/u.test(keyAt(words, 1)) ? 2 : 1;
  const isWanted = /^(?:wants?|needs?|expects?)$/u.test(keyAt(words, at));
  if (whom === undefined || !isWanted || !OPENS_WANTED.test(keyAt(words, at + 1))) return null;
  const until = words.findIndex(
    ({ key }, place) => place > at && /^(?:by|before|back)$/u.test(key),
  );
  const isShort = until > at + 1 && until <= at + MAX_THING;
  return isShort
    ? `Get ${bare(words.slice(at + 1, until))} to ${whom} ${bare(clauseFrom(words, until))}`
    : null;
}

const MEANS = /^(?:which|that|it|this) means (?:that )?/u;

/**
 * "The subs must be in by noon tomorrow", "the form goes off before the first": what is told of a
 * thing, and until when it has to be so, is to be done by then. Null when no such day is said.
 */
export function taskDueUntil(said: readonly Word[]): string | null {
  const means = MEANS.exec(keysOf(said))?.[0].trim().split(' ').length ?? 0;
  const words = said.slice(means);
  if (!UNTIL.test(keysOf(words))) return null;
  const named = namedUntil(words) ?? wantedUntil(words);
  if (named !== null) return named;
  for (let at = 1; at <= Math.min(MAX_THING, words.length - 2); at++) {
    const length = dutyLength(words, at);
    const isMoved = /^(?:goes|go)$/u.test(keyAt(words, at));
    if (length === 0 && !isMoved) continue;
    const thing = thingIn(words.slice(0, at));
    if (thing === null) return null;
    let from = at + length;
    while (ADVERBS.has(keyAt(words, from)) && keyAt(words, from + 1) !== '') from++;
    const rest = clauseFrom(words, from);
    const until = isMoved && length === 0 ? BEFORE : UNTIL;
    if (!until.test(keysOf(rest))) return null;
    return keyAt(rest, 0) === 'be' ? doneTo(thing, rest.slice(1)) : movedTo(thing, rest);
  }
  return leftToDo(words);
}
