import { keyAt, type Word } from '../../words/words.ts';

const SAID = new Map([
  ['one', 13],
  ['two', 14],
  ['three', 15],
  ['four', 16],
  ['five', 17],
  ['six', 18],
  ['seven', 19],
  ['eight', 20],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['noon', 12],
  ['midday', 12],
  ['twelve', 12],
  ['midnight', 24],
]);
const LEADS = /^(?:at|by|before|around|about|half|past|till|until)$/u;
const FIGURES = /^(\d{1,2})(?:[:.]?([0-5]\d))?(am|pm)?$/u;
/** What is no hour behind a plain number. */
const COUNTED =
  /^(?:%|percent|years?|months?|weeks?|days?|hours?|minutes?|mins?|people|of|per|degrees|quid|pounds|euros|kilos?|kg|miles|times|each|p|dec|nov|jan|december|november|january|least|most)$/u;
const EARLY = 7;

function fromFigures(key: string, isLed: boolean, next: string): number | null {
  const [, hours, minutes, half] = FIGURES.exec(key) ?? [];
  if (hours === undefined) return null;
  const named = half ?? (/^(?:am|pm)$/u.test(next) ? next : undefined);
  const isFull = minutes !== undefined && (/[:.]/u.test(key) || key.length === 4);
  if (!isLed && named === undefined) return null;
  if (minutes !== undefined && !isFull) return null;
  const hour = Number(hours);
  if (hour > 24 || (named !== undefined && hour > 12)) return null;
  const isAfternoon = named === 'pm' ? hour < 12 : named !== 'am' && hour <= EARLY && hour > 0;
  return hour + (isAfternoon && key.charAt(0) !== '0' ? 12 : 0) + Number(minutes ?? 0) / 60;
}

/** The hour of the day that the words say, 0 to 24: "at five" is 17; null when they say none. */
export function hourIn(words: readonly Word[]): number | null {
  for (const [at, { key }] of words.entries()) {
    const next = keyAt(words, at + 1);
    const lead = /^(?:the|latest)$/u.test(keyAt(words, at - 1))
      ? keyAt(words, at - 2)
      : keyAt(words, at - 1);
    const isLed = LEADS.test(lead);
    if (COUNTED.test(next)) continue;
    const hour = isLed ? (SAID.get(key) ?? null) : null;
    const found = hour ?? fromFigures(key, isLed, next);
    if (found !== null) return found;
  }
  return null;
}
