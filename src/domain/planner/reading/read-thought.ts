import { keysOf } from '../words/phrase-text.ts';
import { DETERMINERS, LEADING_FILLERS, SUBJECT_PRONOUNS } from '../data/english-phrases.ts';
import { AMBIGUOUS_VERBS } from '../data/english-verbs.ts';
import { UNDONE_STATES } from '../data/talk.ts';
import { VERB_FOR_NOUN } from '../data/verb-for-noun.ts';
import { withoutLeading } from '../words/phrase-match.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { obligationLengthAt } from './grammar/action-start.ts';
import { impliedByWish, isComplaint } from './implied/implied-by-people.ts';
import { impliedByProgress, saysHowFar } from './implied/implied-by-progress.ts';
import { impliedByNobody, impliedByNothing } from './implied/implied-by-condition.ts';
import { needsTime, withoutNeeded } from './implied/implied-by-need.ts';
import { deedToCome } from './implied/deed-to-come.ts';
import { taskNotDoneThen } from './implied/not-done-then.ts';
import { impliedByPost, impliedByVermin } from './implied/implied-by-post.ts';
import { impliedBySome } from './implied/implied-by-some.ts';
import { impliedByPlace, wantedByOthers } from './implied/implied-by-wants.ts';
import { faultNamed, impliedByTooth } from './implied/implied-by-damage.ts';
import { impliedByShortage } from './implied/implied-shortage.ts';
import { impliedTask } from './implied/implied-task.ts';
import { hasFiniteVerb, isNounPhrase } from './grammar/sentence-shape.ts';
import { withOughtAsNotDone, withShortNot } from './grammar/short-not.ts';
import { sayTask } from './titles/task-phrase.ts';
import { opensQuestion, taskInQuestion, taskRequested } from './grammar/questions.ts';
import { taskOwed, taskToBeDone } from './titles/task-owed.ts';
import { opensNeededThing, whatIsNeeded } from './titles/what-is-needed.ts';
import { goesOn, isNotNeeded } from './told/not-needed.ts';
import { isToldDone, isToldOfOneself } from './told/told-done.ts';
import { isToldDid } from './told/told-did.ts';
import { isOnlySaid } from './told/only-said.ts';
import { isAtItsEnd } from './told/at-its-end.ts';
import { isThingFinished, isToldFinished } from './told/thing-finished.ts';
import { isPastAtFront } from './told/past-at-front.ts';
import { isToldOnTheWay, taskBegun, thingSought } from './told/told-past.ts';
import { NAMES_THE_LIST } from './page/page-name.ts';
import { isWhenWord } from './dates/when-words.ts';
import { taskInTimeGiven } from './due/time-given.ts';
import { taskDueUntil } from './due/told-deadlines.ts';
import { isFeeling } from './told/feelings.ts';
import { withDayBehind, withoutIts, withoutPlace } from './grammar/place-and-day.ts';
import { beforeClause, isThingNamed, outsideBrackets } from './grammar/thing-said-of.ts';
import { isInOtherHands, isNews } from './told/news.ts';
import { isDeedOfOthers } from './told/others-deeds.ts';
import { isOnTheWay, taskFromGerund } from './titles/gerunds.ts';
import { withoutHoldOn } from './speech/said-aside.ts';
import { isForTheMachine } from './page/for-the-machine.ts';
import { taskUndoneOf } from './implied/undone-of.ts';
import { taskUndecided } from './implied/undecided.ts';
import { tellsWhatIsThought } from './told/felt-so.ts';
import { isPlainlyTold } from './told/plainly-told.ts';
import { isToldOfOthers } from './told/told-of-others.ts';
import { isToldOfSelf } from './told/told-of-self.ts';
import { taskOwedInFeeling } from './told/owed-in-feeling.ts';
import { taskPromised, taskSetOn, taskWorriedAbout } from './told/told-to-others.ts';
import { wishIn, wishOfSomeday } from './told/wishes.ts';
import { type Reading } from './reading.ts';
import { opensWithCommand, opensWithVerb } from './grammar/verbs.ts';
import { withoutSignOff } from './speech/sign-offs.ts';

