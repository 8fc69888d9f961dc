import { FILLERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_SHORT_MONTH, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { BULLET } from './bullets.ts';
import { withoutDone } from './done-marks.ts';
import { opensErrand } from './errand-headings.ts';
import { namesFinished, namesLeftOpen } from './finished-headings.ts';
import { headingName, namesNoTopic } from './heading-name.ts';
import { namesBullets, namesPage } from './page-name.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { sentencesOf } from './sentences.ts';
import { opensWithCommand } from '../grammar/verbs.ts';

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
  /** It stands over one of several blocks of lines, each with a short line on top. */
  readonly opensBlock: boolean;
  /** A word in capitals among lines that are not: "OFFICE". */
  readonly opensPart: boolean;
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
  const kept = lines.map((line) => {
    const open = withoutDone(line);
    return open === null ? null : withoutStruckText(open);
  });
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
    });
  }
  return withBlockOpeners(withPartOpeners(found));
}

const SHOUTED = /^\p{Lu}{3,}(?: \p{Lu}{2,})?:?$/u;

/** Words in capitals that stand over lines which are not, two at least. */
function withPartOpeners(lines: readonly RawLine[]): RawLine[] {
  const opens = lines.map(
    (line, at) =>
      SHOUTED.test(line.text) && !line.bulleted && /\p{Ll}/u.test(lines[at + 1]?.text ?? ''),
  );
  const isParted = opens.filter(Boolean).length >= 2;
  return lines.map((line, at) =>
    isParted && opens[at] === true ? { ...line, opensPart: true } : line,
  );
}

const MAX_OPENER_WORDS = 3;
const AREA =
  /^(?:work|home|house|flat|life|study|school|uni|band|garden|car|dance|kids?|family|health|money|shop|admin|paint)$/iu;

function isOpener(line: RawLine): boolean {
  const text = withoutEndMarks(line.text);
  if (line.bulleted || line.level > 0 || line.indent > 0) return false;
  if (wordsOf(text).length > MAX_OPENER_WORDS) return false;
  return AREA.test(text) || isTopic(text);
}

/**
 * Blocks between blank lines are lists with a name each when there are several, all of them have at
 * least two lines and every one begins with a short line that is nothing to do.
 */
function withBlockOpeners(lines: readonly RawLine[]): RawLine[] {
  const starts = lines.flatMap((line, at) => (at === 0 || line.blankBefore ? [at] : []));
  const sizes = starts.map((start, block) => (starts[block + 1] ?? lines.length) - start);
  const openers = starts.filter((start) => {
    const line = lines[start];
    return line !== undefined && isOpener(line);
  });
  const isNamed =
    starts.length > 1 && openers.length === starts.length && sizes.every((size) => size > 1);
  if (!isNamed) return [...lines];
  return lines.map((line, at) => (openers.includes(at) ? { ...line, opensBlock: true } : line));
}

/** The sentences of a line that say more than "ok so". */
function saidOf(text: string): string[] {
  return sentencesOf(text).filter((sentence) =>
    wordsOf(sentence).some((word) => word.key !== '' && !SAYS_NOTHING.has(word.key)),
  );
}

const SAYS_NOTHING = new Set([...FILLERS, 'so', 'now', 'first', 'then', 'and', 'alrighty']);

function isTopic(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > 6 || /[!?,]$/u.test(text) || hasFiniteVerb(words)) return false;
  return (
    !opensWithCommand(words) &&
    !SUBJECT_PRONOUNS.has(words[0]?.key ?? '') &&
    obligationLengthAt(words, 0) === 0
  );
}

/** The name of what follows at the end of a line above a list ("ok so. the zine."); null when there is none. */
function topicOf(line: RawLine, next: RawLine | undefined): string | null {
  if (next === undefined || next.level > 0) return null;
  if (/^[^:]{1,60}:$/u.test(line.text))
    return wordsOf(line.text.replace(/\([^)]*\)/u, '')).length <= 8 ? line.text : null;
  if (line.blankAfter && !(next.bulleted && !line.bulleted)) return null;
  if (line.opensBlock && line.level === 0) return line.text;
  if (line.opensPart || isShoutedOver(line, next)) return line.text;
  if (!line.bulleted && next.bulleted && namesBullets(line.text, isTopic)) return line.text;
  const topic = saidOf(line.text).at(-1) ?? line.text;
  if (!isTopic(topic)) return null;
  const capitals = /\p{Lu}/u.test(line.text) && line.text === line.text.toUpperCase();
  const opens =
    (capitals && line.blankBefore) ||
    next.indent > line.indent ||
    (!line.bulleted && next.bulleted);
  return opens ? topic : null;
}

