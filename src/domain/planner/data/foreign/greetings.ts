import { anyOf } from '../../words/word-set.ts';

const GREETS = String.raw`(?:moin(?: moin)?|hallo|hallöchen|servus|grüezi|huhu|guten (?:morgen|tag|abend)|grüß (?:dich|gott)|salut|coucou|bonjour|bonsoir|hola|holi|buenas(?: tardes| noches)?|buenos días|buen día|aló|oi|olá|alô|bom dia|boa tarde|boa noite)`;
/** Whom one speaks to where nobody else listens. */
const SELF = anyOf(`
kopf hirn gehirn birne zettel tagebuch notizbuch leute zusammen cerveau carnet journal cabeza cerebro libreta diario mundo gente chicos
cabeça cérebro caderno diário pessoal galera povo rei rainha amor vida querida querido chéri chérie belle schatz lieben reina cielo
`);
const MINE = String.raw`(?:(?:mein|meine|mon|ma|mi|meu|minha|ihr) )?`;
const GOES_ON = String.raw`(?:vamos lá|los geht's|los gehts|auf geht's|allons-y|c'est parti|ich wieder|ich nochmal|c'est moi|soy yo(?: otra vez)?|sou eu(?: de novo)?)`;

/** "Bom dia meu rei vamos lá", "moin Kopf", "salut cerveau": a greeting and whom it is for, in any language that is read here. */
export const GREETING = new RegExp(
  String.raw`^${GREETS} (?:${MINE}${SELF}(?: mía| mío)?(?: ${GOES_ON})?|${GOES_ON})(?![\p{L}-])`,
  'u',
);
