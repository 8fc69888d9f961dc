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
