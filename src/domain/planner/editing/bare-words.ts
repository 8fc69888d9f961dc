import { POLITE } from './in-plain-words.ts';

const POLITE_END =
  /(?:\s+(?:please|pls|plz|thx|thanks|thank you|please and thank you|too|as well|instead|now|completely|entirely))+$/iu;

/** Without the words behind a wish that say nothing of it. */
export function withoutPoliteEnd(said: string): string {
  return said.replace(POLITE_END, '');
}

/** Without those in front of it either, nor the mark of a question. */
export function bareWords(part: string): string {
  return withoutPoliteEnd(part.replace(POLITE, '')).replace(/\?$/u, '').trim();
}
