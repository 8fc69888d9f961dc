import { DETERMINERS } from '../data/english-phrases.ts';
import { VERB_FOR_NOUN } from '../data/verb-for-noun.ts';
import { keyAt, type Word } from '../words/words.ts';

/** What stands in front of the first preposition, comma or date: the noun that names the thing. */
export function headNoun(words: readonly Word[]): string {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (word.raw.startsWith('(') ||
        /^(?:who|which|that|p|pp|ch|page|pages|for|from|with|by|at|on|in|to|of|about|before|due|overdue|asap|next|this|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|thing|stuff|[-–(]|re)$/u.test(
          word.key,
        )),
  );
  const comma = words.findIndex((word) => word.comma);
  const stop = [end, comma >= 0 ? comma + 1 : -1].filter((place) => place > 0);
  const head = words.slice(0, stop.length > 0 ? Math.min(...stop) : words.length);
  return head.at(-1)?.key ?? '';
}

/** "The tax letter" came from someone; a "cover letter" is to be written. */
function isReceived(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => /^letters?$/u.test(word.key));
  return SENDERS.test(keyAt(words, at - 1)) || keyAt(words, at + 1) === 'from';
}

const SENDERS =
  /^(?:tax|council|bank|service|duty|school|hospital|court|nhs|hmrc|benefits?|pension|insurance|landlord's|solicitor's|visa|immigration|debt|rent|review|university|uni)$/u;

const AT_THE_DOCTOR = /^(?:eye|eyes|sight|blood|smear|hearing|allergy|urine)$/u;

const SOCIAL = /^(?:instagram|insta|facebook|linkedin|tiktok|twitter|blog|social)$/u;

/** Who is gone to at an hour that is agreed. */
const SEEN_BY = /^(?:dentist|doctor|gp|optician|hairdresser|physio|vet|midwife|hygienist)$/u;
const CLOCK = /^(?:\d{1,2}[.:]\d{2}(?:am|pm)?|\d{1,2}(?:am|pm))$/u;

/** An appointment on a day is made already. */
function isFixedTime({ key }: Word): boolean {
  return /^(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[.:]\d{2}(?:am|pm)?|\d{1,2}(?:am|pm))$/u.test(
    key,
  );
}

/** The verb for a thing that was named without one. */
export function verbForThing(words: readonly Word[]): string {
  const first = words.find((word) => !DETERMINERS.has(word.key))?.key ?? '';
  const head = headNoun(words);
  if (/^letters?$/u.test(head) && isReceived(words)) return 'Answer';
  if (/^books?$/u.test(head) && first === 'library') return 'Return';
  if (/^(?:re)?opening$/u.test(head) && words.length > 1) return 'Get ready for';
  if (/^posts?$/u.test(head) && SOCIAL.test(first)) return 'Write';
  if (head === 'plan' && /^(?:meal|lesson|revision|study|seating)$/u.test(first)) return 'Make';
  if (/^lists?$/u.test(head) && words.length > 1) return 'Write';
  if (SEEN_BY.test(first) && words.some(({ key }) => CLOCK.test(key))) return 'Go to';
  if (/^appointments?$/u.test(head) && words.some(isFixedTime)) return 'Get ready for';
  if (/^returns?$/u.test(head) && words.some((word) => /^(?:tax|vat)$/u.test(word.key)))
    return 'Do';
  if (/^tests?$/u.test(head) && words.some(({ key }) => AT_THE_DOCTOR.test(key))) return 'Book';
  if (/^(?:mountain|pile|heap|backlog|stack)$/u.test(head) && VERB_FOR_NOUN.has(first))
    return VERB_FOR_NOUN.get(first) ?? 'Sort out';
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
