import { MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from '../../data/dates.ts';
import { WEEKDAYS_BEFORE_DATE } from '../../data/foreign/day-names.ts';
import { SAID_ORDINALS } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { BEFORE_DATE, type DatePlace } from './date-place.ts';
import { daysToWeekday, daysUntilNth } from './days-until.ts';
import { daysOn } from './weeks-on.ts';

/** "Last Friday" and "since Monday" are no dates to come. */
const NOT_TO_COME =
  /^(?:last|since|past|every|each|most|a|an|any|some|which|what|whichever|depuis|seit|desde|letzten|letzte|vorigen|jeden|cada|chaque|todos|todas|tous|ogni|vorige|elke)$/u;
const WAS = /^(?:pasado|pasada|passado|passada|dernier|dernière|scorso|scorsa)$/u;
const LAST_CALL = /^(?:délai|délais|carat|moment|jour|limite)$/u;

/** "El martes pasado", "lundi dernier"; "mardi dernier délai" is the one to come. */
function hasBeen(words: readonly Word[], at: number): boolean {
  return WAS.test(keyAt(words, at + 1)) && !LAST_CALL.test(keyAt(words, at + 2));
}
/** Short names of days that are no other words; behind the words they date, they count. */
const SURE_SHORT_DAY = /^(?:mon|tue|wed|weds|thu|thur|fri)$/u;
/** "It rains sun", but no "cream for the sun" and no "where he sat". */
const NO_SHORT_DAY_BEHIND =
  /^(?:the|in|of|for|some|more|much|no|any|a|my|our|and|i|he|she|we|they|it|who|just|be|is|was|into|under|from|hot|where|cat|dog)$/u;
/** "Expires sun", "closes sat": what ends on it. */
const ENDS_ON =
  /^(?:closes?|closing|expires?|expiring|ends?|ending|due|shuts?|lapses?|deadline|cut-?off)$/u;
const NAMES_HOUR =
  /^(?:latest|noon|morning|evening|night|lunch|lunchtime|eod|am|pm|\d{1,2}(?:[.:]\d{2})?(?:am|pm)?)$/u;

/** "Mon at latest", "sun first thing", "fri 9am". */
function isBeforeHour(words: readonly Word[], at: number): boolean {
  const next = `${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`;
  return NAMES_HOUR.test(keyAt(words, at + 1)) || /^(?:at latest|at the|first thing)$/u.test(next);
}

/** At the end of what it dates, a short name is a day. */
function isDayBehind(words: readonly Word[], at: number): boolean {
  const isLast = at === words.length - 1 || words[at]?.comma === true;
  const next = words[at + 1]?.raw ?? '';
  if (SURE_SHORT_DAY.test(keyAt(words, at))) return isLast || /^[-–]/u.test(next);
  return isLast && at > 1 && !NO_SHORT_DAY_BEHIND.test(keyAt(words, at - 1));
}

/** "Before Friday's meeting" is on Friday; "Friday's notes" are old ones. */
const OWNS_BEHIND = /(?:^| )(?:before|by|until|till|for|in|at|to|on|this|next|coming)$/u;

/** "Swap the Thursday demo" says which demo; "slides for the Monday meeting" are for that day. */
function namesWhichOne(words: readonly Word[], at: number): boolean {
  const isOwned = /^(?:the|my|our|his|her|their)$/u.test(keyAt(words, at - 1));
  const leads = /^(?:for|before|by|until|till|on|at|to|in|of|from|with|get|do|make|prep|prepare)$/u;
  if (!isOwned || at < 2 || leads.test(keyAt(words, at - 2)) || words[at]?.comma === true)
    return false;
  const next = words[at + 1];
  return next !== undefined && /^\p{L}{3,}$/u.test(next.key) && !GOES_WITH_DAY.test(next.key);
}

/** "On a freaking Saturday" is on no certain one. */
function isAnyOfThem(words: readonly Word[], at: number): boolean {
  const isLed =
    /^(?:a|an)$/u.test(keyAt(words, at - 2)) && /^(?:on|of)$/u.test(keyAt(words, at - 3));
  return isLed && !/^(?:week|day|fortnight)$/u.test(keyAt(words, at - 1));
}

/** "The Sunday shift" and "my Saturday job" are there every week. */
const COMES_EVERY_WEEK = /^(?:shifts?|jobs?|rota|slot|people|lot|crowd|gang|regulars)$/u;

/** "The Saturday of the final" is another one. */
function isAnotherOne(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const isOwned = /^(?:the|my|our|his|her|their|your)$/u.test(before);
  if (isOwned && COMES_EVERY_WEEK.test(keyAt(words, at + 1))) return true;
  const next = `${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`;
  return before === 'the' && /^of (?:the|my|our|his|her|their)$/u.test(next);
}

/** "Block out that Sunday": the one that was spoken of. */
const LEADS_TO_NAMED_DAY = /^(?:out|for|on|of|off|in|from|after|around|over|about)$/u;

const GOES_WITH_DAY =
  /^(?:morning|afternoon|evening|night|lunch|lunchtime|noon|the|and|but|for|week|after|before|because|with|when|coming|next|first|last|latest|deadline)$/u;

/** Days until a day of the week: "on Friday", "mon", "a week on Tuesday". */
export function fromWeekday({ words, at, today }: DatePlace): number | null {
  const before = keyAt(words, at - 1);
  const said = keyAt(words, at);
  const isOwner = said.endsWith("day's") && OWNS_BEHIND.test(`${keyAt(words, at - 2)} ${before}`);
  const key = isOwner ? said.slice(0, -2) : said;
  const dated = WEEKDAYS_BEFORE_DATE.get(key);
  if (dated !== undefined) return namedDay({ words, at, today }, daysToWeekday(today, dated) || 7);
  const short = SHORT_WEEKDAYS.get(key);
  if (short === undefined && !WEEKDAYS.has(key)) return null;
  const isShortDay =
    BEFORE_DATE.test(before) ||
    ENDS_ON.test(before) ||
    words.length === 1 ||
    isBeforeHour(words, at) ||
    isDayBehind(words, at);
  const number = WEEKDAYS.get(key) ?? (isShortDay ? short : undefined);
  if (number === undefined) return null;
  if (namesWhichOne(words, at) || isAnyOfThem(words, at) || isAnotherOne(words, at)) return null;
  const isSpokenOf = before === 'that' && LEADS_TO_NAMED_DAY.test(keyAt(words, at - 2));
  if (isSpokenOf && !isBeforeHour(words, at)) return null;
  if (NOT_TO_COME.test(before) || hasBeen(words, at) || isDayOfMonth(words, at + 1)) return null;
  const ahead = daysToWeekday(today, number) || 7;
  const named = namedDay({ words, at, today }, ahead);
  if (named !== null) return named;
  return ahead + (daysOn(words, at) || (before === 'next' && ahead < 4 ? 7 : 0));
}

/** "Mon 30": the day of the month behind it, when it is such a day. */
function namedDay({ words, at, today }: DatePlace, ahead: number): number | null {
  const [key, next] = [keyAt(words, at + 1), keyAt(words, at + 2)];
  if (!/^\d{1,2}$/u.test(key) || /^(?:am|pm|o'clock|uhr|h)$/u.test(next)) return null;
  const days = daysUntilNth(today, Number(key));
  return days !== null && days > 0 && (days - ahead) % 7 === 0 ? days : null;
}

/** "Sunday the 29th": the day of the month says which Sunday. */
function isDayOfMonth(words: readonly Word[], at: number): boolean {
  const hasArticle = keyAt(words, at) === 'the';
  const key = keyAt(words, hasArticle ? at + 1 : at);
  if (/^\d{1,2}(?:st|nd|rd|th)$/u.test(key)) return true;
  if (/^\d{1,2}$/u.test(key) && MONTHS.has(keyAt(words, at + 1))) return true;
  return hasArticle && (SAID_ORDINALS.has(key) || /^(?:twenty|thirty)$/u.test(key));
}
