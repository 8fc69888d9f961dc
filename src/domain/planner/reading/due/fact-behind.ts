import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { isRoutine, saysUntilWhen } from '../dates/urgency.ts';
import { type Item } from '../item.ts';
import { noteOf } from '../titles/note-of.ts';
import { type ReadThought } from '../reading.ts';
import { dueInFact } from './due-in-fact.ts';

const COMES =
  /\b(?:is|are|\p{L}+'s|\p{L}+'re) (?:coming|arriving|visiting|staying|leaving|starting|flying|moving|here|back)\b|\b(?:comes|arrives|starts|leaves|visits)\b/u;

/** "It's bin day tomorrow". */
const IS_SUCH_DAY =
  /^(?:a |the |my |our |also )?(?:\p{L}+ ){1,2}(?:day|night|eve|week|party|birthday|holiday)\b(?<!\b(?:that|this|the) (?:day|night|week)) /u;

/** "…, and that fella from the gas comes on Wednesday": a day of its own, which dates nothing before it. */
function tellsOfAnother({ words, language }: ReadThought): boolean {
  const from = skipOpeners(words, 0);
  const opener = keyAt(words, from);
  const isFeast =
    /^(?:it's|its)$/u.test(opener) &&
    (/'s$/u.test(keyAt(words, from + 1)) || IS_SUCH_DAY.test(keysOf(words.slice(from + 1))));
  const isNamed =
    /^(?:the|my|our|a|an|his|her|their|that)$/u.test(opener) && COMES.test(keysOf(words));
  return language === 'en' && (isFeast || isNamed);
}

/** "Chase the roofer, he said Thursday": when it was promised, and no day to do it by. */
function isOldPromise({ title }: Item, { words }: ReadThought): boolean {
  const isChased = /^(?:Chase|Nag|Remind|Hassle|Follow up|Ring|Call|Phone|Ask)\b/iu.test(title);
  return (
    isChased &&
    /\b(?:he|she|they|who) (?:said|promised|swore) (?!by\b|before\b)/u.test(keysOf(words))
  );
}

/** "So it wants posting by Monday really", "so do that today"; "I could do it tomorrow" sets no day. */
const SETS_DAY =
  /(?<!\b(?:could|can't|cant|cannot|\p{L}+n't|dont|not|would|\p{L}+'d|rather)(?: just| even| always)? )\bdo (?:it|that|this) |\b(?:by|before|no later than|at the latest|latest) (?!then\b|now\b)/u;

/** "Finish the deck, they need it by Friday": the fact behind a task may say when. */
export function withFact(item: Item, fact: ReadThought, today: Day): Item {
  const isNoDay = tellsOfAnother(fact) || isOldPromise(item, fact);
  const isWhen = fact.reading.kind === 'fact' && fact.reading.saysWhen === true;
  const due = isNoDay ? null : isWhen ? dueDays(fact.words, today) : dueInFact(fact, today);
  const note = noteOf(fact);
  // A step shows so many words of its notes: when it is due is not the one to go.
  const notes = isWhen ? [note, ...item.notes] : [...item.notes, note];
  if (due !== null && due < 0)
    return { ...item, due: isRoutine(item.title) ? item.due : due, notes };
  const isDeadline = item.isDeadline === true || (due !== null && saysUntilWhen(fact.words));
  const isSooner =
    due !== null &&
    item.due !== null &&
    due < item.due &&
    ((isWhen && saysUntilWhen(fact.words)) || SETS_DAY.test(keysOf(fact.words)));
  return { ...item, due: isSooner ? due : (item.due ?? due), isDeadline, notes };
}
