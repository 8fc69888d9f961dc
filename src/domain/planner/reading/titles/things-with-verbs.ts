import { DETERMINERS, SUBJECT_PRONOUNS, SUBORDINATORS } from '../../data/english-phrases.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { NO_THING_OPENS } from '../../data/talk.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { WORKING_WORDS } from '../../data/word-kinds.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../data/dates.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { withDeedForState } from './deed-for-state.ts';
import { deedInName, deedOfPerson, thingForPerson } from './deed-in-name.ts';
import { verbOf } from '../grammar/title-words.ts';
import { type Item } from '../item.ts';
import { KIN } from '../../data/people.ts';
import { errandOfHeadings, isOfErrand, isOfGifts, verbOnList } from '../page/list-errand.ts';
import { isToGetSomewhere, movedThing } from './moved-thing.ts';
import { capitalised } from './task-phrase.ts';
import { asAgreed, misfits } from './fitting-verb.ts';
import { placeBehind } from './place-behind.ts';
import { verbBehind } from './verb-behind-name.ts';
import { verbOfRelation } from './verb-by-relation.ts';
import { brokenOrWorn } from './worn-things.ts';
import { verbForBareThing } from './verb-for-bare-thing.ts';
import { isKnownName, verbOfNoun } from '../grammar/verb-of-noun.ts';
import { baseOfGerund, baseOfPast } from '../grammar/verbs.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';

const PLAIN = 'Sort out';
/** Verbs that no word of a name follows with a small letter. */
const OF_NAMES =
  /^(?:Call|Get in touch with|Email|Message|Reply to|Go to|Practise|Learn|Plan|Get ready for|Cancel|Chase)$/u;
/** What a title may begin with that a rule put there, the longest first. */
const GIVEN = [...new Set([...VERB_FOR_NOUN.values(), PLAIN, 'Get ready for', 'Put'])].sort(
  (a, b) => b.length - a.length,
);

/**
 * The words of a title behind a verb that a rule put in front of them; null when the person said the
 * verb, or when the title says it in other words than they did.
 */
export function thingNamed(title: string, said: readonly Word[]): string | null {
  const verb = GIVEN.find((given) => title.startsWith(`${given} `));
  if (verb === undefined) return null;
  const keys = new Set(said.map(({ key }) => key));
  const [first = ''] = verb.toLowerCase().split(' ');
  const isSaid = keys.has(first) || said.some(({ key }) => baseOfGerund(key) === first);
  if (verb === PLAIN ? saysSort(said) : isSaid) return null;
  const thing = title.slice(verb.length + 1);
  const words = wordsOf(thing);
  const isAll = words.every(({ key }) => key === '' || keys.has(key));
  return isAll && (verb === PLAIN || said.length - words.length <= 2) ? thing : null;
}

/** "Sort the shed", "it wants sorting out", and no "floury sort". */
function saysSort(said: readonly Word[]): boolean {
  return said.some(({ key }, at) => {
    if (/^sort(?:ing|ed)$/u.test(key)) return true;
    return key === 'sort' && (at === 0 || !/^(?:|of)$/u.test(keyAt(said, at + 1)));
  });
}

/** "Oats" began a line and now stands within one; "Priyanka" is a name. */
function within(words: readonly Word[], verb: string): readonly Word[] {
  const [first, second] = words;
  if (first === undefined || !/^\p{Lu}[\p{Ll}-]+\P{L}*$/u.test(first.raw)) return words;
  const isName =
    KIN.has(first.key) ||
    FIRST_NAMES.has(first.key) ||
    PROPER.has(first.key) ||
    /^\p{Lu}/u.test(second?.raw ?? '');
  const isCommon =
    DETERMINERS.has(first.key) ||
    isOfKnownName(words) ||
    (!OF_NAMES.test(verb) && isKnownName([first.key])) ||
    /^some\p{L}+$|\p{L}{3}ing$/u.test(first.key);
  return isName || !isCommon ? words : [{ ...first, raw: lowered(first.raw) }, ...words.slice(1)];
}

/** Whether the whole name is known as one, as a "risk assessment" is. */
function isOfKnownName(words: readonly Word[]): boolean {
  const { name } = bareThing(words);
  const found = verbOfNoun(name.map(({ key }) => key));
  return name.length > 1 && found?.length === name.length;
}

