import { wordSet } from '../../words/word-set.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** What someone who has had enough wants to do is no plan. */
const NO_WISH = wordSet(`
lie sleep cry hide disappear die give quit run stop be go stay know feel get scream curl rest vanish leave end throw
understand breathe escape drop forget have think kill hurt survive
`);
const OPENS =
  /^i (?:just|only|really|still)? ?(?:want|wanted|wanna|wish i could|would love|'d love|miss)\b/u;
const AGAIN =
  /\b(?:again|like (?:i used to|before)|as i used to|any ?more|one day|someday|for once)\b/u;

/**
 * "I just want to paint again" is a wish, and the gentlest thing on the list: what it is that the
 * person misses, or null when the words are a sigh.
 */
export function wishIn(words: readonly Word[]): string | null {
  const text = keysOf(words);
  if (!OPENS.test(text) || !AGAIN.test(text) || words.length > 14) return null;
  const to = words.findIndex(
    (word, at) => at > 0 && /^(?:to|wanna|could)$/u.test(word.key) && isVerb(keyAt(words, at + 1)),
  );
  if (to < 0 || NO_WISH.has(keyAt(words, to + 1))) return null;
  const rest = words.slice(to + 1);
  const end = rest.findIndex(
    (word, at) => at > 0 && /^(?:like|as|so|but|and|because)$/u.test(word.key),
  );
  return sayTask(wordsOf((end > 0 ? rest.slice(0, end) : rest).map((word) => word.raw).join(' ')));
}

/** "One day record an EP" is a wish. */
export function wishOfSomeday(words: readonly Word[]): string | null {
  const isOneDay = /^(?:one|some)$/u.test(keyAt(words, 0)) && keyAt(words, 1) === 'day';
  const rest = isOneDay ? words.slice(2) : keyAt(words, 0) === 'someday' ? words.slice(1) : [];
  return opensWithVerb(rest, 0, 'front') ? sayTask(rest) : null;
}
