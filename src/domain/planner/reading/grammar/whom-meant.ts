import { CLOSE_ONES, KIN, MEN, WOMEN } from '../../data/people.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { FIRST_NAMES, NAMES_OF_EITHER, WOMENS_NAMES } from '../../data/first-names.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { manyIn, rolesIn, type Somebody } from './people-by-role.ts';
import { peopleIn, PETS, withoutPlaces } from './people-named.ts';

const DONE_TO_PETS = /^(?:fetch|collect|pick|drop|feed|walk|worm|bath|weigh|groom|brush|keep)$/u;
/** Behind "her" these show that it stands for a person, and is no "her notes". */
const BEHIND_PERSON = wordSet(`
a an the my our some something back about that to for on by before at if when and know this today tomorrow tonight asap again soon
since yes no sorry thanks why how what who where which whether those these nicely properly carefully quickly together out up over off
in with from down now then later or so because cos but as instead too straight directly personally anyway please first sometime
monday tuesday wednesday thursday friday saturday sunday
`);
/** What is done to somebody whom one turns to; what else is done to "him" may be done to a dog or a child. */
const TURNED_TO = wordSet(`
ask tell ring call phone text email message thank invite let remind warn inform pay chase nag owe answer write reply apologise
apologize send give contact meet show speak talk get buy visit explain respond see
`);
/** "Them" behind these is people, whatever follows. */
const SAID_TO = wordSet(
  'ask tell ring call phone text message thank invite let remind warn inform nag show visit',
);
/** Behind "them" these show that something is given to people: "send them the form". */
const OPENS_GIVEN = new RegExp(
  String.raw`^(?:\d+|some|something|more|${A_NUMBER}|half|everything)$`,
  'u',
);

const PLACED_WITH = /^(?:from|to|with|for|about|off)$/u;
const MOST_BEFORE_WHOM = 6;

function personAt(words: readonly Word[]): number {
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      place <= (PLACED_WITH.test(keyAt(words, place - 1)) ? MOST_BEFORE_WHOM : 4) &&
      (word.key === 'him' ||
        (word.key === 'her' && (word.comma || isBehindPerson(keyAt(words, place + 1))))),
  );
  return at > 0 && peopleIn(words.slice(0, at)).length === 0 ? at : -1;
}

function isBehindPerson(key: string): boolean {
  return key === '' || BEHIND_PERSON.has(key);
}

/** Where "them" stands for people; -1 where it may be things. */
export function themAt(words: readonly Word[]): number {
  const at = words.findIndex(({ key }) => key === 'them');
  const verb = keyAt(words, 0);
  const next = keyAt(words, at + 1);
  if (
    at === 2 &&
    keyAt(words, 1) === 'to' &&
    /^(?:write|reply|talk|speak|apologi[sz]e)$/u.test(verb)
  )
    return at;
  if (at !== 1) return -1;
  const isWhen = /^(?:this|that|these|those|every|each|no)$/u.test(next);
  const isGiven = (DETERMINERS.has(next) && !isWhen) || OPENS_GIVEN.test(next);
  return SAID_TO.has(verb) || (TURNED_TO.has(verb) && isGiven) ? at : -1;
}

/** The "her", "him" or "them" by which a task means people whom it does not name. */
export function pronounOfPerson(title: string): string | null {
  const words = wordsOf(title);
  const at = Math.max(personAt(words), themAt(words));
  return at > 0 ? keyAt(words, at) : null;
}

const LACKS_PERSON =
  /^(?:answer|reply|respond|call|ring|text|apologise|apologize|reply to|respond to)$/iu;

/** Whether a task is a bare "Answer": to whom stands in what was said before. */
export function lacksPerson(title: string): boolean {
  return LACKS_PERSON.test(title);
}

const TAKES_TO = /^(?:reply|respond|apologise|apologize)$/iu;

function opensWith(words: readonly Word[], person: string): boolean {
  return textOf(words.slice(0, 4))
    .replace(/^(?:and|but|so|then|oh) /iu, '')
    .toLowerCase()
    .startsWith(person.replace(/^the (?!same)/u, '').toLowerCase());
}

/** "Her" is no brother and no Peter, and nobody whose name is unknown can be ruled out. */
function fits({ noun, name }: Somebody, pronoun: string): boolean {
  if (!/^(?:her|him)$/u.test(pronoun)) return true;
  const whose = pronoun === 'her' ? 'her ' : 'his ';
  if (name.startsWith(whose) || (pronoun === 'her' ? MEN : WOMEN).has(noun)) return false;
  if (!FIRST_NAMES.has(noun) || NAMES_OF_EITHER.has(noun)) return true;
  return (pronoun === 'her') === (noun.endsWith('a') || WOMENS_NAMES.has(noun));
}

/** "Let her know when he comes" names nobody who comes. */
function namesOther(words: readonly Word[], pronoun: string): boolean {
  const other = { her: /^(?:he|he's|he'll|him)$/u, him: /^(?:she|she's|she'll)$/u }[pronoun];
  return other !== undefined && words.some(({ key }) => other.test(key));
}

