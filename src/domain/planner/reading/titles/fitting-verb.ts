import { A_DAY, A_SHORT_WEEKDAY, AN_HOUR, CLOCK_TIME } from '../../data/dates.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { KIN } from '../../data/people.ts';
import { MEDICINES } from '../../data/texts.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { bareThing, type BareThing } from '../grammar/bare-thing.ts';

const GOT = wordSet('Buy Get');

/** Whether a verb is for what one goes and gets. */
export function isGot(verb: string): boolean {
  return GOT.has(verb);
}

/** A thing that is not had yet asks for these; nobody feeds "a snake" or cleans "a carpet" that was only named. */
const OF_ONE = wordSet(`
Buy Get Book Write Make Deal_with Plan Arrange Find Print Prepare Finish Cook Bake Fix Replace Look_into Put_in Learn Hire
Choose Pack
`);
const CALLED = wordSet('Call Get_in_touch_with');
const VISITORS =
  /^(?:man|engineer|visitor|fitter|sweep|surveyor|nurse|worker|cleaner|inspector|guy|plumber|electrician|builder|contractor|shearer)s?$/u;

/** "Fitter", "health visitor": who comes when they are called. */
export function isVisitor(head: string): boolean {
  return VISITORS.test(head);
}

export const DAY = new RegExp(String.raw`^(?:${A_DAY}|${A_SHORT_WEEKDAY})$`, 'u');

const SAID_HOUR = new RegExp(
  String.raw`(?:^| )(?:(?:half|quarter) (?:(?:past|to) )?${AN_HOUR}|at ${AN_HOUR}|${AN_HOUR} o'clock|noon|midday)(?: |$)`,
  'u',
);

function isAt(words: readonly Word[]): boolean {
  const isClock = words.some(
    ({ key }, at) => CLOCK_TIME.test(key) || (key === 'at' && /^\d/u.test(keyAt(words, at + 1))),
  );
  return isClock || SAID_HOUR.test(keysOf(words));
}

/** "Therapy on Tuesday": what one has, and goes to. */
function isOnDay({ opener, rest }: BareThing): boolean {
  return opener !== 'a' && keyAt(rest, 0) === 'on' && DAY.test(keyAt(rest, 1));
}

const AT_ITS_HOUR = new RegExp(
  String.raw`^(?:at (?:\d|${AN_HOUR}(?: |$))|twice|daily|every|with (?:food|breakfast|dinner))`,
  'u',
);

/** "Tablets at 8" are taken. */
export function isTakenAt({ name, rest }: BareThing): boolean {
  return MEDICINES.has(name.at(-1)?.key ?? '') && AT_ITS_HOUR.test(keysOf(rest));
}

/** Whether a day or an hour is named. */
export function isFixed(words: readonly Word[]): boolean {
  return (
    isAt(words) ||
    words.some(({ key }, at) => key === 'between' && /^\d/u.test(keyAt(words, at + 1))) ||
    words.some(({ key }) => DAY.test(key) || /^\d{1,2}(?:st|nd|rd|th)$/u.test(key))
  );
}

/** "Health visitor Thursday 10" comes, and "flu jab 11.15" is gone to: both are agreed. */
export function asAgreed(verb: string, thing: BareThing, words: readonly Word[]): string {
  const { name } = thing;
  if (isTakenAt(thing)) return 'Take';
  const head = name.at(-1)?.key ?? '';
  if (CALLED.has(verb.replaceAll(' ', '_')) && isVisitor(head) && isFixed(words))
    return 'Get ready for';
  const isSent = words.some(({ key }) => key === 'due') || keyAt(thing.rest, 0) === 'to';
  return verb === 'Book' && !isSent && (isAt(words) || isOnDay(thing)) ? 'Go to' : verb;
}

/** Whether the verb of the noun goes with what stands in front of it: "my kettle" is not to be bought. */
export function fitting(verb: string, thing: BareThing, isMore = false): string | null {
  const { opener, name } = thing;
  if (isGot(verb)) {
    if (opener === 'none' || opener === 'a' || opener === 'amount') return verb;
    return verb === 'Buy' ? 'Get' : null;
  }
  if (CALLED.has(verb.replaceAll(' ', '_'))) {
    if (opener === 'a') return KIN.has(name.at(-1)?.key ?? '') ? null : 'Find';
    return opener === 'amount' ? null : verb;
  }
  if (opener === 'owned' && isFeedbackOf(verb, name)) return 'Go through';
  if (CLEANED.test(verb) && isOfOthers(name)) return null;
  if (opener === 'amount' && isMore) return HANDLED.test(verb) ? 'Get' : verb;
  if (opener === 'a') return OF_ONE.has(verb.replaceAll(' ', '_')) ? verb : null;
  return verb;
}

/** What is done with a thing that is there already. */
const HANDLED =
  /^(?:Clean|Tidy|Empty|Feed|Walk|Look after|Mow|Wash|Clear|Clear out|Change|Take out|Water|Pick up|Renew)$/u;

const CLEANED = /^(?:Clean|Tidy|Wash|Clear|Clear out)$/u;

/** "Buy my kettle", "Call a plumber", "Empty a skip": a verb that goes with the noun, and not with what stands in front of it. */
export function misfits(verb: string, words: readonly Word[]): boolean {
  const { opener, name } = bareThing(words);
  if (opener === 'owned') return verb === 'Buy' || isFeedbackOf(verb, name);
  if (CLEANED.test(verb) && isOfOthers(name)) return true;
  return opener === 'a' && (verb === 'Call' || HANDLED.test(verb));
}

/** "Karim's feedback" is had from him. */
function isFeedbackOf(verb: string, name: readonly Word[]): boolean {
  return verb === 'Give' && name.at(-1)?.key === 'feedback';
}

/** "Bernies kitchen": where somebody works, or whose it is. */
function isOfOthers(name: readonly Word[]): boolean {
  const first = name[0]?.key ?? '';
  return name.length > 1 && first.endsWith('s') && FIRST_NAMES.has(first.slice(0, -1));
}
