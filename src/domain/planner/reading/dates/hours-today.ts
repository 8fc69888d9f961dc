import { keysOf } from '../../words/phrase-text.ts';
import { outsideBrackets } from '../thing-said-of.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** "3pm", "10.30am", "18:00", "0800". */
const SURE_HOUR =
  /^(?:\d{1,2}(?:[:.]\d{2})?(?:am|pm)|(?:[01]?\d|2[0-3]):[0-5]\d|0[6-9]00|1\d[0-5]0(?:hrs)?)$/u;
const HOUR =
  /^(?:noon|midday|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}(?:[:.]\d{2})?)$/u;
const LEADS = /^(?:by|before)$/u;
/** What may stand behind an hour that was said as a plain number. */
const ENDS =
  /^(?:|sharp|today|tonight|this|latest|o'clock|and|or|so|because|cos|with|for|from|to|when|then|but|on)$/u;
const NO_HOUR =
  /^(?:every|each|always|usually|normally|was|were|had|did|last|yesterday|woke|slept|best)$/u;
/** What is done before a part of this very day ends. */
const BEFORE_BED =
  /^(?:knock off|leave at|close|closes|shut|shuts|go home|pack up|clock (?:off|out)|go to (?:bed|sleep)|bed|bedtime|turn in|shut up shop|my shift|the shift|shift|work tonight|dark|dinner|tea|supper|lunch|the school run|school run|pick ?-?up)(?: |$)/u;

/** "By close of play", "before the three o'clock kick-off". */
const CLOSE_OF_PLAY =
  /\b(?:by|before) (?:the )?(?:close of (?:play|business)|end of play|cob)$|\b(?:by|before) the (?:half (?:past )?)?\p{L}+ o'clock\b/u;

/** "From 9 to 5", "between two and four": no hour by which something is due; "ice from the garage before six" is. */
function opensSpan(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  return /^(?:from|between)$/u.test(keyAt(words, at)) && (HOUR.test(next) || SURE_HOUR.test(next));
}

function isSaidHour(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const isDue = keyAt(words, at - 1) === 'at' && keyAt(words, at - 2) === 'due';
  const isSharp = keyAt(words, at + 1) === 'sharp';
  if (SURE_HOUR.test(key) && (at === 0 || isDue || LEADS.test(keyAt(words, at - 1)))) return true;
  if (!HOUR.test(key) || (key === 'one' && keyAt(words, at - 1) === 'by')) return false;
  if (isDue || isSharp) return true;
  const isHalf = /^(?:half|past|to)$/u.test(keyAt(words, at - 1));
  const lead = keyAt(words, isHalf ? at - 2 : at - 1);
  const isLast = words[at]?.comma === true || ENDS.test(keyAt(words, at + 1));
  return LEADS.test(lead) && isLast;
}

/**
 * Whether the words say an hour at or until which something is to be done and no day: it is today's.
 * What was, or comes round every day, says no such hour.
 */
export function isForToday(said: readonly Word[]): boolean {
  const words = outsideBrackets(said);
  if (words.some(({ key }, at) => NO_HOUR.test(key) || opensSpan(words, at))) return false;
  const before = words.findIndex(({ key }) => key === 'before' || key === 'till');
  if (before >= 0) {
    const rest = words
      .slice(before + 1)
      .filter(({ key }) => !/^(?:i|we|the|they|he|she|it|gets|this)$/u.test(key));
    if (BEFORE_BED.test(keysOf(rest))) return true;
  }
  return CLOSE_OF_PLAY.test(keysOf(said)) || words.some((_, at) => isSaidHour(words, at));
}
