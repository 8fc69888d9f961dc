import { monthsIn, weekdaysIn } from '../../data/foreign/day-names.ts';
import {
  GERMAN_LETTERS,
  GERMAN_MODALS,
  GERMAN_PARTICLES,
  GERMAN_PREFIXES,
} from '../../data/foreign/german-clauses.ts';
import { anyOf } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { foundByNoun } from './foreign-nouns.ts';
import { holdsDeed, isForeignVerb } from './foreign-verbs.ts';
import { asGermanObject } from './german-object.ts';
import { neededByOthers } from './german-others.ts';
import {
  baseOfGerman,
  isInNoShop,
  NOT,
  saidIn,
  withoutGermanAdverbs,
  withoutReminder,
  MAX_WHO,
} from './german-words.ts';
import { namesKin } from './foreign-told.ts';
import { baseOfForeignPast } from './not-yet.ts';

const LETTERS = new Map([...GERMAN_LETTERS].map((noun) => [noun, true] as const));
const MAX_BEFORE_MODAL = 7;
const GOES_TO = /^(?:zum|zur|ins|in|auf|an|ans|nach|zu|bei|beim)$/u;
const PASSIVE = /^(?:werden|sein)$/u;

/** Whether the words name what goes out by post or mail. */
export function isLetter(words: readonly Word[]): boolean {
  return words.some(({ key }) => foundByNoun(LETTERS, key, 'de') === true);
}

/** "Müll raus", "das Angebot an Frau Keller raus": the word stands for a whole verb. */
export function withWholeVerb(words: readonly Word[]): string | null {
  const thing = words.slice(0, -1);
  const particle = keyAt(words, words.length - 1);
  const verb = GERMAN_PARTICLES.get(particle);
  if (verb === undefined || thing.length === 0 || holdsDeed(thing, 'de')) return null;
  if (thing.some(({ key }) => NOT.test(key) || key === 'ich')) return null;
  const isSent = particle === 'raus' && isLetter(thing);
  return `${asGermanObject(saidIn(thing))} ${isSent ? 'rausschicken' : verb}`;
}

/** "Gedruckt", "ausgedruckt": the base form of what no list has, where something has to be done to a thing. */
function baseOfAny(done: string): string | null {
  const [, prefix = '', stem] = /^(\p{L}*?)ge(\p{L}{2,}?)e?t$/u.exec(done) ?? [];
  if (stem !== undefined) return `${prefix}${stem}${/(?<!e)e[rl]$/u.test(stem) ? 'n' : 'en'}`;
  return /^(?:be|ver|er|ent|zer|über|unter)\p{L}{3,}t$/u.test(done)
    ? done.replace(/e?t$/u, 'en')
    : null;
}

const A_THING =
  /^(?:der|die|das|den|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|alle|beide)$/u;

/** "Das Formular muss beim Amt sein": a thing that has to be somewhere is handed in there. */
function placeToBe(words: readonly Word[]): string | null {
  const isThing = words.slice(0, -3).some(({ key }) => A_THING.test(key));
  return isThing && /^(?:bei|beim|im)$/u.test(keyAt(words, words.length - 3)) ? 'abgeben' : null;
}

/** "… bezahlt werden": what has to be done to it. */
function withoutPassive(words: readonly Word[]): string | null {
  if (!PASSIVE.test(keyAt(words, words.length - 1))) return null;
  const done = keyAt(words, words.length - 2);
  const thing = words.slice(0, -2);
  if (done === 'fertig') return `${asGermanObject(saidIn(thing))} fertig machen`;
  const base = baseOfForeignPast(done, 'de') ?? baseOfAny(done) ?? placeToBe(words);
  if (base === null || thing.length === 0) return null;
  return `${asGermanObject(saidIn(base === 'abgeben' ? words.slice(0, -1) : thing))} ${base}`;
}

/** "… zum Gespräch kommen": the verb is there. */
const IS_THERE = /^(?:kommen|bleiben|erscheinen)$/u;

