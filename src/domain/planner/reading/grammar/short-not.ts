import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { wordMap } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfPast } from './verbs.ts';

const SHORT = wordMap(
  `has:hasn't have:haven't is:isn't are:aren't does:doesn't did:didn't was:wasn't were:weren't`,
);

const NO_NOUN =
  /^(?:|and|but|so|or|really|probably|who|which|that|what|always|also|just|maybe|you'd|i'd)$/u;
const OUGHT_TO_HAVE: readonly (readonly string[])[] = [
  ['ought', 'to', 'have'],
  ['should', 'have'],
];

/** "The garlic ought to have gone in": so it has not yet; "I should have left" is a sigh. */
export function oughtLengthAt(words: readonly Word[], at: number): number {
  const before = keyAt(words, at - 1);
  if (at === 0 || SUBJECT_PRONOUNS.has(before) || NO_NOUN.test(before)) return 0;
  const said = OUGHT_TO_HAVE.find((phrase) =>
    phrase.every((key, place) => keyAt(words, at + place) === key),
  );
  const length = said?.length ?? 0;
  return length > 0 && baseOfPast(keyAt(words, at + length)) !== null ? length : 0;
}

/** What ought to have been done is read as what has not been done. */
export function withOughtAsNotDone(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((_, place) => oughtLengthAt(words, place) > 0);
  const [first] = words.slice(at);
  if (at < 0 || first === undefined) return words;
  const length = oughtLengthAt(words, at);
  const raw = words
    .slice(at, at + length)
    .map((word) => word.raw)
    .join(' ');
  return [...words.slice(0, at), { ...first, key: "hasn't", raw }, ...words.slice(at + length)];
}

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
