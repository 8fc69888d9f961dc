import { type TextChange } from './change.ts';
import { withoutPoliteEnd } from './bare-words.ts';
import { firstMatch } from './first-match.ts';
import { tellsOfThingGot } from './things-got.ts';

const FROM_PLAN =
  /\s+(?:from|off|out of|in|to|on) (?:the|this|my) (?:plan|list|mountain|whole thing)$/iu;

/** "I don't need the poster any more." */
const NEEDLESS =
  /^(?:i|we)?\s*(?:no longer need|don't need|dont need|do not need|don't have|don't want)(?: to(?: do)?)?\s+(.+?)(?:\s+any ?more|\s+any longer)?$/iu;
const REMOVE = [
  /^(?:remove|delete|drop|scrap|scratch|nix|strike|omit|axe|skip|lose|ditch|erase|cut(?: out)?|take (?:out|away|off)|get rid of|throw (?:out|away)|leave out|cross (?:off|out)|forget(?: about)?|kick out)\s+(.+)$/iu,
  /^(?:get|take) (.+?) out of (?:there|here|it|the (?:plan|list))$/iu,
  /^(?:take|cut|throw|cross|leave|kick)\s+(.+?)\s+(?:out|away|off)$/iu,
  NEEDLESS,
  /^(.+?)\s+(?:is|are|isn't|aren't)\s+(?:not needed|no longer needed|unnecessary|not necessary|irrelevant|needed)(?:\s+any ?more)?$/iu,
  /^no (?:more |need for |need to )?(.+)$/iu,
  /^i (?:already |still )?(?:have|got|bought|did|'ve got)\s+(.+?),? so (?:please )?(?:remove|take|delete|drop|scrap|cut)\s+(?:that|it|them|this)(?: out| off| away)?$/iu,
];
/** "No train, no flowers and no cake" are three things. */
const NO_MORE = /(,\s*|\s(?:and|or)\s+)no\s+/giu;
/** To cut paper is a step; to cut the stamps is to have none. */
const CUTS = /^cut (?!out\b)/iu;
const REMOVES = /^(?:remove|delete|get rid of|cross out)\s/iu;

/** Whether a change begins with a word that can mean nothing else. */
export function opensWithRemove(text: string): boolean {
  return REMOVES.test(text);
}

/** Reads a wish to have something no more, whichever words it is said with. */
export function readRemove(text: string): TextChange | null {
  const named = firstMatch(REMOVE, text)?.replace(FROM_PLAN, '');
  const name = /^no\s/iu.test(text) ? named?.replaceAll(NO_MORE, '$1') : named;
  if (name === undefined) return null;
  if (tellsOfThingGot(text)) return { kind: 'remove', name, isThing: true };
  return CUTS.test(text) ? { kind: 'remove', name, sure: true } : { kind: 'remove', name };
}

/** "Everything about printing except the stamps": what is in a part of the plan, but for some. */
const ALL_BUT =
  /^(?:remove|delete|drop|scrap|skip|ditch|take (?:out|away)|get rid of|cut(?: out)?)\s+(?:everything|all|anything|the rest)\s+(?:(?:about|in|for|of|from|under|to do with|related to|on)\s+)(.+?),?\s+(?:except|apart from|but not|other than|but|besides|bar)(?: for)?\s+(.+)$/iu;

/** Reads a wish to have nothing of a part of the plan but what is named. */
export function readAllBut(text: string): TextChange | null {
  const [, name, except] = ALL_BUT.exec(text) ?? [];
  return name === undefined || except === undefined
    ? null
    : { kind: 'remove-all-but', name, except };
}

/** Reads "I don't need the poster any more", which begins like a prohibition and is none. */
export function readNeedless(part: string): TextChange | null {
  const needless = NEEDLESS.exec(withoutPoliteEnd(part))?.[1];
  const isPlain = /^(?:i |we )?(?:don't|dont|do not) need\b/iu.test(part);
  return needless !== undefined && isPlain
    ? { kind: 'remove', name: needless.replace(FROM_PLAN, '') }
    : null;
}
