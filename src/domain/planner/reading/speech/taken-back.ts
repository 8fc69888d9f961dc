import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const WHO = String.raw`(?:i|we|he|she|they|(?!it|that|there|what|nobody|somebody|someone)\p{L}+)`;
const IT = String.raw`(?:that|it|this|them|those)`;
const DID = String.raw`(?:did|done|does|sorted|paid|booked|bought|sent|ordered|fixed|handled|posted|returned|cancelled)`;
/** "I did that", "Jess already did", "that was last week", "it's done", "I don't need it": nothing is left to do. */
const NOTHING_LEFT = new RegExp(
  [
    String.raw`(?:i|we|he|she|they)(?:'ve| have|'s| has)? (?:already )?${DID}(?: ${IT})?(?: (?:already|yesterday|last \p{L}+|today|this morning))?`,
    String.raw`${WHO}(?: has|'s)? already ${DID}(?: ${IT})?`,
    String.raw`${WHO} (?:did|does|has done) ${IT}(?: (?:already|yesterday|today|this morning))?`,
    String.raw`(?:that|it|this)(?: was|'s| is) (?:already )?(?:done|sorted|paid|booked|last (?:week|month|year|night|time)|yesterday|ages ago|off|cancelled|over)`,
    String.raw`(?:i|we) (?:don't|dont|do not|needn't) (?:need|have) to(?: now| any ?more)?(?=$)`,
    String.raw`already (?:did|done|paid|sent|booked|sorted)(?: ${IT})?`,
  ].join('|'),
  'u',
);
/** "… she told me", "… scratch that": says it once more. */
const AND_SO = String.raw`(?: (?:he|she|they) (?:told me|said so))?(?: so)?(?: (?:scratch|forget|ignore|skip) (?:that|it))?`;
const OPENS = new RegExp(
  String.raw`^(?:${NOTHING_LEFT.source})${AND_SO}(?!\p{L}| (?:not|but|half)\b)`,
  'u',
);
const LONGEST = 12;

/** How many words from here say that what was just named is done, or another's; 0 when they do not. */
export function nothingLeftLengthAt(words: readonly Word[], at: number): number {
  const said = OPENS.exec(keysOf(words.slice(at, at + LONGEST)))?.[0];
  return said === undefined ? 0 : said.split(' ').length;
}

/** Whether "no" and what follows take back what was just said: "no she did", "no Jess already did that". */
export function takesBack(words: readonly Word[], at: number): boolean {
  const length = nothingLeftLengthAt(words, at);
  return length > 0 && (length > 2 || baseOfPast(words[at + 1]?.key ?? '') !== null);
}
