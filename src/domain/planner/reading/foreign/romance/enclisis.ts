import { type LanguageCode } from '../../../data/languages.ts';
import { isKnownVerb } from '../foreign-verbs.ts';
import { type Reading } from '../../reading.ts';
import { capitalised } from '../../titles/task-phrase.ts';

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'i', o: 'ô' };

/** "O motor", "o Hélder" end as a base form does. */
function isDeed(base: string): boolean {
  return isKnownVerb(base, 'pt');
}

/** "A limpar antes de sexta" is said "limpá-la" where nothing stands in front of it. */
export function withEnclisis(reading: Reading, code: LanguageCode): Reading {
  if (code !== 'pt' || reading.kind !== 'task') return reading;
  const gone = reading.title.replace(
    /^([OA]s?) ir (\p{L}+)([aei])r(?!\p{L})/u,
    (_, it: string, stem: string, vowel: string) =>
      `Ir ${stem}${ACCENTED[vowel] ?? vowel}-l${it.toLowerCase()}`,
  );
  const title = gone.replace(
    /^([OA]s?) (\p{L}+)([aeio])r(?!\p{L}| d[aeo]s? )/u,
    (said: string, it: string, stem: string, vowel: string) =>
      isDeed(`${stem}${vowel}r`)
        ? `${capitalised(stem)}${ACCENTED[vowel] ?? vowel}-l${it.toLowerCase()}`
        : said,
  );
  return { ...reading, title };
}
