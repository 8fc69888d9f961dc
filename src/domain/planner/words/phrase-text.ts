import { withoutEndMarks } from './end-marks.ts';
import { textOf, type Word } from './words.ts';

/** The words as they were written, without the marks at their end. */
export function bare(words: readonly Word[]): string {
  return withoutEndMarks(textOf(words));
}

/** The words as one text to compare: small letters, no marks. */
export function keysOf(words: readonly Word[]): string {
  return words.map((word) => word.key).join(' ');
}
