import { A_SHORT_MONTH, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { type PageLine } from './page-lines.ts';
import { sentencesOf } from './sentences.ts';

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

const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}[:.]\d{2}|(?:[01]\d|2[0-3])[0-5]\d`;
/** "0800 bins out", "1pm pick up the cake", "11.00 - 12.00: quote". */
const HOUR_IN_FRONT = new RegExp(
  String.raw`^(${HOUR})(?:\s?[–-]\s?(${HOUR}))?\s*[:–-]?\s+(?=\p{L})(.+)$`,
  'iu',
);

/** "0800" and "11.00" as the planner says hours. */
function hourOf(said: string): string {
  return said
    .replace(/^(\d{2})(\d{2})$/u, '$1:$2')
    .replace('.', ':')
    .replace(/^0(?=\d:)/u, '');
}

/** "1pm  Pick up the cake": the day of a list goes by hours, and each stands behind its thing. */
export function withHoursBehind(lines: readonly PageLine[]): readonly PageLine[] {
  const timed = lines.map(({ text }) => HOUR_IN_FRONT.exec(text));
  if (timed.filter(Boolean).length < MIN_DATED) return lines;
  return lines.map((line, at) => {
    const [, from, until, rest] = timed[at] ?? [];
    if (from === undefined || rest === undefined) return line;
    const [first = '', ...more] = /\s[-–—]\s/u.test(rest) ? [rest] : sentencesOf(rest);
    const hour =
      until === undefined ? `at ${hourOf(from)}` : `from ${hourOf(from)} to ${hourOf(until)}`;
    return { ...line, text: [`${withoutEndMarks(first)} ${hour}`, ...more].join('. ') };
  });
}

/** "23/11  Dentist": a list that goes by days says the day first; the thing stands first in its step. */
export function withDatesBehind(lines: readonly PageLine[]): readonly PageLine[] {
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
