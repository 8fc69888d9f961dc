import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { isVerb } from '../grammar/verbs.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { isHadAndOwed } from '../grammar/had-and-owed.ts';
import { sayTask, sayTaskAfterMarker } from './task-phrase.ts';
import { verbForThing } from './verb-for-thing.ts';
import { baseOfPast } from '../grammar/verbs.ts';

/** "Mum's gonna kill me": what another is going to do is nothing to do for oneself. */
function isOfAnother(words: readonly Word[], at: number): boolean {
  if (at === 0 || !/^(?:gonna|going)$/u.test(keyAt(words, at))) return false;
  return !/^(?:i'm|im|we're|am|are|and|so|then|also)$/u.test(keyAt(words, at - 1));
}

const NOT_MINE_BEHIND =
  /^(?:i|we|and|but|so|then|also|just|really|still|that|which|because|cos|or|oh|even|actually)$/u;

/** "The benefit people can't find the form", "he should answer his email": theirs, not mine. */
function isTheirs(words: readonly Word[], at: number): boolean {
  const isDuty = /^(?:should|ought|must)$/u.test(keyAt(words, at));
  const isOfPerson = /^(?:he|she|they)$/u.test(keyAt(words, at - 1));
  if (isDuty && isOfPerson && !/^(?:have|be|all)$/u.test(keyAt(words, at + 1))) return true;
  if (at < 2 || !/^(?:can't|cant|cannot)$/u.test(keyAt(words, at))) return false;
  return !NOT_MINE_BEHIND.test(keyAt(words, at - 1));
}

const EACH_TIME = /^(?:every time|each time|whenever) /u;

/** "This hour makes me want to apologise", "every time I see him I want to sink": what it does to one. */
function isMadeToWant(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) === 'want' || keyAt(words, at + 1) === 'want')
    if (EACH_TIME.test(keysOf(words))) return true;
  return /^(?:makes?|made|making) me$/u.test(keysOf(words.slice(Math.max(0, at - 2), at)));
}

const WENT = /^(?:go|come|arrive|start|open|launch|happen|begin|end)$/u;

/** "The bulbs should have gone in", "the podcast was supposed to go out" tell of a thing, not of what to do. */
function isMissedByThing(words: readonly Word[], at: number, length: number): boolean {
  const isPast = keyAt(words, at + length - 1) === 'should' && keyAt(words, at + length) === 'have';
  const isMeant = /^(?:supposed|meant)$/u.test(keyAt(words, at)) && WENT.test(keyAt(words, at + 2));
  return (isPast || isMeant) && at > 1 && DETERMINERS.has(keyAt(words, 0));
}

/** "They won't let me on site" is told of them. */
function isRefused(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) !== 'let' || keyAt(words, at + 1) !== 'me') return false;
  return /(?:n't|'ll|not|^(?:wont|dont|doesnt|didnt|wouldnt|never|will|would|to|they|he|she))$/u.test(
    keyAt(words, at - 1),
  );
}

function isInBrackets(words: readonly Word[], at: number): boolean {
  const said = words.slice(1, at + 1).map((word) => word.raw);
  return said.join(' ').lastIndexOf('(') > said.join(' ').lastIndexOf(')');
}

