import { BY_WHEN, ENDS_NO_THOUGHT, WHOLE_PHRASES } from '../../data/foreign/whole-phrases.ts';
import { FOREIGN_BREAK_WEIGHTS } from '../../data/foreign/foreign-break-weights.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { RUN_ON } from '../breaths.ts';
import { oddsOf, weightsIn } from '../learned-weights.ts';
import { isFinite, namesDay } from './foreign-statement.ts';
import { owedLength, skipConnectives, startsTask } from './foreign-start.ts';
import { saysOnlyWhen } from './read-foreign.ts';
import { isKnownVerb, withoutTied } from './foreign-verbs.ts';
import { namesKin } from './foreign-told.ts';
import { foreignBreakSignsAt, heardWords } from './foreign-break-signs.ts';
import { isLearnedLanguage } from './learned-languages.ts';

const WEIGHTS = weightsIn(FOREIGN_BREAK_WEIGHTS);

const DID = /^(?=\p{L}{3})\p{L}+(?:ó|ou|eu|iu)$/u;
const ARTICLE = /^(?:el|la|los|las|un|una|o|a|os|as|um|uma)$/u;

/** A place in the words, and where the thought began that it may end. */
type Place = { readonly start: number; readonly at: number };

const BEFORE_BASE = /^(?:dann|noch|auch|mal|endlich|wieder|schnell|gleich|direkt|unbedingt)$/u;

/** A German deed ends with its base form: "den alten Vertrag | kündigen" is torn. */
function endsDeed(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (code !== 'de' || isKnownVerb(keyAt(words, at - 1), code)) return false;
  const from = at + Number(BEFORE_BASE.test(keyAt(words, at)));
  return isKnownVerb(keyAt(words, from), code) && /^\p{Ll}/u.test(words[from]?.raw ?? '');
}

const OWES =
  /(?:^| )(?:muss|müssen|soll|sollte|sollten|will|möchte|wollte) (?:ich|wir|man)(?: (?:vorher|noch|auch|mal|dann|da|heute|morgen))*$/u;

/** "Da muss ich vorher | die Gliederung hinschicken": what one has to do stands behind. */
function isOwedStill(words: readonly Word[], at: number, code: LanguageCode): boolean {
  return code === 'de' && OWES.test(keysOf(words.slice(Math.max(0, at - 4), at)));
}

/** "Ich muss bis spätestens Donnerstag | die Unterlagen abgeben", "je dois | rendre": nothing is owed yet but by when. */
function isOnlyOwed(words: readonly Word[], { start, at }: Place, code: LanguageCode): boolean {
  const pack = LANGUAGE_PACKS.get(code);
  if (pack === undefined || words[at - 1]?.comma === true) return false;
  const content = skipConnectives(words, start, pack);
  const owed = owedLength(words, content, pack);
  return owed > 0 && words.slice(content + owed, at).every(saysOnlyWhen);
}

const NUMBER =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cien|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cent|dois|duas|três|quatro|sete|oito|nove|dez|vinte|trinta|cem|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|hundert)$/u;
const NO_COUNT =
  /^(?:las?|los|às?|as|os|à|um|halb|gegen|bis|y|e|et|und|dia|día|le|el|o|am|der|talla|taille|número|nummer|clase|klasse)$/u;
const NO_NOUN =
  /^(?:las|los|les|des|mes|mis|das|dos|nas|nos|pues|mais|après|depois|antes|menos|más|alors|puis|ses|tes)$/u;

/** "Doce | sillas", "vier | Soprane": what is counted stands behind its number; an hour counts nothing. */
function isCounted(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (!NUMBER.test(keyAt(words, at - 1)) || words[at - 1]?.comma === true) return false;
  if (NO_COUNT.test(keyAt(words, at - 2)) || NUMBER.test(keyAt(words, at - 2))) return false;
  if (code === 'de') return /^\p{Lu}\p{Ll}/u.test(words[at]?.raw ?? '');
  return /\p{L}{3}s$/u.test(keyAt(words, at)) && !NO_NOUN.test(keyAt(words, at));
}

const LONGEST_PHRASE = 5;
const LEADS_TO_DAY =
  /^(?:tardar|tarde|tard|spätestens|antes|avant|vor|bis|vencen?|vencem|expirent?)$/u;

/** "A más | tardar el | viernes", "les clés de | la cave": nothing begins within what is said as one. */
function isWithinPhrase(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (words[at - 1]?.comma === true) return false;
  const before = keyAt(words, at - 1);
  if (ENDS_NO_THOUGHT.get(code)?.has(before) === true) return true;
  const [whole, deadline] = [WHOLE_PHRASES.get(code), BY_WHEN.get(code)];
  if (deadline !== undefined && phraseLengthAt({ words, at, book: deadline }) > 0) return true;
  if (LEADS_TO_DAY.test(before) && namesDay(words.slice(at, at + 2))) return true;
  for (let from = Math.max(0, at - LONGEST_PHRASE); whole !== undefined && from < at; from++)
    if (from + phraseLengthAt({ words, at: from, book: whole }) > at) return true;
  return false;
}

