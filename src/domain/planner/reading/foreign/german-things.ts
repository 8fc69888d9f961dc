import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { GERMAN_DEEDS } from '../../data/foreign/german-deeds.ts';
import { TELLING_WORDS } from '../../data/foreign/foreign-finite.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { TEXT_LIMITS } from '../../words/word-limits.ts';
import { anyOf } from '../../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { KIN } from '../../data/foreign/foreign-words.ts';
import { foundByNoun } from './foreign-nouns.ts';
import { isSaidIn, longerKeys, shownIn } from './foreign-said.ts';
import { isOwedWithin } from './foreign-statement.ts';
import { namesKin } from './foreign-told.ts';
import { holdsDeed, isForeignVerb } from './foreign-verbs.ts';
import { crashes, fails, runsOff } from './german-failing.ts';
import { asGermanObject } from './german-object.ts';
import { titleAndRemark } from './german-remarks.ts';
import { isLetter } from './german-letters.ts';
import { type Item } from '../item.ts';
import { capitalised } from '../titles/task-phrase.ts';

const MAX_NAMED = 6;
/** A state that asks for what the thing always asks for: "der Keller ist voll". */
const BY_NOUN = '=';
const TO_GET = 'besorgen';
/** What only ends as such a thing does: a "Kreis" is no rice. */
const NO_DEED = '-';
/** What is filled when it is empty. */
const HOLDS = /(?:kühlschrank|gefrierschrank|tank|kanister|vorratsschrank|speisekammer|spender)$/u;
const MAX_SUBJECT = 5;

/** A deed with its thing in front of it. */
function joined(deed: string, thing: string): string {
  const isGoing = deed.startsWith('zum ');
  const named = isGoing
    ? thing.replace(/^(?:der|den|das|dem|dieser|diesen|diesem|ein|einen) /iu, '')
    : asGermanObject(thing);
  return capitalised(
    deed.includes('{it}') ? deed.replace('{it}', () => named) : `${named} ${deed}`,
  );
}

/** The nouns by which a thing is known: the words in front of the first preposition. */
function nameOf(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ key }, at) => at > 0 && GERMAN_DEEDS.ends.has(key));
  const comma = words.findIndex((word) => word.comma);
  const ends = [end, comma < 0 ? -1 : comma + 1].filter((place) => place > 0);
  return words.slice(0, Math.min(words.length, ...ends));
}

function deedOfNoun(words: readonly Word[]): string | null {
  if (/^(?:mit|ohne|wegen|trotz)$/u.test(keyAt(words, 0))) return null;
  const name = nameOf(words).filter(
    ({ key }) => !GERMAN_DEEDS.articles.has(key) && /^\p{L}/u.test(key),
  );
  const named = name.filter(({ raw }) => /^\p{Lu}/u.test(raw));
  const heads = named.length > 0 ? named : name.slice(-1);
  const found = heads
    .map(({ key }) => foundByNoun(GERMAN_DEEDS.nouns, key, 'de'))
    .find((deed) => deed !== undefined);
  return found === undefined || found === NO_DEED ? null : found;
}

function deedOfHeading({ headings }: Item): string | null {
  const heading = headings.at(-1)?.trim() ?? '';
  return GERMAN_DEEDS.lists.find(([form]) => form.test(heading))?.[1] ?? null;
}

/** "Schleudert": what a thing does no more. */
const FAILING =
  /^(?!(?:kommt|antwortet|meldet|ruft|schreibt|sagt|zahlt|hört|schläft|isst|frisst|trinkt|lernt|will|hat|ist)$)\p{L}{3,}t$/u;

/** Where the verb of a sentence stands behind its subject: "Das Auto | macht komische Geräusche". */
function subjectLength(words: readonly Word[]): number {
  const telling = TELLING_WORDS.get('de');
  const isFailing = fails(words);
  const at = words.findIndex(
    ({ key }, place) =>
      place > 0 &&
      ((isFailing && FAILING.test(key) && /^\p{Lu}/u.test(words[place - 1]?.raw ?? '')) ||
        telling?.finite.has(key) === true ||
        telling?.wrong.has(key) === true ||
        (GERMAN_DEEDS.states.has(key) && !ONLY_LAST.test(key))),
  );
  const isThing = !GERMAN_DEEDS.ends.has(keyAt(words, 0));
  return isThing && at > 0 && at <= MAX_SUBJECT ? at : 0;
}

