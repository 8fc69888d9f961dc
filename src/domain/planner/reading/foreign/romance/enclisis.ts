import { type LanguageCode } from '../../../data/languages.ts';
import { type Reading } from '../../reading.ts';
import { capitalised } from '../../titles/task-phrase.ts';

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'i', o: 'ô' };

/** "A limpar antes de sexta" is said "limpá-la" where nothing stands in front of it. */
export function withEnclisis(reading: Reading, code: LanguageCode): Reading {
  if (code !== 'pt' || reading.kind !== 'task') return reading;
  const gone = reading.title.replace(
    /^([OA]s?) ir (\p{L}+)([aei])r(?!\p{L})/u,
    (_, it: string, stem: string, vowel: string) =>
      `Ir ${stem}${ACCENTED[vowel] ?? vowel}-l${it.toLowerCase()}`,
  );
  const title = gone.replace(
    /^([OA]s?) (\p{L}+)([aeio])r(?!\p{L})/u,
    (_, it: string, stem: string, vowel: string) =>
      `${capitalised(stem)}${ACCENTED[vowel] ?? vowel}-l${it.toLowerCase()}`,
  );
  return { ...reading, title };
}
