import { WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfPast, isVerb } from './verbs.ts';

const SUBJECT = /^(?:i|he|she|they|we|it|you)$/u;
const SHORT = /^(?:he|she|they|it|we|you)(?:'s|'re|'ve|'ll|'d)$|^(?:i'm|im|there's)$/u;
const STATES =
  /^(?:is|are|was|were|has|have|had|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't)$/u;
const HELPS =
  /^(?:will|won't|can|can't|cannot|could|couldn't|would|wouldn't|might|should|must|does|doesn't|do|don't|did|didn't|never|always|already|just|still|only|also|actually|really|keeps?|wants?|needs?|says?|said|wanted|needed|thought|asked|called|came|went|got|made|left|told|takes?|has|have)$/u;

/** What the subject says of something must follow, or the words only say which: "the book he lent me". */
function hasMore(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at);
  return (
    next !== '' && !WEAK_CONNECTIVES.has(next) && !/^(?:me|us|for|to|at|from|about|on)$/u.test(next)
  );
}

const FEELS = /^(?:feel|sound|seem|look|mean|love|know|smell|taste|hurt|go)$/u;

const MINDS = /^(?:think|feel|know|hope|love|hate|guess|reckon|suppose|wonder|wish|mean)$/u;

function doesHere(words: readonly Word[], at: number): boolean {
  const subject = keyAt(words, at);
  const verb = keyAt(words, at + 1);
  if (!hasMore(words, at + 2)) return false;
  if (baseOfPast(verb) !== null) return true;
  if (/^(?:he|she|it)$/u.test(subject))
    return /[^s]s$/u.test(verb) && isVerb(verb.replace(/(?:es|s)$/u, ''));
  if (subject === 'i') return MINDS.test(verb);
  return isVerb(verb) || FEELS.test(verb);
}

/** Whether "he", "it's" or "they" begins a sentence of its own here: "… he's cheaper", "… they do it on Mondays". */
export function opensPronounClause(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (SHORT.test(key)) return keyAt(words, at + 1) !== '';
  if (!SUBJECT.test(key)) return false;
  const next = keyAt(words, at + 1);
  if (STATES.test(next)) return key !== 'i' || !/^have/u.test(next);
  if (
    HELPS.test(next) &&
    (key !== 'i' || /^(?:did|didn't|don't|can't|never|just|only|already)$/u.test(next))
  )
    return true;
  return doesHere(words, at);
}
