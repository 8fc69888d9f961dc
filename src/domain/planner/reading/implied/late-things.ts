import { DETERMINERS } from '../../data/english-phrases.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { KIN, OFFICES, TRADES } from '../../data/people.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** "Hen do money", "my half of the wifi". */
const OWED =
  /\b(?:money|wages|subscription|council|electric|electricity|broadband|wifi|wi-fi|balance|debt|dues|tuition)$|^(?:my|our|his|her) (?:half|share|part|bit) of the (?:rent|wifi|wi-fi|gas|electric|electricity|water|bills?|internet|broadband|food|shopping|trip|holiday|present|phone)\b/u;
const SEEN_TO =
  /\b(?:jabs?|vaccinations?|vaccines?|boosters?|smear|mammogram|check-?up|checkup|check|eye test|hearing test|blood test|bloods|scan|service|inspection|dentist|optician|hygienist|haircut|physio|cervical screening|screening|review|vet)$/u;
const AWAITED = /\b(?:parcel|package|delivery|refund|reimbursement|wages|salary|pay|cheque)$/u;
const DONE =
  /\b(?:worming|flea treatment|treatment|training|washing|laundry|ironing|recycling|homework|shop|oil change|reading log|spelling|practice)$/u;

/** What is done with a thing that is late or due. */
export function payOrRenew(subject: readonly Word[]): string {
  const text = keysOf(subject);
  if (
    /\b(?:bills?|rent|tax|fine|invoice|fees?|loan|mortgage|payment|ticket|deposit|premium|instal?ment|subs)\b/u.test(
      text,
    )
  )
    return 'Pay';
  if (/\b(?:passport|licen[cs]e|visa|insurance|membership|card|registration|mot)\b/u.test(text))
    return 'Renew';
  if (/\bbooks?\b/u.test(text) && text.includes('library')) return 'Return';
  if (/\b(?:permission|consent) (?:slip|form)\b/u.test(text)) return 'Sign';
  if (OWED.test(text)) return 'Pay';
  if (SEEN_TO.test(text)) return 'Book';
  if (AWAITED.test(text)) return 'Chase';
  return DONE.test(text) ? 'Do' : 'Finish';
}

/** "The agency is late", "my sister is late": somebody, and no thing to finish. */
export function isSomebodyLate(subject: readonly Word[]): boolean {
  const last = keyAt(subject, subject.length - 1);
  if (subject.some(({ key }) => /^(?:for|of|from|to|by|with)$/u.test(key))) return false;
  return OFFICES.has(last) || TRADES.has(last) || KIN.has(last) || FIRST_NAMES.has(last);
}

/** An office or a trade is asked where they are; null for kin and friends. */
export function lateOf(subject: readonly Word[]): string | null {
  const last = keyAt(subject, subject.length - 1);
  return OFFICES.has(last) || TRADES.has(last) ? `Chase ${bare(subject)}` : null;
}

/** "Is overdue" says it of the subject; "is full of expired food" and "for an overdue book" of another thing. */
export function isOfAnother(rest: readonly Word[], at: number): boolean {
  const before = keyAt(rest, at - 1);
  return DETERMINERS.has(before) || /^(?:of|with|for|from)$/u.test(before);
}

/** "The library is charging me for an overdue book": that is to be returned. */
export function lateThing(
  subject: readonly Word[],
  rest: readonly Word[],
  at: number,
): string | null {
  const thing = rest.slice(at + 1);
  const isOwed = /^(?:overdue|unpaid|outstanding)$/u.test(keyAt(rest, at));
  if (!isOwed || thing.length === 0 || thing.length > 3) return null;
  const verb = payOrRenew([...subject, ...thing]);
  return `${verb} the ${bare(rest.slice(at))}`;
}
