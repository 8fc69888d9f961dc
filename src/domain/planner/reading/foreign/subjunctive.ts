import { FOREIGN_VERBS } from '../../data/foreign-words.ts';
import { wordMap } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';

const IRREGULAR: ReadonlyMap<string, string> = wordMap(`
prenne:prendre apprenne:apprendre reprenne:reprendre comprenne:comprendre surprenne:surprendre fasse:faire refasse:refaire
défasse:défaire aille:aller sache:savoir puisse:pouvoir veuille:vouloir mette:mettre remette:remettre permette:permettre
promette:promettre soumette:soumettre transmette:transmettre admette:admettre batte:battre envoie:envoyer renvoie:renvoyer
voie:voir revoie:revoir prévoie:prévoir croie:croire appelle:appeler rappelle:rappeler épelle:épeler renouvelle:renouveler
jette:jeter rejette:rejeter achète:acheter rachète:racheter dise:dire redise:redire lise:lire relise:relire élise:élire
conduise:conduire traduise:traduire construise:construire produise:produire réduise:réduire détruise:détruire cuise:cuire
introduise:introduire écrive:écrire inscrive:inscrire réinscrive:réinscrire décrive:décrire souscrive:souscrire prescrive:prescrire suive:suivre
poursuive:poursuivre vive:vivre perde:perdre morde:mordre torde:tordre parte:partir reparte:repartir sorte:sortir ressorte:ressortir
dorme:dormir serve:servir resserve:resservir sente:sentir mente:mentir coure:courir ouvre:ouvrir rouvre:rouvrir couvre:couvrir découvre:découvrir
recouvre:recouvrir offre:offrir souffre:souffrir cueille:cueillir accueille:accueillir recueille:recueillir boive:boire reçoive:recevoir
doive:devoir meure:mourir plaise:plaire taise:taire conclue:conclure éteigne:éteindre peigne:peindre repeigne:repeindre
plaigne:plaindre craigne:craindre joigne:joindre rejoigne:rejoindre vainque:vaincre convainque:convaincre couse:coudre
recouse:recoudre moule:moudre résolve:résoudre absolve:absoudre interrompe:interrompre rompe:rompre connaisse:connaître reconnaisse:reconnaître paraisse:paraître
disparaisse:disparaître naisse:naître sèche:sécher lèche:lécher ferme:fermer règle:régler pèse:peser glisse:glisser tisse:tisser
visse:visser dévisse:dévisser revisse:revisser plisse:plisser hisse:hisser`);

/** Endings of the subjunctive, and those of the base form: "rende", "tienne", "finisse", "récupère", "nettoie". */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[tv])ienne$/u, 'enir'],
  [/quière$/u, 'quérir'],
  [/(?<!a)isse$/u, 'ir'],
  [/ende$/u, 'endre'],
  [/(?<=[pft])onde$/u, 'ondre'],
  [/è(?=(?:m|n|v|l)e$)/u, 'e'],
  [/è(?=[^lmnv]+e$)/u, 'é'],
  [/(?<=[oua])ie$/u, 'yer'],
];

function regular(key: string): string | null {
  if (!/^\p{L}{2,}e$/u.test(key) || /(?:faire|dre|ttre|ître)$/u.test(key)) return null;
  const [ending, told] = ENDINGS.find(([one]) => one.test(key)) ?? [];
  if (ending === undefined || told === undefined) return `${key}r`;
  const base = key.replace(ending, told);
  return /re?$/u.test(told) ? base : `${base}r`;
}

/** The base form of "finisse", "prenne", "réserve" behind "il faut que je"; null when none is known. */
function baseOfSubjunctive(key: string): string | null {
  const irregular = IRREGULAR.get(key);
  if (irregular !== undefined) return irregular;
  const verbs = FOREIGN_VERBS.get('fr');
  const base = regular(key);
  return base !== null && verbs?.has(base) === true ? base : null;
}

/**
 * The base form of what stands where only a verb can, right behind "que je" and its pronouns: also one
 * that no list has ("que je mixe"). Null for what does not end as a subjunctive does.
 */
export function baseBehindQueJe(key: string): string | null {
  return IRREGULAR.get(key) ?? regular(key);
}

/**
 * French words behind "il faut que": "je finisse la présentation" and "j'appelle le plombier" are
 * "finir la présentation" and "appeler le plombier". Words of another form stay as they are.
 * `isOwn`: "je" stood right in front of them.
 */
export function withInfinitive(words: readonly Word[], isOwn = false): readonly Word[] {
  const isShort = /^j['’]/u.test(keyAt(words, 0));
  const from = keyAt(words, 0) === 'je' ? 1 : 0;
  const verb = isShort ? keyAt(words, 0).slice(2) : keyAt(words, from);
  const base = isOwn ? baseBehindQueJe(verb) : baseOfSubjunctive(verb);
  return base === null ? words : [...wordsOf(base), ...words.slice(from + 1)];
}
