import { keyAt, type Word } from '../../words/words.ts';

const LONG = /^(?:days?|weeks?|months?|years?|ages|forever|long)$/u;

/** "since March", "for weeks" and "at all" say how long it was left, not what to do. */
export function withoutHowLong(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      word.key === 'since' ||
      word.key === 'yet' ||
      (word.key === 'at' && keyAt(words, at + 1) === 'all') ||
      (/^(?:for|in|all)$/u.test(word.key) &&
        words.slice(at + 1, at + 4).some(({ key }) => LONG.test(key))),
  );
  return end >= 0 ? words.slice(0, end) : words;
}
