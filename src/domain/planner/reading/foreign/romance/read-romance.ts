import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode, type LanguagePack, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { saysHowIAm } from '../foreign-felt.ts';
import { isOverAtOnce, isThingOver } from '../foreign-over.ts';
import { owedLength, skipConnectives } from '../foreign-start.ts';
import { takesBackForeign } from '../foreign-told.ts';
import { isForeignVerb } from '../foreign-verbs.ts';
import { readForeign } from '../read-foreign.ts';
import { saysNotYet } from '../not-yet.ts';
import { type Reading } from '../../reading.ts';
import { capitalised } from '../../titles/task-phrase.ts';
import { askedByOthers, handedToOthers } from './asked-by-others.ts';
import { deedBehindColon, deedBehindName, deedOfLabel } from './deed-behind-name.ts';
import { deedForDeadline } from './deed-for-deadline.ts';
import { deedForShortage, deedForState, gotHold } from './deed-for-trouble.ts';
import { withEnclisis } from './enclisis.ts';
import { namesDay } from '../foreign-statement.ts';
import { joinedBehind, nounAt, withinSentence } from './named-thing.ts';
import {
  baseBehindPronouns,
  ownDeed,
  ownPlan,
  planWithThing,
  whenLength,
  wishUnderCondition,
} from './own-plans.ts';
import { deedOfNoun, thingWithVerb } from './thing-with-verb.ts';
import { isFinishedBehindMark, isOver } from './told-finished.ts';
import { tellsWithPronoun } from './told-with-pronoun.ts';

const ORDINAL =
  /^(?:primero|segundo|tercero|cuarto|último|luego|premièrement|deuxièmement|troisièmement|primeiro|terceiro|quarto|vale|venga|entonces|et|pendiente|pendientes)$/u;

/** Whom one speaks to, or what one sighs, without a mark behind it. */
const CALLS = /^(?:wey|güey|weon|weón|oe|parce|posta|meuf|mec)$/u;

/** What opens a list of points, where a comma or a colon stands behind it. */
function withoutOrdinal(said: readonly Word[]): readonly Word[] {
  const words = said.length > 1 && CALLS.test(keyAt(said, 0)) ? said.slice(1) : said;
  const [first] = words;
  const isMarked = first?.comma === true || first?.raw.endsWith(':') === true;
  return first !== undefined && words.length > 1 && isMarked && ORDINAL.test(first.key)
    ? words.slice(1)
    : words;
}