/** "Zum Zahnarzt": where one has to go, without a verb. */
function withGoing(words: readonly Word[]): string | null {
  const to = words.find(({ key }) => GOES_TO.test(key))?.key;
  if (to === undefined || words.length > 6 || keyAt(words, words.length - 1) === 'sein')
    return null;
  if (IS_THERE.test(keyAt(words, words.length - 1))) return saidIn(words);
  return `${saidIn(words)} ${to === 'nach' ? 'fahren' : 'gehen'}`;
}

/** "Auto muss zum TÜV": what has to get somewhere is taken there. */
function brought(who: readonly Word[], after: readonly Word[]): string | null {
  const isSomewhere = /^(?:zum|zur|ins|in|auf|an|ans|nach)$/u.test(keyAt(after, 0));
  if (!isSomewhere || holdsDeed(after, 'de') || namesKin(who, 0) || who.length > MAX_WHO)
    return null;
  return `${asGermanObject(saidIn(who))} ${saidIn(after)} bringen`;
}

/** "Irgendwer muss" is to be done by whoever says so. */
const SOMEBODY = /^(?:ich|wir|man|jemand|irgendwer|irgendjemand|wer|einer)$/u;

function isAboutSelf(words: readonly Word[], modal: number): boolean {
  return SOMEBODY.test(keyAt(words, modal + 1)) || SOMEBODY.test(keyAt(words, modal - 1));
}

const DAY_OR_PLACE = new RegExp(
  String.raw`^(?:bis|am|im|vor|nach|ab|heute|morgen|übermorgen|${anyOf(weekdaysIn('de'))}|nächste\p{L}*|diese\p{L}*|für|wegen|beim|zum|zur|in|dafür|dazu|danach|spätestens|außerdem|dann|und|auch|noch|da|hier|es)$`,
  'u',
);

/** "Bis Freitag muss das Angebot raus", "die Website wollte ich neu machen": as a base form, in the order said. */
function modalClause(words: readonly Word[]): string | null {
  const modal = words.findIndex(({ key }) => GERMAN_MODALS.has(key));
  if (modal < 0 || modal > MAX_BEFORE_MODAL || modal === words.length - 1) return null;
  const isSelf = isAboutSelf(words, modal);
  const before = withoutGermanAdverbs(
    words.slice(0, modal).filter(({ key }) => !SOMEBODY.test(key)),
  );
  const after = withoutGermanAdverbs(words.slice(modal + 1));
  if (after.length === 0 || NOT.test(keyAt(after, 0))) return null;
  const whole = [...before, ...after];
  const byThing = withoutPassive(whole) ?? withWholeVerb(whole);
  if (byThing !== null) return byThing;
  const isOthers = !isSelf && before.length > 0 && !DAY_OR_PLACE.test(keyAt(before, 0));
  if (isOthers) return brought(before, after);
  if (holdsDeed(whole, 'de')) return saidIn(whole);
  return withGoing(whole);
}

const AHEAD = new RegExp(
  String.raw`^(?:endlich|jetzt|heute|morgen|übermorgen|gleich|nachher|später|noch|dann|am|bis|${anyOf(weekdaysIn('de'))}|nächste\p{L}*)$`,
  'u',
);
const COMMANDS =
  /^(?:ruf|kauf|hol|bring|schreib|frag|zahl|bezahl|mach|bestell|schick|besorg|räum|gib|nimm|lies|putz|such|denk|meld|sag|kümmer)e?$/u;

/** "Ich rufe morgen den Arzt an", "ruf Oma an": what one does, as a base form. */
function finiteClause(words: readonly Word[]): string | null {
  const isOwn = keyAt(words, 0) === 'ich';
  const verb = keyAt(words, isOwn ? 1 : 0);
  const rest = words.slice(isOwn ? 2 : 1);
  const last = keyAt(rest, rest.length - 1);
  const prefix = GERMAN_PREFIXES.has(last) && rest.length > 1 ? last : '';
  if (rest.length === 0 || (isOwn ? false : !COMMANDS.test(verb))) return null;
  if (isOwn && prefix === '' && !rest.some(({ key }) => AHEAD.test(key))) return null;
  if (holdsDeed(rest, 'de') || rest.some(({ key }) => NOT.test(key))) return null;
  const base = baseOfGerman(verb, prefix) ?? (isOwn ? null : baseOfGerman(verb, ''));
  const thing = withoutGermanAdverbs(prefix === '' ? rest : rest.slice(0, -1));
  return base === null || thing.length === 0 ? null : `${saidIn(thing)} ${base}`;
}

