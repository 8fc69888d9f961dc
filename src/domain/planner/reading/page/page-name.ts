import { A_MONTH, A_SHORT_MONTH, A_SHORT_WEEKDAY, A_WEEKDAY } from '../../data/dates.ts';
import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { opensWithCommand } from '../grammar/verbs.ts';

const LEAST_BELOW = 3;
const MOST_WORDS = 12;
/** "Podcast: script, record, show notes": a row of things, and no name. */
const MANY_PARTS = 4;

/** What is written on a page is called so, and nothing to do: "kennel handover", "weekend jobs", "bench notes". */
const NAMES = String.raw`notes?|scribbles|handover|hand-over|handing over|changeover|crossover|stand-?up|snags|punch list|(?:shop|jobs?|visit|kit|camp|kids|nights?|weekend|day) list|list for \S.*|stuff|jobs|chores|errands|bits|thoughts|add-ons|shift|status|notes to self|to-?do|stock-?take`;
const NAME_BEHIND = new RegExp(String.raw`(?:^|[\s/])(?:${NAMES})$`, 'iu');
const NOTES = /(?:^|\s)(?:notes|scribbles|handover)$/iu;
const NAME_IN_FRONT =
  /^(?:(?:rough |my |quick |some )?notes?|handover|handing over|minutes|snags|scribbles|shift change) (?:for|from|to|on|of|after|about|before|at|\d)/iu;
/** "TODO flat". */
const TO_DO = /^to-?do(?: (?:for )?\p{L}+){0,3}$/iu;
/** Over its lines a name, whatever verb its first word could be. */
const LIST_OF =
  /^(?:fix|snag|snagging|jobs?|packing|repairs?) list(?: (?:for|in|at) \p{L}+(?: \p{L}+){0,3})?$/iu;
/** "Field notes tues". */
const DAY_BEHIND = new RegExp(
  String.raw`(?<=\S)\s+(?:${A_SHORT_WEEKDAY}|${A_WEEKDAY}|today|tonight|tomorrow|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?)$`,
  'iu',
);
/** "Things for the garden before winter". */
const THINGS_FOR =
  /^(?:(?:more|some|other|the|all the|all) )?(?:things|jobs|bits|stuff|odds and ends) (?:for|before|around|about|at|in|from) /iu;
/** These may be a thing to do as well, unless the line says of where or when they are: "Minutes, Block C, Thursday". */
const OF_SOMETHING =
  /^(?:\S+ ){0,3}(?:minutes|log|sheet|diary|inventory|rota|report|checklist|round|day book|staff book|list)$/iu;
const WEEK = /\b(?:wk|week) ?\d{1,2}$/iu;
const AREAS = /(?:^|\s*[/+&]\s*)(?:me|misc|life|etc|other)$/iu;

/** "Things for tomorrow", "a few jobs": says that a list comes. */
export const NAMES_THE_LIST = new RegExp(
  String.raw`^(?:to-?do(?: list)?|to do(?: list)?)(?: (?:for )?(?:today|tomorrow|this|next|week|weekend|${A_SHORT_WEEKDAY}|\p{L}+day|${A_SHORT_MONTH}|${A_MONTH}|\d{1,4}(?:st|nd|rd|th)?))*$|^(?:brain|list|(?:morning|evening) pages|(?:my )?(?:diary|journal)(?: entry)?|(?:random |late night |morning )?(?:thoughts|ramblings|vent|rant)|\p{L}+ here|(?:\p{L}+ ){0,3}brain ?(?:dump|empty|clear)(?: time)?(?: (?:for|about|before|of) \p{L}+(?: \p{L}+){0,3})?|(?:quick |little )?(?:voice )?(?:memo|note) (?:for|to) (?:myself|self|me)|for (?:myself|the (?:day|week|weekend|month))|(?:voice )?(?:note|notes|list) for \p{L}+(?: \p{L}+){0,4}|(?:(?:some|few|a|my|the|more|other|morning|evening|house|work|home|quick|random|little|all) )*(?:things|stuff|jobs|tasks|errands|chores|reminders|to-?dos?|bits)(?: (?:for|to do|to sort|this|today|tomorrow|tonight|on my mind|in my head)(?: \p{L}+){0,3}| (?:that |which )?(?:i|we) (?:need|have|want|must|should)(?: \p{L}+){0,9})?)$`,
  'u',
);

