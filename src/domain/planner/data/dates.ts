import { A_NUMBER } from './numbers.ts';
import { FOREIGN_MONTHS, FOREIGN_SHORT_WEEKDAYS, FOREIGN_WEEKDAYS } from './foreign/day-names.ts';
import { anyOf, numberMap, wordSet } from '../words/word-set.ts';

export const WEEKDAY_NAMES = 'monday tuesday wednesday thursday friday saturday sunday';
export const SHORT_WEEKDAY_NAMES = 'mon tue tues wed weds thu thur thurs fri sat sun';
/** All but May, which is also another word. */
export const MONTH_NAMES =
  'january february march april june july august september october november december';

/** English names of days that need no word in front of them. */
export const DAY_NAMES = wordSet(`today tonight tomorrow ${WEEKDAY_NAMES}`);

/** Pieces of patterns over English words. */
export const A_WEEKDAY = anyOf(WEEKDAY_NAMES);
export const A_SHORT_WEEKDAY = anyOf(SHORT_WEEKDAY_NAMES);
export const A_DAY = anyOf([...DAY_NAMES].join(' '));
export const A_MONTH = anyOf(`${MONTH_NAMES} may`);
export const A_SHORT_MONTH = anyOf('jan feb mar apr may jun jul aug sep sept oct nov dec');
/** "5", "5pm", "10.30am". */
export const FIGURES_OF_HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?(?:am|pm)?`;
/** "5pm", "10.30": an hour that is no plain number. */
export const CLOCK_TIME = /^(?:\d{1,2}[.:]\d{2}(?:am|pm)?|\d{1,2}(?:am|pm))$/u;
/** "Five", "noon", "5pm". */
export const AN_HOUR = `(?:noon|midday|midnight|${A_NUMBER}|${FIGURES_OF_HOUR})`;

/** Days of the week by name in all languages, Sunday is 0. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...numberMap(
    'sunday:0 monday:1 tuesday:2 wednesday:3 thursday:4 friday:5 saturday:6 tues:2 thurs:4',
  ),
  ...FOREIGN_WEEKDAYS,
]);

/** Short names that are also other words: they count only behind a word such as "on". */
export const SHORT_WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...numberMap('sun:0 mon:1 tue:2 wed:3 weds:3 thu:4 thur:4 fri:5 sat:6'),
  ...FOREIGN_SHORT_WEEKDAYS,
]);

export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...numberMap(`
january:1 february:2 march:3 april:4 may:5 june:6 july:7 august:8 september:9 october:10 november:11 december:12
jan:1 feb:2 mar:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 oct:10 nov:11 dec:12`),
  ...FOREIGN_MONTHS,
]);

/** Words that name a day by themselves, in days from today. */
export const DAY_WORDS: ReadonlyMap<string, number> = numberMap(`
today:0 tonight:0 tonite:0 2nite:0 now:0 eod:0 immediately:0 overdue:-1 tomorrow:1 tmrw:1 tmr:1 tmw:1 tmro:1 tmoro:1 tomoz:1 2moro:1 2morrow:1 tommorow:1 tomorow:1
hoy:0 mañana:1 aujourd'hui:0 demain:1 heute:0 morgen:1 übermorgen:2 hoje:0 amanhã:1 oggi:0 domani:1 vandaag:0 overmorgen:2 urgente:0 dringend:0 dopodomani:2 après-demain:2 vanavond:0 stasera:0
`);

/** Two words for the rest of today. */
export const EVENINGS_OF_TODAY: ReadonlySet<string> = new Set([
  'ce soir',
  'cette nuit',
  'cet après-midi',
  'esta tarde',
  'esta noche',
  'esta noite',
]);

/** Feasts with a fixed date, as month and day. */
export const FIXED_FEASTS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['christmas', [12, 25]],
  ['xmas', [12, 25]],
  ['halloween', [10, 31]],
  ['navidad', [12, 25]],
  ['noël', [12, 25]],
  ['weihnachten', [12, 24]],
  ['natal', [12, 25]],
  ['heiligabend', [12, 24]],
  ['réveillon', [12, 24]],
  ['nochebuena', [12, 24]],
  ['silvester', [12, 31]],
  ['nochevieja', [12, 31]],
  ['hogmanay', [12, 31]],
  ['sinterklaas', [12, 5]],
  ['nikolaus', [12, 6]],
  ["valentine's", [2, 14]],
  ['valentines', [2, 14]],
]);

/** How many days a span of time has, as far as plans go. */
export const UNIT_DAYS: ReadonlyMap<string, number> = numberMap(`
day:1 days:1 week:7 weeks:7 month:30 months:30 fortnight:14 weekend:7 hour:0 hours:0 minutes:0
`);

/** The same of other languages, as they stand behind "in". */
export const FOREIGN_UNIT_DAYS: ReadonlyMap<string, number> = numberMap(`
día:1 días:1 dias:1 dia:1 jour:1 jours:1 tag:1 tagen:1 giorno:1 giorni:1 dagen:1 dag:1
semana:7 semanas:7 semaine:7 semaines:7 woche:7 wochen:7 settimana:7 settimane:7 weken:7
hora:0 horas:0 heure:0 heures:0 stunde:0 stunden:0 ora:0 ore:0 uur:0
`);
