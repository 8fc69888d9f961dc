import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { verbOfNoun } from './verb-of-noun.ts';
import { baseOfPast, isNameFirst, isVerb } from './verbs.ts';

/** A word without the marks behind it. */
export function withoutMarks(word: Word): Word {
  return { ...word, raw: withoutEndMarks(word.raw), comma: false };
}

const IS = /^(?:is|are|was|were|has|have|had|will|would|did|refused|refuses|tried|seems?)$/u;

const WITH_DEED = new Set(
  'listen to,look at,look into,look after,look for,think about,think of,think over,deal with,see to,talk about,talk to,reply to,respond to,wait for,go over,decide on,work on,attend to,pay for,apply for'.split(
    ',',
  ),
);

/** "Listen to", "think about": what stands behind the verb belongs to it. */
export function isDeedOfTwo(verb: string, behind: string): boolean {
  return WITH_DEED.has(`${verb} ${behind}`);
}

/** The same, and "write up", "send off". */
export function isWithDeed(verb: string, behind: string): boolean {
  return /^(?:up|out|off|back|in|down|away|through)$/u.test(behind) || isDeedOfTwo(verb, behind);
}

/** "Meeting notes to write up" leaves them to be written up. */
function leftToDo(all: readonly Word[]): readonly Word[] | null {
  const said = keyAt(all, 0) === 'got' ? all.slice(1) : all;
  const words = /^(?:though|too|also|still|anyway)$/u.test(keyAt(said, said.length - 1))
    ? said.slice(0, -1)
    : said;
  const to = words.findIndex((word) => word.key === 'to');
  const tail = words.slice(to + 1);
  const deed = keyAt(tail, 0);
  if (to < 1 || !(isVerb(deed) || isDeedOfTwo(deed, keyAt(tail, 1))) || deed === 'come')
    return null;
  const isUntil = /^(?:by|before)$/u.test(keyAt(tail, 1));
  const isCounted = /^\d+$/u.test(keyAt(words, 0)) && /^(?:for|on)$/u.test(keyAt(tail, 1));
  if (to <= 4 && (isCounted || isUntil))
    return [...tail.slice(0, 1), ...words.slice(0, to), ...tail.slice(1)];
  if (words.length > 8 || tail.length > 2) return null;
  if (words.slice(1, to).some(({ key }) => IS.test(key))) return null;
  if (tail.length === 2 && !isWithDeed(keyAt(tail, 0), keyAt(tail, 1))) return null;
  return [...tail.map(withoutMarks), ...words.slice(0, to)];
}

/** Notes to oneself put the verb last: "gym membership cancel". */
export const LAST_VERB =
  /^(?:cancel|renew|rsvp|pay|fix|buy|reschedule|rebook|collect|unsubscribe|rotate|submit|send|upload|deliver|replace|sharpen|defrost|descale|declutter|unblock|repot|prune|sew|mend|hoover)$/u;

const MOST_BEFORE = 6;

/** The deed that stands behind its thing, in front of it: "knives to sharpen", "gym membership cancel". */
export function deedBehind(words: readonly Word[]): readonly Word[] | null {
  const left = leftToDo(words);
  if (left !== null) return left;
  const isLast = words.length > 1 && words.length <= MOST_BEFORE;
  return isLast && LAST_VERB.test(keyAt(words, words.length - 1))
    ? [...words.slice(-1).map(withoutMarks), ...words.slice(0, -1)]
    : null;
}

const DAMAGE =
  /^(?:block|clog|flood|chip|dent|break|tear|rip|bend|snap|burst|smash|jam|scratch|shake|bite)$/u;

/** What people do by themselves: "two clients cancelled". */
const DID =
  /^(?:leave|cancel|quit|die|come|go|arrive|call|ring|reply|answer|win|lose|resign|confirm|complain|agree|refuse|cry|fall|happen|vanish|disappear|apologise|apologize|laugh|moan)$/u;

/** "Milk finished" is used up, and has to be bought. */
function finished(thing: readonly Word[]): readonly Word[] | null {
  const verb = verbOfNoun(thing.map(({ key }) => key))?.verb ?? '';
  return /^(?:Buy|Get)$/u.test(verb) ? [...wordsOf(verb), ...thing] : null;
}

/** "Sheets washed" wants them to be. */
export function wantedDone(words: readonly Word[]): readonly Word[] | null {
  const last = words.at(-1);
  const base = last === undefined ? null : baseOfPast(last.key);
  if (base === null || words.length < 2 || words.length > 3 || isVerb(last?.key ?? '')) return null;
  if (isVerb(keyAt(words, 0)) || DID.test(base) || /n't$|^not$/u.test(keyAt(words, 0))) return null;
  if (base === 'finish') return finished(words.slice(0, -1));
  const verb = DAMAGE.test(base) ? 'Fix' : base;
  return [...wordsOf(verb), ...words.slice(0, -1)];
}

/** "Wash and iron", "wash/iron". */
export function isVerbPair(words: readonly Word[]): boolean {
  const joined = keyAt(words, 0).split(/[-/]/u)[0] ?? '';
  return (
    (isVerb(keyAt(words, 0)) &&
      /^(?:and|or|&|up|out|off|back|in)$/u.test(keyAt(words, 1)) &&
      !isNameFirst(words, 0)) ||
    (joined !== keyAt(words, 0) && isVerb(joined) && keyAt(words, 0) !== 'thank-you')
  );
}

/** "3D print the badge", "deep clean the oven", "think about the menu", "say yes to Ann": the verb is two words. */
export function opensInTwoWords(words: readonly Word[]): boolean {
  const [first, second] = [keyAt(words, 0), keyAt(words, 1)];
  if (first === 'think') return /^(?:about|of|up|through|over)$/u.test(second) && words.length > 2;
  if (first === 'say') return /^(?:yes|no)$/u.test(second) && keyAt(words, 2) === 'to';
  return saysHow(first) && isVerb(second) && words.length > 2;
}

/** "Deep" and "dry" in front of a verb belong to it. */
export function saysHow(key: string): boolean {
  return HOW_DONE.test(key);
}

const HOW_DONE =
  /^(?:3d|deep|double|spring|dry|batch|bulk|spell|fact|pressure|jet|steam|hand|slow|cross|pre|re|proof)$/u;
