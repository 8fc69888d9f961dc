import { isVerb } from '../grammar/verbs.ts';

const HYPHEN_END = /\p{L}-$/u;
const STARTS_LOW = /^\s*\p{Ll}/u;
/** A line that ends with one of these goes on. */
const LEADS_ON =
  /(?:^|\s)(?:a|an|the|of|for|to|from|with|at|in|on|by|and|or|my|our|your|fr om|de|la|le|les|du|des|el|los|del|para|con|pour|avec|der|die|das|den|dem|für|mit|und|von|do|da|os|as|com)$/iu;
const MIN_BROKEN = 2;
const MAX_TAIL = 2;

function isBroken(line: string, next: string | undefined): boolean {
  return next !== undefined && HYPHEN_END.test(line) && STARTS_LOW.test(next);
}

/** "Collect suit from dry" / "cleaners thurs": the rest of a line that was too narrow. */
function isTail(line: string, next: string): boolean {
  if (!STARTS_LOW.test(next) || line.trim() === '') return false;
  if (LEADS_ON.test(line.trimEnd())) return true;
  const words = next.trim().split(/\s+/u);
  return (
    words.length <= MAX_TAIL &&
    line.trim().split(/\s+/u).length > MAX_TAIL &&
    !/[.!?:;,]$/u.test(line.trim()) &&
    !isVerb(words[0]?.toLowerCase() ?? '')
  );
}

const POINT = /^(\s*)\d{1,2}\.\d{1,2}[.)]?\s+(?=\p{L})/u;
/** "1. Get fit again" stands over 1.1 and 1.2. */
const OVER_POINTS = /^(\s*)\d{1,2}[.)]\s+([^:]{1,60}?)[:.]?\s*$/u;
const MIN_POINTS = 3;

/** "1.2 bank statements": the points of a numbered paper are bullets. */
export function withPointsAsBullets(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => POINT.test(line)).length < MIN_POINTS) return lines;
  return lines.map((line, at) =>
    POINT.test(line) || !POINT.test(lines[at + 1] ?? '')
      ? line.replace(POINT, '$1- ')
      : line.replace(OVER_POINTS, '$1$2:'),
  );
}

/**
 * The lines of a scanned or narrow page made whole: a word that was parted at the end of its line
 * is one word again, and what only stands below because the page was narrow goes on in its line.
 */
export function withWholeLines(lines: readonly string[]): readonly string[] {
  const broken = lines.filter((line, at) => isBroken(line, lines[at + 1])).length;
  if (broken < MIN_BROKEN) return lines;
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last !== undefined && isBroken(last, line))
      whole[whole.length - 1] = `${last.slice(0, -1)}${line.trim()}`;
    else if (last !== undefined && isTail(last, line))
      whole[whole.length - 1] = `${last} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}
