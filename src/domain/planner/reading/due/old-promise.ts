import { keysOf } from '../../words/phrase-text.ts';
import { type Item } from '../item.ts';
import { type ReadThought } from '../things-named.ts';

/** "Chase the roofer, he said Thursday": when it was promised, and no day to do it by. */
export function isOldPromise({ title }: Item, { words }: ReadThought): boolean {
  const isChased = /^(?:Chase|Nag|Remind|Hassle|Follow up|Ring|Call|Phone|Ask)\b/iu.test(title);
  return (
    isChased &&
    /\b(?:he|she|they|who) (?:said|promised|swore) (?!by\b|before\b)/u.test(keysOf(words))
  );
}
