import { FOREIGN_VERBS } from '../../data/foreign/foreign-words.ts';
import { wordMap } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';

const IRREGULAR: ReadonlyMap<string, string> = wordMap(`
prenne:prendre fasse:faire aille:aller mette:mettre envoie:envoyer renvoie:renvoyer appelle:appeler rappelle:rappeler
achète:acheter paie:payer nettoie:nettoyer essaie:essayer écrive:écrire réponde:répondre rende:rendre lise:lire voie:voir
vienne:venir sorte:sortir parte:partir jette:jeter emmène:emmener ramène:ramener relise:relire inscrive:inscrire`);

/** The base form of "finisse", "prenne", "réserve" behind "il faut que je"; null when none is known. */
function baseOfSubjunctive(key: string): string | null {
  const irregular = IRREGULAR.get(key);
  if (irregular !== undefined) return irregular;
  const verbs = FOREIGN_VERBS.get('fr');
  const base = key.endsWith('isse') ? key.replace(/sse$/u, 'r') : key.replace(/e$/u, 'er');
  return base !== key && verbs?.has(base) === true ? base : null;
}

/**
 * French words behind "il faut que": "je finisse la présentation" and "j'appelle le plombier" are
 * "finir la présentation" and "appeler le plombier". Words of another form stay as they are.
 */
export function withInfinitive(words: readonly Word[]): readonly Word[] {
  const isShort = /^j['’]/u.test(keyAt(words, 0));
  const from = keyAt(words, 0) === 'je' ? 1 : 0;
  const verb = isShort ? keyAt(words, 0).slice(2) : keyAt(words, from);
  const base = baseOfSubjunctive(verb);
  return base === null ? words : [...wordsOf(base), ...words.slice(from + 1)];
}
