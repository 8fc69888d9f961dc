import {
  FOREIGN_PREPOSITIONS,
  TOLD_OF_THINGS,
  type ToldOfThings,
} from '../../../data/foreign/told-of-things.ts';
import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode } from '../../../data/languages.ts';
import { keyAt, type Word } from '../../../words/words.ts';
import { isForeignVerb } from '../foreign-verbs.ts';
import { nounAt, opensName } from './named-thing.ts';

function isVerbOfThing(key: string, told: ToldOfThings, code: LanguageCode): boolean {
  if (told.forms.has(key)) return true;
  return told.endings.some(
    ([ending, bases]) =>
      ending.test(key) &&
      bases.some((base) => {
        const verb = key.replace(ending, base);
        // "Le devis cuisine", "le chèque cadeau": French names end as its verbs do.
        return told.verbs.has(verb) || (code !== 'fr' && isForeignVerb(verb, code));
      }),
  );
}

/** How many words name a thing here: its article, its noun, and whether a word follows at all. */
function nounEnd(words: readonly Word[], from: number, pack: RomancePack): number {
  return from + Number(opensName(words.slice(from), pack) && !/^l['’]/u.test(keyAt(words, from)));
}

/**
 * Where behind a thing with its article a verb stands of which it is the subject: "le chien | boite",
 * "los zapatos | aprietan", "le cours de l'agneau | remonte"; -1 where only a thing is named.
 */
export function verbOfThingAt(words: readonly Word[], language: RomanceLanguage): number {
  const { pack, code } = language;
  const told = TOLD_OF_THINGS.get(code);
  if (told === undefined || !opensName(words, pack)) return -1;
  let noun = nounEnd(words, 0, pack);
  let article = keyAt(words, 0);
  for (let at = noun + 1; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || words[at - 1]?.comma === true || !/^\p{Ll}/u.test(word.raw))
      return -1;
    if (FOREIGN_PREPOSITIONS.test(word.key)) {
      article = /^d['’]/u.test(word.key) ? '' : word.key;
      const isNoun = /^d['’]\p{L}/u.test(word.key);
      noun = isNoun ? at : nounEnd(words, at + 1, pack);
      if (noun > at + 1) article = keyAt(words, at + 1);
      at = noun;
      continue;
    }
    if (told.adjectives.has(word.key)) continue;
    const isNamed = [pack.nouns, pack.events].some(
      (nouns) => nounAt(words, at, { nouns, isFrench: code === 'fr' }) !== null,
    );
    if (isNamed) return -1;
    const isTold =
      isVerbOfThing(word.key, told, code) ||
      told.neverAdjective.some(([before, form]) => before.test(article) && form.test(word.key));
    return isTold ? at : -1;
  }
  return -1;
}