/** The word that says what somebody is, or is called. */
function lastKey(name: string): string {
  return wordsOf(name.replace(/ in law$/u, '')).at(-1)?.key ?? '';
}

const TITLED = /^(?:mr|mrs|ms|miss|aunt|auntie|uncle)$/u;

/** Those who are called by a name or as family: each may be meant wherever they are named. */
function namedIn(words: readonly Word[]): Somebody[] {
  return peopleIn(words).map((name, at) => {
    const first = wordsOf(name)[0]?.key ?? '';
    return { name, noun: TITLED.test(first) ? first : lastKey(name), at };
  });
}

/** The task with the name in place of its pronoun. */
export function withName(title: string, name: string): string {
  const words = wordsOf(title);
  return withWhom(words, Math.max(personAt(words), themAt(words)), name);
}

function withWhom(words: readonly Word[], at: number, person: string): string {
  const mark = /[^\p{L}]+$/u.exec(words[at]?.raw ?? '')?.[0] ?? '';
  return textOf([...words.slice(0, at), ...wordsOf(`${person}${mark}`), ...words.slice(at + 1)]);
}

/** The task with the person in place of "her" or "him", when just one was named before; else null. */
export function withPersonNamed(title: string, before: readonly Word[]): string | null {
  const words = wordsOf(title);
  const at = personAt(words);
  const meant = at > 0 ? whoOf(namedIn(withoutPlaces(before)), keyAt(words, at), before) : null;
  if (meant === null || (PETS.test(meant.noun) && !DONE_TO_PETS.test(keyAt(words, 0)))) return null;
  return withWhom(words, at, meant.name);
}

/** The only one who may be meant, or of several the one whom the sentence is about. */
function whoOf(
  people: readonly Somebody[],
  pronoun: string,
  before: readonly Word[],
): Somebody | null {
  const may = people.filter((somebody) => fits(somebody, pronoun));
  const [first, ...others] = may;
  if (first === undefined) return null;
  return others.length === 0 ? first : (may.find(({ name }) => opensWith(before, name)) ?? null);
}

/** Family, titles, known first names and roles: on another line nobody else is surely somebody. */
function isSurely({ noun, name }: Somebody): boolean {
  const isTitled = /^(?:mr|mrs|ms|miss|dr)\b/iu.test(name);
  return isTitled || KIN.has(noun) || FIRST_NAMES.has(noun) || /^(?:my|our|the) /u.test(name);
}

/** Nobody is wormed but an animal, and no animal is asked. */
function isDoneTo({ noun }: Somebody, verb: string): boolean {
  return PETS.test(noun) ? DONE_TO_PETS.test(verb) : !/^(?:weigh|worm|groom|brush)$/u.test(verb);
}

/** Those of the words who may be meant. */
function peopleFor(title: string, before: readonly Word[], isFar: boolean): Somebody[] {
  const words = wordsOf(title);
  if (themAt(words) > 0) return manyIn(before);
  const lacks = lacksPerson(title);
  const byName = namedIn(lacks ? before : withoutPlaces(before));
  const isGivenTo = PLACED_WITH.test(keyAt(words, personAt(words) - 1));
  const isTurnedTo = TURNED_TO.has(keyAt(words, 0));
  const byRole = rolesIn(before).filter(
    ({ noun }) =>
      isTurnedTo ||
      (isGivenTo && CLOSE_ONES.has(noun)) ||
      byName.some((other) => other.noun === noun),
  );
  if (isTurnedTo && lacks) byRole.push(...manyIn(before));
  const all = [
    ...byName.filter(({ noun }) => !byRole.some((other) => other.noun === noun)),
    ...byRole,
  ];
  return isFar ? all.filter(isSurely) : all;
}

/** Where somebody was named: on another line, or some thoughts before. */
export type Place = { readonly isElsewhere: boolean; readonly isFar: boolean };

/**
 * Whom a task means by "her", "him" or "them", or leaves out, of those whom some words before it name: null
 * where they name nobody who fits, `'unclear'` where they name several.
 */
export function whoIsMeant(
  title: string,
  before: readonly Word[],
  { isElsewhere, isFar }: Place,
): string | null {
  const words = wordsOf(title);
  const people = peopleFor(title, before, isElsewhere || isFar);
  const [first] = people;
  if (lacksPerson(title)) return people.length > 1 ? 'unclear' : (first?.name ?? null);
  const at = Math.max(personAt(words), themAt(words));
  const pronoun = keyAt(words, at);
  const may = people.filter(
    (somebody) => fits(somebody, pronoun) && isDoneTo(somebody, keyAt(words, 0)),
  );
  if (may.length === 0 || (isElsewhere && at > 1)) return null;
  if (namesOther(words, pronoun)) return 'unclear';
  return whoOf(may, pronoun, before)?.name ?? 'unclear';
}

/** "Answer" with whom: "Answer Ray", "Reply to Ray". */
export function withPersonBehind(title: string, name: string): string {
  return `${title}${TAKES_TO.test(title) ? ' to' : ''} ${name}`;
}
