import { DETERMINERS } from '../../data/english-phrases.ts';
import { HEAPS, NOUN_RULES, SEEN_BY, VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { A_DAY, DAY_NAMES, CLOCK_TIME } from '../../data/dates.ts';
import { MARKED } from '../../data/texts.ts';
import { VERB_FOR_STATE } from '../../data/talk.ts';
import { keyAt, type Word } from '../../words/words.ts';

const ENDS_NAME = new RegExp(
  `^(?:who|which|that|p|pp|ch|page|pages|for|from|with|by|at|on|in|to|of|about|before|due|overdue|asap|next|this|${A_DAY}|thing|stuff|[-–(]|re)$`,
  'u',
);

/** "1500", "£84.20"; the number of a chapter is shorter. */
const IS_SUM = /^(?:[£$€]\d|(?:2[4-9]|[3-9]\d|\d{3,})\.\d{2}(?!\d)|\d{3,}(?![.:\d]))/u;

/** What stands in front of the first preposition, comma or date: the noun that names the thing. */
export function headNoun(words: readonly Word[]): string {
  const end = words.findIndex(
    ({ raw, key }, at) =>
      at > 0 && (raw.startsWith('(') || ENDS_NAME.test(key) || IS_SUM.test(raw)),
  );
  const comma = words.findIndex((word) => word.comma);
  const stop = [end, comma >= 0 ? comma + 1 : -1].filter((place) => place > 0);
  const head = words.slice(0, stop.length > 0 ? Math.min(...stop) : words.length);
  return head.at(-1)?.key ?? '';
}

/** An appointment on a day is made already. */
function isFixedTime({ key }: Word): boolean {
  return DAY_NAMES.has(key) || CLOCK_TIME.test(key) || /^\d{1,2}(?:st|nd|rd|th)$/u.test(key);
}

const MAX_NAME = 2;

/** "Photos for the listing": what they are for says it as a word in front would. */
function nounBehindFor(words: readonly Word[], at: number): string {
  if (keyAt(words, at + 1) !== 'for') return '';
  return words.slice(at + 2, at + 5).findLast(({ key }) => !DETERMINERS.has(key))?.key ?? '';
}

const MANY =
  /^(?:[5-9]|[1-9]\d+|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u;

/** "62 essays", "thirty one lab reports": nobody writes so many. */
function isHeapToMark(head: string, words: readonly Word[], at: number): boolean {
  const isMarked =
    MARKED.has(head) || (head === 'reports' && /^(?:lab|school|book)$/u.test(keyAt(words, at - 1)));
  return isMarked && words.slice(0, Math.max(at, 0)).some(({ key }) => MANY.test(key));
}

/** "The tax letter" came from someone, a "cover letter" is to be written: what a noun's neighbours say. */
export function verbByRule(head: string, words: readonly Word[]): string | null {
  const noun = head.replace(/s$/u, '');
  const at = words.findIndex(({ key }) => key === head);
  const opens = at <= MAX_NAME ? words.slice(0, at).map(({ key }) => key) : [];
  if (isHeapToMark(head, words, at)) return 'Mark';
  const undone = opens.map((key) => VERB_FOR_STATE.get(key)).find((verb) => verb !== undefined);
  if (undone !== undefined) return undone;
  const near = [...opens, keyAt(words, at - 1), keyAt(words, at + 1)];
  const rule = NOUN_RULES.find(
    ({ heads, beside, verb }) =>
      heads.has(noun) &&
      (near.some((key) => key !== head && beside.has(key)) ||
        (verb === 'Take' && beside.has(nounBehindFor(words, at)))),
  );
  return rule?.verb ?? null;
}

/** The verb for a thing that was named without one. */
export function verbForThing(words: readonly Word[]): string {
  const first = words.find((word) => !DETERMINERS.has(word.key))?.key ?? '';
  const head = headNoun(words);
  const ruled = verbByRule(head, words);
  if (ruled !== null) return ruled;
  if (/^(?:re)?opening$/u.test(head) && words.length > 1) return 'Get ready for';
  if (/^lists?$/u.test(head) && words.length > 1) return 'Write';
  if (SEEN_BY.has(first) && words.some(({ key }) => CLOCK_TIME.test(key))) return 'Go to';
  if (/^appointments?$/u.test(head) && words.some(isFixedTime)) return 'Get ready for';
  if (HEAPS.has(head) && VERB_FOR_NOUN.has(first)) return VERB_FOR_NOUN.get(first) ?? 'Sort out';
  const to = words.findIndex(({ key }) => key === 'to');
  if (to > 0 && /^\p{Lu}\p{Ll}+/u.test(words[to + 1]?.raw ?? '')) return 'Send';
  const isHead =
    VERB_FOR_NOUN.get(head) ??
    VERB_FOR_NOUN.get(head.replace(/s$/u, '')) ??
    VERB_FOR_NOUN.get(`${head}s`);
  const listed = words.some((word) => word.comma) ? VERB_FOR_NOUN.get(first) : undefined;
  if (isHead === undefined && first === 'new') return 'Get';
  if (isHead === undefined && words.some((word) => word.key === 'due')) return 'Finish';
  return isHead ?? listed ?? 'Sort out';
}
