import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { ADVERBS } from '../../data/english-phrases.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { bareThing, type Opener } from '../grammar/bare-thing.ts';
import { isPerson } from '../grammar/living.ts';
import { withoutMarks } from '../grammar/verb-places.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

const MAX_NAME = 5;
/** What goes to someone by post or wire, and not by hand. */
const TOLD = wordSet(`
numbers figures proofs proof roster rota form forms code codes list lists photos photo pic pics invoice invoices notice draft
drafts details receipts receipt copy copies cv report reports minutes agenda spec quote quotes contract cert certificate email
letter message text address info docs doc document documents pdf file files link thanks payment remittance answer feedback
reply notes note scan scans payslip payslips reminder invite invites invitation invitations card cards postcard statement
statements artwork lyrics script recording tracks update programmes programs posters flyers
`);
/** Where things are brought. */
const PLACES = wordSet(`
cleaners cleaner's cleaner tip dump shop garage menders mender's tailor tailors tailor's vet vets vet's library school nursery
office hall bank depot store place recycling seamstress cobbler cobblers cobbler's framer framers framer's lab kennels church
surgery launderette laundrette bottle-bank neighbours neighbour's mechanic repairman man lady sharpener storage loft
printer printers printer's charity foodbank creche shelter hospice market workshop dry
`);
const ARROW = /^(?:→|>|=>|⇒|➔|➜|►)$/u;

/** "Mower to be serviced", "handles to be ordered": the deed stands behind the thing. */
function toBeDone(words: readonly Word[]): readonly Word[] | null {
  const at = words.findIndex(({ key }, place) => key === 'to' && keyAt(words, place + 1) === 'be');
  const base = at > 0 && at <= MAX_NAME ? baseOfPast(keyAt(words, at + 2)) : null;
  return base === null || !isVerb(base)
    ? null
    : [said(base), ...words.slice(0, at).map(withoutIs), ...words.slice(at + 3)];
}

/** "Gas meter's to be read". */
function withoutIs(word: Word, at: number, all: readonly Word[]): Word {
  return at < all.length - 1 ? word : { ...word, raw: word.raw.replace(/['’]s$/u, '') };
}

function said(text: string): Word {
  return { raw: text, key: text, comma: false };
}

/** "Bandsaw blade -> order", "plants → ask Mrs Kulkarni": what to do stands behind an arrow. */
function behindArrow(words: readonly Word[]): readonly Word[] | null {
  const at = words.findIndex(({ key }) => ARROW.test(key));
  const deed = words.slice(at + 1);
  if (at < 1 || !isVerb(keyAt(deed, 0)) || words.slice(0, at).some(({ key }) => isVerb(key)))
    return null;
  if (deed.length === 1) return [...deed.map(withoutMarks), ...words.slice(0, at)];
  return [...deed, said(`(${textOf(words.slice(0, at))})`)];
}

const PUT_SO = /^(?:on|up|in)$/u;
const ENDS_PLACE = /^(?:|again|for|before|after|by|asap|please|first)$/u;
/** Where a name ends that no other thing was said behind. */
const ENDS = /[,.;:]["'”’)]*$/u;

/** "Library books back", "the wigs to the cleaners", "receipts into the blue folder", "mouse guards on". */
function verbOfPlace(words: readonly Word[]): string | null {
  const { opener, name, rest } = bareThing(words);
  if (name.length === 0 || name.length > MAX_NAME || isTold(words)) return null;
  if (ENDS.test(name.at(-1)?.raw ?? '')) return null;
  const [first = '', second = ''] = [keyAt(rest, 0), keyAt(rest, 1)];
  if (first === 'back' && (isDeed(name) || keyAt(rest, 2) === 'back')) return null;
  if (first === 'back') return /^(?:from|off)$/u.test(second) ? 'Get' : 'Take';
  if (/^(?:into|onto)$/u.test(first) || (first === 'on' && second === 'charge')) return 'Put';
  if (PUT_SO.test(first) && (ENDS_PLACE.test(second) || ENDS.test(rest[0]?.raw ?? '')))
    return isSomeone(name) || opener === 'a' || isDoing(opener, name.at(-1)?.key ?? '')
      ? null
      : 'Put';
  if (first !== 'to' && !ARROW.test(first)) return null;
  return verbTowards(name, rest.slice(1));
}

/** "Log back in": a word that is a verb with what stands behind it. */
function isDeed(name: readonly Word[]): boolean {
  return (
    name.length === 1 &&
    /^(?:log|call|ring|get|go|come|report|text|write)$/u.test(name[0]?.key ?? '')
  );
}

/** "The dispute rolls on": the last word tells what the first does. */
function isDoing(opener: Opener, key: string): boolean {
  return (
    STRONG_VERBS.has(key) || (opener === 'the' && key.endsWith('s') && isVerb(key.slice(0, -1)))
  );
}

/** "Certificates expire on Tuesday": somebody tells, and names no thing to be moved. */
function isTold(words: readonly Word[]): boolean {
  return hasFiniteVerb(words) || words.some(({ key }) => ADVERBS.has(key) || TELLS.test(key));
}

const TELLS = /^(?:who|who's|what|going|gonna|gonnae|look|expire)$/u;

function isSomeone(name: readonly Word[]): boolean {
  return name.some(({ key }) => FIRST_NAMES.has(key) || /^(?:i|me|he|she|they|we)$/u.test(key));
}

function verbTowards(name: readonly Word[], where: readonly Word[]): string | null {
  const target = bareThing(where).name;
  const goal = target.at(-1)?.key ?? '';
  if (target.length === 0 || isVerb(keyAt(where, 0))) return null;
  if (TOLD.has(name.at(-1)?.key ?? '')) return 'Send';
  if (isSomeone(name)) return null;
  return PLACES.has(goal) || PLACES.has(target[0]?.key ?? '') ? 'Take' : null;
}

const SAYS = /^(?:say|said|says|owed|full|\p{L}+ing)$/u;

/** "Second advance to the decorator", "milk records to the co-op": nothing tells more than that it is to get there. */
export function isToGetSomewhere(words: readonly Word[]): boolean {
  const { name, rest } = bareThing(words);
  const where = rest.slice(1);
  const goal = bareThing(where).name.at(-1)?.key ?? '';
  const isSomewhere = /^(?:the|my|our|them|him|her)$/u.test(keyAt(where, 0)) || isPerson(goal);
  if (keyAt(rest, 0) !== 'to' || name.length === 0 || name.length > MAX_NAME || !isSomewhere)
    return false;
  if (isTold(words) || isSomeone(name) || LEADS_TO.has(name.at(-1)?.key ?? '')) return false;
  return !name.some(
    ({ key }) => STRONG_VERBS.has(key) || baseOfPast(key) !== null || SAYS.test(key),
  );
}

/** What leads somewhere and is not brought there: "the trip to the villa", "the key to the shed". */
const LEADS_TO = wordSet(`
trip trips visit visits visitors answer answers key keys access road way path door route journey lift ride drive walk flight train bus
changes change damage link links thanks thank repairs subscription reply replies reaction solution right up down close next
back home due according addition amendment amendments edits fixes extension application applications complaint response
introduction guide move transfer switch invite invites invitation invitations cure entrance exit objection objections
`);

/**
 * A thing that is to go somewhere, or that is followed by what is to be done with it, with its verb
 * in front; null when neither was said.
 */
export function movedThing(words: readonly Word[]): readonly Word[] | null {
  const done = toBeDone(words) ?? behindArrow(words);
  if (done !== null) return done;
  const verb = verbOfPlace(words);
  return verb === null ? null : [said(verb), ...words];
}