/** "Miete noch nicht überwiesen": what is not done yet is to be done. */
function notDoneYet(words: readonly Word[]): string | null {
  const not = words.findIndex(({ key }) => key === 'nicht');
  const last = keyAt(words, words.length - 1);
  const base = last === 'fertig' ? 'fertig machen' : baseOfForeignPast(last, 'de');
  if (not < 1 || base === null) return null;
  const thing = words
    .slice(0, -1)
    .filter(
      ({ key }) =>
        !/^(?:noch|immer|nicht|ist|sind|auch|leider|wieder|schon|worden|hab|habe|haben|ich|wir|mal|einmal|da|damit)$/u.test(
          key,
        ),
    );
  return thing.length === 0 || thing.length > 6 ? null : `${asGermanObject(saidIn(thing))} ${base}`;
}

const TELLS_WHY =
  /^(?:bevor|ehe|weil|da|damit|sonst|denn|obwohl|falls|wenn|ob|bis|sobald|die|der|das|den|dem)$/u;

const MAX_AHEAD = 4;

/** "Vielleicht backe ich am Wochenende Plätzchen": what one says one does, behind a time or a "perhaps". */
function invertedClause(words: readonly Word[]): string | null {
  const self = words.findIndex(({ key }) => key === 'ich');
  if (self < 2 || holdsDeed(words, 'de')) return null;
  const before = words.slice(0, self - 1);
  const isAhead =
    self <= MAX_AHEAD && before.some(({ key }) => AHEAD.test(key) || key === 'vielleicht');
  const last = keyAt(words, words.length - 1);
  const prefix = GERMAN_PREFIXES.has(last) && words.length > self + 2 ? last : '';
  const rest = words.slice(self + 1, prefix === '' ? undefined : -1);
  const base = baseOfGerman(keyAt(words, self - 1), prefix);
  if (base === null || rest.some(({ key }) => NOT.test(key))) return null;
  // "Die Blumen gieße ich auch noch": the thing stands in front.
  const isThingFirst = A_THING.test(keyAt(words, 0)) && withoutGermanAdverbs(rest).length === 0;
  if (isThingFirst) return `${saidIn(before)} ${base}`;
  if (!isAhead) return null;
  const when = before.filter(({ key }) => key !== 'vielleicht');
  const thing = withoutGermanAdverbs(rest);
  return thing.length === 0 ? null : saidIn([...when, ...thing]).concat(` ${base}`);
}

function deedIn(words: readonly Word[]): string | null {
  return (
    neededByOthers(words) ??
    modalClause(words) ??
    finiteClause(words) ??
    invertedClause(words) ??
    notDoneYet(words) ??
    withWholeVerb(words)
  );
}

/** "Zur Post da liegt ein Einschreiben": why, without a comma in front of it. */
function opensReason(words: readonly Word[], at: number): boolean {
  return (
    keyAt(words, at) === 'da' &&
    /^(?:liegt|ist|gibt|steht|wartet|sind)$/u.test(keyAt(words, at + 1))
  );
}

/** What is to be done in a German clause, its verb in the base form at the end; null when nothing tells. */
export function germanDeed(words: readonly Word[]): string | null {
  const at = words.findIndex(
    (word, place) =>
      (word.comma && TELLS_WHY.test(keyAt(words, place + 1))) || opensReason(words, place + 1),
  );
  if (at < 0) return deedIn(words);
  const deed = deedIn(words.slice(0, at + 1));
  return deed === null ? null : `${deed.replace(/,$/u, '')}, ${saidIn(words.slice(at + 1))}`;
}

