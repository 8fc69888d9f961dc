import { keyAt, type Word } from '../../words/words.ts';

const LONG = /^(?:days?|weeks?|months?|years?|ages|forever|long)$/u;
const SPAN = /^(?:days?|weeks?|fortnight|months?|years?)$/u;
const BEFORE_NOW = /^(?:yesterday|ago)$/u;

/** "Last week", "a fortnight", "by now", "yesterday": when it was to be done, which is over. */
function isPastAt(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  if (/^(?:last|a)$/u.test(keyAt(words, at))) return SPAN.test(next);
  return (
    BEFORE_NOW.test(keyAt(words, at)) || (keyAt(words, at) === 'by' && /^(?:|now)$/u.test(next))
  );
}

/** What was to be done, without when that was. */
export function withoutWhenItWasDue(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex((_, at) => isPastAt(words, at));
  return end >= 0 ? words.slice(0, end) : words;
}

const WHO_KNOWS = /^(?:i|god|who|goodness)$/u;

/** "For I don't know how long". */
function endsWithLong(words: readonly Word[]): boolean {
  return words.length > 2 && keyAt(words, words.length - 1) === 'long';
}

/** "since March", "for weeks" and "at all" say how long it was left, not what to do. */
export function withoutHowLong(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      word.key === 'since' ||
      word.key === 'yet' ||
      (word.key === 'at' && keyAt(words, at + 1) === 'all') ||
      (word.key === 'for' && WHO_KNOWS.test(keyAt(words, at + 1)) && endsWithLong(words)) ||
      (/^(?:for|in|all)$/u.test(word.key) &&
        words.slice(at + 1, at + 4).some(({ key }) => LONG.test(key))),
  );
  return end >= 0 ? words.slice(0, end) : words;
}
