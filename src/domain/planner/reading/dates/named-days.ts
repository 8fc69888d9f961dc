import {
  DAY_WORDS,
  EVENINGS_OF_TODAY,
  FIXED_FEASTS,
  SHORT_WEEKDAYS,
  WEEKDAYS,
} from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { type DatePlace } from './date-place.ts';
import { daysUntil, daysUntilFeast } from './days-until.ts';
import { daysOn } from './weeks-on.ts';

const IS_SO =
  /^(?:is|are|was|were|been|wants|knows|know|goes|works|means|seems|you|has|have|it's|its|that's|he's|she's|they're|we're|i'm|i've|we've)$/u;

/** "I think I could give it away now". */
const WOULD = /^(?:could|might|would|used)$/u;

/** So many words in front of "now" may say that it is so. */
const FAR = 7;

/** "Do it now", "right now", "NOW": no "it is now five weeks late". */
function saysAtOnce(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const isBehind =
    at === words.length - 1 &&
    at > 0 &&
    !/^(?:so|by|until|till|for|just|and|from|since|but|is|are|up|then|days|weeks|months|years|hours)$/u.test(
      before,
    ) &&
    !words
      .slice(Math.max(0, at - FAR), at)
      .some(
        (word, far) =>
          IS_SO.test(word.key) && keyAt(words, Math.max(0, at - FAR) + far + 1) !== 'to',
      );
  const isHabit = /^(?:he|she|it|they|who)$/u.test(keyAt(words, at - 2)) && /[^s]s$/u.test(before);
  const isOnlyThought = words.slice(Math.max(0, at - 8), at).some(({ key }) => WOULD.test(key));
  return (
    (isBehind && !isOnlyThought && !isHabit) ||
    before === 'right' ||
    /^NOW\b/u.test(words[at]?.raw ?? '')
  );
}

/** "First thing" is tomorrow's, unless a day is named beside it. */
function opensDay(words: readonly Word[], at: number): boolean {
  const isNamed = (word: Word): boolean => WEEKDAYS.has(word.key) || SHORT_WEEKDAYS.has(word.key);
  return (
    at > 0 &&
    !words.slice(Math.max(0, at - 2), at + 5).some(isNamed) &&
    keyAt(words, at + 2) !== 'is'
  );
}

/** "Pasado mañana", "depois de amanhã". */
function isDayAfter(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  return before === 'pasado' || (before === 'de' && keyAt(words, at - 2) === 'depois');
}

/** "Por la mañana", "am Morgen": in the morning, whichever. */
function isTimeOfDay(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  if (keyAt(words, at) === 'mañana') return /^(?:la|esta|cada)$/u.test(before);
  return (
    keyAt(words, at) === 'morgen' && /^(?:am|guten|jeden|den|einen|diesen|goede)$/u.test(before)
  );
}

/** "Before tonight's briefing" is tonight, "tonight's the cut-off" as well; "today's post" says whose it is. */
function dayOfOwner(words: readonly Word[], at: number): string {
  const key = keyAt(words, at);
  if (!key.endsWith("'s")) return key;
  const isBefore = /^(?:before|by|until|till|for)$/u.test(keyAt(words, at - 1));
  const isSo = /^(?:the|when|my|our|last)$/u.test(keyAt(words, at + 1));
  return isBefore || isSo ? key.replace(/^(today|tonight|tomorrow)'s$/u, '$1') : key;
}

/** "The Christmas market" is some day in December; "before the Christmas break" is a date. */
const OF_FEAST =
  /^(?:market|markets|fair|fairs|fayre|bazaar|concert|raffle|lights|hours|rota|jumper|jumpers|party|parties|do|play|show|panto|hamper|hampers|song|songs|carols|tree|menu|box|boxes|float|stall)$/u;

function isOfFeast(words: readonly Word[], at: number): boolean {
  return OF_FEAST.test(keyAt(words, at + 1));
}

/** "The Christmas decorations" are in the way on any day. */
function isStored(words: readonly Word[], at: number): boolean {
  return /^(?:decorations?|boxes|box|stuff|question|films|music)$/u.test(keyAt(words, at + 1));
}

/** Days until a day by its name: "tomorrow", "christmas", "first thing". */
export function fromName({ words, at, today }: DatePlace): number | null {
  const key = dayOfOwner(words, at);
  const feast = daysUntilFeast(today, key);
  if (feast !== null) return isOfFeast(words, at) ? null : feast;
  const named = FIXED_FEASTS.get(key);
  if (named !== undefined && isStored(words, at)) return null;
  if (named !== undefined) return daysUntil(today, named[0], named[1]);
  if (key === 'tomorrow' && keyAt(words, at - 1) === 'after') return 2;
  if (DAY_WORDS.get(key) === 1 && isDayAfter(words, at)) return 2;
  if (isTimeOfDay(words, at)) return null;
  if (key === 'first' && keyAt(words, at + 1) === 'thing') return opensDay(words, at) ? 1 : null;
  if (key === 'overdue' && keyAt(words, at - 1) === 'long') return null;
  if (key === 'now' && !saysAtOnce(words, at)) return null;
  if (EVENINGS_OF_TODAY.has(`${keyAt(words, at - 1)} ${key}`)) return 0;
  const day = DAY_WORDS.get(key) ?? null;
  return /^(?:today|tomorrow)$/u.test(key) && day !== null ? day + daysOn(words, at) : day;
}
