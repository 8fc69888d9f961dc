/** What the first of the patterns that fits has in its first part; null when none fits. */
export function firstMatch(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}
