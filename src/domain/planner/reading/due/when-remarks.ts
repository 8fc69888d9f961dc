import { A_DAY } from '../../data/dates.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_NUMBER, SEVERAL } from '../../data/numbers.ts';
import { type Day } from '../../../calendar/day.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { contentKeys } from '../grammar/title-words.ts';
import { dueDays } from '../dates/due-date.ts';
import { saysClosingHour } from '../dates/hours.ts';
import { taskInTimeGiven } from './time-given.ts';
import { withinSentence } from '../implied/see-to.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { isSameBreath } from '../breaths.ts';

const LOOK_BACK = 3;
const LONGEST = 14;

/** "Must be before 2 Dec", "has to be in by Monday", "due Monday 9am", "deadline wednesday". */
const OF_THE_DATE = String.raw`(?:(?:absolute |final |the |my |their |whose )*(?:deadline|cut-?off|last day|closing date|due date)|(?:was |were )?due|overdue|(?:closes?|closing|expires?|ends|ending|lapses|runs out|shuts)(?! (?:the|my|our|a|up)\b)|(?:must|has to|have to|needs to|need to|should|got to|gotta|supposed to|meant to|expected to) be\b(?! (?:cleaned|fixed|moved|done up)\b)|(?:ran|run) out (?=yesterday|last|on|${SEVERAL}|a )|(?:expired|lapsed)|(?:promised|wanted|needed|expected|agreed) (?:by|for|before)|is (?:due|up|on|only)|are (?:due|up|on))`;
const SUBJECTLESS = new RegExp(`^(?:absolutely |all )?${OF_THE_DATE}`, 'u');
const POINTS_BACK = new RegExp(
  `^(?:(?:the )?(?:whole|entire) (?:thing|lot)(?:'s)?|that|that's|which|it|it's|its|they|they're|these|those|this)(?: (?:one|all|really|actually|just|also|is|are))*\\b.{0,12}?${OF_THE_DATE}`,
  'u',
);
/** "The 42 days is up on Tuesday", "the window closes on Friday". */
const TIME_ITSELF = new RegExp(
  String.raw`^(?:the |my |our |their )?(?:(?:\d+|${SEVERAL}) )?(?:days?|weeks?|months?|time|window|offer|grace period|notice period|deadline|cut-?off|closing date|due date|last day|last date|quote|price|voucher|discount|(?:last )?posting date|last post(?:ing)?|(?:last|final|latest) (?:order|ordering|collection|delivery|entry|booking) (?:date|day))(?: (?:for|of) (?:it|that|them|this))?(?:'s| (?=(?:the )?\d)| is| are| runs?| ends?| closes?| was| expires?| (?:only )?(?:valid|good|open))\b`,
  'u',
);
/** "Portal closes on Tuesday": the way in to what was named just before. */
const WAY_IN = new RegExp(
  String.raw`^(?:the |their )?(?:portal|website|site|system|window|form|link|registration|entries|bookings?|submissions?|applications?|sign-?ups?|ballot|box office|gates?) (?:closes?|ends?|shuts?|goes down|is only open)\b|^(?:the |my |our )?(?:balance|deposit|instalment|payment|rest|remainder) (?:is|are|was)(?: due)?(?: on| by)? (?:${A_DAY}|the \S+)\b`,
  'u',
);
/** "Practice manager wants it by Monday", "they need names by the 28th", "give me till Friday". */
const WANTED =
  /^(?!(?:i|we|i've|we've|i'd|you)\b)(?:\S+ ){0,3}?(?:wants?|needs?|expects?|asked for|is asking for|would like|takes?|accepts?|keeps?|holds?|refunds?|exchanges?|swaps?) (?:back )?(?:it|them|that|this|these|everything|an answer|an? reply|names|numbers|the lot)\b.{0,20}\b(?:by|before|on|for|until|till|no later than|this|today|tomorrow|tonight)\b/u;
const GIVEN = new RegExp(
  String.raw`^(?:just |(?!(?:i|we)\b)(?:\S+ ){1,3})?(?:give|gave|given|gives|giving) (?:me|us) (?:until|till|til|only|${A_NUMBER}|a|\d)\b|^(?:so )?(?:by|before|no later than) (?:\S+ )?(?:\S+)(?: (?:really|latest|at the latest|at least|ideally|please|if possible))*$`,
  'u',
);

/** "I've only got two left so by Monday really". */
const LEFT = new RegExp(
  String.raw`^(?:(?:i've|i have|we've|we have|there's|there is|there are|i'm|we're) )?(?:only |just |down to )*(?:got |have )?(?:only |just |about )*(?:${A_NUMBER}|a couple|a few|\d{1,2}) (?:\p{L}+ )?left\b`,
  'u',
);

function saysOnlyWhen(said: string): boolean {
  return [SUBJECTLESS, POINTS_BACK, TIME_ITSELF, WANTED, GIVEN, LEFT].some((form) =>
    form.test(said),
  );
}

/** "The bank closes at one today" is said of the errand before it. */
function isClosingHour({ words, reading }: ReadThought): boolean {
  const isTold =
    reading.kind === 'fact' || (reading.kind === 'task' && reading.title.startsWith('See to '));
  return isTold && saysClosingHour(words);
}

/** "Shop shuts 6 tonight", "the register closes Friday": what closes is where it is done. */
const PLACE_SHUTS =
  /^(?:the |their |my )?(?!(?:i|we|they|you|he|she|it|that|this)\b)(?:[\p{L}-]+ ){1,3}(?:shuts?|closes?|(?:is |are )?only open (?:until|till|til))\b(?! (?:the|my|our|a|up)\b)/u;

/** In a list the hour may stand on a line of its own below the errand. */
function isShutAbove(
  words: readonly Word[],
  before: ReadThought | undefined,
  thought: ReadThought,
): boolean {
  const isBelow = before !== undefined && thought.line - before.line === 1 && isToDo(before);
  return isBelow && PLACE_SHUTS.test(keysOf(words)) && saysClosingHour(words);
}

/** "The deadline for the bid is the 3rd" names its thing. */
const DUE_OF_NAMED = /^(?:the )?deadline (?:for|of) (?:the|my|our|that)\b/u;

/** "Due friday", "was due on the 13th", "it's due monday": nothing but when it is due. */
const DUE_ALONE =
  /^(?:it's |its |is |was |were |they're |also )?(?:due|overdue)\b|^(?:the )?deadline\b/u;

/** In a list, too, the day may stand on a line of its own below the thing that is due. */
function isDueAbove(
  words: readonly Word[],
  { before, thought, today }: { before: ReadThought | undefined; thought: ReadThought; today: Day },
): boolean {
  const isBelow = before !== undefined && thought.line - before.line === 1 && isToDo(before);
  const isSameLabel = before?.headings.join() === thought.headings.join();
  return isBelow && isSameLabel && DUE_ALONE.test(keysOf(words)) && dueDays(words, today) !== null;
}

/** "Gas cylinder swap", and no "correct it". */
function namesThing({ reading }: ReadThought): boolean {
  return reading.kind === 'task' && contentKeys(reading.title).size > 1;
}

/** "The swimming rego closes on Sunday" asks for a deed that was not said: it is to be sent in. */
function isOwnErrand(words: readonly Word[], { reading }: ReadThought): boolean {
  if (reading.kind !== 'task' || !DETERMINERS.has(keyAt(words, 0))) return false;
  if (/^(?:See to|Sort out|Get ready for) /u.test(reading.title)) return false;
  const verb = keyAt(wordsOf(reading.title), 0);
  return !words.some(({ key }) => key === verb);
}

function isWayIn(
  words: readonly Word[],
  before: ReadThought | undefined,
  thought: ReadThought,
): boolean {
  const isBehind = before !== undefined && isToDo(before) && isSameBreath(before, thought);
  return (
    isBehind &&
    (WAY_IN.test(keysOf(words)) ||
      (PLACE_SHUTS.test(keysOf(words)) && namesThing(before) && !isOwnErrand(words, thought)))
  );
}

/** "Sixty days overdue", "a week late". */
const HOW_LATE = /^(?:\S+ ){1,2}(?:days?|weeks?|months?) (?:overdue|late)$/u;

/** "Due back 9 Dec" can only be said of something. */
const OPENS_DUE = /^(?:due|overdue)\b/u;
/** "The boss is on my case. It's due Friday": and so can this, whatever was told between. */
const IT_IS_DUE =
  /^(?:it's|it is|they're|they are|that's|that is) (?:due|overdue)\b(?! to\b)|^(?:the )?deadline\b/u;

/** What a remark may date: the nearest task in reach, in the same breath or in the one before. */
function hasTaskBefore(thoughts: readonly ReadThought[], index: number): boolean {
  const thought = thoughts[index];
  const task = thoughts.slice(Math.max(0, index - LOOK_BACK), index).findLast(isToDo);
  const said = thought === undefined ? '' : keysOf(thought.words);
  const isOpen = OPENS_DUE.test(said) || IT_IS_DUE.test(said);
  return (
    thought !== undefined &&
    task !== undefined &&
    task.line === thought.line &&
    thought.sentence - task.sentence <= 1 + Number(isOpen)
  );
}

const IS_TOLD = /^(?:is|are|was|were|has|needs|runs|counts)$/u;
const LONGEST_NAME = 5;

/** "The assignment is 2,500 words. Due Friday": what was told of is to be finished by then. */
function thingDue(kept: readonly ReadThought[], thought: ReadThought): ReadThought | null {
  if (thought.reading.kind !== 'task' || !OPENS_DUE.test(keysOf(thought.words))) return null;
  const told = kept.findLast(({ line, sentence, reading, words }) => {
    const isNear = line === thought.line && thought.sentence - sentence <= 1;
    return isNear && reading.kind === 'fact' && DETERMINERS.has(keyAt(words, 0));
  });
  const end = told?.words.findIndex(({ key }) => IS_TOLD.test(key)) ?? -1;
  if (told === undefined || end < 2 || end > LONGEST_NAME) return null;
  const thing = textOf(told.words.slice(0, end).map(withinSentence));
  const [due, ...day] = thought.words;
  const when = `${due?.key} ${textOf(day)}`;
  const title = withoutEndMarks(`Finish ${thing}, ${when}`);
  return { ...thought, reading: { kind: 'task', title } };
}

/**
 * "The car tax, that runs out on the 30th", "book the slot, must be before 2 December": words that
 * only say when the thing before them is due are no task of their own.
 */
export function withWhenRemarks(thoughts: readonly ReadThought[], today: Day): ReadThought[] {
  const kept: ReadThought[] = [];
  for (const thought of thoughts) {
    const words = thought.words.slice(skipOpeners(thought.words, 0));
    const isRemark =
      thought.language === 'en' &&
      thought.reading.kind !== 'done' &&
      thought.reading.kind !== 'feeling' &&
      words.length > 0 &&
      words.length <= LONGEST &&
      taskInTimeGiven(words) === null &&
      !(thought.reading.kind === 'task' && DUE_OF_NAMED.test(keysOf(words))) &&
      (HOW_LATE.test(keysOf(words)) ||
        ((saysOnlyWhen(keysOf(words)) ||
          isClosingHour(thought) ||
          isWayIn(words, kept.at(-1), thought)) &&
          dueDays(words, today) !== null)) &&
      hasTaskBefore([...kept, thought], kept.length);
    const isOnItsOwn =
      thought.language === 'en' &&
      words.length <= LONGEST &&
      (isShutAbove(words, kept.at(-1), thought) ||
        isDueAbove(words, { before: kept.at(-1), thought, today }));
    kept.push(
      isRemark || isOnItsOwn
        ? { ...thought, reading: { kind: 'fact', saysWhen: true } }
        : (thingDue(kept, thought) ?? thought),
    );
  }
  return kept;
}