const PROPER = wordSet(`
christmas xmas easter halloween diwali eid thanksgiving tesco sainsbury's asda ocado etsy ebay amazon netflix spotify boots
english french spanish german italian welsh irish gaelic ${MONTH_NAMES} ${WEEKDAY_NAMES} mother's father's valentine's hogmanay ikea
`);

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function titled(verb: string, words: readonly Word[]): string {
  return `${verb} ${textOf(within(words, verb))}`;
}

/** Whether the words open like nothing that could be named: what is said so stays as it is. */
function namesNothing(words: readonly Word[]): boolean {
  const first = keyAt(words, 0);
  if (DETERMINERS.has(first) || /^(?:no|another|someone|somebody|something)$/u.test(first))
    return false;
  return (
    NO_THING_OPENS.has(first) ||
    SUBJECT_PRONOUNS.has(first) ||
    SUBORDINATORS.has(first) ||
    SAYS.test(first) ||
    [WORKING_WORDS.placing, WORKING_WORDS.being, WORKING_WORDS.having, WORKING_WORDS.helping].some(
      (kind) => kind.has(first),
    )
  );
}

const SAYS =
  /^(?:gives|runs|looks|says|goes|comes|makes|takes|gets|keeps|seems|feels|knows|thinks|say|know|imagine|scold|knock|plait|pivot|badger|drench|remember)$/u;

/** The title of a thing that was named without a verb, by what it is; null when nothing tells. */
function titleOfThing(words: readonly Word[]): string | null {
  if (keyAt(words, 0) === 'word' && keyAt(words, 1) === 'with') return `Have a ${textOf(words)}`;
  const placed = placeBehind(words);
  if (placed !== null) return `${titled(placed.verb, placed.thing)} (${textOf(placed.place)})`;
  const moved = movedThing(words);
  if (moved !== null) return capitalised(textOf(moved));
  const asked = deedOfPerson(words);
  if (asked !== null) return capitalised(textOf(asked));
  const given = thingForPerson(words);
  if (given !== null) return titled('Get', given);
  const deed = deedInName(words);
  if (deed !== null) return titled(capitalised(deed.verb), deed.thing);
  const verb = verbForBareThing(words);
  if (verb !== null) return titled(verb, words);
  if (isToGetSomewhere(words)) return titled('Get', words);
  return namesNothing(words) ? capitalised(textOf(words)) : null;
}

/**
 * A longer name than the rule knew says more: a "school trip" is no trip to plan. So does a deed in the
 * name, what is broken, where it is, and whom one meets: "fridge clear out", "leaking gutter".
 */
function knowsBetter(words: readonly Word[]): boolean {
  const thing = bareThing(words);
  const { name, rest } = thing;
  const deed = deedInName(words)?.verb;
  if (deed !== undefined && deed !== 'rsvp') return true;
  if (placeBehind(words) !== null || thingForPerson(words) !== null) return true;
  if (verbOfRelation(thing) !== null) return true;
  const found = verbOfNoun(name.map(({ key }) => key));
  if (brokenOrWorn(thing) !== null && !isPaper(found?.verb ?? '')) return true;
  const behind = verbBehind(thing) ?? '';
  if (/^(?:Plan|Do|Pick up)$/u.test(behind) || (behind === 'Get' && found?.verb === 'Buy'))
    return true;
  return found !== null && found.length > 1 && !rest.some(({ raw }) => raw.startsWith('('));
}

/** "A stiff letter" is not to be mended. */
function isPaper(verb: string): boolean {
  return /^(?:Write|Answer|Send|Read|Fill in|Print|Pay|Book|Work on)$/u.test(verb);
}

const NEAR = 2;

/** The errand that what stands around a thing on the same list has, when it is one. */
function errandAround(items: readonly Item[], at: number): string | null {
  const item = items[at];
  if (item === undefined) return null;
  const near = items
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .filter((other) => other !== item && other.headings.join() === item.headings.join());
  const isShopping = near.length >= NEAR && near.every(({ title }) => GOT.test(verbOf(title)));
  return isShopping ? 'Get' : null;
}

const GOT = /^(?:buy|get|order)$/u;
const MOST_WORDS = 8;

