import { opensTopic } from './topic-openers.ts';
import { numberedRow, slashedRow } from './numbered-row.ts';
import { withPointsAsBullets, withWholeLines } from './broken-lines.ts';
import { withoutChat } from './pasted-chat.ts';
import { withoutMail } from './pasted-mail.ts';
import { withoutMinutes } from './pasted-minutes.ts';
import { withForeignMarksSaid } from './said-marks.ts';
import { withoutTables, withTabsAsBars } from './table-rows.ts';

const CONTROL =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const TIMESTAMP = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?\s*(?:-->.*|[-–:]\s+)?/u;
const SPEAKER = /^(?:speaker|voice|person|me)\s?\d{0,2}\s?:\s*/iu;
const ENDS_SENTENCE = /[.!?:;…。！？।)"'”]$/u;
const BULLET_START = /^\s*(?:[-*•·–—>#|]|\d{1,3}[.)]|\d{1,2}\/\s|\[.?\])/u;

/** A wider one says no more, and takes the longer to read the wider it is. */
const LONGEST_GAP = ' '.repeat(40);

/**
 * The text in one form: Unicode composed and well-formed, one kind of line break, no control
 * characters, no NUL, no direction marks; words stay as they were written.
 */
export function cleanText(text: string): string {
  const typed = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/gu, '\n')
    .replaceAll(CONTROL, '');
  return withTabsAsBars(typed)
    .replaceAll(/[^\S\n]/gu, ' ')
    .replaceAll(/ {41,}/gu, LONGEST_GAP)
    .replaceAll(/ +\n/gu, '\n')
    .replaceAll(/\n{41,}/gu, '\n'.repeat(40));
}

const SAID_MARKS: readonly (readonly [RegExp, string])[] = [
  [
    /\s*\b(?:new line|next line|newline|new paragraph|new bullet|bullet point|next bullet)\b[,.]?\s*/giu,
    '\n',
  ],
  [/\s*\b(?:full stop|exclamation mark|exclamation point)(?=\s|$)/giu, '.'],
  [/\s*\bquestion mark(?=\s|$)/giu, '?'],
  [/\s+comma(?=\s|$)/giu, ','],
];

/** Marks that a dictation wrote out as words, when they are said more than once. */
function withMarksSaid(text: string): string {
  const said = text.match(
    /\b(?:new line|next line|new paragraph|bullet point|full stop|comma)\b/giu,
  );
  if (said === null || said.length < 3) return text;
  const written = SAID_MARKS.reduce((whole, [mark, sign]) => whole.replaceAll(mark, sign), text);
  return written.replaceAll(/(?:^|\n)\p{Ll}/gu, (start) => start.toUpperCase());
}

/** "9:30 dentist" and "14:00 school run" are hours of a day; a recording begins at nought. */
const HOUR_OF_DAY = /^(?:0?[6-9]|1\d|2[0-3]):[0-5][05]\s/u;

function isTranscript(lines: readonly string[]): boolean {
  const stamped = lines.filter((line) => /^[[(]?\d{1,2}:\d{2}/u.test(line.trim()));
  if (stamped.every((line) => HOUR_OF_DAY.test(line.trim()))) return false;
  return stamped.length >= 2 && stamped.length * 2 >= lines.length;
}

function withoutStamp(line: string): string {
  return line.trim().replace(TIMESTAMP, '').replace(SPEAKER, '');
}

/** Who sat in a meeting. */
const PRESENT = /^\s*(?:attendees|present|apologies|participants|teilnehmer|asistentes)\s*:/iu;
const WRAPPED = 0.4;

/** Whether the text was broken at the end of its lines: many of them are long. */
function isWrapped(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => line.length > 55).length >= filled.length * WRAPPED;
}

/** "Me: …" begins something of its own. */
const LABEL = /^[^:.]{2,24}:\s/u;

function continues(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length <= 55 || ENDS_SENTENCE.test(line)) return false;
  return !BULLET_START.test(line) && /^[\p{Ll}\d(]/u.test(next) && !BULLET_START.test(next);
}

/** The lines of a cleaned text, without transcript stamps, with hard-wrapped prose joined again. */
export function linesOf(text: string): string[] {
  const whole = withWholeLines(withMarksSaid(withForeignMarksSaid(text)).split('\n'));
  const written = withPointsAsBullets(withoutMinutes(whole.map((line) => line.trimEnd())))
    .flatMap(numberedRow)
    .flatMap(slashedRow)
    .filter((line) => !PRESENT.test(line));
  const raw = withoutTables(withoutChat(withoutMail(written)));
  const transcript = isTranscript(raw);
  const lines = raw.map((line) => (transcript ? withoutStamp(line) : line.replace(SPEAKER, '')));
  const joined: string[] = [];
  const wrapped = isWrapped(lines);
  let open = false;
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    if (open && last !== undefined) joined[joined.length - 1] = `${last} ${line.trim()}`;
    else joined.push(line);
    const next = raw[index + 1] ?? '';
    open = wrapped && continues(line, lines[index + 1]) && !LABEL.test(next) && !opensTopic(next);
  }
  return joined;
}
