import { GERMAN_VERB_END } from '../../data/languages.ts';
import { GERMAN_MODALS, GERMAN_SELF } from '../../data/foreign/german-clauses.ts';
import { untilComma } from '../../words/comma-parts.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { asGermanDative, asGermanObject } from './german-object.ts';
import {
  baseOfGerman,
  isInNoShop,
  MAX_WHO,
  NOT,
  saidIn,
  withoutGermanAdverbs,
} from './german-words.ts';
import { whomIn, withWhom } from './german-whom.ts';
import { isLetter } from './german-letters.ts';

/** "Ich hab versprochen, den Kuchen zu backen": what was promised or forgotten is to be done. */
function promised(words: readonly Word[]): string | null {
  const at = words.findIndex(
    ({ key, comma }) =>
      comma && /^(?:versprochen|zugesagt|vergessen|vorgenommen|angeboten|gebeten)$/u.test(key),
  );
  const rest = withWhom(words.slice(at + 1), whomIn(words));
  const deed = withoutZu(rest);
  return at > 0 && GERMAN_SELF.has(keyAt(words, 0)) && deed !== null ? saidIn(deed) : null;
}

/** "Ihm beim Referat zu helfen", "sie abzuholen": as a base form. */
function withoutZu(words: readonly Word[]): readonly Word[] | null {
  const last = words.at(-1);
  if (last === undefined || !GERMAN_VERB_END.test(last.key)) return null;
  if (keyAt(words, words.length - 2) === 'zu') return [...words.slice(0, -2), last];
  const raw = last.raw.replace(ZU_WITHIN, '$1$2');
  return raw === last.raw ? null : [...words.slice(0, -1), { ...last, raw }];
}

const ZU_WITHIN =
  /^(an|ab|auf|aus|ein|um|weg|mit|zurück|vor|nach|raus|rein|vorbei|hin|runter|hoch|durch|her|zusammen|fertig|los)zu(\p{L}+e?n)/u;

const MAX_NEEDED = 9;
const SHORT_NEED = 4;

/** "Die Katze braucht neues Futter" is to get it for her. */
function needOfAnother(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => /^(?:braucht|brauchen)$/u.test(key));
  const who = words.slice(0, at);
  const needed = withoutGermanAdverbs(words.slice(at + 1));
  if (at < 1 || at > MAX_WHO || needed.length === 0 || needed.length > MAX_NEEDED) return null;
  if (who.some(({ key }) => GERMAN_SELF.has(key) || /^(?:es|das|sie|er|ihr|du)$/u.test(key)))
    return null;
  if (holdsDeed(needed, 'de') || needed.some((word) => NOT.test(word.key) || isInNoShop(word)))
    return null;
  if (needed.length > SHORT_NEED || needed.some(({ key }) => key === 'für'))
    return `${saidIn(needed)} besorgen`;
  return `${saidIn(needed)} für ${asGermanObject(saidIn(who)).replace(/^(?:D(?=(?:ie|en|as) ))/u, 'd')} besorgen`;
}

/** "Mama hat am Samstag Geburtstag, Geschenk!": somebody's day asks for a present. */
function presentFor(words: readonly Word[]): string | null {
  const keys = words.map(({ key }) => key);
  const at = keys.indexOf('hat');
  const isDay = at > 0 && at <= MAX_WHO && keys.slice(at, at + 6).includes('geburtstag');
  if (!isDay || GERMAN_SELF.has(keyAt(words, 0)) || holdsDeed(words, 'de')) return null;
  if (keys.some((key) => /^brauche?$/u.test(key))) return null;
  const who = asGermanObject(saidIn(words.slice(0, at))).replace(/^(?:D(?=(?:ie|en|as) ))/u, 'd');
  return `Geschenk für ${who} besorgen`;
}

const BY_WHEN =
  /^(?:will|möchte|braucht|erwartet) (?:(?:noch|unbedingt|dringend|von mir|schon) )*bis (?:zum |ende |anfang |mitte )?\S+ (?=(?:der|die|das|den|ein|eine|einen|meine?n?|unsere?n?) )/u;

/** "Der Chef will bis Mittwoch den Bericht" is to have it done by then. */
function wantedBy(words: readonly Word[]): string | null {
  const verb = words.findIndex(({ key }) => /^(?:will|möchte|braucht|erwartet)$/u.test(key));
  if (verb < 1 || verb > MAX_WHO || holdsDeed(words, 'de')) return null;
  const rest = words.slice(verb);
  const asked = BY_WHEN.exec(keysOf(rest));
  if (asked === null || PRONOUN.test(keyAt(words, 0))) return null;
  const from = rest.findIndex(({ key }) => key === 'bis');
  return `${saidIn(rest.slice(from).filter(({ key }) => key !== 'haben'))} fertig machen`;
}

