import { type LanguageCode } from '../../data/languages.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, wordsOf } from '../../words/words.ts';
import { isToDo } from '../reading.ts';
import { namesDay } from './foreign-statement.ts';
import { foreignThoughts } from './foreign-thoughts.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { isLearnedLanguage } from './learned-languages.ts';

const LONGEST_NAME = 7;
const LONGEST_ANSWER = 12;
const LONGEST_REMARK = 5;
/** "Llamar mañana": whom, is asked in front. */
const SHORT_DEED = 3;
const LONGEST_DEED = 5;

const ASKS_WHICH = String.raw`(?:qué|que|qui|quién|quem|cuándo|quando|quand|cómo|como|comment|dónde|onde|où|cuál|cuánto|quanto|combien|quel\p{L}*|qual|por ?qu[éê]|pourquoi|was|wer|wen|wem|wann|wo\p{L}*|wie\p{L}*|warum|wieso|welche\p{L}*|est-ce|ist|sind|kann|hast|habe|hab|kommt|gibt)(?!\p{L})`;
/** A thing that is asked after, and no question of its own: "Et les impôts ?", "¿Las tarjetas?". */
const NAMED = new RegExp(String.raw`^[¿\s]*(?!${ASKS_WHICH})([^?!.;:]+?)\s*\?+$`, 'iu');
/** "Toujours rien", "ni idea", "noch nichts": nothing came of it yet. */
const NOTHING_YET =
  /^(?:(?:toujours|encore|noch|immer noch|bisher|ainda|aún|todavía|pues|ja|euh) )*(?:rien|pas encore|aucune idée|nichts|keine ahnung|keine idee|weiß nicht|nada|ni idea|no sé|não sei|sei lá|nenhuma ideia)(?: (?:todavía|aún|ainda|encore|noch))?$/iu;
/** "Pas besoin", "nein, haben wir noch", "no, hay de sobra": it is not wanted after all. */
const NOT_WANTED =
  /^(?:(?:no|non|nein|nee|nö|não|nan|ah|ja|ya|já|bah|ach)(?:,? |$))*(?:(?:il en reste|on en a|y en a|j'en ai|hay|tenemos|quedan?|temos|tem|há|haben wir|hab ich|ist|sind|hat's) ?(?:\p{L}+ )?(?:encore|assez|déjà|de sobra|bastantes?|muchas?|muchos?|suficientes?|todavía|aún|ainda|que chegue|de sobra|bastante|noch|genug|schon|noch da)|pas besoin|plus besoin|pas la peine|no hace falta|não (?:é|faz) (?:preciso|falta)|não precisa(?:mos)?|brauchen wir (?:doch )?nicht(?: mehr)?|brauch ich (?:doch )?nicht(?: mehr)?|nicht nötig)$/iu;
