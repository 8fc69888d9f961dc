import { type Day } from '../../../calendar/day.ts';
import { A_DAY, A_SHORT_WEEKDAY, FOREIGN_UNIT_DAYS, UNIT_DAYS } from '../../data/dates.ts';
import { FOREIGN_NUMBERS, SAID_NUMBERS } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { type DatePlace } from './date-place.ts';
import { daysToWeekday, daysUntil, daysUntilNth } from './days-until.ts';
import { isSpanOfThePast } from './past-dates.ts';

const IN = /^(?:in|within)$/u;
const FOREIGN_IN = /^(?:en|dans|em|dentro|tra|fra|over|in|d'ici)$/u;

function countAt(words: readonly Word[], at: number): number {
  const key = keyAt(words, at);
  return (
    SAID_NUMBERS.get(key) ??
    FOREIGN_NUMBERS.get(key) ??
    (/^\d{1,3}$/u.test(key) ? Number(key) : Number.NaN)
  );
}

/** "Within the next two days" is within two days. */
function withoutNext({ words, at, today }: DatePlace): DatePlace {
  const isNext = keyAt(words, at + 1) === 'the' && /^(?:next|coming)$/u.test(keyAt(words, at + 2));
  return isNext
    ? { words: [...words.slice(at, at + 1), ...words.slice(at + 3)], at: 0, today }
    : { words, at, today };
}

const HOURS = 24;

/** "Within the month", "within the week". */
function fromWithinThe({ words, at }: DatePlace): number | null {
  const isOpen = keyAt(words, at) === 'within' && /^(?:the|this)$/u.test(keyAt(words, at + 1));
  return isOpen ? (UNIT_DAYS.get(keyAt(words, at + 2)) ?? null) : null;
}

/** "In three days", "within a couple of weeks", "within 48 hours", "en dos días". */
function fromInside(place: DatePlace): number | null {
  if (isSpanOfThePast(place.words, place.at)) return null;
  const { words, at } = withoutNext(place);
  const isCouple = keyAt(words, at + 1) === 'a' && /^(?:couple|few)$/u.test(keyAt(words, at + 2));
  const isOf = isCouple && keyAt(words, at + 3) === 'of';
  const unit = keyAt(words, at + (isOf ? 4 : isCouple ? 3 : 2)).replace(/s'$/u, 's');
  const few = keyAt(words, at + 2) === 'few' ? 3 : 2;
  const count = isCouple ? few : countAt(words, at + 1);
  if (/^hours?$/u.test(unit) && IN.test(keyAt(words, at)) && count >= HOURS)
    return Math.floor(count / HOURS);
  const days = IN.test(keyAt(words, at))
    ? (UNIT_DAYS.get(unit) ?? FOREIGN_UNIT_DAYS.get(unit))
    : FOREIGN_UNIT_DAYS.get(unit);
  return days !== undefined && Number.isInteger(count) ? count * days : null;
}

const IS_LEFT = /^(?:left|to go|from (?:now|today)|until|till|til|before|away)$/u;

/** "Two days left", "three weeks from now", "two hours until it closes". */
function fromWhatIsLeft({ words, at }: DatePlace): number | null {
  const unit = UNIT_DAYS.get(keyAt(words, at + 1));
  if (unit === undefined) return null;
  const count = countAt(words, at);
  if (!Number.isInteger(count) || isSpanOfThePast(words, at)) return null;
  const [first, second] = [keyAt(words, at + 2), `${keyAt(words, at + 2)} ${keyAt(words, at + 3)}`];
  const isUntil = /^(?:until|till|til|before)$/u.test(first);
  const isCounted = /^(?:have|only|got|is|are|it's|just|there's|that's|i've|about|exactly)$/u.test(
    keyAt(words, at - 1),
  );
  return (IS_LEFT.test(first) || IS_LEFT.test(second)) && (!isUntil || isCounted)
    ? count * unit
    : null;
}

const MONTH_END = /^(?:mes|mês|mois|monat|monats|mese|maand)$/u;

/** The first of the next month stands for the end of this one; on a first, four weeks do. */
function daysToMonthEnd(today: Day): number {
  return (daysUntilNth(today, 1) ?? 28) || 28;
}

/** "A finales de mes", "fin du mois", "bis Ende des Monats", "la semana que viene". */
function fromForeignSpan({ words, at, today }: DatePlace): number | null {
  const key = keyAt(words, at);
  const isEnd = /^(?:fin|final|finales|fim|ende|fine|eind|einde)$/u.test(key);
  if (key === 'monatsende') return daysToMonthEnd(today);
  const named = [1, 2].map((far) => keyAt(words, at + far));
  if (isEnd && named.some((word) => MONTH_END.test(word))) return daysToMonthEnd(today);
  if (isEnd && named.some((word) => FOREIGN_UNIT_DAYS.get(word) === 7 || word === 'week'))
    return daysToWeekday(today, 5);
  if (FOREIGN_UNIT_DAYS.get(key) !== 7) return null;
  const [before, after] = [keyAt(words, at - 1), `${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`];
  if (/^(?:esta|cette|diese|dieser|questa|deze)$/u.test(before)) return 5;
  const isNext =
    /^(?:próxima|proxima|nächste|nächster|kommende|kommender|prossima|volgende)$/u.test(before);
  return isNext || /^(?:que (?:viene|vem)|prochaine|próxima|prossima)/u.test(after) ? 7 : null;
}

/** "On the last day of the month", "by the last of the month". */
function isLastOfMonth(words: readonly Word[], at: number): boolean {
  const rest = [1, 2, 3, 4].map((far) => keyAt(words, at + far)).join(' ');
  const isLed = keyAt(words, at - 1) === 'the' && !/^(?:since|was)$/u.test(keyAt(words, at - 2));
  return isLed && /^(?:day )?of (?:the|this) month\b/u.test(rest);
}

/** "Before the month's out", "by month end", "before the year is over". */
function isOver(words: readonly Word[], at: number): boolean {
  const from = keyAt(words, at - 1) === 'the' ? at - 2 : at - 1;
  const end = `${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`;
  return (
    /^(?:by|before|until|till)$/u.test(keyAt(words, from)) &&
    /^(?:is |has )?(?:out|end|over|up|ends)\b/u.test(end)
  );
}

/** "The third one this year", "twice this week": how often it was, and no day. */
function isCounted(words: readonly Word[], at: number): boolean {
  const before = `${keyAt(words, at - 2)} ${keyAt(words, at - 1)}`;
  return /(?:^| )(?:once|twice|times|(?:second|third|fourth|fifth) (?:one|time))$/u.test(before);
}

const A_NAMED_DAY = new RegExp(`^(?:${A_DAY}|${A_SHORT_WEEKDAY}|tmrw|tmr|on)$`, 'u');

/** Days until the end of a span: "in three days", "end of the month", "this week". */
export function fromSpan({ words, at, today }: DatePlace): number | null {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  const counted = IN.test(key) || FOREIGN_IN.test(key) ? fromInside({ words, at, today }) : null;
  const span =
    counted ??
    fromWithinThe({ words, at, today }) ??
    fromWhatIsLeft({ words, at, today }) ??
    fromForeignSpan({ words, at, today });
  if (span !== null) return span;
  if (key === 'end' && keyAt(words, at + 1) === 'of') {
    const rest = `${keyAt(words, at + 2)} ${keyAt(words, at + 3)}`;
    // "The end of Monday" and "end of day tomorrow" name their day themselves.
    if (/^(?:the day|today|day|play|business)\b/u.test(rest))
      return A_NAMED_DAY.test(keyAt(words, at + 3)) ? null : 0;
    if (rest.includes('week')) return daysToWeekday(today, 5);
    if (rest.includes('month')) return daysToMonthEnd(today);
    if (rest.includes('year')) return daysUntil(today, 12, 31);
  }
  if (key === 'last' && isLastOfMonth(words, at)) return daysToMonthEnd(today);
  if (key === 'eow') return daysToWeekday(today, 5);
  if (key === 'within' && /^the (?:week|fortnight)$/u.test(`${next} ${keyAt(words, at + 2)}`))
    return UNIT_DAYS.get(keyAt(words, at + 2)) ?? null;
  if (/^(?:month|year)(?:'s|s)?$/u.test(key) && isOver(words, at))
    return key.startsWith('month') ? daysToMonthEnd(today) : daysUntil(today, 12, 31);
  if (key === 'weekend' && /^(?:the|by|before|on|over)$/u.test(keyAt(words, at - 1)))
    return isWeekendAhead(words, at) ? daysToWeekday(today, 6) || 7 : null;
  if ((key === 'this' && !isCounted(words, at)) || key === 'next') {
    if (/^(?:morning|afternoon|evening|arvo|avo|aft)$/u.test(next))
      return key === 'this' ? 0 : null;
    if (next === 'week') return key === 'this' ? 5 : 7;
    // On a Saturday the next one is not today's.
    if (next === 'weekend') return daysToWeekday(today, 6) || (key === 'next' ? 7 : 0);
    if (next === 'month') return key === 'this' ? 20 : 30;
    if (next === 'year') return key === 'this' ? daysUntil(today, 12, 31) : 365;
  }
  return null;
}

/** "By the weekend", "at the weekend": no "over the weekend" that was. */
function isWeekendAhead(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1) === 'the' ? keyAt(words, at - 2) : keyAt(words, at - 1);
  return /^(?:by|before|at|on|until|till)$/u.test(before);
}

/** "Two days before Thanksgiving", "a week before the 12th": the days that the date is moved back. */
export function daysAhead(words: readonly Word[], at: number): number {
  const before = [1, 2, 3].find((back) => /^(?:before|ahead)$/u.test(keyAt(words, at - back)));
  if (before === undefined) return 0;
  return spanBefore(words, at - before);
}

const YEAR = 365;
/** A date so far ahead was this year's, when days are counted from it. */
const WAS = 150;

/** "14 days from 10 November", "within 30 days of the 1st": the day that is counted to. */
export function daysCounted(
  words: readonly Word[],
  { at, days }: { at: number; days: number },
): number {
  const from = [1, 2, 3].find((back) => /^(?:from|of|after|since)$/u.test(keyAt(words, at - back)));
  const span = from === undefined ? 0 : spanBefore(words, at - from);
  if (span < 2) return days;
  if (days > WAS) return days - YEAR + span;
  return /^the$/u.test(keyAt(words, at - 1)) ? days - 30 + span : days + span;
}

/** The days of "two weeks" and "3 clear days" that stand in front of a place. */
function spanBefore(words: readonly Word[], at: number): number {
  const unit = UNIT_DAYS.get(keyAt(words, at - 1)) ?? 0;
  const isKind = /^(?:clear|working|business|full|whole|calendar)$/u.test(keyAt(words, at - 2));
  const said = keyAt(words, at - (isKind ? 3 : 2));
  const count = said === 'the' ? 1 : (SAID_NUMBERS.get(said) ?? Number(said));
  return Number.isInteger(count) ? count * unit : 0;
}
