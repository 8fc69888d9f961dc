import { FILLERS, NO_VERB_AFTER } from '../../data/english-phrases.ts';
import { A_DAY, A_MONTH, A_WEEKDAY, MONTH_NAMES, WEEKDAY_NAMES } from '../../data/dates.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isPerson } from './living.ts';
import { isVerb } from './verbs.ts';

const DAY = `(?:${A_DAY}|${A_WEEKDAY}s)`;
const PART =
  '(?:morning|afternoon|evening|night|lunch|lunchtime|noon|midday|midnight|eod|week|first thing)';
const HOUR = `(?:${A_NUMBER}|\\d+)`;
const COUNT = `(?:an?|${HOUR}|a few|a couple of)`;
const UNIT = '(?:minutes?|hours?|days?|weeks?|months?|years?|fortnight)';
const ORDINAL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-?(?: ?\\p{L}+)|thirtieth|thirty-?first)';
const NAMED =
  '(?:christmas|xmas|easter|halloween|new year|bedtime|work|school|lunch|dinner|breakfast|tea|half term|term|noon|midnight)';
const CLOCK = `(?:half ${HOUR}|${HOUR} (?:past|to) ${HOUR}|${HOUR}|half past ${HOUR}|quarter (?:past|to) ${HOUR}|\\d{1,2}(?::\\d{2})?(?:am|pm)?)(?: (?:thirty|fifteen|forty-five|o'clock|am|pm))?`;

