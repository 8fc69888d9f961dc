import { keyAt, type Word } from '../words/words.ts';
import { opensWithVerb } from './verbs.ts';

const NOT_NEEDED =
  /^(?:i'm |im |we're )?not (?:doing|going|hosting|making|coming|running|buying|having|bothering)\b|^let (?:someone|somebody|anyone) else\b|\bowe \p{L}+ nothing\b|\b(?:don't|dont|doesn't|doesnt|no longer|not) (?:need|have) to\b|\bno need\b|\bneedn't\b/u;

/** Whether the words say that it need not be done, or that another is to do it. */
export function isNotNeeded(words: readonly Word[]): boolean {
  return NOT_NEEDED.test(words.map((word) => word.key).join(' '));
}

/** "Even Callum, and Callum eats glue": goes on with what was said. */
export function goesOn(words: readonly Word[]): boolean {
  return keyAt(words, 0) === 'even' && words.length > 1 && !opensWithVerb(words, 1, 'front');
}
