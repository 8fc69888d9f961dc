import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { wordKind } from '../grammar/word-kind.ts';

/** What is done to a thing: without one behind them, the thing stands before them. */
const DONE_TO_THING = wordSet(`
  took take takes taken gave give gives given sent send sends made make makes said says want wants wanted like likes liked
  love loves loved eat eats ate eaten bought buy buys ordered lent lend borrowed mentioned promised found wrote written used use
  uses owe owes owed recommended picked chose chosen booked missed saw seen showed shown drew drawn brought built
  filmed recorded printed knitted baked wear wears wore explain afford found lost
`);
const HELPS = wordSet(`
  have has had haven't havent hasn't didn't didnt can can't cant could couldn't don't dont doesn't doesnt never always already still
  usually normally only just used to keep keeps
`);
const WHOM = wordSet('me him her us them you');
const NAMED_BY = new RegExp(String.raw`^(?:\d+|${A_NUMBER})$`, 'u');
const LONGEST_NAME = 4;
const MOST_HELPS = 3;
/** Behind it nothing is named: a time, a place, or the next thought. */
const ENDS = /^[$TN&sueolpyqfimjk]$/u;

/** "The special food", "forty pounds": a thing that is named with its article or how many. */
function endsInThing(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.comma === true || !opensThing(words, at - 1)) return false;
  for (let back = 2; back <= LONGEST_NAME; back++) {
    const key = keyAt(words, at - back);
    if (wordKind(key) === 'd' || NAMED_BY.test(key)) return true;
    if (!opensThing(words, at - back)) return false;
  }
  return false;
}

/** "The special food | she eats", "the exercises | she gave me": which thing is meant, said without "that". */
export function isContactClause(words: readonly Word[], at: number): boolean {
  if (!/^(?:i|he|she|they|we|you)(?:'ve|'d|ve)?$/u.test(keyAt(words, at))) return false;
  if (!endsInThing(words, at)) return false;
  let place = at + 1;
  while (place - at <= MOST_HELPS && HELPS.has(keyAt(words, place))) place++;
  if (!DONE_TO_THING.has(keyAt(words, place))) return false;
  const behind = WHOM.has(keyAt(words, place + 1)) ? place + 2 : place + 1;
  if (words[behind - 1]?.comma === true) return true;
  return ENDS.test(wordKind(keyAt(words, behind))) && !opensThing(words, behind);
}

const TELLS = /^(?:tell|told|telling|warn|warned|text|texted|message|remind)$/u;
const LONGEST_WHOM = 3;

/** "Tell them | I work now", "tell the office | I can't do the early shift": what they are told. */
export function saysWhatIsTold(words: readonly Word[], at: number): boolean {
  const opens = keyAt(words, at);
  if (!SUBJECT_PRONOUNS.has(opens) && wordKind(opens) !== 'm') return false;
  if (words[at - 1]?.comma === true || obligationLengthAt(words, at) > 0) return false;
  const told = [2, 3, 1 + LONGEST_WHOM].find((back) => TELLS.test(keyAt(words, at - back)));
  if (told === undefined) return false;
  return told === 2 || /^[d']$/u.test(wordKind(keyAt(words, at - told + 1)));
}

/** "Put some away in case | they take it": what might be. */
export function saysInWhichCase(words: readonly Word[], at: number): boolean {
  const isCase = keyAt(words, at - 1) === 'case' && keyAt(words, at - 2) === 'in';
  return isCase && SUBJECT_PRONOUNS.has(keyAt(words, at));
}
