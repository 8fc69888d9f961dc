import { anyOf, numberMap } from '../words/word-set.ts';

/** "A few" from two on, as they are said. */
export const SEVERAL_NAMES = 'two three four five six seven eight nine ten eleven twelve';

/** Pieces of patterns: a number in words, with and without "one". */
export const SEVERAL = anyOf(SEVERAL_NAMES);
export const A_NUMBER = anyOf(`one ${SEVERAL_NAMES}`);

/** "Twenty", "ninety". */
export const A_TEN = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty';

/** Days of the month as they are said. */
export const SAID_ORDINALS: ReadonlyMap<string, number> = numberMap(`
first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12
thirteenth:13 fourteenth:14 fifteenth:15 sixteenth:16 seventeenth:17 eighteenth:18 nineteenth:19 twentieth:20
twenty-first:21 twenty-second:22 twenty-third:23 twenty-fourth:24 twenty-fifth:25 twenty-sixth:26 twenty-seventh:27
twenty-eighth:28 twenty-ninth:29 thirtieth:30 thirty-first:31
`);

/** Numbers as they are said. */
export const SAID_NUMBERS: ReadonlyMap<string, number> = numberMap(`
a:1 an:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30
`);

/** Small numbers of other languages as they are said. */
export const FOREIGN_NUMBERS: ReadonlyMap<string, number> = numberMap(`
un:1 una:1 uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 diez:10 quince:15
une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 dix:10 quinze:15
einem:1 einer:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 zehn:10 vierzehn:14
um:1 uma:1 dois:2 duas:2 três:3 quatro:4 sete:7 oito:8 dez:10
due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 dieci:10 twee:2 drie:3 vijf:5 zes:6 zeven:7 tien:10
`);