const IS_WRITTEN =
  /\b(?:thesis|dissertation|essay|paper|chapter|phd|article|manuscript|coursework|report)\b/iu;

/** "References" on a page about a thesis are no letters from an old boss. */
function isCited(words: readonly Word[], headings: readonly string[]): boolean {
  const isList = words.length === 1 && /^(?:references|citations)$/u.test(keyAt(words, 0));
  return isList && headings.some((heading) => IS_WRITTEN.test(heading));
}

const PART_DONE =
  /^(?:only |just |still |about )?(?:half|most|some|\d+) (?:of (?:them|it|\d+) )?(?:is |are )?(\p{L}+)$/iu;

/** "Enemy sprites, only 2 of 6 done" are no shopping. */
function isPartDone([note = '']: readonly string[]): boolean {
  const done = PART_DONE.exec(withoutEndMarks(note))?.[1]?.toLowerCase() ?? '';
  return baseOfPast(done) !== null;
}

function withVerb(item: Item): Item {
  const { thing, title, headings } = item;
  if (item.language !== 'en') return item;
  if (thing === undefined) return { ...item, title: withDeedForState(title) };
  const words = wordsOf(thing);
  const isPlain = title.startsWith(`${PLAIN} `);
  const isWrong = !isPlain && misfits(verbIn(title, thing) ?? '', words);
  const known = isPlain || isWrong || knowsBetter(words) ? titleOfThing(words) : null;
  const cited = isCited(words, headings) ? titled('Fix', words) : null;
  const own = cited ?? known ?? agreedTitle(title, thing) ?? (isWrong ? `${PLAIN} ${thing}` : null);
  if (GOT.test(verbOf(own ?? title)) && isPartDone(item.notes))
    return { ...item, title: titled('Finish', words) };
  const listed = words.length > MOST_WORDS ? null : errandOfHeadings(headings);
  const last = bareThing(words).name.at(-1)?.key ?? '';
  const errand = listed !== null && isOfErrand(listed, headings, last) ? listed : null;
  const given = verbIn(own ?? title, thing);
  const verb = errand === null || given === null ? null : verbOnList(errand, given);
  if (verb !== null) return { ...item, title: titled(verb, words) };
  if (own?.startsWith('Get in touch with ') === true && isOfGifts(headings))
    return { ...item, title: `Get something for ${thing}` };
  return own === null ? item : { ...item, title: own };
}

/** "Dentist monday half eight", "tablets at 8": what a rule would book or pick up has its hour already. */
function agreedTitle(title: string, thing: string): string | null {
  const verb = verbIn(title, thing) ?? '';
  const words = wordsOf(thing);
  const agreed = /^(?:Book|Pick up|Get|Buy)$/u.test(verb)
    ? asAgreed(verb, bareThing(words), words)
    : verb;
  return agreed === verb ? null : titled(agreed, words);
}

/** The verb in front of a thing; null when the title says it otherwise. */
function verbIn(title: string, thing: string): string | null {
  const at = title.toLowerCase().lastIndexOf(thing.toLowerCase());
  return at > 0 ? title.slice(0, at - 1) : null;
}

/**
 * Gives what was only named the verb that a person would use: that of the list it stands on, else
 * the one that goes with the thing, else what its neighbours have. Where nothing tells, the plain
 * "Sort out" stays, and what names nothing is left as it was said.
 */
export function withVerbsForThings(items: readonly Item[]): Item[] {
  const named = items.map(withVerb);
  return named.map((item, at) => {
    const isOpen = item.thing !== undefined && item.title === `${PLAIN} ${item.thing}`;
    if (!isOpen) return item;
    const words = wordsOf(item.thing);
    const { opener, name, rest } = bareThing(words);
    const isShort = opener !== 'owned' && name.length > 0 && name.length <= 3 && rest.length === 0;
    const verb = isShort ? errandAround(named, at) : null;
    return verb === null ? item : { ...item, title: titled(verb, words) };
  });
}

/** A title that a rule began with its plain verb, with the one that goes with the thing. */
export function withVerbForThing(title: string): string {
  if (!title.startsWith(`${PLAIN} `)) return title;
  return titleOfThing(wordsOf(title.slice(PLAIN.length + 1))) ?? title;
}
