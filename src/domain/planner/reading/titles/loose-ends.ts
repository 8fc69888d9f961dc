/** Words that cannot be the last of what is to be done: what they lead to was said elsewhere. */
const LOOSE =
  /\s(?:i|we|he|she|they|(?:i|we|he|she|they)['’](?:m|ve|d|ll|re|s)|the|an?|my|our|your|their|because|cos|and|but|so either)$/iu;
const LED_BY =
  /\s(?:of|for|with|about|from|to|at|in|on|by|until|till|as|because|before|after|when|while|if|than|like|since|so|though|where|and|but|or)$/iu;
/** "Row A", "vitamin A". */
const IS_LETTER = /\sA$/u;
const LEAST = /\S\s+\S/u;

function withoutLast(title: string, last: RegExp): string {
  const rest = title.replace(last, '').replace(/[\s,;:–—-]+$/u, '');
  return LEAST.test(rest) ? rest : title;
}

/** "Find the candles I", "see to the booth key for the": a title without the words at its end that lead on to nothing. */
export function withoutLooseEnd(title: string): string {
  if (IS_LETTER.test(title) || !LOOSE.test(title)) return title;
  const bare = withoutLast(title, LOOSE);
  return bare === title ? title : withoutLast(bare, LED_BY);
}
