/** One measured number, as the tables print it. */
export type Figure = {
  name: string;
  value: string;
  /** The same of the floor it is held against, measured in the same run. */
  floor?: string;
  /** What it is meant to be, in words, and whether it is. */
  target?: string;
  isMet?: boolean;
  /** Where it belongs in the picture of how cost grows. */
  scale?: { of: 'pebbles' | 'people'; line: string; at: number; ms: number };
};

/** Figures that belong together. */
export type Group = {
  /** What `npm run bench -- <name>` takes. */
  name: string;
  title: string;
  /** How the figures are taken, so that anybody can repeat it. */
  method: string;
  take: () => Promise<Figure[]>;
};

/** The value that `share` of the sorted values do not exceed; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1));
  return sorted[place] ?? Number.NaN;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

/** A figure that must not exceed a limit. */
export function atMost(
  limit: number,
  figure: { name: string; measured: number; unit: (value: number) => string; floor?: string },
): Figure {
  const { name, measured, unit, floor } = figure;
  const target = `at most ${unit(limit)}`;
  const isMet = measured <= limit;
  return { name, value: unit(measured), target, isMet, ...(floor !== undefined && { floor }) };
}