/** "Ist aus" and "ist alle" end a sentence; within it they are other words. */
const ONLY_LAST = /^(?:aus|alle)$/u;
const A_DAY = /(?:^| )(?:heute|morgen|\p{L}*(?:tag|woch)|wochenende)(?: |$)/u;
/** "Sie fehlt an jeder Ecke": who or what it is, is not said. */
const POINTS = /^(?:der|die|das|sie|er|dies|diese|dieser|jetzt|da|hier|nun|dann|heute)$/u;
const NOBODY = /(?:^| )(?:ich|wir|du|es|man)(?: |$)/u;
/** Words that are said with much that is not wrong. */
const SAYS_LITTLE = /^(?:noch|nicht|kein|keine|keinen|nie|vergessen|gehört)$/u;

function stateOf(word: Word, rest: readonly Word[]): string | undefined {
  if (ONLY_LAST.test(word.key) && word !== rest.at(-1)) return undefined;
  return GERMAN_DEEDS.states.get(word.key);
}

function saysWhatIsWrong(word: Word, rest: readonly Word[]): boolean {
  const isWrong =
    TELLING_WORDS.get('de')?.wrong.has(word.key) === true && !SAYS_LITTLE.test(word.key);
  return isWrong || stateOf(word, rest) !== undefined;
}

/** "… fehlt noch die Geburtsurkunde": what is lacking stands behind. */
const LACKS =
  /\s(?:fehlt|fehlen) (?:noch |mir |uns |auch )*((?:(?:der|die|das|ein|eine|mein|meine) )?\p{Lu}.*)$/u;

/** "Es fehlt noch Kaffee": what is lacking, as a deed. */
function deedForLack(words: readonly Word[]): string | null {
  for (const [form, deed] of GERMAN_DEEDS.lacking) {
    const said = form.exec(textOf(words));
    const thing = said === null ? '' : textOf(words).slice(said[0].length);
    const named = thing.replace(/ mehr(?: da)?$/u, '');
    if (named !== '' && wordsOf(named).length <= MAX_NAMED)
      return joined(deed === BY_NOUN ? (deedOfNoun(wordsOf(named)) ?? TO_GET) : deed, named);
  }
  const [gap = '', lacks] = LACKS.exec(textOf(words)) ?? [];
  if (lacks === undefined) return null;
  const front = textOf(words).slice(0, -gap.length);
  const isFor = /^für /iu.test(front);
  return joined(TO_GET, withoutEndMarks(isFor ? `${front} ${lacks}` : lacks));
}

/** "Der Drucker klemmt": what is wrong, as a deed. */
function deedForState(words: readonly Word[]): string | null {
  const telling = TELLING_WORDS.get('de');
  const length = subjectLength(words);
  const subject = words.slice(0, length);
  if (length === 0 || telling === undefined) return null;
  const opensThing = /^\p{Lu}/u.test(subject[0]?.raw ?? '');
  if (isOwedWithin(words, 'de') || A_DAY.test(keysOf(subject)) || NOBODY.test(keysOf(subject)))
    return null;
  if (namesKin(words, 0) || subject.some(({ key }) => KIN.has(key))) return null;
  if (subject.every(({ key }) => POINTS.test(key)) || isForeignVerb(keyAt(words, 0), 'de'))
    return null;
  const isKnown = deedOfNoun(subject) !== null;
  const isNamed = subject.some(({ key }) => !GERMAN_DEEDS.articles.has(key));
  const isThing =
    isNamed && (opensThing || isKnown || GERMAN_DEEDS.articles.has(keyAt(subject, 0)));
  const rest = words.slice(length);
  if (
    !isThing ||
    !(fails(words) || runsOff(words) || rest.some((word) => saysWhatIsWrong(word, rest)))
  )
    return null;
  if (rest.some(({ key }) => telling.wants.has(key))) return null;
  const isRunningOff = runsOff(words);
  const isCrashing = crashes(words);
  const byState = isRunningOff
    ? 'verlängern'
    : isCrashing
      ? undefined
      : rest.map((word) => stateOf(word, rest)).find((deed) => deed !== undefined);
  const thing = withoutEndMarks(textOf(subject));
  const noun = deedOfNoun(subject);
  const isEmptied = byState === TO_GET && noun !== null && noun !== 'putzen';
  const isAbout =
    byState === BY_NOUN || /^(?:wegräumen|erledigen|verlängern)$/u.test(byState ?? '');
  const asks = isEmptied || (isAbout && noun !== null) || byState === BY_NOUN ? noun : byState;
  if (byState === TO_GET && HOLDS.test(keysOf(subject))) return joined('auffüllen', thing);
  return joined(asks ?? GERMAN_DEEDS.seeTo, thing);
}

