import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { namesDay } from '../foreign-statement.ts';
import { joinedBehind, nounAt, withinSentence } from './named-thing.ts';
import { deedOfNoun } from './thing-with-verb.ts';

const MAX_WHEN = 5;

const IS = /^(?:es|son|est|sont|é|são|será|serán|sera)$/u;

/** Where a thing is said to be due: "la maqueta | es para el martes", "le dossier | est pour lundi". */
export function dueAt(words: readonly Word[]): number {
  const at = words.findIndex(
    ({ key }, place) =>
      place > 1 &&
      IS.test(key) &&
      /^(?:para|pour|pra)$/u.test(keyAt(words, place + 1)) &&
      namesDay(words.slice(place + 2, place + 4)),
  );
  return at > MAX_WHEN ? -1 : at;
}

/** Where an event is said to be on a day: "la reunión de vecinos | es el jueves". */
function onDayAt(words: readonly Word[], { pack, code }: RomanceLanguage): number {
  const at = words.findIndex(
    ({ key }, place) => place > 1 && IS.test(key) && namesDay(words.slice(place + 1, place + 3)),
  );
  const isEvent = nounAt(words, 1, { nouns: pack.events, isFrench: code === 'fr' }) !== null;
  return at > MAX_WHEN + 1 || !isEvent ? -1 : at;
}

/** The words that say when, up to the next clause. */
function whenIn(words: readonly Word[]): string {
  const end = words.findIndex(
    ({ key, comma }, place) => place > 0 && (comma || /^(?:y|e|et|pero|mais|mas)$/u.test(key)),
  );
  const isComma = words[end]?.comma === true;
  return withoutEndMarks(textOf(words.slice(0, end < 0 ? undefined : end + Number(isComma))));
}

/** "La maqueta es para el martes": what is due on a day is to be ready for it, and an event is gone to. */
export function deedForDeadline(words: readonly Word[], language: RomanceLanguage): string | null {
  if (!language.pack.opens.test(keyAt(words, 0))) return null;
  const due = dueAt(words);
  const at = due < 0 ? onDayAt(words, language) : due;
  if (at < 0) return null;
  const name = words.slice(0, at);
  const when = whenIn(words.slice(at + 1));
  if (due < 0) return deedOfNoun(wordsOf(`${withinSentence(name)} ${when}`), language);
  const deed =
    deedOfNoun(name, language) ??
    joinedBehind(language.pack.prepare, withinSentence(name), language.pack);
  return `${deed} ${when}`.trim();
}
