import { ADVERBS, DETERMINERS, FILLERS, SUBJECT_PRONOUNS } from '../data/english-phrases.ts';
import { FIRST_NAMES } from '../data/first-names.ts';
import { KIN } from '../data/people.ts';
import { STRONG_VERBS } from '../data/english-verbs.ts';
import { NO_THING_OPENS } from '../data/talk.ts';
import { VERB_FOR_NOUN } from '../data/verb-for-noun.ts';
import { MONTH_NAMES, SHORT_WEEKDAY_NAMES, WEEKDAY_NAMES } from '../data/dates.ts';
import { SEVERAL_NAMES } from '../data/numbers.ts';
import { type Item } from '../reading/item.ts';
import { verbOfNoun } from '../reading/grammar/verb-of-noun.ts';
import { baseOfPast, isVerb } from '../reading/grammar/verbs.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { wordSet } from '../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../words/words.ts';
import { foreignThingOf } from './foreign-thing.ts';
import { nounSlotOf } from './slots.ts';

const MAX_NAME_WORDS = 3;

/** Words that leave a name half said. */
const IN_NO_NAME = wordSet(`
mum mom dad him her me us you more some up off out most all just one ${SEVERAL_NAMES}
hundred thousand thing things something anything everything anyone someone everyone stuff above it that this back its
to do does did done let would could should must can might may end still only even really which who
while during after before until till about over under between loud no both either neither from for with by at on in into
${WEEKDAY_NAMES} ${SHORT_WEEKDAY_NAMES} minutes minute mins min
`);
/** Words that say nothing of a thing when they stand alone. */
const NO_NAME_ALONE = wordSet(`
home work new half place bit fit better well healthy due organised rest sleep
${MONTH_NAMES}
morning afternoon evening night week weekend month year day days weeks months years time times
guy lady man woman lad bloke person people problem problems matter reason love quid pounds euros dollars
mountain load pile lot lots bits couple few number numbers way rest doing
`);
const NO_PART =
  /^(?:fixed|ready|back|checked|done|sorted|cleaned|repaired|it|things?|signed|sent)$/u;
/** "They'd" and "Ollie'll" are no names; "Lena's" is. */
const SHORTENED = /['’](?:d|ll|re|ve|m|t)$/u;
/** "Chapter 3" and "flat 2". */
const IS_NUMBER = /^\d{1,2}$/u;
const IS_WORD = /^\p{L}[\p{L}\p{M}'’-]+$/u;

function isNameWord(word: Word, at: number): boolean {
  const { key } = word;
  if (at > 0 && IS_NUMBER.test(key)) return true;
  if (!IS_WORD.test(withoutEndMarks(word.raw)) || SHORTENED.test(key)) return false;
  if (SUBJECT_PRONOUNS.has(key) || FILLERS.has(key) || ADVERBS.has(key)) return false;
  if (IN_NO_NAME.has(key) || NO_THING_OPENS.has(key)) return false;
  return at === 0 || !STRONG_VERBS.has(key);
}

/** "Chasing" and "skiing" are doings; "painting" is a thing as well. */
function isDoing(key: string): boolean {
  return key.endsWith('ing') && key.length > 5 && !VERB_FOR_NOUN.has(key);
}

/**
 * The thing of a task by itself, as the person calls it: "Pay the gas bill by Friday" is the "gas
 * bill". Null when what stands there is no name that would be understood alone.
 */
export function thingOf(item: Item): string | null {
  if (item.language !== 'en') return foreignThingOf(item);
  if (isDeedAlone(item.title)) return null;
  const slot = nounSlotOf(item.title);
  if (slot === null || item.title.startsWith('Get ready:')) return null;
  const words = wordsOf(slot);
  const hasArticle = DETERMINERS.has(keyAt(words, 0));
  const named = hasArticle ? words.slice(1) : words;
  const own = NO_PART.test(keyAt(named, named.length - 1)) ? named.slice(0, -1) : named;
  if (own.length === 0 || own.length > MAX_NAME_WORDS || !own.every(isNameWord)) return null;
  const [first] = own;
  if (first === undefined || isDoing(keyAt(own, own.length - 1))) return null;
  if (own.length === 1 && (NO_NAME_ALONE.has(first.key) || !(hasArticle || isKnownThing(first))))
    return null;
  return withoutEndMarks(textOf(own));
}

/** "Record", "edit": no name says less. */
function isDeedAlone(title: string): boolean {
  const [verb, second] = wordsOf(title);
  return (
    verb !== undefined && second === undefined && isVerb(verb.key) && !VERB_FOR_NOUN.has(verb.key)
  );
}

/** What says little unless it is said for whom: "gift". */
const FOR_SOMEBODY = wordSet(
  'gift gifts present presents card cards cake letter form forms book books ticket tickets money costume flowers list notes photo photos keys key room bed',
);

/** "Gift" is the "gift for Noah". */
export function fullerName(name: string, { title, language }: Item): string {
  const last = keyAt(wordsOf(name), wordsOf(name).length - 1);
  if (language !== 'en' || !FOR_SOMEBODY.has(last)) return name;
  const at = title.toLowerCase().indexOf(`${name.toLowerCase()} `);
  const [, whom] =
    /^ ((?:for|from|to) (?:(?:my|the|our) )?\p{L}[\p{L}'’-]*)/u.exec(
      at < 0 ? '' : title.slice(at + name.length),
    ) ?? [];
  return whom === undefined || isNoName(whom) ? name : `${name} ${whom}`;
}

/** "For next week" and "to get" name nobody. */
function isNoName(whom: string): boolean {
  const last = whom.split(' ').at(-1)?.toLowerCase() ?? '';
  return IN_NO_NAME.has(last) ? !KIN.has(last) : isVerb(last) || NO_NAME_ALONE.has(last);
}

/**
 * Whether a name says to anyone what is meant: a thing that is known, or somebody. "Annual" and "somewhere"
 * were cut from a longer name.
 */
export function isClearName(name: string, { title, language }: Item): boolean {
  if (language !== 'en') return true;
  // "Your" is what somebody else called it.
  if (/\byour\b/iu.test(title)) return false;
  const words = wordsOf(name);
  const [first] = words;
  if (verbOfNoun(words.map(({ key }) => key)) !== null) return true;
  const isProper = words.every(({ raw }) => /^\p{Lu}\p{L}|^\d/u.test(raw));
  return (isProper && !title.startsWith('Sort out ')) || FIRST_NAMES.has(first?.key ?? '');
}

/** "Heel drops", "charter boat": two words that tell of nothing that happened stand well enough alone. */
export function isWholeName(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.length > 1 && words.every(({ key }) => baseOfPast(key) === null && !ADVERBS.has(key))
  );
}

/** A word alone is a name when it is one with a capital letter, or no verb. */
function isKnownThing(word: Word): boolean {
  if (VERB_FOR_NOUN.has(word.key)) return true;
  return /^\p{Lu}\p{Ll}/u.test(word.raw) || !isVerb(word.key);
}
