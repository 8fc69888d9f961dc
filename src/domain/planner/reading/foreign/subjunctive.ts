import { FOREIGN_VERBS } from '../../data/foreign/foreign-words.ts';
import { wordMap } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';

const IRREGULAR: ReadonlyMap<string, string> = wordMap(`
prenne:prendre fasse:faire aille:aller mette:mettre envoie:envoyer renvoie:renvoyer appelle:appeler rappelle:rappeler
achète:acheter paie:payer nettoie:nettoyer essaie:essayer écrive:écrire réponde:répondre rende:rendre lise:lire voie:voir
vienne:venir sorte:sortir parte:partir jette:jeter emmène:emmener ramène:ramener relise:relire inscrive:inscrire sois:être aie:avoir sache:savoir puisse:pouvoir
tienne:tenir obtienne:obtenir revienne:revenir prévienne:prévenir prépare:préparer apprenne:apprendre comprenne:comprendre
reprenne:reprendre remette:remettre permette:permettre promette:promettre dise:dire conduise:conduire traduise:traduire
suive:suivre vive:vivre serve:servir dorme:dormir sente:sentir reparte:repartir ouvre:ouvrir offre:offrir couvre:couvrir
coure:courir attende:attendre descende:descendre vende:vendre perde:perdre batte:battre tonde:tondre étende:étendre
joigne:joindre éteigne:éteindre reçoive:recevoir boive:boire couse:coudre recouse:recoudre fasses:faire
connaisse:connaître décrive:décrire élise:élire promène:promener lève:lever enlève:enlever pèse:peser mène:mener amène:amener
achève:achever sème:semer prévoie:prévoir croie:croire refasse:refaire`);

/** The base form of "finisse", "prenne", "réserve" behind "il faut que je"; null when none is known. */
export function baseOfSubjunctive(key: string): string | null {
  const irregular = IRREGULAR.get(key);
  if (irregular !== undefined) return irregular;
  const verbs = FOREIGN_VERBS.get('fr');
  const base = key.endsWith('isse') ? key.replace(/sse$/u, 'r') : key.replace(/e$/u, 'er');
  return base !== key && verbs?.has(base) === true ? base : null;
}

/** The same of any verb, where "il faut que je" stands in front of it: "décide", "gère". */
export function baseOfAnySubjunctive(key: string): string | null {
  const known = baseOfSubjunctive(key);
  if (known !== null || !/\p{L}{2}e$/u.test(key)) return known;
  return key
    .replace(/oie$/u, 'oye')
    .replace(/uie$/u, 'uye')
    .replace(/è(\p{L}{1,2})e$/u, 'é$1e')
    .replace(/e$/u, 'er');
}

/**
 * French words behind "il faut que": "je finisse la présentation" and "j'appelle le plombier" are
 * "finir la présentation" and "appeler le plombier". Words of another form stay as they are.
 */
export function withInfinitive(words: readonly Word[], isOwed: boolean): readonly Word[] {
  const isShort = /^j['’]/u.test(keyAt(words, 0));
  const from = keyAt(words, 0) === 'je' ? 1 : 0;
  const verb = isShort ? keyAt(words, 0).slice(2) : keyAt(words, from);
  const base = isOwed ? baseOfAnySubjunctive(verb) : baseOfSubjunctive(verb);
  return base === null ? words : [...wordsOf(base), ...words.slice(from + 1)];
}
