import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_WEEKDAY } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** Verbs that are said alike of now and of then. */
const ALIKE = /^(?:put|cut|read|set|let|shut|hit|spread|split|reset|beat|bid|bet|quit|fit|hung)$/u;
/** Forms that tell of then alone, whatever stands behind them. */
const ONLY_THEN =
  /^(?:bought|spent|ate|drank|slept|went|wrote|gave|took|sold|taught|fought|drove|rode|swam|woke|came|met|heard|knew|made|did|had|spoke|sang|built|drew|chose|caught|kept|walked|cried|watched|finished|managed|played|stayed|talked|chatted)$/u;
/** Forms that no noun has in front of it: "helped Tom", and no "printed photos". */
const NO_ADJECTIVE =
  /^(?:helped|swapped|visited|watched|emailed|rang|texted|phoned|messaged|walked|talked|attended|hoovered|vacuumed|mopped|hugged|apologised|apologized|went|wrote|spoke|asked|told|gave|fed|drove)$/u;
/** "Ordered new glasses, collecting when ready". */
const NEW_ONES =
  /^(?:ordered|bought|got|booked|planted|sold|found) (?:new|more|some|another|extra|two|three|four|five|six|\d+) /u;
/** "Got the tickets", and no "got the dentist tomorrow", "got the report to finish". */
const GOT_IT =
  /^got (?:the|my|our|his|her|their|both|all the) (?:\p{L}+ ){0,2}\p{L}+(?: (?:finally|at last|yesterday|already|today))?$/u;
const STILL_AHEAD =
  /\b(?:today|tonight|tomorrow|at|on|to|for|due|meeting|appointment|exam|test|interview|kids|flu|day|night|\p{L}+day)\b/u;
const SO_MUCH =
  /^(?:far|way|too|so|loads|lots|another|more|most|enough|plenty|only|about|almost|nearly|again|all|every|everything|\d+|hours|ages|half|some|myself|back|well|badly|late|early|straight|at|in|for|on|with|through|like|there|down|around|round|nothing)$/u;
const IS_OPEN =
  /\b(?:but|not|half|almost|nearly|except|never|wrong|without|n't|still|until|unless|if|need|must|should|i'd|i'll|we'd|i would)\b|n't\b/u;
/** When it was, where it ends the words: no "read the notes from yesterday". */
const BACK_THEN = new RegExp(
  String.raw`(?<!\b(?:from|of|since|for|by|before|until|till) )\b(?:yesterday|last night|last week|last month|last ${A_WEEKDAY}|earlier today|the other day|two days ago|(?:a|two|three|\d+) (?:days?|weeks?|hours?) ago)(?: and (?:it|they|he|she|i|we|now)\b.*)?$`,
  'u',
);
/** "… on Sunday and it works". */
const AND_IT_IS =
  /\band (?:it|they|everything|it's|they're|now it) (?:(?:finally|actually|already|still|just|really|all) )*(?:works?|looks?|is|are|was|were|fits?|smells?|runs?|feels?|felt|went|sounds?|worked|looked|turned|lovely|great|perfect|beautiful|amazing|good|fine)\b/u;
/** "…, it was awful", "…, love it": said behind what is done by now. */
const REMARK_OF_DONE =
  /^(?:and |so |but )?(?:it|they|that) (?:was|were|went|felt|took|made|tasted|looked|turned out|worked)\b|^(?:and |so )?(?:(?:i )?(?:love|hate|regret|loved|hated|enjoyed) (?:it|them|that)|(?:so|really|feeling|i'm|felt) (?:proud|happy|good|tired|relieved|chuffed|pleased)\b|go me|yay|hooray|phew|finally|about time|so there|looks (?:great|good|lovely|amazing))/u;

/** Whether the words begin with what may be a deed that is over: "put the bins out", "bought plants". */
function opensAlike(words: readonly Word[]): boolean {
  return ALIKE.test(keyAt(words, 0)) && DETERMINERS.has(keyAt(words, 1)) && words.length > 2;
}

/** "Put the bins out last night", "bought far too many plants again": what was done, without who did it. */
export function isPastAtFront(words: readonly Word[]): boolean {
  const said = keysOf(words);
  if (IS_OPEN.test(said)) return false;
  const isAlike =
    opensAlike(words) ||
    /^(?:set|put|shut|cut|let) (?:up|down|away|off|out|in) (?:the|my|our)\b/u.test(said);
  if (isAlike) return BACK_THEN.test(said) || AND_IT_IS.test(said);
  if (words.length > 2 && NO_ADJECTIVE.test(keyAt(words, 0))) return true;
  if (NEW_ONES.test(said) && !/^got/u.test(said)) return true;
  if (GOT_IT.test(said)) return !STILL_AHEAD.test(said);
  return ONLY_THEN.test(keyAt(words, 0)) && words.length > 2 && SO_MUCH.test(keyAt(words, 1));
}

/** "Read the whole report, | it was awful": a deed, and behind it how it was. */
export function isDoneByRemark(words: readonly Word[], next: readonly Word[]): boolean {
  return opensAlike(words) && !IS_OPEN.test(keysOf(words)) && REMARK_OF_DONE.test(keysOf(next));
}
