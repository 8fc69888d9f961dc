import { type LanguageCode } from '../../data/languages.ts';

const LEARNED: ReadonlySet<LanguageCode> = new Set(['es', 'fr', 'de', 'pt']);

/** Whether dumps of this language were marked for learning. */
export function isLearnedLanguage(code: LanguageCode): boolean {
  return LEARNED.has(code);
}
