import { beginsPhrase, cutPlace } from './cut-place.ts';
import { withoutEndMarks } from './end-marks.ts';

/** The most words and characters of a text that is shown in one place. */
export type TextLimit = { readonly words: number; readonly characters: number };

/** The edit prompt's limits ("under 10 words" is at most 9; specification, section 5). */
export const TEXT_LIMITS = {
  mountainTitle: { words: 9, characters: 120 },
  mountainDescription: { words: 29, characters: 600 },
  boulderTitle: { words: 6, characters: 100 },
  rockTitle: { words: 4, characters: 80 },
  pebbleTitle: { words: 9, characters: 120 },
  pebbleDescription: { words: 19, characters: 400 },
} as const satisfies Record<string, TextLimit>;

const JOINS_BEFORE = /[\p{M}\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/u;
/**
 * The text up to a number of UTF-16 units, never within a character that a reader sees as one, unless
 * that has no end.
 */
function cutCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const points = Array.from(text.slice(0, limit + 2));
  let length = 0;
  let most = 0;
  for (const point of points) {
    if (length + point.length > limit) break;
    length += point.length;
    most++;
  }
  const joins = (at: number): boolean =>
    JOINS_BEFORE.test(points[at] ?? '') || points[at - 1] === '\u200d';
  let count = most;
  while (count > 0 && joins(count)) count--;
  return points.slice(0, count > 0 ? count : most).join('');
}

function withoutSoftMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,:;]/u.test(text.charAt(end - 1))) end--;
  return end === 0 ? text : text.slice(0, end);
}

/** A text in two: what fits the limit, and the rest. Joined by a space they are the whole text. */
export function fitText(text: string, limit: TextLimit): { fitting: string; rest: string } {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const room = { limit: limit.words, isTitle: limit.words <= TEXT_LIMITS.pebbleTitle.words };
  const place = words.length > limit.words ? cutPlace(words, room) : words.length;
  const head = words.slice(0, place).join(' ');
  const fitting = cutCharacters(head, limit.characters);
  const rest = [head.slice(fitting.length), ...words.slice(place)]
    .filter((part) => part !== '')
    .join(' ');
  return { fitting: withoutSoftMarks(fitting), rest };
}

/** The text within the limit; an ellipsis stands for what had no room. */
export function shortText(text: string, limit: TextLimit): string {
  const { fitting, rest } = fitText(text, { ...limit, characters: limit.characters - 1 });
  return rest === '' ? fitting : `${withoutEndMarks(fitting)}…`;
}

/** The text within the limit as a part of a row: an ellipsis only where a phrase is broken off. */
export function shortPart(text: string, limit: TextLimit): string {
  const { fitting, rest } = fitText(text, limit);
  return rest === '' || beginsPhrase(rest) ? fitting : `${withoutEndMarks(fitting)}…`;
}

/** Whether a text has room within a limit as it is. */
export function isWithin(text: string, limit: TextLimit): boolean {
  return wordCount(text) <= limit.words && text.length <= limit.characters;
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
