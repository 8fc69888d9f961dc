import { FELT_STATES } from '../../data/felt-words.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isVerb } from '../grammar/verbs.ts';
import { wordKind } from '../grammar/word-kind.ts';

/** "As usual", "as a present" say no more of how something is. */
const NO_LIKENESS =
  /^(?:|usual|well|soon|before|above|per|for|of|long|much|many|far|possible|planned|agreed|discussed|promised|requested|needed|required|it|they|he|she|we|you|i|if|though)$/u;
const GIVEN_AS =
  /^(?:present|gift|backup|spare|favour|favor|treat|surprise|reminder|template|guide|reference|test|trial|thank|thank-you|minimum|maximum|priority|group|team|whole|pdf|deposit|donation|result|rule)$/u;
/** Words that stand before an adjective. */
const HOW = /^(?:so|still|just|feeling|feel|about|bit|very|quite|really|is|are|was|were|all)$/u;

/** "Flat as a tack", "black as a hat", "sore as billy-o both sides": how somebody is, or something that nobody mends. */
function isAsSomething(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => key === 'as');
  if (at < 1 || !words.slice(0, at - 1).every(({ key }) => HOW.test(key))) return false;
  const hasArticle = /^(?:a|an|the)$/u.test(keyAt(words, at + 1));
  const likened = keyAt(words, at + 1 + Number(hasArticle));
  if (NO_LIKENESS.test(likened) || GIVEN_AS.test(likened)) return false;
  const how = keyAt(words, at - 1);
  return FELT_STATES.has(how) || /^[AFDy]$/u.test(wordKind(how));
}

/** What smells or looks like something may be in need of somebody. */
const SEEMS = /^(?:smells|sounds|looks|tastes|leaks|feels|sounding|looking|smelling)$/u;

/** "Grinning", "shrieked", "fits": a verb without its subject, in a form that nobody commands. */
function isVerbTold(key: string): boolean {
  if (isVerb(key) || SEEMS.test(key)) return false;
  if (/^[DG]$/u.test(wordKind(key)) || /\p{L}{3}ed$/u.test(key)) return true;
  return /[^s']s$/u.test(key) && isVerb(key.slice(0, -1));
}

const OPENS_LIKENESS = /^(?:|to|for|i|if|that|this|it|when|we|they|so|and|the)$/u;

/** "Grinning like an idiot", "shrieked like a child", "like homework": what somebody or something was like. */
function isLikeSomething(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => key === 'like');
  const next = keyAt(words, at + 1);
  if (at === 0) return !OPENS_LIKENESS.test(next);
  const isLiked = at === 1 || (at === 2 && wordKind(keyAt(words, 1)) === 'y');
  return isLiked && next !== '' && isVerbTold(keyAt(words, 0));
}

/** Whether the words liken somebody or something to what it is not, and name nothing to see to. */
export function isSimile(words: readonly Word[]): boolean {
  return isAsSomething(words) || isLikeSomething(words);
}
