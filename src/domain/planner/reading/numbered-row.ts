const MARK = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;
const MIN_MARKS = 3;

/**
 * "1) the grant 2) the show 3) sleep" in one line is a list of three. What stands before the first
 * number stays a line of its own; numbers that do not count up from one part nothing.
 */
export function numberedRow(line: string): string[] {
  const marks = [...line.matchAll(MARK)];
  const countsUp = marks.every(([, number], at) => Number(number) === at + 1);
  if (marks.length < MIN_MARKS || !countsUp) return [line];
  const ends = [...marks.slice(1).map(({ index }) => index), line.length];
  const before = line.slice(0, marks[0]?.index ?? 0).trim();
  const rows = marks.map(({ index }, at) => line.slice(index, ends[at]).trim());
  return before === '' ? rows : [before, ...rows];
}
