import {
  ADVERBS,
  DETERMINERS,
  FEELING_WORDS,
  FILLERS,
  LEADING_FILLERS,
  SUBJECT_PRONOUNS,
} from '../../data/english-phrases.ts';
import { NO_THING_OPENS } from '../../data/talk.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { withoutLeading } from '../../words/phrase-match.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { contentKeys } from '../grammar/title-words.ts';
import { isPartOfOneself } from './body-and-mind.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { cameToNothing } from './told-done.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
import { wordKind } from '../grammar/word-kind.ts';
import { type TakenBack } from '../unclear-steps.ts';

const MIN_CONTENT = 2;

const ABOUT_ONESELF = /^(?:i|i'm|im|i've|ive|i'd|me|my)$/u;
const MIND_AND_BODY = wordSet(
  'brain head mind heart stomach body mood energy life self eyes soul chest skin sleep slept eaten cried anxiety adhd',
);
const OPINION = wordSet(`
lovely nice great good fun fine happy proud glad grateful weird strange beautiful amazing wonderful brilliant
awful terrible horrible hard ridiculous impossible unbearable unfair pointless boring stupid annoying scary worst best
silly pathetic dreadful thankfully luckily phew whatever joke dreading scream screaming moan complain excited
`);
const NOT_YET =
  /^(?:not|never|haven't|havent|hasn't|hasnt|didn't|didnt|isn't|aren't|won't|wont|still|yet|until|till|by|due|need|needs|should|must|forgot|promised|said|asked|wants|waiting|wait|owe|could|might|maybe|someone|somebody|supposed|would|no|nobody)$/u;

function isStory(words: readonly Word[]): boolean {
  const opens = /^(?:i|we|i've|ive|we've)$/u.test(keyAt(words, 0));
  if (!opens || words.some((word) => NOT_YET.test(word.key))) return false;
  if (cameToNothing(words)) return false;
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

const IS = /^(?:was|were|is|are|has|had|isn't|wasn't)$/u;

/** A feeling in which a thing is named, that may be in need of something: "nobody has asked about the cat". */
function namesAThing(words: readonly Word[]): boolean {
  if (words.length < 4 || words.some((word) => MIND_AND_BODY.has(word.key))) return false;
  return words.some((word, at) => {
    const next = keyAt(words, at + 1);
    if (!DETERMINERS.has(word.key) || next.length < 3) return false;
    if (keyAt(words, at - 1) === 'like' || isPartOfOneself(next) || IS.test(next)) return false;
    return !VAGUE.has(next) && !FEELING_WORDS.has(next) && !OPINION.has(next);
  });
}

const NAMES_SOMETHING = /^[nPS']$/u;
const MANY_FOR_FEELING = 3;
const LONG_FEELING = 8;
const MANY_FOR_FACT = 2;

/** "I'm scared of it delivery bike puncture": more is named than a feeling needs. */
function namesMany(words: readonly Word[], least: number): boolean {
  const named = words.filter(
    ({ key }) =>
      key.length > 2 &&
      NAMES_SOMETHING.test(wordKind(key)) &&
      !VAGUE.has(key) &&
      !OPINION.has(key) &&
      !MIND_AND_BODY.has(key),
  );
  return named.length >= least;
}

const MIN_SENTENCE = 4;
/** What is longer holds more than one thing, whatever it was read as. */
const MOST_OF_ONE_THOUGHT = 14;

/** A thing by its name and no more, somewhere in a long breath: "ketamine register", "limes". */
function isBareName(said: readonly Word[]): boolean {
  const words = said.slice(skipOpeners(said, 0));
  if (words.length === 0 || words.length >= MIN_SENTENCE) return false;
  if (words.some(({ key, raw }) => SUBJECT_PRONOUNS.has(key) || /\d/u.test(raw))) return false;
  if (NO_THING_OPENS.has(keyAt(words, 0)) || isOpinion(words)) return false;
  return [...contentKeys(textOf(words))].some(
    (key) => key.length > 2 && !VAGUE.has(key) && !MIND_AND_BODY.has(key) && !ADVERBS.has(key),
  );
}

/** Of so many words the title that a state became holds all that counts. */
const MOST_OF_A_STATE = 10;

/** Below these odds of asking for anything nothing is quoted; in tenths of their logarithm. */
const SURELY_TOLD = -38;

function isSurelyTold({ heard }: ReadThought): boolean {
  return heard !== undefined && heard.asks < SURELY_TOLD;
}

function mayAsk(thought: ReadThought): boolean {
  const { words, reading, language } = thought;
  // A short state is in the title that it became.
  const isState = reading.kind === 'task' && reading.isImplied === true;
  if (isToDo(thought)) return !isState || words.length > MOST_OF_A_STATE;
  const isLong = words.length > MOST_OF_ONE_THOUGHT;
  if (reading.kind === 'done') return isLong;
  if (reading.kind === 'feeling')
    return (
      isLong ||
      namesAThing(words) ||
      (language === 'en' &&
        namesMany(words, words.length >= LONG_FEELING ? MANY_FOR_FACT : MANY_FOR_FEELING))
    );
  if (reading.kind !== 'fact') return false;
  if (!isLong && isSurelyTold(thought)) return false;
  if (isLong || reading.guess === 'named') return true;
  if (language !== 'en') return words.length > 2;
  const told = words.filter((word) => !FILLERS.has(word.key));
  if (contentKeys(textOf(told)).size < MIN_CONTENT || told.length < MIN_SENTENCE)
    return isBareName(told);
  if (/^(?:why|how|who)$/u.test(keyAt(told, 0))) return false;
  if (ABOUT_ONESELF.test(keyAt(told, 0)) && told.some((word) => MIND_AND_BODY.has(word.key)))
    return false;
  return (
    !isStory(told) && (namesAThing(told) || namesMany(told, MANY_FOR_FACT) || !isOpinion(told))
  );
}

function withoutOpeners(words: readonly Word[]): readonly Word[] {
  const said = withoutLeading(words, LEADING_FILLERS);
  const rest = said.slice(skipOpeners(said, 0));
  return rest.length > 0 ? rest : words;
}

/**
 * What was said that may ask for something, each as it was said: whatever is no feeling, no story,
 * nothing finished and no filler. A plan that does not hold these words quotes them, so that
 * nothing is lost that no rule could read. `takenBack`: steps that are none any more.
 */
export function looseWords(thoughts: readonly ReadThought[], takenBack: TakenBack): string[] {
  return thoughts
    .flatMap((thought) => {
      const quotes = takenBack.get(textOf(thought.words));
      if (quotes !== undefined) return isSurelyTold(thought) ? [] : quotes;
      return mayAsk(thought) ? [withoutEndMarks(textOf(withoutOpeners(thought.words)))] : [];
    })
    .filter((text) => contentKeys(text).size > 0);
}
