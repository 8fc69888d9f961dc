const MARK = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;
const MIN_MARKS = 3;
/** "1 wash car 2 call dad": bare numbers, that count up long enough to be no amounts. */
const BARE_MARK = /(?:^|\s)(\d{1,2})\s+(?=\p{L})/gu;
const MIN_BARE_MARKS = 4;

/**
 * "1) the grant 2) the show 3) sleep" in one line is a list of three. What stands before the first
 * number stays a line of its own; numbers that do not count up from one part nothing.
 */
export function numberedRow(line: string): string[] {
  const marks = rowOf(line, MARK, MIN_MARKS) ?? rowOf(line, BARE_MARK, MIN_BARE_MARKS);
  if (marks === null) return [line];
  const ends = [...marks.slice(1).map(({ index }) => index), line.length];
  const before = line.slice(0, marks[0]?.index ?? 0).trim();
  const rows = marks.map(({ index }, at) =>
    line
      .slice(index, ends[at])
      .trim()
      .replace(/^(\d{1,2})\s/u, '$1. '),
  );
  return before === '' ? rows : [before, ...rows];
}

const SLASH = /\s+(?:\/{1,2}|[•·])\s+/u;
const MIN_SLASHED = 4;
const MAX_SLASHED_WORDS = 12;

/** "Water plants / call Grandpa / book hair / meal plan" in one line is a list, with what stands before a colon over it. */
export function slashedRow(line: string): string[] {
  const [, label = '', row = ''] = /^([^:/]{1,40}:)?\s*(.*)$/u.exec(line) ?? [];
  const parts = row.split(SLASH).map((part) => part.trim());
  const isRow =
    parts.length >= MIN_SLASHED &&
    parts.every((part) => part.split(' ').length <= MAX_SLASHED_WORDS);
  if (!isRow) return [line];
  const rows = parts.filter((part) => part !== '').map((part) => `- ${part}`);
  return label === '' ? rows : [label, ...rows];
}

function rowOf(line: string, mark: RegExp, least: number): RegExpExecArray[] | null {
  const marks = [...line.matchAll(mark)];
  const countsUp = marks.every(([, number], at) => Number(number) === at + 1);
  return marks.length >= least && countsUp ? marks : null;
}
