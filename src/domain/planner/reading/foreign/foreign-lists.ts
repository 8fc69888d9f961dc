import { type LanguagePack } from '../../data/languages.ts';
import { type Word } from '../../words/words.ts';
import { skipConnectives, startsTask } from './foreign-start.ts';

const MIN_LISTED = 3;
const MAX_LISTED_WORDS = 5;

function betweenCommas(words: readonly Word[]): (readonly Word[])[] {
  const parts: Word[][] = [[]];
  let depth = 0;
  for (const word of words) {
    parts.at(-1)?.push(word);
    depth += Number(word.raw.startsWith('(')) - Number(/\)[^(]*$/u.test(word.raw));
    if (word.comma && depth <= 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** "Wäsche, Einkaufen, Mama zurückrufen": short things between commas, none of them a sentence. */
export function nounsListed(
  words: readonly Word[],
  pack: LanguagePack,
): (readonly Word[])[] | null {
  const whole = betweenCommas(words);
  if (whole.length < MIN_LISTED || whole.some((part) => part.length > MAX_LISTED_WORDS))
    return null;
  const opensWithTask = whole.some((part) =>
    startsTask(part, skipConnectives(part, 0, pack), pack),
  );
  return opensWithTask ? null : whole;
}

const MANY_LISTED = 5;
const MAX_LONG_LISTED = 9;
const MEAN_LISTED = 6;

/** Many short things between commas, tasks and names of things alike. */
export function manyListed(words: readonly Word[]): (readonly Word[])[] | null {
  const whole = betweenCommas(words);
  const isMany = whole.length >= MANY_LISTED && words.length <= whole.length * MEAN_LISTED;
  return isMany && whole.every((part) => part.length <= MAX_LONG_LISTED) ? whole : null;
}
