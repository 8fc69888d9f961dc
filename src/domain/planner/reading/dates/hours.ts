import { AN_HOUR } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { outsideBrackets } from '../grammar/thing-said-of.ts';

/** "3pm", "10.30am", "18:00", "0800": an hour, whatever stands beside it. */
const CLOCK =
  /^(?:\d{1,2}(?:[:.]\d{2})?(?:am|pm)|(?:[01]?\d|2[0-3]):[0-5]\d|0[6-9]00|1\d[0-5]0(?:hrs)?)$/u;
/** "Five", "noon", "10.30": an hour behind "at" or "by". */
const HOUR = new RegExp(`^${AN_HOUR}$`, 'u');
const LEADS = /^(?:at|by|before|around|about|till|until)$/u;
const LEADS_TO_END = /^(?:by|before)$/u;
/** What may stand behind an hour that was said as a plain number. */
const ENDS =
  /^(?:|sharp|today|tonight|this|latest|o'clock|and|or|so|because|cos|with|for|from|to|when|then|but|on)$/u;

function isHourAt(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (CLOCK.test(key)) return true;
  const isLast = words[at]?.comma === true || ENDS.test(keyAt(words, at + 1));
  return HOUR.test(key) && isLast && !(key === 'one' && keyAt(words, at - 1) === 'by');
}

/** "By" in "by half past three" and "by the latest five". */
function leadOf(words: readonly Word[], at: number): string {
  let lead = at - 1;
  while (lead > at - 3 && /^(?:half|past|to|the|latest)$/u.test(keyAt(words, lead))) lead--;
  return keyAt(words, lead);
}

/** "Sleep before 1", "in bed by 11", "screens off by ten": hours that somebody wants to keep, and no deadline. */
const KEEPS_HOURS =
  /^(?:try to |actually |be |get |go )*(?:to )?(?:sleep|asleep|(?:in |to )bed|bedtime|lights? (?:out|off)|(?:screens?|phone|laptop|tv) (?:off|away|down)|wake(?: up)?|awake|up|get up|out of bed) (?:before|by|at)\b(?! \S+ (?:today|tonight|tomorrow))/u;
/** How it was, or how it always is. */
const NOT_TO_COME =
  /^(?:every|each|always|usually|normally|was|were|had|did|last|yesterday|woke|slept|best)$/u;
/** What is done before a part of this very day ends. */
const PART_OF_TODAY =
  /^(?:knock off|leave at|close|closes|shut|shuts|go home|pack up|clock (?:off|out)|go to (?:bed|sleep)|bed|bedtime|turn in|shut up shop|my shift|the shift|shift|work tonight|dark|dinner|tea|supper|lunch|the school run|school run|pick ?-?up)(?: |$)/u;
/** "By close of play", "before the three o'clock kick-off". */
const CLOSE_OF_PLAY =
  /\b(?:by|before) (?:the )?(?:close of (?:play|business)|end of play|cob)$|\b(?:by|before) the (?:half (?:past )?)?\p{L}+ o'clock\b/u;

/** "Before bed", "before I knock off". */
function isBeforePartOfToday(words: readonly Word[]): boolean {
  const before = words.findIndex(({ key }) => key === 'before' || key === 'till');
  const rest = words
    .slice(before + 1)
    .filter(({ key }) => !/^(?:i|we|the|they|he|she|it|gets|this)$/u.test(key));
  return before >= 0 && PART_OF_TODAY.test(keysOf(rest));
}

function isEndAt(words: readonly Word[], at: number): boolean {
  const isDue = keyAt(words, at - 1) === 'at' && keyAt(words, at - 2) === 'due';
  const opens = at === 0 && CLOCK.test(keyAt(words, at));
  const isSharp = keyAt(words, at + 1) === 'sharp';
  return isHourAt(words, at) && (opens || isDue || isSharp || LEADS_TO_END.test(leadOf(words, at)));
}

/** "From 9 to 5", "between two and four": no hour by which something is due; "ice from the garage before six" is. */
function opensSpan(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  return /^(?:from|between)$/u.test(keyAt(words, at)) && (HOUR.test(next) || CLOCK.test(next));
}

/**
 * Whether the words say an hour at or until which something is to be done and no day: it is today's.
 * What was, or comes round every day, says no such hour.
 */
export function isForToday(said: readonly Word[]): boolean {
  const words = outsideBrackets(said);
  if (KEEPS_HOURS.test(keysOf(words))) return false;
  if (words.some(({ key }, at) => NOT_TO_COME.test(key) || opensSpan(words, at))) return false;
  return (
    isBeforePartOfToday(words) ||
    CLOSE_OF_PLAY.test(keysOf(said)) ||
    words.some((_, at) => isEndAt(words, at))
  );
}

const HOUR_OF_DAY = /^\d{1,2}(?:[:.]\d{2})?(?:am|pm)$/u;
const NO_END_OF_NAME = /^(?:opens?|from|since|until|till|til|to|than|of|after|past)$/u;

/** "Feed the starter 9pm": what ends with an hour of the day, and no day, is on this very one. */
export function endsWithHour(said: readonly Word[]): boolean {
  const words = outsideBrackets(said);
  const last = words.length - 1;
  return (
    last > 0 &&
    HOUR_OF_DAY.test(keyAt(words, last)) &&
    !NO_END_OF_NAME.test(keyAt(words, last - 1)) &&
    !words.some(({ key }) => NOT_TO_COME.test(key) || key === 'opens')
  );
}

const COMES =
  /\b(?:here|comes?|coming|check in|arrives?|arriving|lands?|landing|starts?|opens?|closes?|shuts?|leaves?|leaving|goes|picks|due|\p{L}+'s|is|are) (?:\p{L}+ )?(?:at|by|before|from)\b/u;
/** How long something goes on, how often it comes, or when it was. */
const NO_HOUR_TO_COME =
  /\b(?:since|every|each|always|usually|until|till|til|last|ago|was|were|did|had|from)\b/u;

/** "The truck's here at five": an hour that is told, and no day, is today's. */
export function comesToday(said: readonly Word[]): boolean {
  const words = outsideBrackets(said);
  const text = keysOf(said);
  const isTold = COMES.test(text) && !NO_HOUR_TO_COME.test(text);
  return isTold && words.some((_, at) => isHourAt(words, at) && LEADS.test(leadOf(words, at)));
}

const ARRIVE = /^(?:\S+ ){1,4}(?:arrive|land) (?:at|by|around|about|before) /u;

/** "Guests arrive at 6": they come at an hour of this very day. */
export function arriveToday(said: readonly Word[]): boolean {
  return ARRIVE.test(keysOf(said)) && comesToday(said);
}

const CLOSES = new RegExp(
  String.raw`\b(?:shuts?|closes?|(?:runs? out|expires?|ends?|lapses?|finishes)(?= at | midnight)|(?:is |are |it's |they're )?(?:only )?open (?:until|till|til)) (?:up )?(?:at |around |about )?(?:half )?(?:lunch(?:time)?|${AN_HOUR})\b`,
  'u',
);

/** Whether the words say at which hour a place closes: "they shut at six". */
export function saysClosingHour(words: readonly Word[]): boolean {
  return CLOSES.test(keysOf(words));
}