/** "Bloods from the farm need to go to the lab": several things, and what is said of them. */
function opensMany(words: readonly Word[], at: number): boolean {
  const isNamed = at > 0 && /[^su']s$/u.test(keyAt(words, 0)) && opensThing(words, 0);
  return isNamed && /^(?:go|come)$/u.test(keyAt(words, at + 2));
}

/** "The crutches need to go back" is said of the crutches. */
function isPlacedThing(words: readonly Word[], at: number): boolean {
  const isOwed = /^(?:need|have)$/u.test(keyAt(words, at)) && keyAt(words, at + 1) === 'to';
  const isNamed = (at > 1 && DETERMINERS.has(keyAt(words, 0))) || opensMany(words, at);
  const deed = keyAt(words, at + (isOwed ? 2 : 1));
  if (keyAt(words, at) === 'must') return isNamed && deed === 'leave';
  return isOwed && isNamed && /^(?:go|come|be|leave)$/u.test(deed);
}

/** My brother "would love to help": somebody else's words. */
function isQuoted(words: readonly Word[], at: number, length: number): boolean {
  const marked = [words[at], words[at + length]];
  return marked.some((word) => /^["“„«]/u.test(word?.raw ?? ''));
}

/** "They need to go back": they are to be taken there. */
function takenBack(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => key === 'they');
  const isOwed =
    at >= 0 && at <= 1 && /^(?:need|have) to go back\b/u.test(keysOf(words.slice(at + 1)));
  return isOwed ? sayTask([...wordsOf('Take them back'), ...words.slice(at + 5)]) : null;
}

/** "The cards are going to Nagpur": a place, and no deed. */
function isOnItsWay(words: readonly Word[], at: number): boolean {
  const isPlace = /^\p{Lu}\p{Ll}/u.test(words[at]?.raw ?? '') && !isVerb(keyAt(words, at));
  return isPlace && /^(?:going|goes|heading|off) to$/u.test(keysOf(words.slice(at - 2, at)));
}

/** "I'm going to Boots for plasters": an errand of one's own, where something is to be had there. */
function ownErrand(words: readonly Word[], at: number): string | null {
  const isOwn = /(?:^|\s)(?:i'm|im|i am|we're|we are) going to$/u.test(keysOf(words.slice(0, at)));
  const had = words.findIndex(({ key }, place) => place > at && key === 'for');
  const isHad = had > 0 && /^(?:Buy|Get)$/u.test(verbForThing(words.slice(had + 1)));
  return isOwn && isHad ? sayTask([...wordsOf('Go to'), ...words.slice(at)]) : null;
}

/** The task behind "I need to", "I haven't", "should"; null when nothing is owed, or by another. */
export function taskOwed(words: readonly Word[]): string | null {
  const back = takenBack(words);
  if (back !== null) return back;
  for (let at = 0; at < Math.min(words.length, 12); at++) {
    const length = obligationLengthAt(words, at);
    if (length === 0) continue;
    const errand = isOnItsWay(words, at + length) ? ownErrand(words, at + length) : null;
    if (errand !== null) return errand;
    const before = keyAt(words, at - (SUBJECT_PRONOUNS.has(keyAt(words, at - 1)) ? 2 : 1));
    if (
      at > 3 &&
      /^(?:what|which|who|if|when|because|that|whatever|everything|anything|all)$/u.test(before)
    )
      continue;
    if (before === 'whether' && words.some(({ key }) => key === 'or')) continue;
    if (
      isPlacedThing(words, at) ||
      isOnItsWay(words, at + length) ||
      isInBrackets(words, at) ||
      isRefused(words, at) ||
      isTheirs(words, at) ||
      isOfAnother(words, at) ||
      isMadeToWant(words, at) ||
      isMissedByThing(words, at, length) ||
      isQuoted(words, at, length) ||
      isHadAndOwed(words, at)
    )
      continue;
    const title = sayTaskAfterMarker({ words, at, length });
    if (title !== null) return title;
  }
  return null;
}

/** "Looked at", "gone through", "seen to". */
const BEHIND_DEED = /^(?:at|to|through|over|into|after)$/u;

/** "… and have to be redone": what stood before it is to be done again. */
export function taskToBeDone(words: readonly Word[]): string | null {
  if (keyAt(words, 0) === 'everything') {
    const done = taskToBeDone(words.slice(1));
    return done?.replace(/^(\S+) (?:it|them)(?!\p{L})/u, '$1 everything') ?? null;
  }
  const isOwed = /^(?:have|has|needs?)$/u.test(keyAt(words, 0)) && keyAt(words, 1) === 'to';
  const be = isOwed ? 2 : keyAt(words, 0) === 'must' ? 1 : 0;
  const base = be > 0 && keyAt(words, be) === 'be' ? baseOfPast(keyAt(words, be + 1)) : null;
  const thing = /^(?:have|need)$/u.test(keyAt(words, 0)) ? 'them' : 'it';
  const to = BEHIND_DEED.test(keyAt(words, be + 2)) ? 1 : 0;
  const deed = [...wordsOf(base ?? ''), ...words.slice(be + 2, be + 2 + to), ...wordsOf(thing)];
  return base === null ? null : sayTask([...deed, ...words.slice(be + 2 + to)]);
}
