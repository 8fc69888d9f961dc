import { wordsOf } from '../words/words.ts';
import { opensWithVerb } from './verbs.ts';

/** A line of the dump with what its place on the page says about it. */
export type OutlineLine = {
  readonly text: string;
  readonly bulleted: boolean;
  /** The heading it stands under, outermost first. */
  readonly headings: readonly string[];
};

type RawLine = {
  readonly text: string;
  readonly indent: number;
  readonly bulleted: boolean;
  /** The heading level, 1 the outermost; 0 for a line that is no marked heading. */
  readonly level: number;
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
};

const DONE_BOX = /^\s*(?:[-*+•·]\s*)?(?:\[[xX✓✔]\]|☑|✅|✔️?|✓)\s*/u;
const DONE_WORD = /^(?:[-*+•·]\s*)?(?:done|finished)\b\s*[:\-–]?\s+\S/iu;
const DONE_END = /(?:\(done\)|[-–—:]\s*done[!.]*|✅|✔️?|✓)\s*$/iu;
const BULLET = /^(?:[-*+•·‣▪◦●○–—>]+\s+|[-•·]|\d{1,3}[.)]\s+|[a-z][)]\s+|☐\s*|□\s*|⬜\s*)/iu;
const BOX = /^\[[ _-]?\]\s*/u;
const RULE = /^[-=_*~.\s]{3,}$/u;
const TABLE_RULE = /^[|:\-\s]+$/u;

function isDone(line: string): boolean {
  return (
    DONE_BOX.test(line) ||
    DONE_END.test(line) ||
    /^(?:[-*+•·]\s*)?DONE\b/u.test(line.trim()) ||
    DONE_WORD.test(line.trim())
  );
}

function withoutStruckText(line: string): string {
  return line.replaceAll(/~~[^~]*~~/gu, '');
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(/\[([^\]]{1,200})\]\(([^)\s]{1,500})\)/gu, '$1 $2')
    .trim();
}

function headingLevel(text: string): number {
  const hashes = /^(#{1,6})\s+\S/u.exec(text);
  if (hashes?.[1] !== undefined) return hashes[1].length;
  const bold = /^(?:\*\*|__)[^*_]{1,60}(?:\*\*|__):?$/u.test(text);
  return bold ? 3 : 0;
}

function rawLines(lines: readonly string[]): RawLine[] {
  const kept = lines.map((line) => (isDone(line.trim()) ? null : withoutStruckText(line)));
  const found: RawLine[] = [];
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
      .replace(BOX, '');
    const text = withoutMarkup(withoutBullet);
    if (text === '') continue;
    found.push({
      text,
      indent: line.length - line.trimStart().length,
      bulleted: level === 0 && (BULLET.test(trimmed) || BOX.test(trimmed)),
      level,
      blankBefore: (kept[index - 1] ?? '').trim() === '',
      blankAfter: (kept[index + 1] ?? '').trim() === '',
    });
  }
  return found;
}

function looksLikeTitle(text: string): boolean {
  const words = wordsOf(text);
  return words.length <= 6 && !/[.!?,]$/u.test(text) && !opensWithVerb(words, 0, 'front');
}

function isPlainHeading(line: RawLine, next: RawLine | undefined): boolean {
  if (next === undefined || next.level > 0) return false;
  if (/^[^:]{1,60}:$/u.test(line.text)) return wordsOf(line.text).length <= 8;
  if (line.blankAfter) return false;
  const capitals = /\p{Lu}/u.test(line.text) && line.text === line.text.toUpperCase();
  if (capitals && looksLikeTitle(line.text) && line.blankBefore) return true;
  if (next.indent > line.indent && looksLikeTitle(line.text)) return true;
  return !line.bulleted && next.bulleted && looksLikeTitle(line.text);
}

const NOT_A_TOPIC =
  /^(?:to[ -]?do|todos?|tasks?|lists?|things?|stuff|misc|other|everything|brain ?dump|notes?|my list)\b/iu;

function headingText(text: string): string {
  return text.replace(/[:：]\s*$/u, '').trim();
}

/** Reads headings, bullets, boxes and indents; finished and struck lines are left out. */
export function outlineOf(lines: readonly string[]): OutlineLine[] {
  const raw = rawLines(lines);
  const outline: OutlineLine[] = [];
  let open: { text: string; depth: number }[] = [];
  for (const [index, line] of raw.entries()) {
    const plain = line.level === 0 && isPlainHeading(line, raw[index + 1]);
    const depth = line.level > 0 ? line.level : 10 + line.indent;
    if (line.level > 0 || plain) {
      open = open.filter((heading) => heading.depth < depth);
      open.push({ text: headingText(line.text), depth });
      continue;
    }
    const plainOpen = open.filter(
      (heading) => heading.depth < 10 || belongsUnder(line, heading.depth),
    );
    open = plainOpen;
    outline.push({
      text: line.text,
      bulleted: line.bulleted,
      headings: plainOpen.map((heading) => heading.text).filter((text) => !NOT_A_TOPIC.test(text)),
    });
  }
  return outline;
}

function belongsUnder(line: RawLine, depth: number): boolean {
  const indent = depth - 10;
  return line.indent > indent || (line.indent === indent && (line.bulleted || !line.blankBefore));
}
