import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode, type LanguagePack, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, type Word } from '../../../words/words.ts';
import { saysHowIAm } from '../foreign-felt.ts';
import { isOverAtOnce, isThingOver } from '../foreign-over.ts';
import { owedLength, skipConnectives } from '../foreign-start.ts';
import { takesBackForeign } from '../foreign-told.ts';
import { readForeign } from '../read-foreign.ts';
import { saysNotYet } from '../not-yet.ts';
import { type Reading } from '../../reading.ts';
import { capitalised } from '../../titles/task-phrase.ts';
import { askedByOthers, handedToOthers, helpForOthers } from './asked-by-others.ts';
import { deedBehindColon, deedBehindName, deedOfLabel } from './deed-behind-name.ts';
import { deedForDeadline } from './deed-for-deadline.ts';
import { deedForAppointment, deedForBirthday, isOfChild } from './deed-for-appointment.ts';
import { deedNotManaged } from './deed-not-managed.ts';
import { deedForShortage, deedForState } from './deed-for-trouble.ts';
import { withEnclisis } from './enclisis.ts';
import { promised } from './deed-promised.ts';
import { CLITIC, deedForOwed, wishIn } from './deed-owed.ts';
import {
  baseBehindPronouns,
  ownDeed,
  ownPlan,
  planWithThing,
  wishUnderCondition,
} from './own-plans.ts';
import { deedStillToDo, thingWithVerb } from './thing-with-verb.ts';
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
  const promise = promised(words, parting, language);
  if (promise !== null) return task(promise.title, !promise.isSaid);
  const notManaged = task(deedNotManaged(words, language.code), false);
  return notManaged ?? task(deedForOwed(words, parting, language), true);
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
    deedStillToDo(words, language) ??
    deedForDeadline(words, language) ??
    deedForShortage(words, language) ??
    deedForState(words, language) ??
    planWithThing(words, language);
  const wanted =
    askedByOthers(words, language) ??
    helpForOthers(words, language) ??
    handedToOthers(words, language);
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
  if (isFinishedBehindMark(words, code) || takesBackForeign(words, code)) return { kind: 'done' };
  const isFinished = pack.finished.test(keysOf(thought)) || isOver(thought, language);
  if (!isDeed && (isFinished || isThingOver(words, code))) return { kind: 'done' };
  if (isOverAtOnce(words, code)) return { kind: 'done' };
  if (saysHowIAm(words, code) || saysHowIAm(thought, code)) return { kind: 'feeling' };
  const telling = isDeed ? null : readTelling(words, parting, language);
  if (telling !== null) return telling;
  const sought = isDeed ? null : deedForAppointment(words, language);
  if (sought !== null)
    return { kind: 'task', title: capitalised(sought), isImplied: isOfChild(words) };
  const plain = withEnclisis(readForeign(words, code), code);
  const owed = owedLength(words, 0, parting);
  const rest = words.slice(owed);
  const title = 'title' in plain ? plain.title.toLowerCase() : keysOf(rest);
  if (pack.noted.test(title)) return { kind: 'nothing' };
  const behindPronouns = owed > 0 ? baseBehindPronouns(rest, words.slice(0, owed), language) : null;
  if (behindPronouns !== null) return { kind: 'task', title: capitalised(behindPronouns) };
  const notYet = saysNotYet(keysOf(words.slice(0, owed))) ? ownDeed(rest, language) : null;
  if (notYet !== null) return { kind: 'task', title: capitalised(notYet) };
  const opensVerb = parting.isVerb(keyAt(rest, CLITIC.test(keyAt(rest, 0)) ? 1 : 0));
  if (owed > 0 && plain.kind === 'task' && !opensVerb) {
    const named = thingWithVerb(rest, language);
    if (named !== null) return { ...plain, title: capitalised(named) };
  }
  if (isDeed || owed > 0) return plain;
  if (plain.kind === 'done' || plain.kind === 'wish')
    return task(deedForState(words, language), true) ?? plain;
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
