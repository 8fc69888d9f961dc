import { SPELLINGS } from '../data/spellings.ts';

/** A word as it was written, and the form in which rules compare it. */
export type Word = {
  readonly raw: string;
  /** Lower case, straight apostrophes, no punctuation at the edges. */
  readonly key: string;
  /** A comma (of any script) stands right behind it. */
  readonly comma: boolean;
  /** In speech, "oh" or "okay" stood right behind it. */
  readonly pause?: boolean;
  /** In speech, the same was said twice, with this word behind the one before it: they are one name. */
  readonly joined?: boolean;
  /** In speech, "no wait" stood in front of it, and what it begins tells that the thing before is done. */
  readonly overturns?: boolean;
};

const EDGE_START = /^[^\p{L}\p{N}\p{S}\p{M}]+/u;
const NOT_INSIDE = /[^\p{L}\p{N}\p{S}\p{M}]/u;
const COMMA_END = /[,،、，]["'”’)]*$/u;

function withoutPunctuationBehind(text: string): string {
  let end = text.length;
  while (end > 0 && NOT_INSIDE.test(text.charAt(end - 1)) && !isLowSurrogate(text, end - 1)) end--;
  return text.slice(0, end);
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Most words are written as they are compared. */
const PLAIN = /^[a-z]+$/u;

/** The form of a word in which rules compare it. */
export function keyOf(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  return withoutPunctuationBehind(raw.replace(EDGE_START, '')).toLowerCase().replaceAll('’', "'");
}

function knownKeyOf(raw: string): string {
  const key = keyOf(raw);
  return SPELLINGS.get(key) ?? key;
}

/** Splits at white space; no character is lost. A common misspelling is compared as what it means. */
export function wordsOf(text: string): Word[] {
  return (text.match(/\S+/gu) ?? []).map((raw) => ({
    raw,
    key: knownKeyOf(raw),
    comma: COMMA_END.test(raw),
  }));
}

/** The words as they were written, with one space between them. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.raw).join(' ');
}

/** The words from `start` to `end` (exclusive), or nothing outside the list. */
export function keyAt(words: readonly Word[], index: number): string {
  return words[index]?.key ?? '';
}