/** "Braucht", "meldet": a verb with its subject. */
function isGermanFinite(key: string): boolean {
  return /t$/u.test(key) && [key.replace(/e?t$/u, 'en')].some((base) => isForeignVerb(base, 'de'));
}

const TIMES = /(?:geburtstag|jubiläum|hochzeit|weihnachten|nikolaus|ostern|thema|abschied|einzug)/u;

/** "Pakete zur Post", "Velo in die Werkstatt": what is to get somewhere is taken there. */
function isSomewhere(title: string): boolean {
  return (
    /\p{L} (?:zur|zum|ins|in die|in den|auf den|auf die) \p{Lu}\p{L}+$/u.test(title) &&
    !TIMES.test(title.toLowerCase())
  );
}

/** "Mit dem Hund zum Tierarzt", "zum Bürgeramt": a way to go. */
function goingTo(title: string): string | null {
  return /^(?:mit (?:\p{L}+ ){1,3})?(?:(?:mal|wieder) )*(?:zum|zur|ins) \p{L}{3}/iu.test(title)
    ? 'gehen'
    : null;
}

/** "Neue Brille", "neue Reifen": what is new is had, not cared for. */
function newThing(title: string, deed: string | null): string | null {
  const isCare = /^(?:putzen|wechseln|reparieren|laden|aufhängen|aufräumen|bügeln|waschen)$/u;
  return /^neue[nrs]? /iu.test(title) && isCare.test(deed ?? '') ? joined(TO_GET, title) : null;
}

const HOUR = /\d ?uhr|(?:^|\s)\d{1,2}:\d{2}|\sum \d{1,2}(?!\d)/iu;
const SEEN_BY = /(?:arzt|friseur|optiker|termin|notar|anwalt|steuerberater|orthopäde)(?:\s|,|$)/iu;

const OPENS_WITH_DAY = new RegExp(String.raw`^${anyOf(weekdaysIn('de'))}s?\s`, 'iu');

/** "Arzttermin 14 Uhr" is made already: one goes there. */
function meeting(title: string, deed: string | null): string | null {
  if (!/^(?:ausmachen|anrufen)$/u.test(deed ?? '')) return deed;
  if (HOUR.test(title)) return SEEN_BY.test(title) ? 'zum {it} gehen' : null;
  return OPENS_WITH_DAY.test(title) ? null : deed;
}

/** Ends as a verb does, and says what a thing is like, or how it is meant. */
const NO_VERB =
  /^(?:ge\p{L}+|(?:ver|be|er|ent|zer)\p{L}+|nicht|jetzt|selbst|sonst|fast|erst|längst|zuletzt|nächst|meist|überhaupt|statt|seit|mit|kaputt|defekt|\p{L}*(?:alt|kalt|bunt|fett|glatt|hart|leicht|schlecht|recht|dicht|feucht|laut|matt|nett|platt|rot|satt|schlicht|spät|tot|weit|breit|wert|fest|bereit|komplett|perfekt|direkt|exakt|korrekt))$/u;

/** "Das Kabel knistert": something is said of it. */
function saysOfThing(words: readonly Word[]): boolean {
  const [, noun, verb] = words;
  const isThing =
    GERMAN_DEEDS.articles.has(keyAt(words, 0)) && /^\p{Lu}\p{Ll}/u.test(noun?.raw ?? '');
  if (!isThing || noun?.comma === true || !/^\p{Ll}{3,}t\P{L}*$/u.test(verb?.raw ?? ''))
    return false;
  return !NO_VERB.test(keyAt(words, 2));
}