const NEEDY = /^(?:ich|wir|er|sie|es)$/u;

/** "Für Leas Einschulung brauch ich noch eine Schultüte" is to get it. */
function neededFor(words: readonly Word[]): string | null {
  const at = words.findIndex(
    ({ key }, place) => /^brauch(?:e|en|t)?$/u.test(key) && NEEDY.test(keyAt(words, place + 1)),
  );
  const needed = withoutGermanAdverbs(words.slice(at + 2));
  if (at < 1 || at > MAX_NEEDED || needed.length === 0 || holdsDeed(words, 'de')) return null;
  if (needed.some((word) => NOT.test(word.key) || isInNoShop(word))) return null;
  const before = words.slice(Number(keyAt(words, 0) === 'da'), at);
  return `${saidIn([...before, ...needed])} besorgen`;
}

/** What others need of one, or have a birthday for. */
export function neededByOthers(words: readonly Word[]): string | null {
  return wantedBy(words) ?? neededFor(words) ?? needOfAnother(words) ?? presentFor(words);
}

const SAYS =
  /^(?:gefragt|geschrieben|gesagt|gemeint|versprochen|zugesagt|erinnert|gebeten|vorgenommen|fragt|schreibt|sagt|meint|bittet|will|möchte|wollte|denken|dran|vergessen)$/u;
const OPENS_CLAUSE = /^(?:dass|daß|ob)$/u;
const OF_SOMEBODY = /^(?:der|die|das|mein|meine|unser|unsere)$/u;
const PRONOUN = /^(?:er|sie|es|das|man|wir|ich|du|ihr|wer|jemand)$/u;

/** "Helfe", "sammle", "ändere": what "I" do, whatever verb it is. */
function baseOfOwn(form: string): string | null {
  if (!/\p{L}{2}e$/u.test(form)) return null;
  return /(?:[^aeiouäöü]l|[^aeiouäöü]er)e$/u.test(form)
    ? form.replace(/(?:le|ere)$/u, (end) => (end === 'le' ? 'eln' : 'ern'))
    : `${form}n`;
}

/** "… ich ihre Blumen gieße", "… ich ihn abholen kann": as a base form. */
function ownDeed(
  clause: readonly Word[],
  { isSure, isOfMany }: { readonly isSure: boolean; readonly isOfMany: boolean },
): string | null {
  const last = keyAt(clause, clause.length - 1);
  const thing = withoutGermanAdverbs(clause.slice(0, -1));
  if (thing.length === 0 || thing.some(({ key }) => NOT.test(key))) return null;
  if (GERMAN_MODALS.has(last) || /^(?:kann|könnte|können)$/u.test(last))
    return holdsDeed(thing, 'de') ? saidIn(thing) : null;
  const ofMany = isOfMany && GERMAN_VERB_END.test(last) ? last : null;
  const base = ofMany ?? baseOfGerman(last, '') ?? (isSure ? baseOfOwn(last) : null);
  return base === null ? null : `${saidIn(thing)} ${base}`;
}

/** "… die Kleine Wechselsachen braucht" is to get them for her. */
function ownNeed(clause: readonly Word[]): string | null {
  const last = clause.at(-1);
  const length = OF_SOMEBODY.test(keyAt(clause, 0)) ? 2 : 1;
  const rest = clause.slice(length, -1);
  if (last === undefined || rest.length === 0 || !/^brauch(?:t|en)$/u.test(last.key)) return null;
  const who = PRONOUN.test(keyAt(clause, 0)) ? [] : clause.slice(0, length);
  return who.length === 0
    ? needOfAnother([{ ...last, raw: 'x', key: 'x' }, last, ...rest])
    : needOfAnother([...who, last, ...rest]);
}

/** "Die Nachbarin hat gefragt, ob ich ihre Blumen gieße": what somebody asks for is to be done. */
function askedFor(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }, place) => place > 1 && OPENS_CLAUSE.test(key));
  if (at < 0 || !words.slice(0, at).some(({ key }) => SAYS.test(key))) return null;
  const clause = untilComma(words.slice(at + 1));
  const isSure = keyAt(words, at) !== 'ob';
  if (!GERMAN_SELF.has(keyAt(clause, 0))) return ownNeed(clause);
  const told = withWhom(clause.slice(1), whomIn(words.slice(0, at)));
  return ownDeed(told, { isSure, isOfMany: keyAt(clause, 0) === 'wir' });
}