/** "MON SITE - HALDANE RD" over a list is one name. */
function isShoutedOver(line: RawLine, next: RawLine): boolean {
  const isShouted = /\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text);
  return isShouted && !line.bulleted && next.bulleted && isTopic(line.text);
}

type Heading = { readonly text: string; readonly depth: number; lines: number; bullets: number };

/** A list that was written without gaps ends at a gap, and at the first line without a bullet. */
function isOver(heading: Heading, line: RawLine): boolean {
  if (heading.depth < 10) return false;
  const indent = heading.depth - 10;
  if (line.indent > indent) return false;
  if (line.indent < indent) return true;
  if (heading.bullets > 0 && !line.bulleted) return true;
  if (line.blankBefore) return !line.bulleted || heading.lines > 1;
  return false;
}

/** What stands before the topic in its own line is said for itself. */
function saidBefore(line: RawLine, topic: string): OutlineLine[] {
  const before = saidOf(line.text).slice(0, -1);
  if (before.length === 0 || line.text === topic) return [];
  return [{ text: before.join(' '), bulleted: line.bulleted, headings: [] }];
}

const WEEKDAY = String.raw`${A_SHORT_WEEKDAY}[a-z]*\.?`;
const MONTH = String.raw`${A_SHORT_MONTH}[a-z]*\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** "23/11 Dentist", "Mon 23: gas engineer", "1 Dec - rent". */
const DATES_IN_FRONT = [
  new RegExp(
    String.raw`^(?:${WEEKDAY}\s+)?(\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?)\s*[:–-]?\s+(?=\p{L})(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(${WEEKDAY}\s+${DAY}(?:\s+${MONTH})?|${DAY}\s+${MONTH}|${MONTH}\s+${DAY}|\d{1,2}(?:st|nd|rd|th))(?:\s*:|\s[–-])\s+(?=\p{L})(.+)$`,
    'iu',
  ),
];
const MIN_DATED = 2;

/** "23/11  Dentist": a list that goes by days says the day first; the thing stands first in its step. */
function withDatesBehind(lines: readonly RawLine[]): readonly RawLine[] {
  const dated = lines.map(({ text }) =>
    DATES_IN_FRONT.map((form) => form.exec(text)).find((found) => found !== null),
  );
  if (dated.filter(Boolean).length < MIN_DATED) return lines;
  return lines.map((line, at) => {
    const [, date, rest] = dated[at] ?? [];
    if (date === undefined || rest === undefined) return line;
    const [first = '', ...more] = sentencesOf(rest);
    return { ...line, text: [`${withoutEndMarks(first)} on ${date}`, ...more].join('. ') };
  });
}

function opensPage(line: RawLine, below: number): boolean {
  return (
    !line.bulleted && line.level === 0 && !namesFinished(line.text) && namesPage(line.text, below)
  );
}

/** "Sent" stands over what is finished, and "not sent" ends it. */
function partsFinished(
  { text, bulleted, blankBefore }: RawLine,
  { next, open }: { next: RawLine | undefined; open: readonly Heading[] },
): boolean {
  if (bulleted || next === undefined) return false;
  if (namesLeftOpen(text) && open.some(isFinishedHeading)) return true;
  const stands = /:\s*$/u.test(text) || next.bulleted || (blankBefore && !/[.!]\s*$/u.test(text));
  return stands && namesFinished(text);
}

function isFinishedHeading({ text }: Heading): boolean {
  return namesFinished(text);
}

/** Reads headings, bullets, boxes and indents; finished and struck lines are left out. */
export function outlineOf(lines: readonly string[]): OutlineLine[] {
  const raw = withDatesBehind(rawLines(lines));
  const outline: OutlineLine[] = [];
  let open: Heading[] = [];
  for (const [index, line] of raw.entries()) {
    if (index === 0 && opensPage(line, raw.length - 1)) continue;
    const isNamed =
      line.level > 0 ||
      opensErrand(raw, index) ||
      partsFinished(line, { next: raw[index + 1], open });
    const topic = isNamed ? line.text : topicOf(line, raw[index + 1]);
    if (topic !== null) {
      const depth = line.level > 0 ? line.level : 10 + line.indent;
      open = open.filter((heading) => heading.depth < depth);
      open.push({ text: headingName(topic), depth, lines: 0, bullets: 0 });
      outline.push(...saidBefore(line, topic));
      continue;
    }
    open = open.filter((heading) => !isOver(heading, line));
    for (const heading of open) {
      heading.lines++;
      if (line.bulleted) heading.bullets++;
    }
    outline.push({
      text: line.text,
      bulleted: line.bulleted,
      headings: open.map((heading) => heading.text).filter((text) => !namesNoTopic(text)),
    });
  }
  return outline;
}
