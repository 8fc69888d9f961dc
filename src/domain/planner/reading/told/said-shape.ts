import { type Word } from '../../words/words.ts';

const LENGTHS = [1, 2, 3, 4, 5, 7, 9, 12, 16];
const MARK = /[!?.,:;…)]["'”’)]*$/u;

/** Which of the steps a count stands on: few are told apart one by one, many are not. */
export function stepOf(count: number): number {
  const step = LENGTHS.findIndex((most) => count <= most);
  return step < 0 ? LENGTHS.length : step;
}

/** The mark behind the last word, or that there is none. */
export function markBehind(words: readonly Word[]): string {
  return MARK.exec(words.at(-1)?.raw ?? '')?.[0] ?? '-';
}

/** Whether a word begins with a capital letter, is all of capitals, or neither. */
export function letterOf(word: Word | undefined): string {
  const raw = word?.raw ?? '';
  return /^\p{Lu}\p{Ll}/u.test(raw) ? 'C' : /^\p{Lu}{2,}/u.test(raw) ? 'U' : 'l';
}
