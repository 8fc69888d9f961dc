import {
  AMBIGUOUS_VERBS,
  COMPOUNDS,
  IRREGULAR_FORMS,
  NOUN_BEFORE_VERB,
  STRONG_VERBS,
} from '../data/english-verbs.ts';
import {
  ADVERBS,
  NO_VERB_AFTER,
  OBJECT_OPENERS,
  WEAK_CONNECTIVES,
} from '../data/english-phrases.ts';
import { keyAt, type Word } from '../words/words.ts';

/** Whether a word can be the base form of a verb that opens a task. */
export function isVerb(key: string): boolean {
  return STRONG_VERBS.has(key) || AMBIGUOUS_VERBS.has(key);
}

function knownBase(candidates: readonly string[]): string | null {
  return candidates.find(isVerb) ?? null;
}

/** The base form of a past form or participle of a known verb: "called" gives "call". */
export function baseOfPast(key: string): string | null {
  const irregular = IRREGULAR_FORMS.get(key);
  if (irregular !== undefined) return irregular;
  if (!key.endsWith('ed') || key.length < 4) return null;
  const stem = key.slice(0, -2);
  return knownBase([
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
    `${stem}e`,
    stem,
    stem.slice(0, -1),
  ]);
}

/** The base form of a known verb's -ing form: "washing" gives "wash". */
export function baseOfGerund(key: string): string | null {
  const irregular = IRREGULAR_FORMS.get(key);
  if (irregular !== undefined && key.endsWith('ing')) return irregular;
  if (!key.endsWith('ing') || key.length < 5) return null;
  const stem = key.slice(0, -3);
  return knownBase([stem, `${stem}e`, stem.slice(0, -1)]);
}

function isCompound(verb: string, next: string): boolean {
  return COMPOUNDS.get(verb)?.has(next) === true;
}

/**
 * Whether the words at this place open an action with a bare verb. At the front of a thought a
 * noun may follow at once ("book dentist"); within one, an ambiguous verb needs an object that
 * shows it ("book the dentist").
 */
export function opensWithVerb(
  words: readonly Word[],
  at: number,
  place: 'front' | 'within',
): boolean {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (!isVerb(key) || isCompound(key, next)) return false;
  if (words[at]?.comma === true) return false;
  if (STRONG_VERBS.has(key)) return true;
  if (next === '') return false;
  return place === 'front' || OBJECT_OPENERS.has(next) || /^\p{Lu}/u.test(words[at + 1]?.raw ?? '');
}

/** Verbs that stand at the end of a noun as well: "the announcement email". */
const NOUNISH = new Set('email text call phone ring list design contact'.split(' '));

function leadsNowhere(next: string): boolean {
  return next === '' || ADVERBS.has(next) || WEAK_CONNECTIVES.has(next) || next === 'i';
}

/** Whether a bare verb in the middle of a thought begins a new one: "oil the hinges measure …". */
export function breaksIntoVerb(words: readonly Word[], at: number): boolean {
  const previous = keyAt(words, at - 1);
  if (!opensWithVerb(words, at, 'within')) return false;
  if (NO_VERB_AFTER.has(previous) || previous.endsWith('ing')) return false;
  if (NOUNISH.has(keyAt(words, at)) && leadsNowhere(keyAt(words, at + 1))) return false;
  return !NOUN_BEFORE_VERB.has(`${previous} ${keyAt(words, at)}`) && !isVerb(previous);
}
