import { wordMap } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';

const SHORT = wordMap(
  `has:hasn't have:haven't is:isn't are:aren't does:doesn't did:didn't was:wasn't were:weren't`,
);

/** "Has not" is read as "hasn't", which is said more often, and shown as it was written. */
export function withShortNot(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ key }) => key === 'not')) return words;
  return words.flatMap((word, at) => {
    const short = keyAt(words, at + 1) === 'not' && !word.comma ? SHORT.get(word.key) : undefined;
    if (short !== undefined) {
      const not = words[at + 1];
      return [
        { ...word, key: short, raw: `${word.raw} ${not?.raw ?? ''}`, comma: not?.comma === true },
      ];
    }
    const isJoined =
      word.key === 'not' &&
      at > 0 &&
      SHORT.has(keyAt(words, at - 1)) &&
      words[at - 1]?.comma !== true;
    return isJoined ? [] : [word];
  });
}
