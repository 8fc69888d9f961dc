import { keyAt, type Word } from '../../words/words.ts';

/** What runs dry or backs up, and is unblocked. */
const CARRIES =
  /^(?:sink|drain|drains|toilet|loo|shower|bath|basin|gutter|gutters|pipe|pipes|plughole|hoover|downpipe|nozzle|chimney|vent|card|account|number)(?:['’]s)?$/u;
const NO_ROOM =
  /^(?:project|projects|code|calendar|diary|inbox|sleep|schedule|accounts|finances|paperwork|cv|website|site|spreadsheet|data|rota|list|plan|plans|draft|essay|thesis|chapter|bibliography|references|timetable|budget|books)$/u;

const DONE_DOWN = /^(?:written|noted|put|taken|typed)$/u;

/** "Has to go to the dump", "isn't changed at work", "isn't written down": the word says where or what for. */
export function isOfPlace(rest: readonly Word[], at: number): boolean {
  if (keyAt(rest, at) === 'down' && DONE_DOWN.test(keyAt(rest, at - 1))) return true;
  return /^(?:at|to|for|from|of|the|like)$/u.test(keyAt(rest, at - 1)) && at > 0;
}

/** "Out of date", "very old", "has the old number", and no "seven weeks old", "full of old food", "checked for old addresses". */
export function isOldAt(rest: readonly Word[], at: number, link: string): boolean {
  const [key, before] = [keyAt(rest, at), keyAt(rest, at - 1)];
  if (key === 'date') return before === 'of' && keyAt(rest, at - 2) === 'out';
  if (!/^(?:outdated|stale|old)$/u.test(key) || at > 2) return false;
  if (before === 'the') return /^(?:has|have|shows)$/u.test(link);
  return !NOT_OUT_OF_DATE.test(before);
}

const NOT_OUT_OF_DATE = /^(?:(?:day|week|month|year|hour)s?|an?|of|too|this|that|\d+)$/u;

/** Whether a thing that is blocked is to be unblocked: a sink, and no road. */
export function carriesWater(thing: readonly Word[]): boolean {
  return CARRIES.test(keyAt(thing, thing.length - 1));
}

/** Whether a mess of it can be cleared up: "my project is a mess" is no room. */
export function isRoom(thing: readonly Word[]): boolean {
  return !NO_ROOM.test(keyAt(thing, thing.length - 1));
}

/** "Completely empty" is empty. */
export function withoutDegree(words: readonly Word[]): readonly Word[] {
  const isDegree = /^(?:completely|totally|entirely|absolutely|basically|practically|pretty)$/u;
  return words.length > 1 && isDegree.test(keyAt(words, 0)) ? words.slice(1) : words;
}
