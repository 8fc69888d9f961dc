import { FIRST_NAMES } from '../data/first-names.ts';
import { NO_WHICH_ONE, PAGE_TOPICS, PARTS_OF_HOME } from '../data/page-topics.ts';
import { ANIMALS, KIN } from '../data/people.ts';
import { type Item } from '../reading/item.ts';
import { verbOfNoun } from '../reading/grammar/verb-of-noun.ts';
import { isVerb } from '../reading/grammar/verbs.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { wordSet } from '../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { areaOfNoun, lifeAreasOf } from './life-area.ts';

const TOPICS = wordSet(PAGE_TOPICS);
const PARTS = wordSet(PARTS_OF_HOME);
const SAYS_NOTHING = wordSet(NO_WHICH_ONE);
/** What a page is about is said in its first words, and opens it or is most of what comes. */
const BEGINNING = 16;
const OPENING = 2;
const OPENING_LETTERS = 24;
const LONGEST_BEGINNING = 200;
const MOST_STEPS = 0.4;
const SOME_STEPS = 0.25;
const MIN_STEPS = 3;

const DETERMINER = /^(?:the|this|that|our|my)$/u;
const OWN = /^(?:our|my)$/u;

/** "Mum's", "Lena's": whose it is, as the person writes it. */
function ownerOf(word: Word | undefined): string | null {
  const raw = withoutEndMarks(word?.raw ?? '');
  const [, name = ''] = /^(.+)['’]s$/u.exec(raw) ?? [];
  const key = name.toLowerCase();
  return KIN.has(key) || FIRST_NAMES.has(key) ? raw : null;
}

/** "The accounting course", "Mum's house", "our dog", "car": the thing with what says which one it is. */
function nameAt(words: readonly Word[], at: number): string | null {
  const noun = withoutEndMarks(words[at]?.raw ?? '').toLowerCase();
  const between = words[at - 1];
  const isWhich =
    between !== undefined &&
    /^\p{L}[\p{L}-]+$/u.test(between.raw) &&
    !DETERMINER.test(between.key) &&
    DETERMINER.test(keyAt(words, at - 2));
  const place = isWhich ? at - 2 : at - 1;
  const which =
    isWhich && !SAYS_NOTHING.has(between.key) && !isVerb(between.key) ? between.key : '';
  const thing = which === '' ? noun : `${which} ${noun}`;
  const before = keyAt(words, place);
  const owner = isWhich ? null : ownerOf(between);
  if (owner !== null) {
    const own = OWN.test(keyAt(words, at - 2)) ? `${keyAt(words, at - 2)} ` : '';
    return `${own}${owner} ${noun}`;
  }
  if (OWN.test(before)) return `${before} ${thing}`;
  const opens = at === 0 && !isVerb(noun);
  return DETERMINER.test(before) || opens || before === 'no' ? `the ${thing}` : null;
}

/** What may follow a thing that is named as a whole; "the heating bill" and "boiler pressure" are others. */
const FOLLOWS =
  /^(?:is|was|are|has|have|had|needs?|must|should|will|won['’]?t|can['’]?t|could|would|does|doesn['’]?t|did|didn['’]?t|isn['’]?t|hasn['’]?t|['’]s|keeps?|makes?|ends?|runs?|ran|broke|starts?|started|stopped|died|failed|still|just|also|never|not|again|by|on|in|from|for|to|with|without|and|or|but|at|before|after|until|till|since|because|so|that|which|when|where|while|until|if|i|i['’]m|we|he|she|they|it|my|our|the|now|today|tomorrow|yesterday|tonight)$/u;

function isWhole(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = keyAt(words, at + 1);
  if (word === undefined) return false;
  const isEnd = next === '' || word.comma || /[.,:;!?]$/u.test(word.raw);
  return isEnd || FOLLOWS.test(next) || (ANIMALS.has(word.key) && verbOfNoun([next]) !== null);
}

/** "Dad's flat has to be empty", "Mum's house, what is left", "no heating since Monday": a page opens with it. */
function isOpening(words: readonly Word[], at: number): boolean {
  const isCut = words[at]?.comma === true;
  return at < OPENING && (isCut || SAYS_OF_IT.test(keyAt(words, at + 1)));
}

const SAYS_OF_IT =
  /^(?:is|was|has|had|needs?|must|won['’]?t|runs?|ran|ends?|makes?|broke|stopped|died|failed|since|in|still)$/u;

/** How many of the steps name the topic, or are about the same area of a life. */
function shareOf(noun: string, items: readonly Item[], isFirst: boolean): number {
  const area = PARTS.has(noun) && !isFirst ? null : areaOfNoun(noun);
  const areas = area === null ? null : lifeAreasOf(items);
  const own = items.filter(
    (item) =>
      (area !== null && areas?.get(item) === area) ||
      [item.title, ...item.notes].some((text) => wordsOf(text).some(({ key }) => key === noun)),
  );
  return own.length / items.length;
}

/** The first sentence, with the next where it is no more than an opening. */
function firstSentence(text: string): string {
  const start = text.trimStart().slice(0, LONGEST_BEGINNING);
  const end = /[.!?\n]/u.exec(start.slice(OPENING_LETTERS));
  return end === null ? start : start.slice(0, OPENING_LETTERS + end.index);
}

/** What a whole page is about, as the person calls it; null where it is about several things. */
export function topicOfPage(text: string, items: readonly Item[]): string | null {
  if (items.length < MIN_STEPS || items.some(({ language }) => language !== 'en')) return null;
  const words = wordsOf(firstSentence(text)).slice(0, BEGINNING);
  for (const [at, { key }] of words.entries()) {
    if (!TOPICS.has(key) || !isWhole(words, at)) continue;
    const name = nameAt(words, at);
    const isFirst = isOpening(words, at);
    const least = isFirst && !PARTS.has(key) ? SOME_STEPS : MOST_STEPS;
    if (name !== null && shareOf(key, items, isFirst) >= least) return capitalised(name);
  }
  return null;
}
