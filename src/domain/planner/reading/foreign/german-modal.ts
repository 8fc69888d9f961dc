import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { GERMAN_MODALS } from '../../data/foreign/german-clauses.ts';
import { anyOf } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { namesKin } from './foreign-told.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { asGermanObject } from './german-object.ts';
import { withoutPassive, withWholeVerb } from './german-whole-verb.ts';
import { MAX_WHO, NOT, saidIn, withoutGermanAdverbs } from './german-words.ts';

const MAX_BEFORE_MODAL = 7;
const GOES_TO = /^(?:zum|zur|ins|in|auf|an|ans|nach|zu|bei|beim)$/u;

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

const SOMEWHERE = /^(?:zum|zur|ins|in|auf|an|ans|nach|ausm|aus|vom|aufn|innen)$/u;
const OUT_OF = /^(?:ausm|aus|vom)$/u;
const BY_WHEN = new RegExp(
  String.raw`^(?:bis|am|vor|noch|heute|morgen|spätestens|${anyOf(weekdaysIn('de'))})$`,
  'u',
);

/** "Auto muss zum TÜV": what has to get somewhere is taken there. */
function brought(who: readonly Word[], after: readonly Word[]): string | null {
  const place = after.findIndex(({ key }) => SOMEWHERE.test(key));
  const isSomewhere = place === 0 || (place > 0 && BY_WHEN.test(keyAt(after, 0)));
  if (!isSomewhere || holdsDeed(after, 'de') || namesKin(who, 0) || who.length > MAX_WHO)
    return null;
  const verb = OUT_OF.test(keyAt(after, place)) ? 'holen' : 'bringen';
  return `${asGermanObject(saidIn(who))} ${saidIn(after)} ${verb}`;
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

/** "Da muss ich den Chef anrufen", "vielleicht sollte ich Mutti fragen". */
const LEADS_ON = /^(?:da|vielleicht|jedenfalls|deshalb|deswegen|daher)$/u;

function leadsOn(key: string, at: number, modal: number): boolean {
  return (at === 0 && LEADS_ON.test(key)) || (at === modal - 1 && key === 'da');
}

/** "Bis Freitag muss das Angebot raus", "die Website wollte ich neu machen": as a base form, in the order said. */
export function modalClause(words: readonly Word[]): string | null {
  const modal = words.findIndex(({ key }) => GERMAN_MODALS.has(key));
  if (modal < 0 || modal > MAX_BEFORE_MODAL || modal === words.length - 1) return null;
  const isSelf = isAboutSelf(words, modal);
  const before = withoutGermanAdverbs(
    words.slice(0, modal).filter(({ key }, at) => !SOMEBODY.test(key) && !leadsOn(key, at, modal)),
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
