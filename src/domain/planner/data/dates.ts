function pairs(text: string): [string, number][] {
  return text
    .split(/\s+/u)
    .filter((pair) => pair.includes(':'))
    .map((pair) => {
      const [word = '', number = '0'] = pair.split(':');
      return [word, Number(number)];
    });
}

/** Days of the week by name, Sunday is 0. English, Spanish, French, German, Portuguese, Italian, Dutch. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  pairs(`
sunday:0 monday:1 tuesday:2 wednesday:3 thursday:4 friday:5 saturday:6 tues:2 thurs:4
domingo:0 lunes:1 martes:2 miércoles:3 miercoles:3 jueves:4 viernes:5 sábado:6 sabado:6
dimanche:0 lundi:1 mardi:2 mercredi:3 jeudi:4 vendredi:5 samedi:6
sonntag:0 montag:1 dienstag:2 mittwoch:3 donnerstag:4 freitag:5 samstag:6
segunda:1 segunda-feira:1 terça:2 terça-feira:2 quarta-feira:3 quinta-feira:4 sexta:5 sexta-feira:5
domenica:0 lunedì:1 martedì:2 mercoledì:3 giovedì:4 venerdì:5 sabato:6
zondag:0 maandag:1 dinsdag:2 woensdag:3 donderdag:4 vrijdag:5 zaterdag:6
`),
);

/** Short names that are also other words: they count only behind a word such as "on". */
export const SHORT_WEEKDAYS: ReadonlyMap<string, number> = new Map(
  pairs('quarta:3 quinta:4 sun:0 mon:1 tue:2 wed:3 weds:3 thu:4 thur:4 fri:5 sat:6'),
);

export const MONTHS: ReadonlyMap<string, number> = new Map(
  pairs(`
january:1 february:2 march:3 april:4 may:5 june:6 july:7 august:8 september:9 october:10 november:11 december:12
jan:1 feb:2 mar:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 oct:10 nov:11 dec:12
enero:1 febrero:2 marzo:3 abril:4 mayo:5 junio:6 julio:7 agosto:8 septiembre:9 octubre:10 noviembre:11 diciembre:12
janvier:1 février:2 mars:3 avril:4 mai:5 juin:6 juillet:7 août:8 septembre:9 octobre:10 novembre:11 décembre:12
januar:1 februar:2 märz:3 juni:6 juli:7 oktober:10 dezember:12
gennaio:1 febbraio:2 aprile:4 maggio:5 giugno:6 luglio:7 settembre:9 ottobre:10 dicembre:12
januari:1 februari:2 maart:3 juni:6 juli:7 augustus:8 oktober:10
janeiro:1 fevereiro:2 março:3 maio:5 junho:6 julho:7 setembro:9 outubro:10 novembro:11 dezembro:12
`),
);

/** Words that name a day by themselves, in days from today. */
export const DAY_WORDS: ReadonlyMap<string, number> = new Map(
  pairs(`
today:0 tonight:0 tonite:0 2nite:0 now:0 eod:0 immediately:0 overdue:-1 tomorrow:1 tmrw:1 tmr:1 tmw:1 tmro:1 tmoro:1 tomoz:1 2moro:1 2morrow:1 tommorow:1 tomorow:1
hoy:0 mañana:1 aujourd'hui:0 demain:1 heute:0 morgen:1 übermorgen:2 hoje:0 amanhã:1 oggi:0 domani:1 vandaag:0 overmorgen:2 urgente:0 dringend:0 dopodomani:2 après-demain:2 vanavond:0 stasera:0
`),
);

export const NAMED_DAYS: ReadonlyMap<string, readonly [number, number]> = new Map([
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

/** Days of the month as they are said. */
export const SAID_ORDINALS: ReadonlyMap<string, number> = new Map(
  pairs(`
first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12
thirteenth:13 fourteenth:14 fifteenth:15 sixteenth:16 seventeenth:17 eighteenth:18 nineteenth:19 twentieth:20
twenty-first:21 twenty-second:22 twenty-third:23 twenty-fourth:24 twenty-fifth:25 twenty-sixth:26 twenty-seventh:27
twenty-eighth:28 twenty-ninth:29 thirtieth:30 thirty-first:31
`),
);

/** Numbers as they are said. */
export const SAID_NUMBERS: ReadonlyMap<string, number> = new Map(
  pairs(`
a:1 an:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30
`),
);

/** Small numbers of other languages as they are said. */
export const FOREIGN_NUMBERS: ReadonlyMap<string, number> = new Map(
  pairs(`
un:1 una:1 uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 diez:10 quince:15
une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 dix:10 quinze:15
einem:1 einer:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 zehn:10 vierzehn:14
um:1 uma:1 dois:2 duas:2 três:3 quatro:4 sete:7 oito:8 dez:10
due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 dieci:10 twee:2 drie:3 vijf:5 zes:6 zeven:7 tien:10
`),
);
