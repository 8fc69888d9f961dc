/** What was heard at a place, whether it is so, and how much that counts. */
export type Sample = {
  readonly signs: readonly string[];
  readonly isSo: boolean;
  readonly weight: number;
};

const ROUNDS = 8;
const LEAST_SEEN = 3;
const RATE = 0.1;
/** What a sign must move before it has a weight at all; and what pulls every weight back. */
const SPARSE = 4;
const SMALL = 1;

/** A shuffled order that is the same on every machine. */
function shuffle(order: number[], seed: { now: number }): void {
  for (let last = order.length - 1; last > 0; last--) {
    seed.now = (seed.now * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = Math.floor((seed.now / 2_147_483_648) * (last + 1));
    const [a = 0, b = 0] = [order[last], order[other]];
    order[last] = b;
    order[other] = a;
  }
}

function numbered(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { signs } of samples)
    for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const often = [...seen].filter(([, times]) => times >= LEAST_SEEN);
  return new Map(often.map(([sign], number) => [sign, number]));
}

/**
 * Weights of signs by logistic regression (FTRL-Proximal, McMahan and others 2013): each sample in
 * turn moves the weights of its signs; those that matter little are none: the more of them, the
 * sparser.
 */
export function fitWeights(
  samples: readonly Sample[],
  { sparse }: { readonly sparse: number } = { sparse: SPARSE },
): ReadonlyMap<string, number> {
  const numbers = numbered(samples);
  const heard = samples.map(({ signs }) => signs.flatMap((sign) => numbers.get(sign) ?? []));
  const pull = new Float64Array(numbers.size);
  const moved = new Float64Array(numbers.size);
  const weightOf = (sign: number): number => {
    const [z = 0, n = 0] = [pull[sign], moved[sign]];
    if (Math.abs(z) <= sparse) return 0;
    return -(z - Math.sign(z) * sparse) / ((1 + Math.sqrt(n)) / RATE + SMALL);
  };
  const order = samples.map((_, place) => place);
  const seed = { now: 12_345 };
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, seed);
    for (const place of order) {
      const signs = heard[place] ?? [];
      const weights = signs.map(weightOf);
      const odds = weights.reduce((sum, weight) => sum + weight, 0);
      const sample = samples[place];
      const slope =
        (1 / (1 + Math.exp(-odds)) - Number(sample?.isSo ?? false)) * (sample?.weight ?? 0);
      for (const [at, sign] of signs.entries()) {
        const [z = 0, n = 0] = [pull[sign], moved[sign]];
        const step = (Math.sqrt(n + slope * slope) - Math.sqrt(n)) / RATE;
        pull[sign] = z + slope - step * (weights[at] ?? 0);
        moved[sign] = n + slope * slope;
      }
    }
  }
  return new Map([...numbers].map(([sign, number]) => [sign, weightOf(number)]));
}
