import { type Word } from './words.ts';

/** The words between the commas, each with its own comma; none is empty. */
export function commaParts(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    parts.at(-1)?.push(word);
    if (word.comma) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** The same, without the "and" that opens the last of them. */
export function listedParts(words: readonly Word[]): readonly (readonly Word[])[] {
  return commaParts(words)
    .map((part) => part.slice(part.findIndex(({ key }) => key !== 'and')))
    .filter((part) => part[0]?.key !== 'and');
}

/** The words up to the next comma, which is with them. */
export function untilComma(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex((word) => word.comma);
  return comma < 0 ? words : words.slice(0, comma + 1);
}
