import { wordsByVerb } from '../../words/word-set.ts';
import { type NounDeed } from './romance-pack.ts';

const ARTICLED =
  /^(el|la|los|las|un|una|le|les|du|de_la|des|o|a|os|as|um|uma)_(.+)$|^(l'|de_l')(.+)$/u;

/** Reads "Pagar: la_factura el_alquiler": nouns with the article they take, behind their verb. */
export function nounDeeds(text: string): ReadonlyMap<string, NounDeed> {
  return new Map(
    wordsByVerb(text).map(([word, verb]) => {
      const [, article = '', noun = '', elided = '', bare = ''] = ARTICLED.exec(word) ?? [];
      const named = noun === '' && bare === '' ? word : noun + bare;
      return [
        named.replaceAll('_', ' '),
        { verb, article: (article + elided).replaceAll('_', ' ') },
      ] as const;
    }),
  );
}