function isBareThing(words: readonly Word[]): boolean {
  const telling = TELLING_WORDS.get('de');
  if (saysOfThing(words)) return false;
  if (words.length === 0 || words.length > MAX_NAMED + 3) return false;
  if (/^(?:ich|wir)$/u.test(keyAt(words, 0))) return false;
  return !words.some(
    ({ key }, at) => telling?.finite.has(key) === true || (at > 0 && isGermanFinite(key)),
  );
}

/** "Folien an den Chef", "Paket zurück an Zalando": what is to get to somebody. */
function sentTo(title: string): string | null {
  const [, thing = '', back, whom = ''] =
    /^(.+?) (zurück )?((?:an|ans) .*\p{Lu}.*)$/u.exec(title) ?? [];
  if (thing === '' || !(back !== undefined || isLetter(wordsOf(thing)))) return null;
  return joined(back === undefined ? 'schicken' : 'zurückschicken', `${thing} ${whom}`);
}

/** What was only named, with its deed: by its heading, its noun, or what is wrong with it. */
function titled(title: string, item: Item): string {
  const words = wordsOf(title);
  const isTold = words.some(({ key }) => /^(?:ist|sind)$/u.test(key));
  if (!isTold && holdsDeed(words, 'de')) return title;
  const state = deedForLack(words) ?? deedForState(words);
  if (state !== null) return state;
  if (holdsDeed(words, 'de') || !isBareThing(words)) return title;
  const sent = sentTo(title);
  if (sent !== null) return sent;
  const renewed = newThing(title, deedOfNoun(words));
  if (renewed !== null) return renewed;
  const going = goingTo(title) ?? (isSomewhere(title) ? 'bringen' : null);
  const deed = going ?? deedOfHeading(item) ?? meeting(title, deedOfNoun(words));
  return deed === null ? title : joined(deed, title);
}

/** A title that is too long for its verb keeps the verb, and what has no room is its note. */
function withVerbInReach(title: string): { title: string; rest: string } {
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  const limit = TEXT_LIMITS.pebbleTitle;
  const finite = TELLING_WORDS.get('de')?.finite;
  const isSentence = words.some((word) => finite?.has(word.toLowerCase()) === true);
  if (words.length <= limit.words || isSentence || !isForeignVerb(last, 'de'))
    return { title, rest: '' };
  const verb = words.at(-2) === 'fertig' ? 2 : 1;
  let end = limit.words - verb;
  const opensNoun = (at: number): boolean =>
    /^\p{Ll}/u.test(words[at - 1] ?? '') &&
    /^\p{Lu}/u.test(words[at] ?? '') &&
    at < words.length - verb;
  while (end > 2 && (isLoose(words[end - 1] ?? '') || opensNoun(end))) end--;
  const rest = words.slice(end, -verb).join(' ');
  return { title: [...words.slice(0, end), ...words.slice(-verb)].join(' '), rest };
}

/** An article or a preposition ends no thing. */
function isLoose(word: string): boolean {
  const key = word.toLowerCase();
  return GERMAN_DEEDS.ends.has(key) || GERMAN_DEEDS.articles.has(key);
}

function withDeed(item: Item): Item {
  if (item.language !== 'de') return item;
  const { title, remark } = titleAndRemark(item.title);
  const shaped = titled(title, item);
  const isState = shaped !== title && !shaped.includes(title.slice(1));
  const said = [...(isState ? [title] : []), ...(remark === null ? [] : [remark])].map(capitalised);
  const shown = [shaped, ...said].join(' ');
  const notes = item.notes.filter((note) => !isSaidIn(shownIn(shown), longerKeys(note)));
  const fitted = withVerbInReach(shaped);
  const left = fitted.rest === '' ? [] : [`… ${fitted.rest}`];
  const isNamed = item.isNamed === true || shaped !== title;
  return { ...item, title: fitted.title, isNamed, notes: [...left, ...said, ...notes] };
}

/**
 * Things to do in German as deeds: what is only said of a thing is its note, and what was
 * only named, or is wrong, gets the verb that goes with it. The person's words stay as they are.
 */
export function withGermanDeeds(items: readonly Item[]): readonly Item[] {
  return items.map(withDeed);
}
