import { type LanguageCode } from '../data/languages.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { rootOf, withRoots } from './foreign/foreign-roots.ts';
import { baseOfGerund, baseOfPast } from './grammar/verbs.ts';
import { type ReadThought } from './reading.ts';

const LEAST_STEM = 3;

/** Whether a base form was said as it is bent: "je prépare" says "préparer", "preparo" says "preparar". */
function saysBent(verb: string, said: readonly Word[], language: LanguageCode): boolean {
  const stem = rootOf(verb, language).replace(/[aeio]?r$/u, '');
  return (
    stem.length >= LEAST_STEM && withRoots(said, language).some(({ key }) => key.startsWith(stem))
  );
}

/** Whether the verb that opens a title was said; German has it at the end, and gives it to what was named later. */
export function saysDeedOf(title: string, { words, said = words, language }: ReadThought): boolean {
  const verb = keyAt(wordsOf(title), 0);
  if (language === 'de' || said.some(({ key }) => key === verb)) return true;
  return language === 'en'
    ? said.some(({ key }) => baseOfGerund(key) === verb || baseOfPast(key) === verb)
    : saysBent(verb, said, language);
}
