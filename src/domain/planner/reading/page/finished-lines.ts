import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { BULLET } from './bullets.ts';
import {
  isDeedDone,
  isDoneFor,
  isThingFinished,
  saysWhatIsLeft,
  tellsWhoDidIt,
} from '../told/thing-finished.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

/** The thing, what parts it from what is said of it, and that: "the rash: gone by itself", "tyre - changed". */
const SAID_OF = /^([^:–—]{2,60}?)(?:\s*[:=]\s+|\s+[-–—]>?\s+|\s*[–—]\s*)(\p{L}.*)$/u;
/** What may stand between a thing and that it is over, and says it alone: "appendix - in". */
const HELD = /^(?:in|back|off|out|got|gone|worked|over)$/u;
const LEADS = /^(?:all|already|now|finally|has|been)$/u;
const TICK = /^(.{2,60}?\S)\s*[✅✔✓]\ufe0f?\s+(?!.*[✅✔✓☐])(\S.*)$/u;
const CLAUSE = /[,;(!.…]\s*/u;
const MAX_THING = 7;
const MAX_CLAUSE = 5;
const MAX_LINE = 18;

/** It tells and asks for nothing: no verb in front, no duty, nothing that is open. */
function isRemark(words: readonly Word[]): boolean {
  const from = skipOpeners(words, 0);
  return (
    !saysWhatIsLeft(words) &&
    (!opensWithVerb(words, from, 'front') || keyAt(words, from) === 'thank') &&
    !words.some((_, at) => obligationLengthAt(words, at) > 0)
  );
}

function isOver(clause: readonly Word[]): boolean {
  const from = clause.findIndex(({ key }) => !LEADS.test(key));
  const said = clause.slice(Math.max(from, 0));
  if (said.length === 0 || said.length > MAX_CLAUSE) return false;
  if (tellsWhoDidIt(said)) return true;
  return isDeedDone(keyAt(said, 0)) || (said.length === 1 && HELD.test(keyAt(said, 0)));
}

function clausesOf(text: string): Word[][] {
  return text
    .split(CLAUSE)
    .map((clause) => wordsOf(clause).filter(({ key }) => key !== ''))
    .filter((clause) => clause.length > 0);
}

/** Every clause of it is a remark. */
export function asksNothing(text: string): boolean {
  return clausesOf(text).every(isRemark);
}

/** "Fire - done online, 12 minutes": what follows its end is a remark about it. */
function isThingOver(thing: string, said: string): boolean {
  const [first = [], ...more] = clausesOf(said);
  const named = wordsOf(thing).filter(({ key }) => key !== '');
  if (isDoneFor(keysOf(named), keysOf(first))) return false;
  if (named.length === 0 || named.length > MAX_THING || !isRemark(named)) return false;
  return isOver(first) && [first, ...more].every(isRemark);
}

/** "Insurance renewed, £40 less than last year": a thing that is finished, and what is told of it. */
function isFinishedAndTold(text: string): boolean {
  const [first = [], ...more] = clausesOf(text);
  if (more.length === 0 || !isThingFinished(first)) return false;
  return more.every((clause) => isRemark(clause) && isToldOf(clause));
}

/** It begins as nothing does that is a thing of its own in a row. */
const TELLS =
  /^(?:[£$€]?\d.*|it|it's|he|he's|she|she's|they|they're|i|i'm|who|which|with|from|for|at|in|so|and|thank|thanks|yay|finally|very|really|so|feeling|proud|pleased|chuffed|happy|relieved|no|god|bless|small|sorry|my)$/u;

function isToldOf(clause: readonly Word[]): boolean {
  return TELLS.test(keyAt(clause, 0)) || isThingFinished(clause);
}

/**
 * A line of a list that says of its one thing that it is finished, and no more than a remark behind it:
 * "bandsaw tyre - changed", "forex: done, Axis bank, 1 hr queue", "his good shoes ✔ under the dog".
 */
export function isFinishedLine(line: string): boolean {
  const text = line.trim().replace(BULLET, '');
  if (text.includes('?') || wordsOf(text).length > MAX_LINE) return false;
  const ticked = TICK.exec(text);
  if (ticked !== null) return asksNothing(ticked[2] ?? '');
  const [, thing, said] = SAID_OF.exec(text) ?? [];
  const isOneThing = thing !== undefined && !/[.!?]\s/u.test(thing);
  if (isOneThing && said !== undefined && isThingOver(thing, said)) return true;
  return isFinishedAndTold(text);
}
