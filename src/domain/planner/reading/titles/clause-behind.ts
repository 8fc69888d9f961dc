import { WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { type ReadThought } from '../reading.ts';
import { endsFirmly, endsPerson, opensThing } from '../grammar/phrase-ends.ts';
import { opensPronounClause } from '../grammar/pronoun-clause.ts';
import { wordKind } from '../grammar/word-kind.ts';

/** What is told, asked or found out is a clause: "tell Sam you're late", "make sure it's paid". */
const TAKES_CLAUSE = wordSet(`
  tell ask remind say let inform warn explain see check find decide know make think hope remember look work learn figure hear
  confirm understand prove admit accept forget show convince promise mean wish guess choose be help watch have note pretend
  start stop keep ensure
`);
/** What stands behind one of these belongs to it. */
const OPENS_PART = wordSet(`
  if whether that what whatever which who whom whose when whenever where how why because cos cause bc since until till unless while
  as than like so before after though although once every each case way everything anything something nothing all
  say says said thinks tell tells told wherever can could will would does did
`);
const SHORT = /^(?:(?:he|she|it|there|we|they)'(?:s|re)|i'm|im|its|hes|shes|theyre|theres)$/u;
const BEHIND_ITS =
  /^(?:an?|the|not|too|so|really|been|only|just|due|full|all|now|still|gone|going|mouldy|broken|\p{L}+ed)$/u;
const SUBJECT = /^(?:i|he|she|they|we|it)$/u;
const FINITE =
  /^(?:is|are|was|were|isn't|isnt|aren't|arent|wasn't|weren't|has|hasn't|doesn't|doesnt|didn't|won't|wont|can't)$/u;
/** Behind a deed that is whole; "pay the bank charges" names a thing. */
const SAYS_OF_THING =
  /^(?:needs|runs|comes|keeps|expires|closes|shuts|wants|said|says|thinks|gave|asked)$/u;
const SAYS_OF_MANY = /^(?:need|run|come|keep|expire|close|want)$/u;
const ARTICLE = /^(?:the|my|our|his|her|their)$/u;
const LEADS_ON = /^[pd&]$/u;
/** What these say is done to nothing: no thing is named by it. */
const MOVES = /^(?:is|was|are|were|always|comes|goes|came|went)$/u;
const PREPOSITION =
  /^(?:of|for|from|to|with|about|aboot|at|after|before|in|on|off|into|by|re|round|under|behind|near|per|via|half|all|both|\p{L}+ing)$/u;
const NUMBER = new RegExp(String.raw`^(?:£?\d+|${A_NUMBER})$`, 'u');
const MOST_NAMED = 4;

/** "… the flat I'm renting", "… the box it's in": which one. */
function saysWhich(words: readonly Word[], at: number): boolean {
  const last = words.at(-1)?.key ?? '';
  return /ing$/u.test(keyAt(words, at + 1)) || wordKind(last) === 'p';
}

/** "The photo | she asked for", "the money | I owe her": behind a thing, the clause may say which one. */
function isBehindThing(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.comma === true) return false;
  const isOne = /^ones?$/u.test(keyAt(words, at - 1));
  if (isOne) return true;
  if (endsPerson(words, at) || endsFirmly(words, at)) return false;
  if (/^(?:him|her|them|it)$/u.test(keyAt(words, at - 1)) || MOVES.test(keyAt(words, at + 1)))
    return false;
  return opensThing(words, at - 1);
}

function opensPronoun(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (key === 'its' && !BEHIND_ITS.test(keyAt(words, at + 1))) return false;
  if (SHORT.test(key)) return at + 1 < words.length && !saysWhich(words, at);
  return SUBJECT.test(key) && opensPronounClause(words, at) && !isBehindThing(words, at);
}

/** "The library charges", "our garage is": a thing, and what is said of it. */
function opensNamed(words: readonly Word[], at: number): boolean {
  const isBehindComma = words[at - 1]?.comma === true;
  const isArticle = ARTICLE.test(keyAt(words, at));
  const isNamed = opensThing(words, at) || /^(?:one|another)$/u.test(keyAt(words, at));
  if (!isArticle && !(isBehindComma && isNamed)) return false;
  for (let place = at + 1; place <= at + MOST_NAMED; place++) {
    if (words[place - 1]?.comma === true) return false;
    if (isSaidOfIt(words, at, place)) return place + 1 < words.length;
    if (!opensThing(words, place)) return false;
  }
  return false;
}

function isSaidOfIt(words: readonly Word[], at: number, place: number): boolean {
  const key = keyAt(words, place);
  if (FINITE.test(key)) return key !== 'has' || !/^(?:got|to|for)$/u.test(keyAt(words, place + 1));
  const isPriced = /^(?:charges|costs)$/u.test(key) && NUMBER.test(keyAt(words, place + 1));
  const isMany =
    SAYS_OF_MANY.test(key) && /(?:[^su']s|children|people)$/u.test(keyAt(words, place - 1));
  return at > deedLength(words) && (isMany || isPriced || SAYS_OF_THING.test(key));
}

/** "Sort out", "see to", "order": the deed without its thing. */
function deedLength(words: readonly Word[]): number {
  return /^(?:sort out|see to|deal with)$/u.test(`${keyAt(words, 0)} ${keyAt(words, 1)}`) ? 2 : 1;
}

/** Where in a title a clause of its own begins behind what is to be done; 0 where there is none. */
function clauseIn(words: readonly Word[]): number {
  if (TAKES_CLAUSE.has(keyAt(words, 0)) || words.some(({ raw }) => /[("“]/u.test(raw))) return 0;
  for (let at = deedLength(words); at < words.length; at++) {
    const before = keyAt(words, at - 1);
    const isPointing = at === 2 && before === 'that' && !opensThing(words, at);
    if (OPENS_PART.has(before) && !isPointing) return 0;
    const isOpen = PREPOSITION.test(before) || LEADS_ON.test(wordKind(before));
    if (WEAK_CONNECTIVES.has(before) || (isOpen && at > deedLength(words))) continue;
    if (obligationLengthAt(words, at) < 2 && (opensPronoun(words, at) || opensNamed(words, at)))
      return at;
  }
  return 0;
}

/** "Reply to Nan | she sent a voice note": where a title is whole and something is told behind it; 0 where nothing is. */
export function toldFrom(title: readonly Word[]): number {
  const at = clauseIn(title);
  return at > deedLength(title) ? at : 0;
}

/** "Order the hoover is repaired": the deed has no thing, only a clause that tells something. */
function hasClauseForThing({ language, reading }: ReadThought): boolean {
  if (language !== 'en' || reading.kind !== 'task') return false;
  const words = wordsOf(reading.title);
  return deedLength(words) === 1 && words.length > 3 && clauseIn(words) === 1;
}

/** The thoughts, with those only told whose deed would be done to a clause: the words stay as they were said. */
export function withoutDeedsOfClauses(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  return thoughts.map((thought) =>
    hasClauseForThing(thought) ? { ...thought, reading: { kind: 'fact', guess: 'open' } } : thought,
  );
}
