import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { SEEN_BY } from '../../data/verb-for-noun.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { saysMore } from './noun-lists.ts';
import { headNoun, verbForThing } from '../titles/verb-for-thing.ts';

/** Verbs that rule whatever is listed behind them. */
const RULES_ANYTHING = wordSet(
  `do book plan sort finish arrange organise organize discuss list include cancel check schedule
   make start look think research decide remember forget need want have keep stop catch prepare
   review update track manage juggle balance read learn practise practice pack take bring carry
   find`,
);
/** Verbs that rule a person, and nothing that is bought or mended. */
const CALLS = wordSet('ring call phone text email message write chase nag thank visit meet');
/** What is done and not had: no verb of getting, cleaning or calling rules it. */
const ERRANDS = wordSet('do go_to take_out mow study_for pay');
const NO_CALLS = wordSet('buy get pick_up fix renew clean tidy');
const LONGEST = 4;

/** The words of a part, up to its comma or the end of what was said. */
function partAt(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex((word, at) => at >= from && word.comma);
  return words.slice(from, end < 0 ? words.length : end + 1);
}

/** "…, tax return due Friday", "…, library books overdue": a thing with a date of its own. */
function isDueItself(part: readonly Word[]): boolean {
  const at = part.findIndex(({ key }) => /^(?:due|overdue)$/u.test(key));
  const names = part.slice(0, Math.max(at, 0));
  return (
    at > 0 &&
    at <= LONGEST &&
    !names.some(({ key }) => /^(?:is|are|was|were|not|be|which|that|before)$/u.test(key))
  );
}

/** What is done with a thing by itself: "laundry" is done, "gym" is gone to, "bins out" are put there. */
function ownVerb(part: readonly Word[]): string {
  const out = part.findIndex(({ key }, at) => at > 0 && /^(?:out|tonight)$/u.test(key));
  const alone = part
    .slice(0, out > 0 ? out : part.length)
    .map((word) => ({ ...word, comma: false }));
  const noun = headNoun(alone);
  const verb = verbForThing(alone).toLowerCase().replace(' ', '_');
  const isSeen = verb === 'book' && (SEEN_BY.has(noun) || /^(?:haircut|mot|jabs?)$/u.test(noun));
  return isSeen ? 'go_to' : verb;
}

/**
 * "Buy cat food, tax return due Friday", "clean the kitchen, laundry", "ring Mum, groceries": whether
 * behind a comma stands a thing that the verb before it does not rule, or that is due by itself.
 */
export function opensOtherErrand(
  words: readonly Word[],
  { verb, from }: { readonly verb: string; readonly from: number },
): boolean {
  const part = partAt(words, from);
  if (saysMore(part) || SUBJECT_PRONOUNS.has(keyAt(part, 0))) return false;
  if (isDueItself(part)) return true;
  if (RULES_ANYTHING.has(verb) || part.length > LONGEST) return false;
  if (DETERMINERS.has(keyAt(part, 0)) || words.slice(0, from).some(({ key }) => key === 'about'))
    return false;
  if (verb === 'pay' && /^tax(?:es)?$/u.test(headNoun(part))) return false;
  const own = ownVerb(part);
  return own !== verb && (ERRANDS.has(own) || (CALLS.has(verb) && NO_CALLS.has(own)));
}
