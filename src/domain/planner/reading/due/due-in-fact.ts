import { type Day } from '../../../calendar/day.ts';
import { A_DAY, A_WEEKDAY, WEEKDAYS } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { A_LAST_DAY } from '../dates/urgency.ts';
import { weekdayOf } from '../dates/days-until.ts';
import { isInOtherHands, isNews } from '../told/news.ts';
import { isDeedOfOthers } from '../told/others-deeds.ts';
import { type ReadThought } from '../reading.ts';

const UNTIL = /^(?:until|till|til|since)$/u;
const GIVEN_TIME = /^(?:only|open|valid|gave|give|gives|given|have|has|got|i've|we've)$/u;

/** "Send the names, that's until tomorrow". */
const SAYS_ITS_DAY =
  /^(?:and |but |so )?(?:that's|that is|which is|thats) (?:only )?(?:until|till|til) /u;

/** "And it's now Saturday". */
const IS_TODAY = new RegExp(
  String.raw`^(?:(?:and|but|so|hello|hi|hey|okay|ok|right|well|morning|evening) )*(?:it's|it is|today's|today is) (?:now |already |only )*${A_WEEKDAY}(?: now| already| today)?$`,
  'u',
);

/** "Saturday, quiet.": the day on which it was written. */
function isNameOfToday(words: readonly Word[], today: Day): boolean {
  return words.length === 1 && WEEKDAYS.get(keyAt(words, 0)) === weekdayOf(today);
}

/** What says until when, and not only on which day something is so. */
const SAYS_UNTIL = new RegExp(
  String.raw`\b(?:${A_LAST_DAY}|needs? to|got to|gotta|supposed to|meant to|or else|goes? (?:out|off|in|live)|collection|only (?:there|open|in|here|on|until|till)|collecting|collects?|pick(?:s|ing)? (?:it|them|that|\S+ up|up)|for (?:\p{L}+day|tomorrow|tonight|the \d)|(?:is|are|it's|that's|\p{L}+'s) (?:on |due |only |also |already )?(?:today|tonight|tomorrow))\b|^(?:and |but |so )?(?:it|it's|its|that|that's|they|they're|which) |\b(?:in|on|wearing|using|driving|borrowing|needs?|wants?|having) (?:it|them) (?:on |this |from )?${A_DAY}\b`,
  'u',
);
/** What comes today asks for what follows from it today. */
const HAPPENS =
  /\b(?:lands?|landing|arrives?|arriving|comes?|coming|visiting|starts?|starting|begins?|flies|flying|leaves?|leaving|here|round|over)\b/u;
const OF_THESE_DAYS = /^(?:today|tonight|tonite|2nite|now)$/u;

/** "I can't breathe today", "sixteen hundred miles this week": how these days are, and nothing that is due. */
function withoutTheseDays(words: readonly Word[]): readonly Word[] {
  return words.filter(
    ({ key }, at) =>
      !OF_THESE_DAYS.test(key) &&
      !(
        key === 'this' &&
        /^(?:week|morning|afternoon|evening|weekend|month|year|arvo)$/u.test(keyAt(words, at + 1))
      ),
  );
}

const SAID_BY =
  /(?<!\b(?:i|we) )\b(?:said|says|promised|swore|swears|reckons|thinks|hopes)\b|^\p{L}+'s (?:on it|got it|in)\b/u;

/** "Rory's got the ladders till Wednesday": what somebody else has until then. */
const IS_THEIRS =
  /^(?:(?:and|but|so|because|cos) )*(?!(?:i|we|you|it|that|there|i've|we've|you've)\b)\p{L}+(?:'s got| has| has got) (?:the|my|our|a|an|his|her|it|them|both) ?(?:\p{L}+ ){0,3}(?:until|till|til) /u;

/** "Darlene's taking her mama to church tomorrow", "he said Friday": the day of somebody else. */
function isDayOfOthers(words: readonly Word[]): boolean {
  if (SAYS_UNTIL.test(keysOf(words))) return false;
  const said = words.slice(skipOpeners(words, 0));
  return isDeedOfOthers(said) || isInOtherHands(said) || isNews(said) || SAID_BY.test(keysOf(said));
}

/**
 * When the thing that a fact is about is due. "Away until Sunday" names a day on which nothing is,
 * "they gave us till Friday" does; "it is forty days now" is no date.
 */
export function dueInFact(
  { words }: ReadThought,
  today: Day,
  leadsOn: boolean = false,
): number | null {
  if (IS_TODAY.test(keysOf(words)) || isNameOfToday(words, today)) return null;
  if (IS_THEIRS.test(keysOf(words))) return null;
  const isAway =
    words.some((word) => UNTIL.test(word.key)) && !words.some(({ key }) => key === 'overdue');
  const isGiven =
    words.some((word) => GIVEN_TIME.test(word.key)) || SAYS_ITS_DAY.test(keysOf(words));
  if (isAway && !leadsOn && !isGiven) return null;
  const said = words.filter((word) => word.key !== 'now');
  if (SAYS_UNTIL.test(keysOf(words))) return dueDays(said, today);
  if (isDayOfOthers(words) && !leadsOn) return null;
  return dueDays(leadsOn && HAPPENS.test(keysOf(words)) ? said : withoutTheseDays(said), today);
}