const ENDS_TIME = new RegExp(
  `(?:^| )(?:${[
    `(?:(?:on|by|before|until|till|this|next|for|from|after|due|every|late|early|first thing|first thing on) )?${DAY}(?: ${PART})?(?: the ${ORDINAL})?`,
    '(?:this|next|at the|over the|by the|before the|every) weekend',
    `(?:in|by|during) the ${PART}`,
    `(?:this|at|by|before|until) ${PART}`,
    `(?:this|next|every) (?:week|month|year|term|spring|summer|autumn|winter|${A_MONTH})`,
    `(?:in|within) ${COUNT} ${UNIT}`,
    `(?:on|by|before|until|till|from) the ${ORDINAL}(?: of ${A_MONTH})?`,
    `(?:is|are|it's) the ${ORDINAL}`,
    `(?:the )?${ORDINAL} of ${A_MONTH}`,
    `${A_MONTH} (?:the )?(?:${ORDINAL}|\\d{1,2})`,
    `(?:on|by|before|in|until) ${A_MONTH}(?: (?:the )?(?:${ORDINAL}|\\d{1,2}))?`,
    `(?:at|by|before|until) (?:the )?end of (?:(?:the|this|next) )?(?:day|week|month|year|term|play)`,
    `(?:before|by|after|until) ${NAMED}`,
    `(?:at|by|before|until) ${CLOCK}`,
    "on (?:the|my) way (?:back|home|there|in|out|to work|to school)|while (?:i'm|we're) (?:there|out|at it|home|at home|in work|at work|in town)",
    'as soon as possible|asap|first thing|straight away|right away|at some point|at once|at last|in time|one day|later on|some time|sometime',
  ].join('|')})$`,
  'u',
);
const LONGEST_TIME = 7;

const NO_TIME = /^(?:the|a|my|our|his|her|their|each|of|like|than)$/u;

/** How many words the day or hour takes that ends before this place: "by friday", "in the morning". */
export function timeLengthBefore(words: readonly Word[], at: number): number {
  const from = Math.max(0, at - LONGEST_TIME);
  const said = words.slice(from, at).map((word) => word.key);
  const found = ENDS_TIME.exec(said.join(' '))?.[0].trim();
  if (found === undefined) return 0;
  const length = found.split(' ').length;
  return NO_TIME.test(keyAt(words, at - length - 1)) ? 0 : length;
}

const CAUSES =
  /^(?:let|lets|help|make|makes|have|get|gets|see|watch|hear|ask|tell|want|wants|need|needs|remind|show|teach|give|send|buy|lend|hope|say|says|said|think|know|be|is)$/u;
const POINTS = /^(?:it|them|him|me|us|that|those|these|one|ones|everyone|everything|both)$/u;
const AWAY = /^(?:up|off|out|back|away|down|together|around|round|over)$/u;
const GOES_IN = /^(?:be|stay|came|come|comes|log|logged|drop|dropped|moved|settled|kicked)$/u;
const IS = /^(?:is|are|was|were|keeps|keep|started|been|\p{L}+'s|still)$/u;
const HOW =
  /^(?:full|empty|broken|dead|late|ready|done|fine|clear|wrong|sorted|due|closed|open|shut|gone|loose|stuck|wet|cold|sick|ill|better|worse|bad|good|overdue|old|low|free|busy|away|off|tomorrow)$/u;
const CLOSES =
  /^(?:again|too|instead|already|anymore|somewhere|somehow|properly|now|later|soon|online|yet|either|asap|please|first|sometime|overdue|urgently|twice)$/u;

/**
 * Whether a phrase has surely ended before this place, so that a verb or a name that follows
 * begins something new: behind a time, "it", "back", "again", a person or several things.
 */
export function endsFirmly(words: readonly Word[], at: number): boolean {
  const previous = keyAt(words, at - 1);
  const before = keyAt(words, at - 2);
  if (timeLengthBefore(words, at) > 0) return true;
  if (
    /^(?:it|them|those|that)$/u.test(previous) &&
    before === 'of' &&
    keyAt(words, at - 3) === 'out'
  )
    return true;
  if (HOW.test(previous) && IS.test(before)) return true;
  if (POINTS.test(previous)) return isVerb(before) && !CAUSES.test(before);
  if (/^(?:in|on)$/u.test(previous) && (GOES_IN.test(before) || /^(?:it|them|that)$/u.test(before)))
    return true;
  if (previous.endsWith('ing') && IS.test(before))
    return !/^(?:missing|making|doing|getting|needing|having|using|taking|showing|leaving|going|being)$/u.test(
      previous,
    );
  if (/^(?:looked|seen|dealt|sorted)$/u.test(before) && /^(?:at|to|with|out)$/u.test(previous))
    return /^(?:it|that|those|them|this|\p{L}+s)$/u.test(keyAt(words, at - 3));
  if (AWAY.test(previous)) return at > 2 && !NO_VERB_AFTER.has(before) && !isVerb(before);
  return (
    CLOSES.test(previous) && at > 2 && !/^(?:is|are|was|not|the|be|i|we|he|she|they)$/u.test(before)
  );
}

/** Whether the word before this place names someone, and not the beginning of a longer name. */
export function endsPerson(words: readonly Word[], at: number): boolean {
  return isPerson(keyAt(words, at - 1));
}

const NO_THING = wordSet(`
and or but so then plus also if when while because since unless that which who whom whose what where how why as than though
although to of for with from in on at by about into onto over under between through during within without against near behind
up out off down away back around round together after before until till along per via re due or & + -
is are was were be been am isn't aren't has have had hasn't haven't do does did don't doesn't didn't will won't would can can't
could should shall may might must need needs want wants keeps keep starts ends closes opens comes came went goes got gets
not no never really just still only even maybe perhaps probably too very again already now later soon yet ever first latest
morning afternoon evening night lunchtime noon week weekend month year time am pm o'clock sharp onwards please thanks instead
i'm i i've i'll i'd he she it we they you it's he's she's we're they're there there's here everyone someone nobody
${WEEKDAY_NAMES} ${MONTH_NAMES}
second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
twentieth twenty thirtieth thirty hundred thousand
today tomorrow tonight yesterday next this last jan feb mar apr jun jul aug sep sept oct nov dec
lunch lunchtime eod wrong late damaged short broken missing empty the
straight right at once latest earliest half past quarter thirty fifteen early late
one two three four five six seven eight nine ten
`);

/** Whether a word that names something can begin here: no part of the phrase before. */
export function opensThing(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (!/^\p{L}[\p{L}'’-]+$/u.test(key) || NO_THING.has(key) || FILLERS.has(key)) return false;
  return !/(?:ing|ly)$/u.test(key) || /^(?:washing|ironing|shopping|cleaning|ceiling)$/u.test(key);
}

/** "The twenty eighth", "the 3rd of May". */
export function isNthDay(words: readonly Word[]): boolean {
  return (
    words.length <= 5 &&
    keyAt(words, 0) === 'the' &&
    timeLengthBefore([...wordsOf('on'), ...words], words.length + 1) > 0
  );
}
