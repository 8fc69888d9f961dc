const END_MARK = /[\s.,;:!?…]/u;

/** The text without the marks at its end, found from behind so that long rows of marks stay fast. */
export function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && END_MARK.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
