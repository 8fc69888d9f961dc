import { type Word } from '../../words/words.ts';

const LONGEST_BRACKET = 15;

/** The places within brackets that close soon: nothing is cut there. */
export function placesInBrackets(words: readonly Word[]): ReadonlySet<number> {
  const inside = new Set<number>();
  for (let from = 0; from < words.length; from++) {
    if (words[from]?.raw.includes('(') !== true) continue;
    const close = words
      .slice(from, from + LONGEST_BRACKET)
      .findIndex((word) => word.raw.includes(')'));
    for (let at = from; close >= 0 && at <= from + close; at++) inside.add(at);
    from += Math.max(close, 0);
  }
  return inside;
}

/** A bracket that was opened before is not closed here, and one that is closed later is not opened. */
export function withoutLooseBracket(text: string): string {
  if (text.includes('(')) return text.includes(')') ? text : text.replace(/^\(+/u, '');
  return text.replace(/\)+$/u, '');
}