/** Nothing was done yet: said of what stands in front. */
export const NOTHING_DONE =
  /(?<!\p{L})(?:no|não|nem|pas|ai|ne) (?:\p{L}+ ){0,3}(?:nada|rien)(?: \p{L}+)?$|^(?:e |y |et )?(?:je n'ai|j'ai|on n'a|on a) même pas |^(?:e |y |et )?(?:nem|ni) (?:sequer|tenho|tengo|comecei|olhei|empecé|he empezado|siquiera)/u;
const OWES = /^(?:le |les |lhe )?(?:debo|devo|dois)$/u;
const GOES = /^(?:voy|vou|vais|vamos)$/u;
const NEEDS =
  /^(?:necesito|necesitamos|preciso|precisamos|falta|faltan|faltam|besoin|manque|ocupo|falta-me|faltam-me)$/u;
const SOMEBODY_ELSE = /^(?:le|les|lhe|lhes)$/u;
const PREPOSITION = /^(?:de|d['’].*|da|do)$/u;

const PROMISES = /^(?:prometí|prometido|prometi|promis)$/u;
const MAX_WHOM = 4;

/** "A Bia levar as atas", "un gâteau au yaourt": what was promised, and to whom. */
function deedPromised(words: readonly Word[], { pack, code }: RomanceLanguage): string | null {
  if (/^(?:une?|um|uma)$/u.test(keyAt(words, 0)))
    return joinedBehind(pack.prepare, withinSentence(words), pack);
  const at = words.findIndex(({ key }) => isForeignVerb(key, code));
  const isToWhom = /^(?:a|al|à|ao|aux?|pra|pro|para)$/u.test(keyAt(words, 0));
  return isToWhom && at > 0 && at <= MAX_WHOM
    ? withoutEndMarks(textOf(words.slice(at))).replace(/^d['’]/u, '')
    : null;
}

/** "Debo plata a Nico", "necesito pilas", "vou na academia": what is owed, needed or gone to is a thing. */
function deedForOwed(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): string | null {
  const from = SOMEBODY_ELSE.test(keyAt(words, 0)) ? 1 : 0;
  const owed = owedLength(words, from, parting);
  const rest = words.slice(from + owed);
  const verb = CLITIC.test(keyAt(rest, 0)) && parting.isVerb(keyAt(rest, 1)) ? 1 : 0;
  if (owed === 0 || rest.length === 0 || parting.isVerb(keyAt(rest, verb))) return null;
  const { pack } = language;
  const said = words.slice(from, from + owed);
  const promised = said.some(({ key }) => PROMISES.test(key)) ? deedPromised(rest, language) : null;
  if (promised !== null) return promised;
  const behind = withoutEndMarks(textOf(rest));
  if (said.some(({ key }) => OWES.test(key)) && !parting.isVerb(keyAt(rest, 1)))
    return rest.length < 2 ? null : `${pack.giveBack} ${behind}`;
  if (
    said.some(({ key }) => GOES.test(key)) &&
    /^(?:à|au|chez|na|no|em|ao|a|en|al|pra|pro|para)$/u.test(keyAt(rest, 0))
  )
    return `${pack.go} ${behind}`;
  if (!said.some(({ key }) => NEEDS.test(key))) return null;
  const thing =
    PREPOSITION.test(keyAt(rest, 0)) && keyAt(rest, 0).length < 3 ? rest.slice(1) : rest;
  return gotHold(thing, keysOf(said), language);
}

/** "Mi madre cumple 70", "ma sœur a 30 ans samedi". */
function deedForBirthday(words: readonly Word[], { pack }: RomanceLanguage): string | null {
  const [pattern, deed] = pack.birthday;
  if (!pattern.test(keysOf(words))) return null;
  const verb = words.findIndex(
    ({ key }, at) => at > 0 && /^(?:cumple|a|aura|fête|faz)$/u.test(key),
  );
  const who = words.slice(0, verb);
  return verb < 1 || verb > 3 || /^(?:y|e|et|yo|je|eu|il|elle|on|ça|já|ya)$/u.test(keyAt(who, 0))
    ? null
    : joinedBehind(deed, nameOf(who), pack);
}

function nameOf(who: readonly Word[]): string {
  return who.length === 1 ? withoutEndMarks(textOf(who)) : withinSentence(who);
}

const CLITIC = /^(?:me|te|se|nos|la|le|les|lui|leur|lhe|o|a|os|as|y|en)$/u;

function wishIn(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): string | null {
  const { pack } = language;
  let rest = words;
  for (let turn = 0; turn < 3; turn++) {
    const length =
      pack.wishes.exec(keysOf(rest))?.[0].split(' ').length ?? owedLength(rest, 0, parting);
    if (length === 0 || length >= rest.length) break;
    rest = rest.slice(length);
    if (/^(?:bien|mucho|muito|de|d['’]?|que)$/u.test(keyAt(rest, 0))) rest = rest.slice(1);
  }
  if (rest.length === words.length || !pack.wishes.test(keysOf(words))) return null;
  const isBase = parting.isVerb(keyAt(rest, CLITIC.test(keyAt(rest, 0)) ? 1 : 0));
  return isBase ? withoutEndMarks(textOf(rest)) : ownDeed(rest, language);
}

function task(title: string | null, isImplied: boolean): Reading | null {
  return title === null ? null : { kind: 'task', title: capitalised(title), isImplied };
}

/** "Mon fils a eu 17 en histoire", "Lucía sacó un 9": what came of somebody's work. */
const GRADED = /^(?:\p{L}+ ){1,3}(?:a eu|sacó(?: un)?|ha sacado(?: un)?|tirou) \d/u;

/** What tells of no deed asks for one, or for none: read before the plain rules. */
function readTelling(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): Reading | null {
  const said = keysOf(words);
  const birthday = task(deedForBirthday(words, language), true);
  if (birthday !== null) return birthday;
  if (GRADED.test(said)) return { kind: 'fact' };
  const isOneClause = !words.slice(0, -1).some((word) => word.comma);
  const isBare =
    owedLength(words, 0, parting) === 0 && deedForAppointment(words, language) === null;
  if (isOneClause && isBare && NOTHING_DONE.test(said)) return { kind: 'fact' };
  const wish = wishIn(words, parting, language) ?? wishUnderCondition(words, language);
  if (wish !== null) return { kind: 'wish', title: capitalised(wish) };
  return task(deedForOwed(words, parting, language), true);
}

/** "Mi hija tiene junta el miércoles": one goes with a child. */
const OF_CHILD =
  /^(?:mi|mis|ma|mon|mes|a minha|o meu|minha|meu|os|as|la|el|los) (?:hij[oa]s?|niñ[oa]s?|peques?|fille|fils|petite?|enfants|filh[oa]s?|miúd[oa]s?|menin[oa]s?) (?:tiene|tienen|a|ont|tem|têm)(?: un| una| une| um| uma)? /u;

/** "El domingo es el bautizo", "jeudi c'est le goûter". */
const IS_ON = /^(?:es|será|c'est|est|ce sera|é|será|tem) /u;

/** What is at a time of its own, and when; null for any other thing. */
function deedOfEvent(
  words: readonly Word[],
  when: string,
  language: RomanceLanguage,
): string | null {
  const { pack, code } = language;
  const at = pack.opens.test(keyAt(words, 0)) ? 1 : 0;
  return nounAt(words, at, { nouns: pack.events, isFrench: code === 'fr' }) === null
    ? null
    : deedOfNoun(wordsOf(`${withoutEndMarks(textOf(words))}${when}`), language);
}

/** "He quedado con Álvaro mañana", "j'ai dentiste mardi": what one has on a day is gone to. */
export function deedForAppointment(
  words: readonly Word[],
  language: RomanceLanguage,
): string | null {
  const { pack } = language;
  const from = whenLength(words, pack);
  const isDated = namesDay(words);
  const when = from > 0 ? ` ${withinSentence(words.slice(0, from))}` : '';
  const behind = words.slice(from);
  const said = `${keysOf(behind)} `;
  for (const [pattern, deed] of [...pack.openings, ...(isDated ? pack.appointment : [])]) {
    const [match] = pattern.exec(said) ?? [];
    if (match === undefined) continue;
    const rest = behind.slice(match.trim().split(' ').length);
    return `${deed} ${withoutEndMarks(textOf(rest))}${when}`;
  }
  const isOn = from > 0 ? (IS_ON.exec(said)?.[0] ?? null) : null;
  if (isOn !== null) {
    const rest = behind.slice(isOn.trim().split(' ').length);
    return deedOfEvent(rest, when, language);
  }
  const [has] = isDated ? (pack.has.exec(said) ?? OF_CHILD.exec(said) ?? []) : [];
  if (has === undefined) return null;
  return deedOfEvent(behind.slice(has.trim().split(' ').length), when, language);
}

const NO_PAST =
  /^(?:qué|así|aquí|allí|café|té|bebé|puré|chalé|sé|comité|carné|paté|consomé|chef|ahí|sí|mí|rey|lei|hockey)$/u;

/** "Discutí con mi hermana": what one did. */
function isOwnPast(words: readonly Word[], code: LanguageCode): boolean {
  const first = keyAt(words, 0);
  if (words.length < 2 || NO_PAST.test(first)) return false;
  return code === 'es'
    ? /^\p{L}{3,}[éí]$/u.test(first)
    : code === 'pt' && /^\p{L}{2,}ei$/u.test(first);
}

/** What was told, where something is wrong, lacking, due, planned or asked for. */
function readTold(words: readonly Word[], language: RomanceLanguage): Reading | null {
  const asked =
    deedForDeadline(words, language) ??
    deedForShortage(words, language) ??
    deedForState(words, language) ??
    planWithThing(words, language);
  const wanted = askedByOthers(words, language) ?? handedToOthers(words, language);
  const planned = ownPlan(words, language);
  const isOfAsker = wanted !== null && wanted.split(' ').length <= 4;
  return task(wanted, isOfAsker) ?? task(asked, true) ?? task(planned, false);
}

const SIGHS = /^(?:ouf|bref|uf|buff|ufa|voilà|listo|enfin|en fin|ojo|pff+)$/u;

/** Reads a thought of a Romance language: a deed in front, wherever the words tell which. */
export function readRomance(
  thought: readonly Word[],
  pack: RomancePack,
  code: LanguageCode,
): Reading {
  const parting = LANGUAGE_PACKS.get(code);
  const language = { pack, code };
  if (parting === undefined) return readForeign(thought, code);
  const words = withoutOrdinal(thought.slice(skipConnectives(thought, 0, parting)));
  if (words.length === 0 || SIGHS.test(keysOf(words))) return { kind: 'nothing' };
  const isDeed = parting.isVerb(keyAt(words, 0));
  const ofLabel = deedOfLabel(words, language);
  if (ofLabel !== null) return { kind: 'task', title: capitalised(ofLabel) };
  if (isFinishedBehindMark(words, code) || takesBackForeign(words)) return { kind: 'done' };
  const isFinished = pack.finished.test(keysOf(thought)) || isOver(thought, language);
  if (!isDeed && (isFinished || isThingOver(words, code))) return { kind: 'done' };
  if (isOverAtOnce(words, code)) return { kind: 'done' };
  if (saysHowIAm(words, code) || saysHowIAm(thought, code)) return { kind: 'feeling' };
  const telling = isDeed ? null : readTelling(words, parting, language);
  if (telling !== null) return telling;
  const sought = isDeed ? null : deedForAppointment(words, language);
  const isOfChild = OF_CHILD.test(`${keysOf(words)} `);
  if (sought !== null) return { kind: 'task', title: capitalised(sought), isImplied: isOfChild };
  const plain = withEnclisis(readForeign(words, code), code);
  const owed = owedLength(words, 0, parting);
  const rest = words.slice(owed);
  const title = 'title' in plain ? plain.title.toLowerCase() : keysOf(rest);
  if (pack.noted.test(title)) return { kind: 'nothing' };
  const behindPronouns = owed > 0 ? baseBehindPronouns(rest, language) : null;
  if (behindPronouns !== null) return { kind: 'task', title: capitalised(behindPronouns) };
  const notYet = saysNotYet(keysOf(words.slice(0, owed))) ? ownDeed(rest, language) : null;
  if (notYet !== null) return { kind: 'task', title: capitalised(notYet) };
  const opensVerb = parting.isVerb(keyAt(rest, CLITIC.test(keyAt(rest, 0)) ? 1 : 0));
  if (owed > 0 && plain.kind === 'task' && !opensVerb) {
    const named = thingWithVerb(rest, language);
    if (named !== null) return { ...plain, title: capitalised(named) };
  }
  if (isDeed || owed > 0) return plain;
  if (plain.kind === 'done') return task(deedForState(words, language), true) ?? plain;
  if (plain.kind !== 'task' && plain.kind !== 'fact') return plain;
  const behind = deedBehindColon(words, parting, language) ?? deedBehindName(words, parting, code);
  if (behind !== null) return { kind: 'task', title: capitalised(behind) };
  const told = words.length > 1 ? readTold(words, language) : null;
  if (told !== null || plain.kind === 'fact') return told ?? plain;
  if (isOwnPast(words, code)) return { kind: 'fact' };
  if (tellsWithPronoun(words, code)) return { kind: 'fact' };
  const titled = parting.isVerb(keyAt(words, 0)) ? null : thingWithVerb(words, language);
  return titled === null ? plain : { ...plain, title: capitalised(titled) };
}
