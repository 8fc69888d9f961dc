import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { GERMAN_PREFIXES } from '../../data/foreign/german-clauses.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { anyOf } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { modalClause } from './german-modal.ts';
import { asGermanObject } from './german-object.ts';
import { neededByOthers } from './german-others.ts';
import { A_THING, withWholeVerb } from './german-whole-verb.ts';
import { baseOfGerman, isInNoShop, NOT, saidIn, withoutGermanAdverbs } from './german-words.ts';
import { baseOfForeignPast } from './not-yet.ts';

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

/** "Ich kann nicht schlafen weil": how it is, and no deed. */
const TELLS_OF_SELF =
  /^(?:ich|wir|es|man|mich|mir|nicht|kein|keine|keinen|ist|sind|war|habe|hab|haben|hat|kann|konnten?|wollten?|würden?|mussten?|durften?|darf|soll|will)$/u;

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

/** "Ich darf das Passfoto nicht vergessen": what is to be thought of. */
function notForgotten(words: readonly Word[]): string | null {
  const rest = words.slice(2, -2);
  const isSaid = /^ich darf .+ nicht vergessen$/u.test(keysOf(words));
  return isSaid && rest.length > 0 ? `${saidIn(withoutGermanAdverbs(rest))} nicht vergessen` : null;
}

function deedIn(words: readonly Word[]): string | null {
  return (
    notForgotten(words) ??
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

const OPENS_REASON = /^(?:weil|bevor|damit)$/u;

/** "Das Wasser abstellen bis Montag weil Frost kommt": the deed in its base form, and why. */
export function deedWithReason(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }, place) => place > 1 && OPENS_REASON.test(key));
  const said = words.slice(0, at);
  const isDeed =
    at > 1 && holdsDeed(said, 'de') && !said.some(({ key }) => TELLS_OF_SELF.test(key));
  return isDeed ? `${saidIn(said).replace(/,$/u, '')}, ${saidIn(words.slice(at))}` : null;
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

/** "Ich brauche neue Schuhe" is to get them. */
export function neededInGerman(owed: readonly Word[], rest: readonly Word[]): string | null {
  const isNeeded = owed.some(({ key }) => /^brauche?n?$/u.test(key));
  if (!isNeeded || holdsDeed(rest, 'de') || rest.length > 9) return null;
  return rest.some(isInNoShop) ? null : `${saidIn(rest)} besorgen`;
}
