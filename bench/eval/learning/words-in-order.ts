/** The place of each word of `after` among those of `before`, when both tell the same in the same order; -1 for one that is not there. */
export function placesIn(before: readonly string[], after: readonly string[]): number[] {
  const [n, m] = [before.length, after.length];
  const common = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  const same = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--) {
      const row = common[i];
      if (row === undefined) continue;
      row[j] =
        before[i] === after[j] ? same(i + 1, j + 1) + 1 : Math.max(same(i + 1, j), same(i, j + 1));
    }
  const places = after.map(() => -1);
  for (let i = 0, j = 0; i < n && j < m;)
    if (before[i] === after[j]) places[j++] = i++;
    else if (same(i + 1, j) >= same(i, j + 1)) i++;
    else j++;
  return places;
}
