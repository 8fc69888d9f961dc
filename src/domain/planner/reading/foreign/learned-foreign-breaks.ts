import { FOREIGN_BREAK_WEIGHTS } from '../../data/foreign-break-weights.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { RUN_ON } from '../breaths.ts';
import { oddsOf, weightsIn } from '../told/learned-weights.ts';
import { isKnownVerb } from './foreign-verbs.ts';
import { foreignBreakSignsAt, heardWords } from './foreign-break-signs.ts';
import { isLearnedLanguage } from './learned-languages.ts';

const WEIGHTS = weightsIn(FOREIGN_BREAK_WEIGHTS);

const DID = /^(?=\p{L}{3})\p{L}+(?:ó|ou|eu|iu)$/u;
const ARTICLE = /^(?:el|la|los|las|un|una|o|a|os|as|um|uma)$/u;

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

/** "Mi hermano ya llevó el coche al taller": what somebody did needs the thing that they did it to. */
function mayPart(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (endsDeed(words, at, code) || isOwedStill(words, at, code)) return false;
  return !(DID.test(keyAt(words, at - 1)) && ARTICLE.test(keyAt(words, at)));
}

/**
 * Words of another language that run on, parted where marked speech would rather break than not;
 * what is shorter stays whole.
 */
export function atLearnedBreaks(
  words: readonly Word[],
  code: LanguageCode,
): readonly (readonly Word[])[] {
  if (words.length < RUN_ON || !isLearnedLanguage(code)) return [words];
  const heard = heardWords(words, code);
  const breaths: (readonly Word[])[] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    const odds = oddsOf(foreignBreakSignsAt({ heard, start, at }, code), WEIGHTS);
    if (odds <= 0 || !mayPart(words, at, code)) continue;
    breaths.push(words.slice(start, at));
    start = at;
  }
  return [...breaths, words.slice(start)];
}
