import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { type Word } from '../../words/words.ts';
import { isOverForm } from './foreign-over.ts';
import { isForeignVerb } from './foreign-verbs.ts';

const SMALL = 3;

/** What sort of word of another language it is, as far as its lists go; a small word is a sort of its own. */
export function foreignWordKind({ key, raw }: Word, code: LanguageCode): string {
  if (key === '') return '-';
  if (/^\d/u.test(key)) return '#';
  if (isForeignVerb(key, code)) return 'V';
  if (LANGUAGE_PACKS.get(code)?.isVerb(key) === true) return 'B';
  if (isOverForm(key, code)) return 'O';
  if (/^\p{Lu}/u.test(raw)) return 'C';
  return key.length <= SMALL ? key : 'n';
}
