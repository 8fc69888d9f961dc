import { A_NUMBER } from './numbers.ts';
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

/** Days of the week by name, Sunday is 0. English, Spanish, French, German, Portuguese, Italian, Dutch. */
export const WEEKDAYS: ReadonlyMap<string, number> = numberMap(`
sunday:0 monday:1 tuesday:2 wednesday:3 thursday:4 friday:5 saturday:6 tues:2 thurs:4
domingo:0 lunes:1 martes:2 miércoles:3 miercoles:3 jueves:4 viernes:5 sábado:6 sabado:6
dimanche:0 lundi:1 mardi:2 mercredi:3 jeudi:4 vendredi:5 samedi:6
sonntag:0 montag:1 dienstag:2 mittwoch:3 donnerstag:4 freitag:5 samstag:6
segunda:1 segunda-feira:1 terça:2 terça-feira:2 quarta-feira:3 quinta-feira:4 sexta:5 sexta-feira:5
domenica:0 lunedì:1 martedì:2 mercoledì:3 giovedì:4 venerdì:5 sabato:6
zondag:0 maandag:1 dinsdag:2 woensdag:3 donderdag:4 vrijdag:5 zaterdag:6
`);

/** Short names that are also other words: they count only behind a word such as "on". */
export const SHORT_WEEKDAYS: ReadonlyMap<string, number> = numberMap(
  'quarta:3 quinta:4 sun:0 mon:1 tue:2 wed:3 weds:3 thu:4 thur:4 fri:5 sat:6',
);

export const MONTHS: ReadonlyMap<string, number> = numberMap(`
january:1 february:2 march:3 april:4 may:5 june:6 july:7 august:8 september:9 october:10 november:11 december:12
jan:1 feb:2 mar:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 oct:10 nov:11 dec:12
enero:1 febrero:2 marzo:3 abril:4 mayo:5 junio:6 julio:7 agosto:8 septiembre:9 octubre:10 noviembre:11 diciembre:12
janvier:1 février:2 mars:3 avril:4 mai:5 juin:6 juillet:7 août:8 septembre:9 octobre:10 novembre:11 décembre:12
januar:1 februar:2 märz:3 juni:6 juli:7 oktober:10 dezember:12
gennaio:1 febbraio:2 aprile:4 maggio:5 giugno:6 luglio:7 settembre:9 ottobre:10 dicembre:12
januari:1 februari:2 maart:3 juni:6 juli:7 augustus:8 oktober:10
janeiro:1 fevereiro:2 março:3 maio:5 junho:6 julho:7 setembro:9 outubro:10 novembro:11 dezembro:12
`);

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
