import { A_DAY, A_MONTH, A_SHORT_MONTH, A_SHORT_WEEKDAY, AN_HOUR } from '../../data/dates.ts';
import { SAID_ORDINALS } from '../../data/numbers.ts';
import { wordKind } from '../../reading/grammar/word-kind.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { endOf, lengthOf, type MarkedTitle, withFate } from './marked-title.ts';

const MONTH = `(?:${A_MONTH}|${A_SHORT_MONTH})`;
const WEEKDAY = `(?:${A_DAY}s?|${A_SHORT_WEEKDAY})`;
const PART =
  '(?:morning|afternoon|evening|night|noon|midday|midnight|lunch|lunchtime|dinner|breakfast)';
const HOUR = `(?:(?:half|quarter)(?: past| to)? )?${AN_HOUR}(?: (?:o'clock|am|pm))?`;
const SAID = `(?:(?:twenty|thirty)[ -])?(?:${[...SAID_ORDINALS.keys()].join('|')})`;
const ORDINAL = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)|the ${SAID})`;
const DATE = String.raw`(?:${ORDINAL}(?:(?: of)? ${MONTH})?|\d{1,2} ${MONTH}|${MONTH} (?:\d{1,2}|${ORDINAL}))`;
const SPAN = `(?:week|weekend|month|year|${MONTH}|${PART}|${WEEKDAY}|term|summer|winter|spring|autumn)`;
const NAMED = `(?:${WEEKDAY}(?: ${PART})?(?: ${DATE})?|${DATE}|(?:this|next|every) ${SPAN}|now)`;
const END = `(?:the )?(?:end|start|beginning|middle) of (?:(?:the|this|next) )?(?:day|${SPAN})(?: ${WEEKDAY})?`;
const BEFORE =
  '(?:on or before|by|before|on|until|till|from|after|at|for|no later than)(?: late| early| first thing)?';
const HOURS = `(?:at|by|before|until|till|from|between) ${HOUR}(?: (?:and|to) ${HOUR})?(?: ${WEEKDAY}| this (?:morning|afternoon|evening))?`;
/** "By Friday the 5th", "this afternoon", "before lunch", "at half past two". */
const TIME = new RegExp(
  String.raw`^(?:due )?(?:(?:${BEFORE} )?${NAMED}(?: (?:or|and) (?:on )?${WEEKDAY})?|${BEFORE} (?:${END}|(?:the )?weekend|christmas|xmas|easter|new year|${PART})|(?:in|during) (?:the )?(?:${MONTH}|${PART}|new year)|${HOURS}|at the (?:very )?latest|(?:in|within) (?:the next )?\S+ (?:days?|weeks?|months?))(?= |$)`,
  'u',
);
const MOST = 7;
/** "The Monday group", "my Friday shift": a name, and no time. */
const OPENS_NAME = /^(?:the|a|an|my|our|his|her|their|your|this|that|of|and|to)$/u;

/** A place or "maybe": with the time alone the title would end in it. */
const LEADS_TO_TIME = /^[py]$/u;

/** How many words from a place on say when; 0 where they do not. */
function timeAt(words: readonly Word[], at: number): number {
  const before = keyAt(words, at - 1);
  const isLedTo = wordKind(keyAt(words, at)) !== 'p' && LEADS_TO_TIME.test(wordKind(before));
  if (OPENS_NAME.test(before) || before === 'not' || isLedTo) return 0;
  const said = TIME.exec(keysOf(words.slice(at, at + MOST)))?.[0] ?? '';
  return said === '' ? 0 : said.split(' ').length;
}

/** Says beneath what says when at the title's end, as much as has to. */
export function endTimesBeneath(title: MarkedTitle, limit: number): MarkedTitle {
  let marked = title;
  while (lengthOf(marked) > limit) {
    const end = endOf(marked);
    const time = startOfTime(title.words, end);
    if (time === null) break;
    const from = withClosing(title.words, time);
    marked = withFate(marked, { from, to: end, fate: 'beneath' });
  }
  return marked;
}

const SHORTEST = 3;
const CLOSES =
  /^(?:close|clos|end|open|start|begin|expire|shut)(?:s|ing)$|^(?:deadline|due|latest|last)$/u;

/** "…, closes | on Friday" says nothing without its day. */
function withClosing(words: readonly Word[], time: number): number {
  const comma = words.slice(0, time).findLastIndex((word) => word.comma) + 1;
  const isClosing = words.slice(comma, time).some(({ key }) => CLOSES.test(key));
  return comma >= SHORTEST && time - comma <= 2 && isClosing ? comma : time;
}

function startOfTime(words: readonly Word[], end: number): number | null {
  for (let at = Math.max(SHORTEST, end - MOST); at < end; at++)
    if (timeAt(words.slice(0, end), at) === end - at) return at;
  return null;
}

/** All that says when from a place on: "on the 1st at 9.20". */
function timesFrom(words: readonly Word[], from: number): number {
  let at = from;
  for (let length = timeAt(words, at); length > 0; length = timeAt(words, at)) at += length;
  return at;
}

/** "For Monday", "from May" and "every week" say which thing it is. */
const SAYS_WHICH = /^(?:for|from|after|every)$/u;

/** Says beneath what says when in the middle of the title: "tell Mel | by tonight | if I'm in". */
export function innerTimesBeneath(
  title: MarkedTitle,
  isBehind: (key: string) => boolean,
): MarkedTitle {
  const { words } = title;
  for (let at = 2; at < endOf(title); at++) {
    const behind = timesFrom(words, at);
    const isInside = words.slice(0, at).some(({ raw }) => raw.includes('('));
    if (behind === at || isInside || SAYS_WHICH.test(keyAt(words, at))) continue;
    if (title.fates[behind] === 'stays' && isBehind(keyAt(words, behind)))
      return withFate(title, { from: at, to: behind, fate: 'beneath' });
  }
  return title;
}