const WISH =
  /^(?:i'd love to|id love to|i would love to|i wish i could|one day|someday|i want to learn|it would be (?:nice|lovely|great|good) to)\b/u;
/** "I can't afford it", "stop cc'ing me". */
const CANNOT_COME =
  /^(?:please )?(?:just )?stop \S+ing (?:me|us)\b|^(?:i |we )?(?:can't|cannot) (?:afford|bear|stand|breathe)\b|^do (?:this|that|it|anything|things)$|^(?:i )?(?:can't|cannot|won't) (?:go|come|make it|get) (?:in|into|to|up|out|there|today|tomorrow)\b/u;
/** "Before that clear the brambles": its place among the others is no part of it. */
function withoutOrder(words: readonly Word[]): readonly Word[] {
  const opens = keyAt(words, 0) === 'before' && keyAt(words, 1) === 'that';
  return opens && opensWithVerb(words, 2, 'front') ? words.slice(2) : words;
}

/** What one has yet to learn is no step. */
const NEVER_BEFORE = /^(?:i|we|i've|we've|i have) never \p{L}+.* before$/u;
const SUBJECT = new Set([...DETERMINERS, ...SUBJECT_PRONOUNS]);

/** "And then also", "at home". */
const IDLE =
  /^(?:(?:so|now|and|then|also|still|but|anyway|here|there)(?: |$))+$|^at (?:home|work|school|uni|college)$/u;

/** A date that stands alone lends itself to what follows. */
function whenAlone(words: readonly Word[]): 'fact' | 'nothing' {
  return words.some((word) => word.key !== '' && /\p{L}/u.test(word.key)) ? 'fact' : 'nothing';
}

/** "Guess who has to do it tomorrow". */
const GUESS_WHO = /^guess who (?:has to|gets to|must|is going to|is gonna|will have to)(?= \p{L})/u;

function task(title: string | null): Reading | null {
  return title === null || title === '' ? null : { kind: 'task', title };
}

/** "I found the fine which is due Monday": what was found is still due. */
function dueThing(words: readonly Word[]): string | null {
  const due = words.findIndex((word) => /^(?:due|overdue)$/u.test(word.key));
  const from = words.findLastIndex((word, at) => at < due && DETERMINERS.has(word.key));
  if (due < 0 || from < 0 || due - from > 6) return null;
  const thing = words
    .slice(from, due)
    .filter((word) => !/^(?:which|that|is|that's|was)$/u.test(word.key));
  const implied = impliedTask([...thing, ...wordsOf('is'), ...words.slice(due)]);
  return implied === null ? null : sayTask(wordsOf(implied));
}

function fromStatement(words: readonly Word[], marked: boolean): Reading | null {
  const question = taskInQuestion(words, marked);
  if (question === 'rhetorical') return { kind: 'feeling' };
  if (question !== null) return { kind: 'task', title: question };
  const outside = outsideBrackets(beforeClause(words));
  if (outside !== words && isNounPhrase(outside))
    return { kind: 'task', title: taskFromGerund(words) ?? sayTask(words) };
  const implied = impliedTask(words) ?? impliedTask(outside);
  const read = implied === null ? null : task(sayTask(wordsOf(implied)));
  return read?.kind === 'task' ? { ...read, isImplied: true } : read;
}

/**
 * Reads one thought: a task (said, implied or asked), a wish, a plain fact, a feeling, something
 * finished. What no rule knows is a task in its own words, so that nothing is lost.
 */
export function readThought(said: readonly Word[]): Reading {
  const thought = withOughtAsNotDone(withShortNot(said));
  if (tellsWhatIsThought(thought)) return { kind: 'feeling' };
  const onTheWay = impliedByProgress(thought);
  if (onTheWay !== null) return { kind: 'task', title: sayTask(wordsOf(onTheWay)) };
  const opened = withoutOrder(withoutLeading(withoutHoldOn(thought), LEADING_FILLERS));
  const from = opened.findIndex((word) => word.key !== '');
  const stripped = withoutSignOff(opened.slice(Math.max(from, 0)));
  const told =
    (keyAt(stripped, 0) === 'so' &&
      (stripped.length > 2 ||
        SUBJECT.has(keyAt(stripped, 1)) ||
        VERB_FOR_NOUN.has(keyAt(stripped, 1)))) ||
    (keyAt(stripped, 0) === 'first' &&
      (opensWithVerb(stripped, 1, 'within') || DETERMINERS.has(keyAt(stripped, 1))))
      ? withoutLeading(stripped.slice(1), LEADING_FILLERS)
      : stripped;
  const words = withDayBehind(withoutPlace(withoutIts(told)));
  const marked = /[?？]["'”’)]*$/u.test(thought.at(-1)?.raw ?? '') && opensQuestion(words);
  const isDeadline = keyAt(words, 0) === 'deadline' && words.length > 1;
  const asked = isDeadline ? words.slice(1).filter(({ key }) => !/^\d{1,2}$/u.test(key)) : words;
  if (asked.every(({ key }) => isWhenWord(key) || /^(?:|so|and)$/u.test(key)))
    return { kind: whenAlone(words) };
  if (IDLE.test(keysOf(words))) return { kind: 'nothing' };
  if (
    /^being (?:a|an|so|too|such|the)\b|^(?:please )?(?:can|could) (?:somebody|someone|anyone) (?:please )?(?:tell me (?:how|why|what)|invent|explain|clone|save me|shoot me|wake me)\b/u.test(
      keysOf(words),
    )
  )
    return { kind: 'feeling' };
  if (isPlainlyTold(words) || isNotNeeded(words) || NEVER_BEFORE.test(keysOf(words)))
    return { kind: 'fact' };
  const needed = whatIsNeeded(words);
  if (needed !== null) return needed;
  return readPlain(words, marked) ?? readFelt(words) ?? readFront(words, marked);
}

/** "I'm behind on my essays". */
function fromBehind(words: readonly Word[]): string | null {
  if (!/behind (?:on|with)\b/u.test(keysOf(words))) return null;
  const behind = words.findIndex((word) => word.key === 'behind');
  return sayTask([...wordsOf('Catch up on'), ...words.slice(behind + 2)]);
}

/** What is plain from its first words: undecided, finished, wished for, promised. */
function readPlain(words: readonly Word[], marked: boolean): Reading | null {
  const open = task(
    taskUndecided(words) ??
      taskUndoneOf(words) ??
      fromBehind(words) ??
      taskInTimeGiven(words) ??
      taskNotDoneThen(words),
  );
  if (open?.kind === 'task') return { ...open, isImplied: true };
  if (isForTheMachine(words) || isOnTheWay(words) || NAMES_THE_LIST.test(keysOf(words)))
    return { kind: 'nothing' };
  const begun = task(taskBegun(words) ?? thingSought(words) ?? deedToCome(words));
  if (begun !== null) return begun;
  const wanted = wantedByOthers(words);
  if (wanted !== null) return task(sayTask(wordsOf(wanted)));
  if (
    !marked &&
    (isToldDone(words) || isToldDid(words) || isToldFinished(words) || isPastAtFront(words))
  )
    return { kind: 'done' };
  if (!marked && (isThingFinished(words) || isAtItsEnd(words)))
    return { kind: 'fact', guess: 'named' };
  if (!marked && isToldOnTheWay(words)) return { kind: 'fact' };
  if (
    /^sometimes i\b|^i keep telling myself (?:that )?(?:it|i'm|i'll (?:be|start|stop|do it|get up|sleep)\b)/u.test(
      keysOf(words),
    )
  )
    return { kind: 'feeling' };
  if (words.length > 2 && keyAt(words, words.length - 1) === 'saying') return { kind: 'fact' };
  const someday = wishOfSomeday(words);
  if (someday !== null) return { kind: 'wish', title: someday };
  if (saysHowFar(words)) return { kind: 'fact' };
  const asked = taskRequested(words);
  if (asked !== null) return task(sayTask(wordsOf(asked)));
  const mine = GUESS_WHO.exec(keysOf(words))?.[0].split(' ').length ?? 0;
  if (mine > 0) return task(sayTask(words.slice(mine)));
  const promised = task(
    taskPromised(words) ?? taskOwedInFeeling(words) ?? taskWorriedAbout(words) ?? taskSetOn(words),
  );
  if (promised !== null) return promised;
  const wish = wishIn(words);
  return wish === null ? null : { kind: 'wish', title: wish };
}

/** How it is, and what others do; "nobody has booked the hall" is left to oneself. */
function readFelt(words: readonly Word[]): Reading | null {
  const left =
    taskDueUntil(words) ??
    impliedByNobody(words) ??
    impliedByWish(words) ??
    impliedByTooth(words) ??
    impliedBySome(words) ??
    impliedByNothing(words) ??
    impliedByPlace(words) ??
    impliedByPost(words) ??
    impliedByVermin(words) ??
    (/ (?:out of|low on) |^no .+ left$/u.test(keysOf(words)) ? impliedByShortage(words) : null) ??
    (keyAt(words, 0) === 'everything' ? taskToBeDone(words) : null);
  if (left !== null) return task(sayTask(wordsOf(left)));
  if (isFeeling(words) || isComplaint(words)) return { kind: 'feeling' };
  const isTold =
    CANNOT_COME.test(keysOf(words)) ||
    needsTime(words) ||
    isNews(words) ||
    isInOtherHands(words) ||
    isToldOfSelf(words) ||
    isDeedOfOthers(words) ||
    isToldOfOthers(words);
  return isTold ? { kind: 'fact' } : null;
}

function readFront(words: readonly Word[], marked: boolean): Reading {
  if (!marked && isOnlySaid(words)) return { kind: 'fact' };
  const short = AMBIGUOUS_VERBS.has(keyAt(words, 0))
    ? (impliedByShortage(words) ?? faultNamed(words))
    : null;
  if (short !== null) return { kind: 'task', title: sayTask(wordsOf(short)) };
  const redone = taskToBeDone(words);
  if (redone !== null) return { kind: 'task', title: redone };
  if (opensNeededThing(words))
    return { kind: 'task', title: sayTask([...wordsOf('Get'), ...words.slice(1)]) };
  if (opensWithVerb(words, 0, 'front') && obligationLengthAt(words, 0) === 0 && !marked)
    return { kind: 'task', title: sayTask(words) };
  return readIndirect(words, marked);
}

function readIndirect(words: readonly Word[], marked: boolean): Reading {
  if (goesOn(words)) return { kind: 'fact' };
  if (!marked) {
    const owed = taskOwed(words);
    if (owed !== null) return { kind: WISH.test(keysOf(words)) ? 'wish' : 'task', title: owed };
    if (isToldOfOneself(words)) return task(dueThing(words)) ?? { kind: 'done' };
  }
  const stated = fromStatement(words, marked);
  if (stated !== null) return stated;
  if (words.length === 2 && /^\d+$/u.test(keyAt(words, 0)) && UNDONE_STATES.has(keyAt(words, 1)))
    return { kind: 'fact' };
  const gerund = task(taskFromGerund(words));
  if (gerund !== null) return gerund;
  if (isNounPhrase(words) || isThingNamed(words) || opensWithCommand(words))
    return { kind: 'task', title: sayTask(withoutNeeded(words)) };
  return words.length > 3 || isPlainStatement(words)
    ? { kind: 'fact', guess: 'open' }
    : { kind: 'task', title: sayTask(words) };
}

function isPlainStatement(words: readonly Word[]): boolean {
  const told =
    /^(?:i|i'm|im|i've|i'll|he|he'll|he'd|she|she'll|she'd|it|it's|its|we|we're|we'll|we've|they|they're|they'll|they've|you|you're|you'll|you've|that|that's|this|he's|she's|nobody|who|which|apparently|there's|there|what|am|is|are|was|were|did|had)$/u;
  return told.test(keyAt(words, 0)) || hasFiniteVerb(words);
}
