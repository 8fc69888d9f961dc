import { verbOfNoun } from './verb-of-noun.ts';

const BOUGHT = /^(?:Buy|Get|Order)$/u;
const REACHED = /^(?:Ring|Call|Email|Text|See|Book)$/u;
const MOST_KNOWN = 4_000;
const known = new Map<string, string>();

function kindOf(key: string): string {
  const verb = key === '' ? undefined : verbOfNoun([key])?.verb;
  if (verb === undefined) return '-';
  return BOUGHT.test(verb) ? 'B' : REACHED.test(verb) ? 'R' : 'o';
}

/** The kind of thing that a word names, as one letter: what is bought, whom one rings, another, or "-" for none. */
export function nounKind(key: string): string {
  const found = known.get(key);
  if (found !== undefined) return found;
  const kind = kindOf(key);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, kind);
  return kind;
}
