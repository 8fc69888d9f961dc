import { type LanguageCode } from '../../data/languages.ts';
import { AREAS } from '../../data/topics.ts';
import { anyOf } from '../../words/word-set.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { wordsOf } from '../../words/words.ts';
import { areaOpeners, saysForeignDeed } from '../foreign/foreign-areas.ts';
import { isTopic } from './line-topics.ts';
import { type PageLine } from './page-lines.ts';

const SHOUTED = /^\p{Lu}{3,}(?: \p{Lu}{2,})?:?$/u;

/** Words in capitals that stand over lines which are not, two at least, and areas in other languages. */
export function withPartOpeners(lines: readonly PageLine[], code: LanguageCode): PageLine[] {
  const areas = areaOpeners(lines, code);
  const opens = lines.map(
    (line, at) =>
      SHOUTED.test(line.text) && !line.bulleted && /\p{Ll}/u.test(lines[at + 1]?.text ?? ''),
  );
  const isParted = opens.filter(Boolean).length >= 2;
  const named = namedAreas(lines);
  return lines.map((line, at) =>
    areas.has(at) || named.has(at) || (isParted && opens[at] === true)
      ? { ...line, opensPart: true }
      : line,
  );
}

const IS_AREA = new RegExp(`^${anyOf(AREAS)}$`, 'iu');
const IS_HEADING = /^[^:]{2,30}:$|^\p{Lu}{3,}:?$/u;

/** The numbers of lines that say an area and no more over others, on a page of several parts: "money", "kids". */
function namedAreas(lines: readonly PageLine[]): ReadonlySet<number> {
  const isAlone = ({ text, bulleted, level, indent }: PageLine): boolean =>
    !bulleted && level === 0 && indent === 0 && IS_AREA.test(text);
  const found = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isOver = next !== undefined && !line.blankAfter && !isAlone(next);
    return isAlone(line) && isOver && wordsOf(next.text).length > 1 ? [at] : [];
  });
  const others = lines.filter(({ text, level }) => level > 0 || IS_HEADING.test(text)).length;
  return new Set(found.length + others > 1 ? found : []);
}

const MAX_OPENER_WORDS = 3;
const AREA =
  /^(?:work|home|house|flat|life|study|school|uni|band|garden|car|dance|kids?|family|health|money|shop|admin|paint)$/iu;

function isOpener(line: PageLine, code: LanguageCode): boolean {
  const text = withoutEndMarks(line.text);
  if (line.bulleted || line.level > 0 || line.indent > 0) return false;
  const words = wordsOf(text);
  if (words.length > MAX_OPENER_WORDS || saysForeignDeed(words, code)) return false;
  return AREA.test(text) || isTopic(text);
}

/**
 * Blocks between blank lines are lists with a name each when there are several, all of them have at
 * least two lines and every one begins with a short line that is nothing to do.
 */
export function withBlockOpeners(lines: readonly PageLine[], code: LanguageCode): PageLine[] {
  const starts = lines.flatMap((line, at) => (at === 0 || line.blankBefore ? [at] : []));
  const sizes = starts.map((start, block) => (starts[block + 1] ?? lines.length) - start);
  const openers = starts.filter((start) => {
    const line = lines[start];
    return line !== undefined && isOpener(line, code);
  });
  const isNamed =
    starts.length > 1 && openers.length === starts.length && sizes.every((size) => size > 1);
  if (!isNamed) return [...lines];
  return lines.map((line, at) => (openers.includes(at) ? { ...line, opensBlock: true } : line));
}
