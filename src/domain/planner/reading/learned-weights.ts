/**
 * What each sign counts, in tenths of the logarithm of the odds: read when it is first asked for,
 * because most people write in one language and need none of the others' weights.
 */
export type Weights = () => ReadonlyMap<string, number>;

function read(text: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [letter = '', ...pairs] = line.trim().split(' ');
    for (const pair of pairs) {
      const cut = pair.lastIndexOf('=');
      weights.set(`${letter}:${pair.slice(0, cut)}`, Number(pair.slice(cut + 1)));
    }
  }
  return weights;
}

/** The weights in a data file: a line for each letter of a sign, then what was heard and its weight. */
export function weightsIn(text: string): Weights {
  let known: ReadonlyMap<string, number> | null = null;
  return () => (known ??= read(text));
}

/** How likely something is with these signs: above 0 more likely than not. */
export function oddsOf(signs: Iterable<string>, weights: Weights): number {
  const known = weights();
  let sum = 0;
  for (const sign of signs) sum += known.get(sign) ?? 0;
  return sum;
}
