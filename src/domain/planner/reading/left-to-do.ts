import { bare } from '../words/phrase-text.ts';
import { keyAt, type Word } from '../words/words.ts';
import { isVerb } from './verbs.ts';

/** "Nine timesheets still to key": what is left to do with a thing, as a task. Null when nothing is said to be left. */
export function taskLeft(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }, place) => place > 1 && /^(?:still|left)$/u.test(key));
  const isLeft = keyAt(words, at + 1) === 'to' && isVerb(keyAt(words, at + 2));
  if (at < 0 || !isLeft) return null;
  const end = words.findIndex(({ comma }, place) => place > at + 1 && comma);
  const rest = words.slice(at + 3, end < 0 ? words.length : end + 1);
  return `${keyAt(words, at + 2)} ${bare([...words.slice(0, at), ...rest])}`;
}
