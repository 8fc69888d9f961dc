/** What each sign counts, in tenths of the logarithm of the odds. */
export type Weights = ReadonlyMap<string, number>;

/** The weights in a data file: a line for each letter of a sign, then what was heard and its weight. */
export function weightsIn(text: string): Weights {
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

/** How likely something is with these signs: above 0 more likely than not. */
export function oddsOf(signs: Iterable<string>, weights: Weights): number {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
}