/** What is given or asked for, which stands behind those who get it or are asked. */
const GIVES =
  /^(?:(?:comprar|contar|dar|dejar|depositar|devolver|enseñar|entregar|enviar|explicar|llevar|mandar|pagar|pasar|pedir|prestar|regalar|traer)les?|comprar|dar|devolver|entregar|enviar|mandar|mostrar|pagar|passar|pedir|prestar|acheter|apporter|demander|donner|envoyer|expliquer|montrer|payer|prêter|ramener|rapporter|rembourser|remettre|rendre|transférer|transmettre)$/u;
const TO_WHOM: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', /^al?$/u],
  ['fr', /^(?:à|au|aux)$/u],
  ['pt', /^(?:a|à|ao|aos|às)$/u],
]);
/** A name that stands behind the one it is given to. */
const OPENS_GIVEN: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', ARTICLE],
  ['fr', /^(?:le|la|les|l['’].+|mon|ma|mes|une?|des)$/u],
  ['pt', /^(?:o|a|os|as|um|uma|meu|minha|meus|minhas)$/u],
]);
const LONGEST_WHOM = 3;

/** "Depositarle a mi suegra | los mil quinientos": a deed for somebody needs the thing that they get. */
function isGivenStill(words: readonly Word[], { start, at }: Place, code: LanguageCode): boolean {
  const next = keyAt(words, at);
  const isThing =
    code === 'es' && /^\p{L}{4,}s$/u.test(next) && !isKnownVerb(next, code) && !NO_NOUN.test(next);
  const [whom, opens] = [TO_WHOM.get(code), OPENS_GIVEN.get(code)];
  if (whom === undefined || !(opens?.test(next) === true || isThing)) return false;
  const from = Math.max(start, at - LONGEST_WHOM - 1);
  return words
    .slice(from, at - 2)
    .some(({ key }, place) => GIVES.test(key) && whom.test(keyAt(words, from + place + 1)));
}

/** A state of the thing in front begins nothing: "tiene la pantalla | rota". */
const STATE =
  /^(?:rot[oa]s?|averiad[oa]s?|estropead[oa]s?|pinchad[oa]s?|cassée?s?|crevée?s?|dégonflée?s?|quebrad[oa]s?|furad[oa]s?|kaputt|defekt)$/u;

/** "Penser à récupérer | mon colis": what a deed is done to stands behind it, unless something is told of it. */
function needsThing(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (code === 'de' || words[at - 1]?.comma === true) return false;
  const before = keyAt(words, at - 1);
  const isGoverned =
    code === 'fr' &&
    LEADS_TO_DEED.test(keyAt(words, at - 2)) &&
    LANGUAGE_PACKS.get(code)?.isVerb(before) === true;
  const isDeed = (isKnownVerb(before, code) || isGoverned) && withoutTied(before) === before;
  const isName = OPENS_NAME.test(keyAt(words, at)) || /^l['’]\p{L}/u.test(keyAt(words, at));
  const hasThing = /^(?:l[aeo]s?|[ao]s?|en|y)$/u.test(keyAt(words, at - 2));
  if (!isDeed || !isName || hasThing || NO_OBJECT.test(before)) return false;
  return ![1, 2, 3, 4].some((far) => isFinite(words, at + far, code));
}

const LEADS_TO_DEED = /^(?:de|à|pour|faut|dois|vais)$/u;
const NO_OBJECT =
  /^(?:estudiar|estudar|dormir|nadar|correr|courir|comer|trabajar|trabalhar|travailler|descansar|entrenar|treinar|cocinar|cozinhar|salir|sair|sortir|venir|vir|volver|voltar|ir|aller|morir|llorar|respirar|acabar|empezar|começar|commencer)(?:me|se)?$/u;

const SAYS_TO_ME =
  /^(?:(?:me|nos) (?:dijo|dice|ha|pidió|pide|mandó|disse|pediu|mandou|falou)|m['’]a (?:dit|demandé|rappelé))$/u;

/** "Escribirle para | pedirle", "envie | d'aller", "mi vieja | me dijo": the words in front lead to these. */
function goesOnFrom(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (code === 'de' || words[at - 1]?.comma === true) return false;
  const [before, key] = [keyAt(words, at - 1), keyAt(words, at)];
  const isVerb = LANGUAGE_PACKS.get(code)?.isVerb(key) === true;
  if (isVerb && (/^(?:para|pra|pour)$/u.test(before) || /^d['’]/u.test(key))) return true;
  return at > 1 && namesKin(words, at - 2) && SAYS_TO_ME.test(keysOf(words.slice(at, at + 2)));
}

const BEGINS_CLAUSE = /^(?:ob|dass|daß|weil|wenn|damit)$/u;
const LONGEST_CLAUSE = 9;
/** What may be the verb at its end. */
const MAY_END =
  /^(?:kann|muss|soll|will|darf|(?!heute$|gut$|bald$|meine?n?$|eine?n?$|ihre?n?$|seine?n?$|ohne$|morgen$)\p{Ll}{3,}(?:t|e|en))$/u;

/** "Ob ich am Wochenende | ihre Katze füttern kann": a German clause ends with its verb. */
function isWithinClause(words: readonly Word[], { start, at }: Place, code: LanguageCode): boolean {
  if (code !== 'de') return false;
  const from = words.findLastIndex(({ key }, place) => place < at && BEGINS_CLAUSE.test(key));
  if (from < start || at - from > LONGEST_CLAUSE || at - from < 2) return false;
  if (!/^(?:ich|wir|er|sie|es|man)$/u.test(keyAt(words, from + 1))) return false;
  if (/^(?:kann|könnte|muss|soll|sollte|will|darf)$/u.test(keyAt(words, at))) return true;
  return !words
    .slice(from + 2, at)
    .some(
      ({ key, raw }, place) =>
        isFinite(words, from + 2 + place, code) || isKnownVerb(key, code) || MAY_END.test(raw),
    );
}

const COMES = /^(?:kommt|kommen|hat|haben|ist|beginnt|endet|heiratet|zieht)$/u;

/** "Am Samstag kommt | meine Schwester": behind a day and its verb, who it is has yet to be said. */
function needsSubject(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (code !== 'de' || !COMES.test(keyAt(words, at - 1)) || words[at - 1]?.comma === true)
    return false;
  return OPENS_NAME.test(keyAt(words, at)) && namesDay(words.slice(Math.max(0, at - 2), at - 1));
}

/** "Mi hermano ya llevó el coche al taller": what somebody did needs the thing that they did it to. */
function mayPart(words: readonly Word[], { start, at }: Place, code: LanguageCode): boolean {
  if (endsDeed(words, at, code) || isOwedStill(words, at, code)) return false;
  if (isCounted(words, at, code) || isWithinPhrase(words, at, code)) return false;
  if (isGivenStill(words, { start, at }, code) || isOnlyOwed(words, { start, at }, code))
    return false;
  if (STATE.test(keyAt(words, at)) && words[at - 1]?.comma !== true) return false;
  if (needsThing(words, at, code) || needsSubject(words, at, code)) return false;
  if (isWithinClause(words, { start, at }, code) || goesOnFrom(words, at, code)) return false;
  return !(DID.test(keyAt(words, at - 1)) && ARTICLE.test(keyAt(words, at)));
}

/** Below this it is worth showing what was said on both sides. */
const DOUBTFUL = 25;

/** A name that has its article begins there, and is hardly torn. */
const OPENS_NAME =
  /^(?:el|la|los|las|un|una|mi|mis|le|les|une|des|mon|ma|mes|son|sa|ses|leur|leurs|su|sus|o|a|os|as|um|uma|meu|minha|der|die|das|den|dem|ein|eine|einen|mein|meine|meinen)$/u;

/** Whether a rule hears that something begins here as well. */
function isHeardByRule(words: readonly Word[], at: number, code: LanguageCode): boolean {
  const pack = LANGUAGE_PACKS.get(code);
  const after = pack === undefined ? at : skipConnectives(words, at, pack);
  if (pack === undefined || after > at || words[at - 1]?.comma === true) return true;
  if (OPENS_NAME.test(keyAt(words, at))) return true;
  return startsTask(words, at, pack) || (pack.verbLast && isKnownVerb(keyAt(words, at - 1), code));
}

/** Words said in one breath; `isDoubtful`: it was only likely that they begin here. */
type Breath = { readonly words: readonly Word[]; readonly isDoubtful: boolean };

/**
 * Words of another language that run on, parted where marked speech would rather break than not;
 * what is shorter stays whole.
 */
export function atLearnedBreaks(words: readonly Word[], code: LanguageCode): readonly Breath[] {
  if (words.length < RUN_ON || !isLearnedLanguage(code)) return [{ words, isDoubtful: false }];
  const heard = heardWords(words, code);
  const breaths: Breath[] = [];
  let start = 0;
  let isDoubtful = false;
  for (let at = 1; at < words.length; at++) {
    const odds = oddsOf(foreignBreakSignsAt({ heard, start, at }, code), WEIGHTS);
    if (odds <= 0 || !mayPart(words, { start, at }, code)) continue;
    breaths.push({ words: words.slice(start, at), isDoubtful });
    isDoubtful = odds < DOUBTFUL && !isHeardByRule(words, at, code);
    start = at;
  }
  return [...breaths, { words: words.slice(start), isDoubtful }];
}
