import { numberMap } from '../../words/word-set.ts';

type Language = 'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl';

/** Days of the week, Sunday is 0. */
const WEEKDAYS: Readonly<Record<Language, string>> = {
  es: 'domingo:0 lunes:1 martes:2 miércoles:3 miercoles:3 jueves:4 viernes:5 sábado:6 sabado:6',
  fr: 'dimanche:0 lundi:1 mardi:2 mercredi:3 jeudi:4 vendredi:5 samedi:6',
  de: 'sonntag:0 montag:1 dienstag:2 mittwoch:3 donnerstag:4 freitag:5 samstag:6',
  pt: 'domingo:0 segunda:1 segunda-feira:1 terça:2 terça-feira:2 quarta-feira:3 quinta-feira:4 sexta:5 sexta-feira:5 sábado:6',
  it: 'domenica:0 lunedì:1 martedì:2 mercoledì:3 giovedì:4 venerdì:5 sabato:6',
  nl: 'zondag:0 maandag:1 dinsdag:2 woensdag:3 donderdag:4 vrijdag:5 zaterdag:6',
};

/** Portuguese days that are also "the fourth" and "the fifth". */
const DAYS_LIKE_NUMBERS = 'quarta:3 quinta:4';

/** Short names that are days in front of their day of the month: "qui 26", "mar 24". */
const SHORT_BEFORE_DATE =
  'lun:1 mar:2 mié:3 mie:3 mer:3 jue:4 jeu:4 vie:5 ven:5 sáb:6 sab:6 sam:6 dom:0 dim:0 seg:1 ter:2 qua:3 qui:4 sex:5';

/** Hours of the clock in languages that say them in words. */
const HOURS = {
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  pt: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
};

/** Months, January is 1; not the Dutch "mei", which in the south of Germany is "my". */
const MONTHS: Readonly<Record<Language, string>> = {
  es: 'enero:1 febrero:2 marzo:3 abril:4 mayo:5 junio:6 julio:7 agosto:8 septiembre:9 octubre:10 noviembre:11 diciembre:12',
  fr: 'janvier:1 février:2 mars:3 avril:4 mai:5 juin:6 juillet:7 août:8 septembre:9 octobre:10 novembre:11 décembre:12',
  de: 'januar:1 februar:2 märz:3 april:4 mai:5 juni:6 juli:7 august:8 september:9 oktober:10 november:11 dezember:12',
  pt: 'janeiro:1 fevereiro:2 março:3 abril:4 maio:5 junho:6 julho:7 agosto:8 setembro:9 outubro:10 novembro:11 dezembro:12',
  it: 'gennaio:1 febbraio:2 marzo:3 aprile:4 maggio:5 giugno:6 luglio:7 agosto:8 settembre:9 ottobre:10 novembre:11 dicembre:12',
  nl: 'januari:1 februari:2 maart:3 april:4 juni:6 juli:7 augustus:8 september:9 oktober:10 november:11 december:12',
};

export const FOREIGN_WEEKDAYS = numberMap(Object.values(WEEKDAYS).join(' '));
export const FOREIGN_SHORT_WEEKDAYS = numberMap(DAYS_LIKE_NUMBERS);
export const WEEKDAYS_BEFORE_DATE = numberMap(SHORT_BEFORE_DATE);
export const FOREIGN_MONTHS = numberMap(Object.values(MONTHS).join(' '));

function namesIn(numbers: string): string {
  return [...numberMap(numbers).keys()].join(' ');
}

/** The names of a language's days as a list of words. */
export function weekdaysIn(language: Language): string {
  return namesIn(language === 'pt' ? `${WEEKDAYS.pt} ${DAYS_LIKE_NUMBERS}` : WEEKDAYS[language]);
}

/** The names of a language's months as a list of words. */
export function monthsIn(language: Language): string {
  return namesIn(MONTHS[language]);
}

/** The names of a language's hours as a list of words. */
export function hoursIn(language: keyof typeof HOURS): string {
  return HOURS[language];
}
