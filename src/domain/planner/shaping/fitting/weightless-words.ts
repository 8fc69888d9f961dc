import { wordKind } from '../../reading/grammar/word-kind.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, type Word } from '../../words/words.ts';
import {
  WEIGHTLESS,
  WEIGHTLESS_AT_END,
  WEIGHTLESS_PHRASES,
  WEIGHTLESS_STARTS,
} from '../../data/weightless.ts';
import { lengthOf, type MarkedTitle, withFate } from './marked-title.ts';

const ENDS =
  /^(?:|and|or|so|but|because|cos|if|whether|when|while|before|after|until|till|by|on|in|at|for|to|with|about|from|that|who|which|today|tomorrow|tonight)$/u;
const SPEAKS_OF = /^(?:if|though|when|so|as|than|more|less|of)$/u;

/** How many words at a place say nothing that the step needs; 0 for none. */
function weightlessAt(words: readonly Word[], at: number): number {
  if (words[at] === undefined || /[()]/u.test(words[at].raw)) return 0;
  if (at === 0) return phraseLengthAt({ words, at, book: WEIGHTLESS_STARTS });
  const isEnd = (place: number): boolean =>
    words[place - 1]?.comma === true || ENDS.test(keyAt(words, place));
  const phrase = phraseLengthAt({ words, at, book: WEIGHTLESS_PHRASES });
  if (phrase > 0 && (isEnd(at + phrase) || keyAt(words, at) === 'i')) return phrase;
  const key = keyAt(words, at);
  if (WEIGHTLESS.has(key) && !SPEAKS_OF.test(keyAt(words, at + 1))) return 1;
  const isLedTo = wordKind(keyAt(words, at - 1)) === 'p';
  return at > 1 && WEIGHTLESS_AT_END.has(key) && !isLedTo && isEnd(at + 1) ? 1 : 0;
}

/** Leaves out what says nothing that the step needs, from behind, until the title has room. */
export function leaveOutWeightless(title: MarkedTitle, limit: number): MarkedTitle {
  let marked = title;
  for (let at = title.words.length - 1; at >= 0 && lengthOf(marked) > limit; at--) {
    if (marked.fates[at] !== 'stays') continue;
    const length = weightlessAt(title.words, at);
    if (length > 0) marked = withFate(marked, { from: at, to: at + length, fate: 'left out' });
  }
  return marked;
}
