import { contentKeys } from '../reading/grammar/title-words.ts';
import { opensWithCommand } from '../reading/grammar/verbs.ts';
import { wordsOf } from '../words/words.ts';
import { isSame } from './same-words.ts';

const WHOSE = String.raw`(?:the|some|an?|my|our|enough|all the|more)`;
const GOT = new RegExp(
  String.raw`\b(?:(?:bought|ordered|picked up)\s+(?:${WHOSE}\s+)?|(?:have|'ve|has|got)\s+(?:already\s+|just\s+)?${WHOSE}\s+)(?!\p{L}+ing\b)\p{L}`,
  'iu',
);

/** "I bought the paint": somebody has a thing now. */
export function tellsOfThingGot(said: string): boolean {
  return GOT.test(said);
}

/** Whether words are in a title only as its deed: the paint one bought is not to paint the door. */
export function isOnlyDeed(said: string, title: string): boolean {
  const words = wordsOf(title);
  const deed = words.length > 1 && opensWithCommand(words) ? words[0]?.key : undefined;
  if (deed === undefined) return false;
  const keys = [...contentKeys(said)];
  const isSaid = (own: string): boolean => keys.some((key) => isSame(key, own));
  return isSaid(deed) && ![...contentKeys(title)].some((own) => own !== deed && isSaid(own));
}
