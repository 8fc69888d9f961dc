/** The source of a pattern (flag u) that finds a text, whatever its characters, where it stands as whole words. */
export function wholeWords(text: string): string {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
  return String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`;
}