const OF_TOPIC =
  /^(?:(?:more|some|the|all|my|quick|rough) )*(?:things|jobs|bits|stuff|list|notes|odds and ends|to-?dos?|to-?do list|brain ?dump)(?: (?:that )?(?:i|we) (?:still )?(?:need|have|want) to (?:do|get|buy|sort|sort out|finish))?(?: to (?:do|get|buy|sort|sort out|finish|bring|pack))? (?:for|about|on) ((?:(?:the|my|our) )?\p{L}[^,;:]{1,60})$/iu;
const NO_TOPIC = new RegExp(
  String.raw`^(?:(?:the|my|our) )?(?:me|us|self|myself|today|tonight|tomorrow|now|later|day|week|weekend|month|year|morning|evening|this|next|mind|list|${A_WEEKDAY}|${A_SHORT_WEEKDAY}|${A_MONTH})\b`,
  'iu',
);

/** "Things for the stall at the market", "things I need to do for the wedding": what the list beneath it is about. */
export function topicOfList(line: string): string | null {
  const topic = OF_TOPIC.exec(withoutEndMarks(line.trim()))?.[1];
  return topic === undefined || NO_TOPIC.test(topic) || wordsOf(topic).length > MOST_WORDS
    ? null
    : topic;
}

function opensThing(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > MOST_WORDS ||
    opensWithCommand(words) ||
    hasFiniteVerb(words) ||
    SUBJECT_PRONOUNS.has(keyAt(words, 0)) ||
    obligationLengthAt(words, 0) > 0
  );
}

/** Whether the line names the list that stands beneath it: "Packing list for Rome". */
export function namesListOf(line: string): boolean {
  return LIST_OF.test(line.trim().replace(/[.:!]+$/u, ''));
}

/** Whether the line says what the page under it is: "Kennel handover, Saturday night", "LOG, week 47". */
export function namesPage(line: string, linesBelow: number): boolean {
  const said = withoutEndMarks(line.trim());
  if (linesBelow >= LEAST_BELOW && (TO_DO.test(said) || namesListOf(said))) return true;
  if (linesBelow < LEAST_BELOW || /[?!]$/u.test(line.trim()) || opensThing(said)) return false;
  const named = said.replace(DAY_BEHIND, '');
  const parts = named.split(/\s*[,;(:]\s*|\s[-–—|]\s|\)/u).map((part) => part.trim());
  if (parts.length >= MANY_PARTS) return false;
  if (named !== said && OF_SOMETHING.test(named)) return true;
  if (WEEK.test(said) || AREAS.test(said)) return true;
  const ends = [parts[0] ?? '', parts.at(-1) ?? ''];
  if (ends.some((part) => NAME_BEHIND.test(part)) || parts.some((part) => NOTES.test(part)))
    return true;
  return (
    NAME_IN_FRONT.test(said) ||
    THINGS_FOR.test(said) ||
    (parts.length > 1 && OF_SOMETHING.test(ends[0] ?? ''))
  );
}

/**
 * "SHOP (farm shop, rota etc)", "Uni week 9!!", "Post nights list (not before sleeping)": over bullets a
 * name is what stands outside its brackets, whatever verb its first word could be.
 */
export function namesBullets(line: string, isTopic: (name: string) => boolean): boolean {
  const name = line.replaceAll(/\([^)]*\)/gu, '').replace(/[!\s]+$/u, '');
  if (/^\p{Lu}{2,}$/u.test(name) || /\s(?:list|notes)$/iu.test(name))
    return !STRONG_VERBS.has(keyAt(wordsOf(name), 0));
  return name !== '' && name !== line && isTopic(name);
}