/** "Fiz ontem", "hab ich schon", "macht Lena": somebody did it, or has it in hand. */
const HAS_WHO =
  /^(?!.*(?:vergessen|verloren|oubli|perd|olvid|esquec|nicht|pas|não|no |mal$|falsch))(?:(?:eu|yo|já|ya|la|lo|las|los) )*(?:fiz|hice|\p{L}{2,}ei|\p{L}{3,}[éí]|j'ai|on a|hab(?:e)? ich|haben wir|hat|(?:macht|holt|bringt|kauft|übernimmt|besorgt) (?=\p{Lu})|é (?:a|o) \p{L}+ que)(?!\p{L})/iu;
/** "Hab ich vergessen", "se me olvidó". */
const FORGOTTEN =
  /(?<!\p{L})(?:vergessen|verschwitzt|olvid(?:é|ó|ado)|oubliée?|esqueci|esquecid[oa])$/iu;
const SAYS_YES =
  /^(?:sí|si|oui|ouais|ja|jup|sim|claro|klar|évidemment)(?:,? (?:claro|klar|sim|sí|oui|ja))*$/iu;
const SAYS_NO = /^(?:no|non|nein|nee|nö|não)$/iu;

function thingsToDo(said: string, code: LanguageCode): number {
  return foreignThoughts(wordsOf(said), code).filter(isToDo).length;
}

/** An article, a day or a "no" that began a sentence goes on in small letters. */
const OPENS_LOW =
  /^(?:El|La|Los|Las|Le|Les|L'|Un|Une|Una|O|A|Os|As|É|No|Não|Nada|Pas|Ya|Já|Déjà|C'est|Isso|Esa|Ese|Eso|Ça|Toujours|Otra|Uma|Ainda|Todavía|Encore|Hoy|Hoje|Fait|Fiz|Lo)(?!\p{L})/u;

function withLowOpening(said: string): string {
  return said.replace(OPENS_LOW, (word) => word.toLowerCase());
}

function asOne(named: string, answer: string, code: LanguageCode): string {
  return code === 'de' ? `${named} ${answer}` : `${named}, ${withLowOpening(answer)}`;
}

/** "Qui garde Tom ? Demander à mamie": what is asked is told of the deed. */
function deedForQuestion(question: string, answer: string, code: LanguageCode): string | null {
  const [first] = foreignThoughts(wordsOf(answer), code);
  const isDeed = holdsDeed(wordsOf(answer), code) && thingsToDo(answer, code) === 1;
  if (wordsOf(answer).length > LONGEST_DEED || holdsDeed(wordsOf(question), code)) return null;
  if (!isDeed || first?.reading.kind !== 'task' || /[()]/u.test(`${question}${answer}`))
    return null;
  return `${withoutEndMarks(answer)} (${withoutEndMarks(question.replace(/^[¿\s]+/u, ''))})`;
}

/** "Ni idea, mirarlo": what is to be done about it. */
function behindNothing(answer: string): string {
  const [first = '', ...more] = answer.replace(/^[-–—=]*>\s*/u, '').split(/,\s+/u);
  return more.length > 0 && NOTHING_YET.test(first) ? more.join(', ') : answer;
}

/** "Devia estar entregue" says more than how it is. */
const IS_BASE = /^\p{L}{2,}[aei]r$/u;
const TELLS = /^(?:ist|sind|geht|gehen|läuft|fehlt|fehlen|klemmt|tropft|leckt)$/u;

/** What is answered without a deed says how the thing is, when it is, or more of it. */
function withRemark(named: string, said: string, code: LanguageCode): string | null {
  const words = wordsOf(said);
  const whole = code === 'de' ? `${named} ${said}` : `${named} ${withLowOpening(said)}`;
  const [first, ...others] = foreignThoughts(wordsOf(whole), code);
  const isState =
    code === 'de'
      ? TELLS.test(keyAt(words, 0))
      : first?.reading.kind === 'task' && first.reading.isImplied === true;
  if (isState && others.length === 0) return whole;
  const saysMore = /^(?:es|pt)$/u.test(code) && words.some(({ key }) => IS_BASE.test(key));
  if (words.length > LONGEST_REMARK || saysMore) return null;
  return namesDay(words.slice(0, 2)) ? whole : `${named} (${said})`;
}

/** A question and its answer as one thought, nothing where both are over; null where each says something of its own. */
function answered(question: string, said: string, code: LanguageCode): string | null {
  // Asked of every sentence of a page: what costs little goes first.
  if (!question.endsWith('?')) return null;
  const [, named = ''] = NAMED.exec(question) ?? [];
  const answer = behindNothing(said);
  const length = wordsOf(answer).length;
  const isShort = wordsOf(question).length <= LONGEST_NAME && length <= LONGEST_ANSWER;
  if (answer.endsWith('?') || !isShort) return null;
  if (named === '') return deedForQuestion(question, answer, code);
  if (thingsToDo(named, code) === 0) return deedForQuestion(named, answer, code);
  const plain = withoutEndMarks(answer);
  if (NOT_WANTED.test(plain) || SAYS_NO.test(plain)) return '';
  if (SAYS_YES.test(plain)) return named;
  if (NOTHING_YET.test(plain) || FORGOTTEN.test(plain)) return `${named} (${plain})`;
  const ofAnswer = thingsToDo(answer, code);
  if (ofAnswer === 0 && HAS_WHO.test(plain)) return '';
  const german = code === 'de' ? deedForQuestion(named, answer, code) : null;
  if (german !== null) return german;
  const joined = asOne(named, answer, code);
  const left = thingsToDo(joined, code);
  if (left === 0 && code === 'de') return `${question} ${answer}`;
  if (left === 0) return joined;
  if (!holdsDeed(wordsOf(answer), code)) return withRemark(named, plain, code);
  return left <= ofAnswer
    ? joined
    : length <= SHORT_DEED
      ? deedForQuestion(named, answer, code)
      : null;
}

/**
 * "O IRS? Isso já lá vai", "Geschenk für Oma? Noch nichts": in other languages a thing that is asked after
 * and what is answered are one thought, so that what is over is not planned for its name.
 */
export function withAnswers(sentences: readonly string[], code: LanguageCode): readonly string[] {
  if (!isLearnedLanguage(code)) return sentences;
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    const one = last === undefined ? null : answered(last, sentence, code);
    if (one === null) whole.push(sentence);
    else if (one === '') whole.pop();
    else whole[whole.length - 1] = one;
  }
  return whole;
}
