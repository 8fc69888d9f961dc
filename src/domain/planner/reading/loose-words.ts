import { DETERMINERS, FEELING_WORDS, FILLERS } from '../data/english-phrases.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { wordSet } from '../words/word-set.ts';
import { keyAt, textOf, type Word } from '../words/words.ts';
import { skipOpeners } from './action-start.ts';
import { contentKeys } from './dedupe.ts';
import { type ReadThought } from './things-named.ts';
import { baseOfPast, isVerb } from './verbs.ts';

const MIN_CONTENT = 2;

const ABOUT_ONESELF = /^(?:i|i'm|im|i've|ive|i'd|me|my)$/u;
const MIND_AND_BODY = wordSet(
  'brain head mind heart stomach body mood energy life self eyes soul chest skin sleep slept eaten cried anxiety adhd',
);
const OPINION = wordSet(`
lovely nice great good fun fine happy proud glad grateful funny weird strange beautiful amazing wonderful brilliant
awful terrible horrible hard ridiculous impossible unbearable unfair pointless boring stupid annoying scary worst best
silly pathetic dreadful thankfully luckily phew whatever joke dreading scream screaming moan complain excited
`);
const NOT_YET =
  /^(?:not|never|haven't|havent|hasn't|hasnt|didn't|didnt|isn't|aren't|won't|wont|still|yet|until|till|by|due|need|needs|should|must|forgot|promised|said|asked|wants|waiting|wait|owe|could|might|maybe|someone|somebody|supposed|would|no|nobody)$/u;

function isStory(words: readonly Word[]): boolean {
  const opens = /^(?:i|we|i've|ive|we've)$/u.test(keyAt(words, 0));
  if (!opens || words.some((word) => NOT_YET.test(word.key))) return false;
  return words
    .slice(1, 4)
    .some(
      (word) =>
        word.key === 'was' ||
        word.key === 'were' ||
        (baseOfPast(word.key) !== null && !isVerb(word.key)),
    );
}

function isOpinion(words: readonly Word[]): boolean {
  return (
    words.some((word) => OPINION.has(word.key) || FEELING_WORDS.has(word.key)) &&
    !words.some((word) => NOT_YET.test(word.key))
  );
}

const VAGUE = wordSet(`
thing things stuff day days week weeks month year years time times way world people person point lot bit fact rest same whole only
best worst last first next moment minute hour morning night evening end start hell mess kind sort couple few other others matter
job reason idea feeling feelings one ones ton load guy man woman kids family friends boss
`);

/** A feeling in which a thing is named, that may be in need of something: "nobody has asked about the cat". */
function namesAThing(words: readonly Word[]): boolean {
  if (words.length < 4 || words.some((word) => MIND_AND_BODY.has(word.key))) return false;
  return words.some((word, at) => {
    const next = keyAt(words, at + 1);
    if (!DETERMINERS.has(word.key) || next.length < 3) return false;
    return !VAGUE.has(next) && !FEELING_WORDS.has(next) && !OPINION.has(next);
  });
}

function mayAsk({ words, reading, language }: ReadThought): boolean {
  if (reading.kind === 'task' || reading.kind === 'wish') return true;
  if (reading.kind === 'feeling') return namesAThing(words);
  if (reading.kind !== 'fact') return false;
  if (language !== 'en') return words.length > 2;
  const told = words.filter((word) => !FILLERS.has(word.key));
  if (
    contentKeys(textOf(told)).size < MIN_CONTENT ||
    told.length < (keyAt(told, 0) === 'no' ? 3 : 4)
  )
    return false;
  if (/^(?:why|how|who)$/u.test(keyAt(told, 0))) return false;
  if (ABOUT_ONESELF.test(keyAt(told, 0)) && told.some((word) => MIND_AND_BODY.has(word.key)))
    return false;
  return !isStory(told) && (namesAThing(told) || !isOpinion(told));
}

function withoutOpeners(words: readonly Word[]): readonly Word[] {
  const rest = words.slice(skipOpeners(words, 0));
  return rest.length > 0 ? rest : words;
}

/**
 * What was said that may ask for something, each as it was said: whatever is no feeling, no story,
 * nothing finished and no filler. A plan that does not hold these words quotes them, so that
 * nothing is lost that no rule could read.
 */
export function looseWords(thoughts: readonly ReadThought[]): string[] {
  return thoughts
    .filter(mayAsk)
    .map(({ words }) => withoutEndMarks(textOf(withoutOpeners(words))))
    .filter((text) => contentKeys(text).size > 0);
}