const WAITS =
  /^(?:wartet|warten) (?:(?:immer|noch|schon|auch|ewig|lange|seit \S+) )*auf (?:(?:meine|meinen|eine|einen|die|ne|unsere) )?(antwort|rückmeldung|rückruf)(?= |$)/u;
/** Their own thing, which somebody else has. */
const WAITS_FOR = /^(?:wartet|warten) (?:(?:immer|noch|schon|auch) )*auf (?=(?:ihr|sein)\p{L}* )/u;
const WAITS_FOR_THING =
  /^(?:wartet|warten) (?:(?:immer|noch|schon|auch|ewig|lange|seit \S+) )*auf (?=(?:die|das|den|meine|meinen|mein|unsere|unseren|unser) )/u;
const SILENT =
  /^(?:hat|haben) (?:(?:sich|mir|uns|bisher|immer|noch|auch|leider|bis jetzt|wieder) )*nicht (?:mehr )?(?:geantwortet|zurückgerufen|reagiert|gemeldet|zurückgeschrieben)$/u;
const WONDERS =
  /^(?:hat (?:mich |schon |heute |gestern )*gefragt|fragt|will wissen|wollte wissen) (?=(?:ob|wann|wie|wo|was|wer|wen|wohin|womit|welche\p{L}*)(?: |$))/u;

function wordsIn(text: string): number {
  return text.trim().split(' ').length;
}

/** "Meine Schwester wartet auf Antwort", "der Caterer hat nicht geantwortet", "Papa fragt, wann ich komme". */
function answerFor(words: readonly Word[]): string | null {
  const verb = words.findIndex(({ key }) =>
    /^(?:wartet|warten|hat|haben|fragt|will|wollte)$/u.test(key),
  );
  const who = saidIn(words.slice(0, verb));
  if (verb < 1 || verb > MAX_WHO || PRONOUN.test(who.toLowerCase())) return null;
  const rest = words.slice(verb);
  const told = keysOf(rest);
  const waited = WAITS.exec(told);
  if (waited !== null) {
    const more = saidIn(rest.slice(wordsIn(waited[0])));
    const deed = waited[1] === 'rückruf' ? 'zurückrufen' : 'antworten';
    const whom = waited[1] === 'rückruf' ? asGermanObject(who) : asGermanDative(who);
    return [whom, more, deed].filter((part) => part !== '').join(' ');
  }
  const lent = WAITS_FOR.exec(told);
  if (lent !== null) return `${asGermanDative(who)} ${saidIn(rest.slice(wordsIn(lent[0])))} geben`;
  const thing = WAITS_FOR_THING.exec(told);
  const named = thing === null ? [] : rest.slice(wordsIn(thing[0]));
  if (isLetter(named)) return `${asGermanDative(who)} ${saidIn(named)} schicken`;
  if (SILENT.test(told)) return `${asGermanObject(who)} noch mal fragen`;
  const wonders = WONDERS.exec(told);
  if (wonders === null) return null;
  const question = rest.slice(wordsIn(wonders[0]));
  return `${asGermanDative(who)} Bescheid geben, ${saidIn(question)}`;
}

const GETS = /^(?:bekommt|kriegt|bekommen|kriegen)$/u;

/** "Lisa bekommt noch 40 Euro von mir", "ich schulde Tom noch 20 Euro": what others get of one. */
function owedMoney(words: readonly Word[]): string | null {
  const end = words.findIndex(
    ({ key }, at) => key === 'von' && /^(?:mir|uns)$/u.test(keyAt(words, at + 1)),
  );
  const gets = words.findIndex(({ key }) => GETS.test(key));
  if (gets > 0 && gets <= MAX_WHO && end > gets + 1 && !PRONOUN.test(keyAt(words, 0))) {
    const thing = withoutGermanAdverbs(words.slice(gets + 1, end));
    return `${asGermanDative(saidIn(words.slice(0, gets)))} ${saidIn(thing)} geben`;
  }
  const isOwed = keyAt(words, 0) === 'ich' && /^schulde?$/u.test(keyAt(words, 1));
  const owed = words.slice(2).filter(({ key }) => !/^(?:noch|immer|ja|auch)$/u.test(key));
  const isMoney = owed.some(({ key }) => /^\d|^(?:geld|euro|franken)$/u.test(key));
  return isOwed && isMoney && owed.length > 1 ? `${saidIn(owed)} zurückgeben` : null;
}

/** What was promised, or others ask of one, as a deed. */
export function askedOfMe(words: readonly Word[]): string | null {
  return owedMoney(words) ?? promised(words) ?? askedFor(words) ?? answerFor(words);
}
