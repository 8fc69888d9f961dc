import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { GOVERNS } from '../../../data/foreign/foreign-words.ts';
import { type LanguageCode, type LanguagePack } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';
import { isForeignVerb } from '../foreign-verbs.ts';
import { deedOfThing } from './joined-parts.ts';
import { withinSentence } from './named-thing.ts';

/** "Gimnasio: darme de baja": what is to be done with the thing in front of the colon. */
export function deedBehindColon(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): string | null {
  const at = words.findIndex(({ raw }) => raw.endsWith(':'));
  if (at < 0 || at > 2) return null;
  const ofIt = deedOfThing(words.slice(0, at + 1), words.slice(at + 1), language);
  if (ofIt !== null) return withoutEndMarks(textOf(ofIt));
  if (!parting.isVerb(keyAt(words, at + 1))) return null;
  const thing = withinSentence(words.slice(0, at + 1)).replace(/:$/u, '');
  return `${withoutEndMarks(textOf(words.slice(at + 1)))} (${thing})`;
}

/** "Recogerlas en la joyería (alianzas)", as a label is said: what the pronoun stands for. */
export function deedOfLabel(words: readonly Word[], language: RomanceLanguage): string | null {
  const at = words.findIndex(({ raw }) => raw.startsWith('('));
  if (at < 1 || at < words.length - 2 || words.at(-1)?.raw.endsWith(')') !== true) return null;
  const label = words.slice(at).map((word) => ({ ...word, raw: word.raw.replace(/[()]/gu, '') }));
  const deed = deedOfThing(label, words.slice(0, at), language);
  return deed === null ? null : withoutEndMarks(textOf(deed));
}

const OPENS_OBJECT = /^(?:l[ea]s?|une?|mon|ma|mes|l['’].+|el|los|las|o|os|as|mi|meu|minha)$/u;

/** "État des lieux caler l'heure avec l'agence": a deed with its thing, and in front what it is for. */
export function deedBehindName(
  words: readonly Word[],
  parting: LanguagePack,
  code: LanguageCode,
): string | null {
  const at = words.findIndex(
    ({ key }, place) =>
      place > 0 &&
      isForeignVerb(key, code) &&
      !parting.notBefore.has(keyAt(words, place - 1)) &&
      !GOVERNS.has(keyAt(words, place - 1)) &&
      OPENS_OBJECT.test(keyAt(words, place + 1)),
  );
  if (at < 1 || at > 4) return null;
  if (words.slice(0, at).some((word) => word.comma)) return null;
  const deed = textOf(words.slice(at)).replace(/^\((.*)\)[.!]*$/u, '$1');
  return `${withoutEndMarks(deed)} (${withoutEndMarks(textOf(words.slice(0, at)))})`;
}
