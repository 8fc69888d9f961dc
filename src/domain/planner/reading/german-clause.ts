import {
  GERMAN_ADVERBS,
  GERMAN_BENT,
  GERMAN_LETTERS,
  GERMAN_MODALS,
  GERMAN_PARTICLES,
  GERMAN_PREFIXES,
  GERMAN_SELF,
} from '../data/foreign/german-clauses.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../words/words.ts';
import { foundByNoun } from './foreign-nouns.ts';
import { holdsDeed, isForeignVerb } from './foreign-verbs.ts';
import { asGermanObject } from './german-object.ts';
import { namesKin } from './foreign-told.ts';
import { baseOfForeignPast } from './not-yet.ts';

const LETTERS = new Map([...GERMAN_LETTERS].map((noun) => [noun, true] as const));
const MAX_BEFORE_MODAL = 7;
const MAX_WHO = 3;
const IN_NO_SHOP =
  /^(?:hilfe|pause|ruhe|zeit|urlaub|kraft|schlaf|geduld|luft|energie|geld|motivation|plan|tag|ferien|nichts|was|etwas|termin|rat|unterstützung|jemanden)$/u;

const GOES_TO = /^(?:zum|zur|ins|in|auf|an|ans|nach|zu|bei|beim)$/u;
const NOT = /^(?:nicht|nie|kein|keine|keinen)$/u;
const PASSIVE = /^(?:werden|sein)$/u;

function withoutAdverbs(words: readonly Word[]): readonly Word[] {
  let from = 0;
  while (GERMAN_ADVERBS.has(keyAt(words, from)) || GERMAN_SELF.has(keyAt(words, from))) from++;
  return words.slice(from);
}

function said(words: readonly Word[]): string {
  return withoutEndMarks(textOf(words)).replace(/,$/u, '');
}

function isLetter(words: readonly Word[]): boolean {
  return words.some(({ key }) => foundByNoun(LETTERS, key, 'de') === true);
}

/** "Müll raus", "das Angebot an Frau Keller raus": the word stands for a whole verb. */
export function withWholeVerb(words: readonly Word[]): string | null {
  const thing = words.slice(0, -1);
  const particle = keyAt(words, words.length - 1);
  const verb = GERMAN_PARTICLES.get(particle);
  if (verb === undefined || thing.length === 0 || holdsDeed(thing, 'de')) return null;
  const isSent = particle === 'raus' && isLetter(thing);
  return `${asGermanObject(said(thing))} ${isSent ? 'rausschicken' : verb}`;
}

/** "Gedruckt", "ausgedruckt": the base form of what no list has, where something has to be done to a thing. */
function baseOfAny(done: string): string | null {
  const [, prefix = '', stem] = /^(\p{L}*?)ge(\p{L}{2,}?)e?t$/u.exec(done) ?? [];
  if (stem !== undefined) return `${prefix}${stem}en`;
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
  if (done === 'fertig') return `${asGermanObject(said(thing))} fertig machen`;
  const base = baseOfForeignPast(done, 'de') ?? baseOfAny(done) ?? placeToBe(words);
  if (base === null || thing.length === 0) return null;
  return `${asGermanObject(said(base === 'abgeben' ? words.slice(0, -1) : thing))} ${base}`;
}

/** "Zum Zahnarzt": where one has to go, without a verb. */
function withGoing(words: readonly Word[]): string | null {
  const to = words.find(({ key }) => GOES_TO.test(key))?.key;
  if (to === undefined || words.length > 6) return null;
  return `${said(words)} ${to === 'nach' ? 'fahren' : 'gehen'}`;
}

/** "Auto muss zum TÜV": what has to get somewhere is taken there. */
function brought(who: readonly Word[], after: readonly Word[]): string | null {
  const isSomewhere = /^(?:zum|zur|ins|in|auf|an|ans|nach)$/u.test(keyAt(after, 0));
  if (!isSomewhere || holdsDeed(after, 'de') || namesKin(who, 0) || who.length > MAX_WHO)
    return null;
  return `${asGermanObject(said(who))} ${said(after)} bringen`;
}

