import {
  ANIMALS,
  CLOSE_ONES,
  FOLK,
  KIN,
  OFFICES,
  OTHER_PEOPLE,
  THINGS_LIKE_AGENTS,
  TRADES,
} from '../../data/people.ts';
import { keyAt, type Word } from '../../words/words.ts';

const LIVING = [KIN, CLOSE_ONES, TRADES, FOLK, OTHER_PEOPLE, ANIMALS];
const AGENT = /(?:[^aeiou](?:er|or)|ist|ian|ant|people|folk)s?$/u;
const ENDS_TRADE =
  /^(?:\p{L}{3,}(?:ist|ian|eeper|uilder|ecorator|andlord|andlady|olicitor|ecturer|eacher|anager|octor|hotographer|lumber|ounsellor|herapist))$/u;

/** Whether a word names whom one turns to, by what they are: "landlord", "dentist", "council". */
export function isPerson(key: string): boolean {
  return KIN.has(key) || TRADES.has(key) || OFFICES.has(key) || ENDS_TRADE.test(key);
}

/** The same, and those whom one lives with: "flatmate", "husband". */
export function isKnownPerson(key: string): boolean {
  return CLOSE_ONES.has(key) || isPerson(key);
}

/** Whether a word names somebody, or an animal: what they do is theirs. */
export function isLiving(key: string): boolean {
  const name = key.replace(/['’]s$/u, '');
  return LIVING.some((living) => living.has(name));
}

/** "Plasterer", "journalist": by its end a word for somebody, if no thing that is called so. */
export function isAgent(key: string): boolean {
  const isThing = THINGS_LIKE_AGENTS.has(key) || THINGS_LIKE_AGENTS.has(key.replace(/s$/u, ''));
  return AGENT.test(key) && !isThing;
}

/** "The cat hasn't | eaten" is the cat's own deed; "the cat hasn't | been fed" is not. */
export function hasDone(subject: readonly Word[], deed: readonly Word[]): boolean {
  return isLiving(keyAt(subject, subject.length - 1)) && keyAt(deed, 0) !== 'been';
}
