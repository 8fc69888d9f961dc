/** Where a thought ends, and how sure that is. */
export type Cut = { readonly at: number; readonly odds: number };

type Path = {
  readonly start: number;
  readonly score: number;
  readonly cuts: readonly Cut[];
};

/** So many ways to part what was said are followed at once, and none so far behind: more of them part nothing better. */
const MOST_PATHS = 3;
const FAR_BEHIND = 1;

/** How likely what has these odds is, as a logarithm; odds are counted in tenths. */
function chanceOf(odds: number): number {
  return -Math.log1p(Math.exp(-odds / 10));
}

/** Each path goes on, and the best of those that are cut here begins anew. */
function pathsBehind(
  paths: readonly Path[],
  { at, oddsAt }: { at: number; oddsAt: (start: number) => number },
): Path[] {
  const next: Path[] = [];
  let cut: Path | null = null;
  for (const path of paths) {
    const odds = oddsAt(path.start);
    const uncut = path.score + chanceOf(-odds);
    const score = path.score + chanceOf(odds);
    if (uncut > -Infinity) next.push({ ...path, score: uncut });
    if (score > (cut?.score ?? -Infinity))
      cut = { start: at, score, cuts: [...path.cuts, { at, odds }] };
  }
  return cut === null ? next : [...next, cut];
}

/**
 * Where words are parted best as a whole, by the odds of a break at each place behind a beginning: infinite where
 * one is sure or ruled out. "School packed lunch boxes": that "packed lunch" is one name tells of the place before it.
 */
export function likeliestBreaks(
  length: number,
  oddsAt: (place: { readonly start: number; readonly at: number }) => number,
): readonly Cut[] {
  let paths: readonly Path[] = [{ start: 0, score: 0, cuts: [] }];
  for (let at = 1; at < length; at++) {
    const next = pathsBehind(paths, { at, oddsAt: (start) => oddsAt({ start, at }) });
    const best = Math.max(...next.map(({ score }) => score));
    paths = next
      .filter(({ score }) => score > best - FAR_BEHIND)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_PATHS);
  }
  return paths[0]?.cuts ?? [];
}
