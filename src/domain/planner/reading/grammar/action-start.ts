import {
  ADVERBS,
  DETERMINERS,
  FILLERS,
  OBLIGATIONS,
  STRONG_CONNECTIVES,
  SUBJECT_PRONOUNS,
  WEAK_CONNECTIVES,
} from '../../data/english-phrases.ts';
import { DAY_NAMES } from '../../data/dates.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { opensPronounClause } from './pronoun-clause.ts';
import { oughtLengthAt } from './short-not.ts';
import { isThirdPerson, isToldPast } from './told-forms.ts';
import { isVerb, opensWithVerb } from './verbs.ts';

/** What begins at a place: something owed, a bare verb, or a sentence about a state of things. */
export type ActionStart = 'obligation' | 'verb' | 'clause' | null;

const STATE_WORDS = wordSet(`
is are isn't isnt aren't arent needs has hasn't wants keeps expires won't wont doesn't ends closes was were
runs must should makes smells leaks looks ran expired broke stopped fell died stinks
renews lapses opens starts arrives said says wants
`);
const CLAUSE_OPENERS = wordSet(
  `i'm im it's there's theres everything everything's nobody we're they're he's she's`,
);
const I_VERBS = wordSet(`
feel hate didn't didnt can't cant don't dont am keep forgot lost love know think guess promised was haven't havent could
ran want also really just still never must did said
`);
const ENDS_NOUN = wordSet('before after when because if that until while since so and but to');
const MANY_DO =
  /^(?:need|want|keep|have|look|smell|hurt|ache|leak|come|arrive|leave|expire|end|close)$/u;
const MANY = /(?:[^su']s|people|children|parents|those|these)$/u;
const IS_STATE =
  /^(?:not|still|at|in|under|off|dead|late|due|overdue|leaking|blocked|stuck|gone|empty|full|finished|on|out|back|closed|missing|coming|been|making|doing|running)$/u;
const LOOK_AHEAD = 6;

/** How many words a marker such as "I still need to" takes at this place; 0 when there is none. */
export function obligationLengthAt(words: readonly Word[], at: number): number {
  const length = phraseLengthAt({ words, at, book: OBLIGATIONS, skipping: ADVERBS });
  return length > 0 && oughtLengthAt(words, at) > 0 ? 0 : length;
}

/** The first place from here that is no connective, filler or adverb. */
export function skipOpeners(words: readonly Word[], from: number): number {
  let at = from;
  for (;;) {
    const connective = phraseLengthAt({ words, at, book: STRONG_CONNECTIVES });
    const key = keyAt(words, at);
    const isWhen = DAY_NAMES.has(key) && opensWithVerb(words, at + 1, 'within');
    const skips = isWhen || WEAK_CONNECTIVES.has(key) || FILLERS.has(key) || ADVERBS.has(key);
    if (connective === 0 && !skips) return at;
    at += Math.max(connective, 1);
  }
}

/** "…'s broken", "…'s hanging off"; "…'s swimming bag" is a thing. */
function isSoNow(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (IS_STATE.test(key)) return true;
  return /\p{L}{3}ing$/u.test(key) && GOES_ON.test(keyAt(words, at + 1));
}

const GOES_ON = /^(?:|off|out|up|down|over|in|on|at|about|again|already|and|so|the|a|my)$/u;

function nounPhraseHasState(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (!DETERMINERS.has(key) && !key.endsWith("'s") && !OWNED_BY_KIN.test(key)) return false;
  if (/\p{L}{3}'s$/u.test(key) && isSoNow(words, at + 1)) return true;
  return hasStateAhead(words, at);
}

function hasStateAhead(words: readonly Word[], at: number): boolean {
  for (let ahead = at + 1; ahead <= at + LOOK_AHEAD; ahead++) {
    if (SUBJECT_PRONOUNS.has(keyAt(words, ahead))) return false;
    if (STATE_WORDS.has(keyAt(words, ahead))) return true;
    if (ahead >= at + 2 && tellsHere(words, ahead)) return true;
    if (MANY_DO.test(keyAt(words, ahead)) && MANY.test(keyAt(words, ahead - 1))) return true;
    if (keyAt(words, ahead).endsWith("'s") && isSoNow(words, ahead + 1)) return true;
    if (words[ahead]?.comma === true) return false;
    const isInside = /^(?:with|from|of|in|on|for|about)$/u.test(keyAt(words, ahead - 1));
    const isBeside = ahead - at <= 3 && ahead > at + 1;
    if (DETERMINERS.has(keyAt(words, ahead)) && !isInside && !isBeside) return false;
    if (ENDS_NOUN.has(keyAt(words, ahead))) return false;
  }
  return false;
}

const OWNED_BY_KIN = /^(?:mum|mom|dad|gran|grandad|grandma|nan|sister|brother|boss|work)s$/u;

/** "The amp buzzes", "the insurance lapsed": what a thing does or did. */
function tellsHere(words: readonly Word[], at: number): boolean {
  return isThirdPerson(words, at) || isToldPast(words, at);
}

const PERSON =
  /^(?:mum|mom|dad|nan|gran|granny|grandma|grandpa|grandad|everyone|someone|somebody|school|work)$/u;
const IT_DOES = /^(?:runs|expires|ends|closes|starts|needs|has|keeps|won't|doesn't|must)$/u;

function isName(words: readonly Word[], at: number): boolean {
  return at > 0 && /^\p{Lu}\p{Ll}+$/u.test(words[at]?.raw ?? '') && !isVerb(keyAt(words, at));
}

/** "Somebody from the school wants …". */
function someoneWants(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 1 + LOOK_AHEAD)
    .some((word) => /^(?:wants|needs|asked|said|called|rang|keeps|emailed)$/u.test(word.key));
}

function clauseStartsAt(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (CLAUSE_OPENERS.has(key) || opensPronounClause(words, at)) return true;
  if (/^(?:one|two|three|both)$/u.test(key) && at > 0 && words[at - 1]?.comma === true)
    return (
      /^(?:needs?|is|are|has|have|wants?)$/u.test(next) ||
      (next === 'of' && hasStateAhead(words, at + 2))
    );
  if (/^(?:someone|somebody|everyone|everybody)$/u.test(key)) return someoneWants(words, at);
  if (key === 'it' || DAY_NAMES.has(key) || PERSON.test(key) || isName(words, at))
    return key === 'it'
      ? IT_DOES.test(next)
      : (STATE_WORDS.has(next) && !(DAY_NAMES.has(key) && /^(?:needs|wants)$/u.test(next))) ||
          (isName(words, at) && /^(?:from|at|in)$/u.test(next) && hasStateAhead(words, at));
  if (/^(?:mum|mom|dad|nan|gran|grandma|sister|brother)'?s$/u.test(key) && next === 'been')
    return true;
  if (key === 'nothing' || key === "nothing's") return /^(?:is|has|\p{L}+ed)$/u.test(next);
  if (/^(?:he|she|they)$/u.test(key))
    return /^(?:already|is|are|was|has|have|said|wants|needs|keeps|paid)$/u.test(next);
  if (key === 'there') return /^(?:is|are|was|were)$/u.test(next);
  if (key === 'i') return I_VERBS.has(next);
  return nounPhraseHasState(words, at);
}

/** What begins at this place. */
export function actionStartAt(words: readonly Word[], at: number): ActionStart {
  if (obligationLengthAt(words, at) > 0) return 'obligation';
  if (opensWithVerb(words, at, 'within')) return 'verb';
  return clauseStartsAt(words, at) ? 'clause' : null;
}
