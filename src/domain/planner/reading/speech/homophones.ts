import { HOMOPHONES, JOINED_UP } from '../../data/homophones.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';

const OPENS_BEHIND = /^(?:to|and|also|then|i|need|must|should|gotta|or|so|please|just)$/u;
/** Longer spans than a breath hold homophones that are nothing but themselves. */
const BARE = /^\p{L}+$/u;

const BEFORE_DAY = /^(?:for|on|by|this|next|before|until|till|every)$/u;

function meantAt(words: readonly Word[], at: number): string | null {
  const { key = '', raw = '' } = words[at] ?? {};
  if (!BARE.test(raw)) return null;
  const next = keyAt(words, at + 1);
  const opens =
    at === 0 || words[at - 1]?.comma === true || OPENS_BEHIND.test(keyAt(words, at - 1));
  const known = HOMOPHONES.find(
    (pair) =>
      pair.heard === key &&
      pair.before.test(next) &&
      (opens || !pair.opens) &&
      !(at === 0 && pair.heard === 'right'),
  );
  return known?.meant ?? null;
}

/** Words as they were meant where a dictation heard another of the same sound: "by milk" is to buy it. */
export function withWordsMeant(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    const meant = meantAt(words, at);
    const joined = JOINED_UP.get(word.key);
    if (joined !== undefined) return { ...word, key: joined };
    // "Snacks for sat" are for Saturday.
    if (word.key === 'sat' && BEFORE_DAY.test(keyAt(words, at - 1)))
      return { ...word, key: 'saturday' };
    if (meant === null) return word;
    const raw = /^\p{Lu}/u.test(word.raw) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
    return wordsOf(raw)[0] ?? word;
  });
}
