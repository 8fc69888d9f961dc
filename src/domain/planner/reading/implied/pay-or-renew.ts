import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

/** What is done with a thing that is due or late, by what it is: "the rent" is paid, "my passport" renewed. */
export function payOrRenew(subject: readonly Word[]): string {
  const text = keysOf(subject);
  if (/\b(?:bills?|rent|tax|fine|invoice|fees?|loan|mortgage|payment|ticket)\b/u.test(text))
    return 'Pay';
  if (/\b(?:passport|licen[cs]e|visa|insurance|membership|card|registration|mot)\b/u.test(text))
    return 'Renew';
  if (/\bbooks?\b/u.test(text) && text.includes('library')) return 'Return';
  if (/\b(?:permission|consent) (?:slip|form)\b/u.test(text)) return 'Sign';
  return 'Finish';
}
