import { monthsIn } from '../../data/foreign/day-names.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { isWhenWord } from '../dates/when-words.ts';
import { anyOf } from '../../words/word-set.ts';
import { wordsOf } from '../../words/words.ts';
import { endsAbbreviation } from './abbreviations.ts';

/** A bracket that closes no sooner was never meant to hold a remark. */
const LONGEST_ASIDE = 120;
const CLOSERS = /["'”’)\]]/u;

const DATE_BEFORE =
  /(?:^|\s|\()(?:\d{1,2}\.(?:0?[1-9]|1[0-2])|(?:am|zum|dem|den|vom|der|dem) \d{1,2})$/u;

const OPENS_DATE =
  /(?:^|\s|\()(?:am|zum|dem|den|vom|der|ab|bis|seit|um|on|by|until|till|before|op|il|le) \d{1,2}(?:\.\d{1,2})?$/iu;

const DAY_BEFORE = /(?:^|\s|\()\d{1,2}$/u;
const MONTH_BEHIND = new RegExp(
  String.raw`^\s${anyOf(`${monthsIn('de')} jan feb mär apr jun jul aug sep sept okt nov dez`)}\b`,
  'iu',
);

/** "Am 30.11. ab", "bis zum 3. Dezember", "bis 30. November": the dot of a day ends no sentence. */
function endsDate(text: string, dot: number): boolean {
  if (
    DAY_BEFORE.test(text.slice(Math.max(0, dot - 4), dot)) &&
    MONTH_BEHIND.test(text.slice(dot + 1))
  )
    return true;
  const isDate = DATE_BEFORE.test(text.slice(Math.max(0, dot - 12), dot));
  const isOpen = /^\s+\p{Ll}/u.test(text.slice(dot + 1)) || OPENS_DATE.test(text.slice(0, dot));
  return isDate && isOpen && /^\s+\p{L}/u.test(text.slice(dot + 1));
}

function isBreak(text: string, index: number, code: LanguageCode): boolean {
  const char = text.charAt(index);
  if ('。！？؟۔।॥'.includes(char)) return true;
  const next = text.charAt(index + 1);
  const atEnd = next === '' || next === ' ' || CLOSERS.test(next);
  if (char === '!' || char === '?' || char === ';' || char === '…') return atEnd;
  if (char === '.') return atEnd && !endsAbbreviation(text, index, code) && !endsDate(text, index);
  if (char === '—' || char === '–') return text.charAt(index - 1) === ' ' && next === ' ';
  if (char === '-') return text.charAt(index - 1) === ' ' && next === ' ';
  return false;
}

/** Splits a line at the ends of its sentences; the end mark stays with its sentence. */
export function sentencesOf(line: string, code: LanguageCode = 'en'): string[] {
  const sentences: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < line.length; index++) {
    const char = line.charAt(index);
    if (char === '(' && line.slice(index, index + LONGEST_ASIDE).includes(')')) depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || !isBreak(line, index, code)) continue;
    while (index + 1 < line.length && /[.!?…。！？"'”’)\]]/u.test(line.charAt(index + 1))) index++;
    sentences.push(line.slice(start, index + 1));
    start = index + 1;
  }
  sentences.push(line.slice(start));
  return withSigns(sentences.map(withoutDash).filter((sentence) => sentence !== ''));
}

function withoutDash(sentence: string): string {
  return sentence
    .trim()
    .replace(/\s[-–—;]$/u, '')
    .replace(/;$/u, '')
    .trim();
}

/** A sign without a word, or a date alone, goes with what stands before it. */
function isOnlyBehind(sentence: string): boolean {
  if (!/\p{L}/u.test(sentence) || /^\([^)]{1,24}\)[.!?]*$/u.test(sentence)) return true;
  if (
    /^(?:half|nearly|almost|mostly) (?:done|finished|there|written|started|full|empty)\P{L}*$/iu.test(
      sentence,
    )
  )
    return true;
  if (/^not (?!(?:sure|yet)\b|.*\bbut\b)\p{L}/u.test(sentence) && sentence.length <= 40)
    return true;
  const isWhen = wordsOf(sentence).every(({ key }) => isWhenWord(key) || /^\d{1,4}$/u.test(key));
  return sentence.length <= 40 && isWhen;
}

/** "Dentist!!! (mine) the filling fell out": a bracket at once behind a mark is said of what stands before it. */
function withoutRemark(sentence: string, at: number, all: readonly string[]): string[] {
  const isCalled = /[!?]$/u.test(all[at - 1] ?? '');
  const remark = isCalled ? /^\((?=[^)]{2})[^)]{1,24}\)(?= \p{L})/u.exec(sentence)?.[0] : undefined;
  return remark === undefined ? [sentence] : [remark, sentence.slice(remark.length + 1)];
}

/** What was called out goes on behind a bracket: "dentist!!! (mine)" is one name. */
function beforeBracket(called: string, sentence: string): string {
  return sentence.startsWith('(') ? called.replace(/!+$/u, '') : called;
}

/** Emoji and marks without a word stay with the sentence before them. */
function withSigns(said: readonly string[]): string[] {
  const sentences = said.flatMap(withoutRemark);
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const isAlone = last === undefined || /^(?:nothing|none|no|nope)\P{L}*$/iu.test(last);
    if (/^[-–—;\s]+$/u.test(sentence)) continue;
    if (isAlone || !isOnlyBehind(sentence)) joined.push(sentence);
    else joined[joined.length - 1] = `${beforeBracket(last, sentence)} ${sentence}`;
  }
  return joined;
}
