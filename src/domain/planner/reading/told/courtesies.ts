import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

/** Thanks that are said here and now; a card, a note or a present is still to be sent. */
const THANKS =
  /^(?:and )?thank (?:god|neptune|heavens?|goodness|christ|you(?:$| (?:for (?:the|a|an|your|all|everything|being|coming|that|this)|jesus|lord|god|and|that's|so much|very much)\b))(?!.*\b(?:cards?|notes?|letters?|e-?mails?|texts?|gifts?|presents?)\b)/u;
/** "Have a blessed weekend", "see you Monday", "give me strength". */
const WISHES =
  /^(?:and )?(?:have an? (?:\p{L}+ )?(?:day|weekend|week|night|evening|one|trip|journey)$|see (?:you|ya) (?!about|for|to)|give (?:me|us) strength\b|(?:fair play|fair dos|hats off|props|kudos|good (?:on|for)|well done|bully for|shame on|lucky|poor|silly|clever)(?: to)? (?:me|us|him|her|them|you)$|fair play$|goodnight\b|(?:kind|best|warm) regards\b|yours (?!truly\b.*\b(?:is|has)\b)\p{L}+ ?\p{L}*$|dear \p{L}+$)/u;
/** "My boss wants me to be more visible": what others would have somebody be is no step. */
const WANTS_ONE_TO_BE =
  /^(?:\p{L}+ ){1,4}wants? (?:me|us) to be (?!there|in|at|on|home|back|ready|by)\p{L}/u;

/** Whether the words only thank, greet or wish, or say how somebody is wanted to be. */
export function isCourtesy(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return THANKS.test(said) || WISHES.test(said) || WANTS_ONE_TO_BE.test(said);
}

/** "My own fault", "I have a degree in accounts", "I know a lot about bats", "wet feet since October", "no bother". */
const ASIDE =
  /^(?:and )?(?:my (?:own|poor|late)\b|i have (?!to\b|got\b|still\b)|i know (?:a|the|my|some)\b|(?:no|nil|nae|nope) \p{L})|^(?!.*\bbeen\b).*(?<!ed|broken|gone|out|off|down|dead|stuck|empty) since (?!then\b|he|she|they|i\b|we\b|it|you|i['’])\p{L}/u;

/** Whether words that were only named tell something, and name nothing to see to. */
export function isAsideTold(words: readonly Word[]): boolean {
  return ASIDE.test(keysOf(words));
}
