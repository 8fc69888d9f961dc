import { UNDONE_STATES } from '../data/talk.ts';
import { keyAt, type Word } from '../words/words.ts';

const COUNTED = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)$/u;

/** "I've got 23 names on the list" tells how many; "three chapters left" asks for more. */
export function isOnlyCounted(words: readonly Word[]): boolean {
  if (!COUNTED.test(keyAt(words, 0))) return false;
  return !words.some(({ key }) => UNDONE_STATES.has(key) || /^(?:to|more|left)$/u.test(key));
}