const A_TIME = new RegExp(
  String.raw`^(?:bis|am|vor|ab|zum|spätestens|noch|ende|anfang|mitte|der|des|dem|den|dieser|diesen|diese|nächste\p{L}*|woche|monats?|jahres?|heute|morgen|übermorgen|weihnachten|${anyOf(weekdaysIn('de'))}|${anyOf(monthsIn('de'))}|\d.*|es|das|die|muss|müssen|soll|sollen|raus|weg|fertig|sein|hin|los|rein)$`,
  'u',
);
const NOTHING_DONE =
  /^(?:ich |wir )?(?:hab|habe|haben|bin) (?:(?:noch|auch|immer|da|damit|dafür|aber|mal|gar|überhaupt) )*(?:nicht|nichts)(?: (?:mal|einmal|wirklich|richtig|dazu))*(?: (?:angefangen|begonnen|geschafft|gemacht|gekommen|dazu gekommen|weitergekommen))?$/u;

/** "Ich will das vom Tisch haben". */
const WANTS_IT_DONE =
  /^(?:(?:und|aber) )?(?:ich )?(?:will|möchte|wollte|muss) (?:ich )?(?:das|es) (?:\p{L}+ ){0,3}(?:haben|loswerden|schaffen|hinkriegen)$/u;
/** "Frist 31.3.", "bis 15." */
/** "20 Euro" is what it costs. */
const A_PRICE = /^\d+(?:[.,]\d+)? ?(?:€|euro|eur|franken|chf)$/u;
const OPENS_TIME =
  /^(?:frist|deadline|abgabe|abgabetermin|stichtag|fällig|spätestens|bis|um) (?:(?:am|bis|ist|zum|um|ende) )*\d/u;

/** "… muss bis Ende November raus", "hab noch nicht mal angefangen": said of the thing before. */
export function isSaidOfGermanThing(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  const told = keys.join(' ');
  if (NOTHING_DONE.test(told) || keys[0] === 'zwar' || WANTS_IT_DONE.test(told)) return true;
  if (A_PRICE.test(told)) return true;
  if (OPENS_TIME.test(told))
    return keys.every((key) => A_TIME.test(key) || OPENS_TIME.test(`${key} 1`));
  return (
    words.length > 2 &&
    /^(?:muss|müssen|soll|sollen)$/u.test(keys[0] ?? '') &&
    keys.every((key) => A_TIME.test(key))
  );
}

/** The words of a German task without what only reminds of it. */
export function asGermanTask(words: readonly Word[]): readonly Word[] {
  return withoutReminder(words);
}

const ALREADY = /^(?:schon|bereits|endlich|gestern|längst|vorgestern|erledigt|heute)$/u;
const PARTICIPLE = /^(?:\p{L}*ge|be|ver|er|ent|über|unter|zer)\p{L}{2,}t$/u;

/** "Bezahlt", "abgegeben"; not "besichtigen", which many verbs have for both. */
function isParticiple(word: string): boolean {
  return PARTICIPLE.test(word) || (/en$/u.test(word) && baseOfForeignPast(word, 'de') !== null);
}

/** "Rechnung von Strom schon bezahlt": finished, and said in a few words. */
export function isGermanDone(words: readonly Word[]): boolean {
  if (words.some(({ key }) => NOT.test(key) || key === 'muss' || key === 'müssen')) return false;
  const last = keyAt(words, words.length - 1);
  const tells = words.slice(0, -1).some(({ key }) => ALREADY.test(key));
  return (
    words.length <= 9 &&
    tells &&
    isParticiple(last) &&
    !isForeignVerb(last, 'de') &&
    !/^(?:vergessen|verloren|gefragt|gebeten|gemahnt|verlangt|gefordert|gerissen|zerbrochen|gebrochen|verschoben|abgebrochen)$/u.test(
      last,
    )
  );
}

/** "Ich brauche neue Schuhe" is to get them. */
export function neededInGerman(owed: readonly Word[], rest: readonly Word[]): string | null {
  const isNeeded = owed.some(({ key }) => /^brauche?n?$/u.test(key));
  if (!isNeeded || holdsDeed(rest, 'de') || rest.length > 9) return null;
  return rest.some(isInNoShop) ? null : `${saidIn(rest)} besorgen`;
}