function isAboutSelf(words: readonly Word[], modal: number): boolean {
  return GERMAN_SELF.has(keyAt(words, modal + 1)) || GERMAN_SELF.has(keyAt(words, modal - 1));
}

const DAY_OR_PLACE =
  /^(?:bis|am|im|vor|nach|ab|heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nächste\p{L}*|diese\p{L}*|für|wegen|beim|zum|zur|in|dafür|dazu|danach|spätestens|außerdem|dann|und|auch|noch|da|hier|es)$/u;

/** "Bis Freitag muss das Angebot raus", "die Website wollte ich neu machen": as a base form, in the order said. */
function modalClause(words: readonly Word[]): string | null {
  const modal = words.findIndex(({ key }) => GERMAN_MODALS.has(key));
  if (modal < 0 || modal > MAX_BEFORE_MODAL || modal === words.length - 1) return null;
  const isSelf = isAboutSelf(words, modal);
  const before = withoutAdverbs(words.slice(0, modal).filter(({ key }) => !GERMAN_SELF.has(key)));
  const after = withoutAdverbs(words.slice(modal + 1));
  if (after.length === 0 || NOT.test(keyAt(after, 0))) return null;
  const whole = [...before, ...after];
  const byThing = withoutPassive(whole) ?? withWholeVerb(whole);
  if (byThing !== null) return byThing;
  const isOthers = !isSelf && before.length > 0 && !DAY_OR_PLACE.test(keyAt(before, 0));
  if (isOthers) return brought(before, after);
  if (holdsDeed(whole, 'de')) return said(whole);
  return withGoing(whole);
}

/** "Rufe", "bring", "gib": the base form of what one does, with what stands apart from it at the end. */
function baseOf(form: string, prefix: string): string | null {
  const stem = form.replace(/e$/u, '');
  const bent = GERMAN_BENT.get(form) ?? GERMAN_BENT.get(stem);
  const bases = [bent, `${stem}en`, `${stem}n`].filter((base) => base !== undefined);
  return bases.map((base) => prefix + base).find((base) => isForeignVerb(base, 'de')) ?? null;
}

const AHEAD =
  /^(?:heute|morgen|übermorgen|gleich|nachher|später|noch|dann|am|bis|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nächste\p{L}*)$/u;
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
  const base = baseOf(verb, prefix) ?? (isOwn ? null : baseOf(verb, ''));
  const thing = withoutAdverbs(prefix === '' ? rest : rest.slice(0, -1));
  return base === null || thing.length === 0 ? null : `${said(thing)} ${base}`;
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
  return thing.length === 0 || thing.length > 6 ? null : `${asGermanObject(said(thing))} ${base}`;
}

/** "Oma anrufen nicht vergessen" is to call her; "die Miete zu überweisen" is to do so. */
function withoutReminder(words: readonly Word[]): readonly Word[] {
  const keys = words.map(({ key }) => key).join(' ');
  const length = / (?:bitte )?nicht vergessen$/u.test(keys) ? 2 : 0;
  const kept = length > 0 ? words.slice(0, -length) : words;
  if (length > 0 && !holdsDeed(kept, 'de')) return words;
  const last = kept.length - 1;
  const isToDo = keyAt(kept, last - 1) === 'zu' && isForeignVerb(keyAt(kept, last), 'de');
  return isToDo ? [...kept.slice(0, -2), ...kept.slice(-1)] : kept;
}

const TELLS_WHY =
  /^(?:bevor|ehe|weil|da|damit|sonst|denn|obwohl|falls|wenn|ob|bis|sobald|die|der|das|den|dem)$/u;

/** "Ich hab versprochen, den Kuchen zu backen": what was promised or forgotten is to be done. */
function promised(words: readonly Word[]): string | null {
  const at = words.findIndex(
    ({ key, comma }) =>
      comma && /^(?:versprochen|zugesagt|vergessen|vorgenommen|angeboten|gebeten)$/u.test(key),
  );
  const rest = words.slice(at + 1);
  const deed = withoutReminder(rest);
  return at > 0 && GERMAN_SELF.has(keyAt(words, 0)) && deed.length < rest.length
    ? said(deed)
    : null;
}

