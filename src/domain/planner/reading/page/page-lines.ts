import { BULLET } from './bullets.ts';
import { withoutDone } from './done-marks.ts';

/** A line as it lies on the page, without its marks. */
export type PageLine = {
  readonly text: string;
  readonly indent: number;
  readonly bulleted: boolean;
  /** The heading level, 1 the outermost; 0 for a line that is no marked heading. */
  readonly level: number;
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
  /** It stands over one of several blocks of lines, each with a short line on top. */
  readonly opensBlock: boolean;
  /** A word in capitals among lines that are not: "OFFICE". */
  readonly opensPart: boolean;
  /** What its own line says in front of it that it is about. */
  readonly topic: string | null;
};

/** Arrows, and pictures in front of the words, mark a line as a bullet does. */
const SIGN =
  /^(?:[\u2190-\u21ff\u2794-\u27bf\p{Extended_Pictographic}][\ufe0f\u200d\u{1f3fb}-\u{1f3ff}]*\s*)+(?=[\p{L}\p{N}"'“(])/u;
const ARROW = /^[\u2190-\u21ff\u2794-\u27bf]\s/u;
const BOX = /^\[(?:[ _-]?|p\d)\]\s*/iu;
const RULE = /^[-=_*~.\s]{3,}$/u;
const TABLE_RULE = /^[|:\-\s]+$/u;

function withoutStruckText(line: string): string {
  return line.replaceAll(/~~[^~]*~~/gu, '');
}

/** "_Wed 25th_", "==descale==". */
const MARKED =
  /(?<![\p{L}\p{N}_])_(?! )([^_]{1,200})(?<! )_(?![\p{L}\p{N}_])|==(?! )([^=]{1,200})==/gu;

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(MARKED, '$1$2')
    .replaceAll(/\[([^\]]{1,200})\]\(([^)\s]{1,500})\)/gu, '$1 $2')
    .trim();
}

function headingLevel(text: string): number {
  const hashes = /^(#{1,6})\s+\S/u.exec(text);
  if (hashes?.[1] !== undefined) return hashes[1].length;
  const bold = /^(?:\*\*|__)[^*_]{1,60}(?:\*\*|__):?$/u.test(text);
  return bold ? 3 : 0;
}

/** The lines that hold words, without what is struck or finished. */
export function pageLines(lines: readonly string[]): PageLine[] {
  const kept = lines.map((line) => {
    const open = withoutDone(line);
    return open === null ? null : withoutStruckText(open);
  });
  const found: PageLine[] = [];
  for (const [index, line] of kept.entries()) {
    if (line === null) continue;
    const trimmed = line
      .trim()
      .replace(/^\||\|$/gu, '')
      .replaceAll(' | ', ', ')
      .trim();
    if (trimmed === '' || RULE.test(trimmed) || TABLE_RULE.test(trimmed)) continue;
    const level = headingLevel(trimmed);
    const withoutBullet = trimmed
      .replace(/^#{1,6}\s+/u, '')
      .replace(BULLET, '')
      .replace(SIGN, '')
      .replace(BOX, '');
    const text = withoutMarkup(withoutBullet);
    if (text === '') continue;
    found.push({
      text,
      indent: line.length - line.trimStart().length,
      bulleted: level === 0 && (BULLET.test(trimmed) || BOX.test(trimmed) || ARROW.test(trimmed)),
      level,
      blankBefore: (kept[index - 1] ?? '').trim() === '',
      blankAfter: (kept[index + 1] ?? '').trim() === '',
      opensBlock: false,
      opensPart: false,
      topic: null,
    });
  }
  return found;
}
