import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { type LanguagePack } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { owedLength } from '../foreign-start.ts';
import { saysNotYet } from '../not-yet.ts';
import { gotHold } from './deed-for-trouble.ts';
import { joinedBehind, withinSentence } from './named-thing.ts';
import { deedOfNoun } from './thing-with-verb.ts';
import { ownDeed } from './own-plans.ts';

const OWES = /^(?:le |les |lhe )?(?:debo|devo|dois)$/u;
const GOES = /^(?:voy|vou|vais|vamos)$/u;
const NEEDS =
  /^(?:necesito|necesitamos|preciso|precisamos|falta|faltan|faltam|besoin|manque|ocupo|falta-me|faltam-me)$/u;
const SOMEBODY_ELSE = /^(?:le|les|lhe|lhes)$/u;
const PREPOSITION = /^(?:de|d['’].*|da|do)$/u;

const HAS = /^(?:tengo|tenemos|hay|tenho|temos|tem|há)$/u;
/** What one does not get hold of. */
const NO_THING =
  /^(?:que|idea|idéia|ideia|tiempo|tempo|ganas|vontade|fuerzas?|forças?|miedo|medo|claro|clara|problemas?|prisa|pressa|plan|planes|planos?|noticias|notícias|nada|nadie|ninguém|hijos|filhos|años|anos|sueño|sono|hambre|fome|certeza|coragem|valor|resposta|respuesta|dinheiro|dinero|plata|palabras|palavras)$/u;

/** Deeds by which one gets hold of a thing. */
const GETS =
  /^(?:Acheter|Prendre|Réserver|Trouver|Comprar|Pedir|Solicitar|Marcar|Reservar|Recoger|Levantar|Tramitar)(?!\p{L})/u;

/** "Todavía no tengo regalo": what one does not have yet is to be got. */
function deedForNone(rest: readonly Word[], language: RomanceLanguage): string | null {
  const [first] = rest;
  const isElided = language.code === 'fr' && /^d['’]\p{L}/u.test(first?.raw ?? '');
  const thing = isElided
    ? [...wordsOf(first?.raw.slice(2) ?? ''), ...rest.slice(1)]
    : rest.slice(1);
  const has = language.code === 'fr' ? isElided || first?.key === 'de' : HAS.test(first?.key ?? '');
  if (!has || thing.length === 0 || NO_THING.test(keyAt(thing, 0))) return null;
  const known = deedOfNoun(thing, language);
  return known !== null && GETS.test(known)
    ? known
    : language.code === 'fr'
      ? null
      : joinedBehind(language.pack.getHold, withinSentence(thing), language.pack);
}

/** "Debo plata a Nico", "necesito pilas", "vou na academia": what is owed, needed or gone to is a thing. */
export function deedForOwed(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): string | null {
  const from = SOMEBODY_ELSE.test(keyAt(words, 0)) ? 1 : 0;
  const owed = owedLength(words, from, parting);
  const rest = words.slice(from + owed);
  const verb = CLITIC.test(keyAt(rest, 0)) && parting.isVerb(keyAt(rest, 1)) ? 1 : 0;
  if (owed === 0 || rest.length === 0 || parting.isVerb(keyAt(rest, verb))) return null;
  const { pack } = language;
  const said = words.slice(from, from + owed);
  const behind = withoutEndMarks(textOf(rest));
  if (said.some(({ key }) => OWES.test(key)) && !parting.isVerb(keyAt(rest, 1)))
    return rest.length < 2 ? null : `${pack.giveBack} ${behind}`;
  if (
    said.some(({ key }) => GOES.test(key)) &&
    /^(?:à|au|chez|na|no|em|ao|a|en|al|pra|pro|para)$/u.test(keyAt(rest, 0))
  )
    return `${pack.go} ${behind}`;
  if (saysNotYet(keysOf(said))) return deedForNone(rest, language);
  if (!said.some(({ key }) => NEEDS.test(key))) return null;
  const thing =
    PREPOSITION.test(keyAt(rest, 0)) && keyAt(rest, 0).length < 3 ? rest.slice(1) : rest;
  return gotHold(thing, keysOf(said), language);
}

/** A pronoun in front of its deed. */
export const CLITIC = /^(?:me|te|se|nos|la|le|les|lui|leur|lhe|o|a|os|as|y|en)$/u;

/** "Un día me gustaría aprender piano": what is wished for. */
export function wishIn(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): string | null {
  const { pack } = language;
  let rest = words;
  for (let turn = 0; turn < 3; turn++) {
    const length =
      pack.wishes.exec(keysOf(rest))?.[0].split(' ').length ?? owedLength(rest, 0, parting);
    if (length === 0 || length >= rest.length) break;
    rest = rest.slice(length);
    if (/^(?:bien|mucho|muito|de|d['’]?|que)$/u.test(keyAt(rest, 0))) rest = rest.slice(1);
  }
  if (rest.length === words.length || !pack.wishes.test(keysOf(words))) return null;
  const isBase = parting.isVerb(keyAt(rest, CLITIC.test(keyAt(rest, 0)) ? 1 : 0));
  return isBase ? withoutEndMarks(textOf(rest)) : ownDeed(rest, language);
}