function deedIn(words: readonly Word[]): string | null {
  return (
    needOfAnother(words) ??
    presentFor(words) ??
    modalClause(words) ??
    finiteClause(words) ??
    notDoneYet(words) ??
    withWholeVerb(words)
  );
}

/** What is to be done in a German clause, its verb in the base form at the end; null when nothing tells. */
export function germanDeed(words: readonly Word[]): string | null {
  const at = words.findIndex(
    (word, place) => word.comma && TELLS_WHY.test(keyAt(words, place + 1)),
  );
  const owed = promised(words);
  if (owed !== null) return owed;
  if (at < 0) return deedIn(words);
  const deed = deedIn(words.slice(0, at + 1));
  return deed === null ? null : `${deed}, ${said(words.slice(at + 1))}`;
}

const MAX_NEEDED = 9;
const SHORT_NEED = 4;

/** "Die Katze braucht neues Futter" is to get it for her. */
function needOfAnother(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => /^(?:braucht|brauchen)$/u.test(key));
  const who = words.slice(0, at);
  const needed = withoutAdverbs(words.slice(at + 1));
  if (at < 1 || at > MAX_WHO || needed.length === 0 || needed.length > MAX_NEEDED) return null;
  if (who.some(({ key }) => GERMAN_SELF.has(key) || /^(?:es|das|sie|er|ihr|du)$/u.test(key)))
    return null;
  if (holdsDeed(needed, 'de') || needed.some(({ key }) => NOT.test(key) || IN_NO_SHOP.test(key)))
    return null;
  if (needed.length > SHORT_NEED || needed.some(({ key }) => key === 'für'))
    return `${said(needed)} besorgen`;
  return `${said(needed)} für ${asGermanObject(said(who)).replace(/^(?:D(?=(?:ie|en|as) ))/u, 'd')} besorgen`;
}

/** "Mama hat am Samstag Geburtstag, Geschenk!": somebody's day asks for a present. */
function presentFor(words: readonly Word[]): string | null {
  const keys = words.map(({ key }) => key);
  const at = keys.indexOf('hat');
  const isDay = at > 0 && at <= MAX_WHO && keys.slice(at, at + 6).includes('geburtstag');
  if (!isDay || GERMAN_SELF.has(keyAt(words, 0)) || holdsDeed(words, 'de')) return null;
  if (keys.some((key) => /^brauche?$/u.test(key))) return null;
  const who = asGermanObject(said(words.slice(0, at))).replace(/^(?:D(?=(?:ie|en|as) ))/u, 'd');
  return `Geschenk für ${who} besorgen`;
}

const A_TIME =
  /^(?:bis|am|vor|ab|zum|spätestens|noch|ende|anfang|mitte|der|des|dem|den|dieser|diesen|diese|nächste\p{L}*|woche|monats?|jahres?|heute|morgen|übermorgen|weihnachten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d.*|es|das|die|muss|müssen|soll|sollen|raus|weg|fertig|sein|hin|los|rein)$/u;
const NOTHING_DONE =
  /^(?:ich |wir )?(?:hab|habe|haben|bin) (?:(?:noch|auch|immer|da|damit|dafür|aber|mal|gar|überhaupt) )*(?:nicht|nichts)(?: (?:mal|einmal|wirklich|richtig|dazu))*(?: (?:angefangen|begonnen|geschafft|gemacht|gekommen|dazu gekommen|weitergekommen))?$/u;

/** "… muss bis Ende November raus", "hab noch nicht mal angefangen": said of the thing before. */
export function isSaidOfGermanThing(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  if (NOTHING_DONE.test(keys.join(' '))) return true;
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
  return rest.some(({ key }) => IN_NO_SHOP.test(key)) ? null : `${said(rest)} besorgen`;
}
