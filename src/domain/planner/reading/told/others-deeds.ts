import { ADVERBS, DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isAgent, isLiving } from '../grammar/living.ts';
import { ONLY_PAST } from '../grammar/told-forms.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
import { holdsTogether } from '../grammar/word-kind.ts';

/** What somebody else does, has or is that still asks something of oneself, or leaves something open. */
const ASKS_ONESELF =
  /\b(?:asked|asks|asking|wants?|wanted|needs?|needed|wait|waits|waiting|expects?|expecting|owes?|reminded|reminds|begged|me to|invited|complained|complains|nagging|chasing|calling|phoning|coming|visiting|arriving|staying|rung|phoned|emailed|texted|messaged|called|rang|wrote|writing|ringing|keeps?|due|overdue|must|should|(?:has|have|got|gets) to|have to|to be|nobody|but|if|unless|before|until|till|by|lent|borrowed|gave|gives|still|yet|back|late|recommended|suggested|advised|said|says|told|my|our|i|i'm|i've|i'll|we)\b|n't\b/u;
/** What one mends or makes good again, whoever did it. */
const MISHAP = wordSet(`
broke broken lost spilled spilt ripped tore torn smashed cracked dented stained dropped ruined damaged stole stolen chewed scratched
blocked flooded missed forgot left cancelled canceled quit died leaving
`);
const LINK = /^(?:is|are|was|were|has|have|had|will|would|did|does|can|could|got|gets|goes|does)$/u;
const STOOD = /^(?:sat|stood|lay|slept|sang|swam|wept|won|made|met|taught|brought|bought)$/u;
const PLACES = /^(?:for|in|of|with|from|to|at|on|by|and|or)$/u;
const ASKS = /^(?:needs?|wants?)$/u;
/** "Helped sand last night until eleven": it has been, whatever the time behind it. */
const BACK_THEN =
  /\b(?:yesterday|last (?:night|week|month|year|weekend|summer|winter|spring|autumn|time)|(?:\S+) (?:days?|weeks?|months?|years?) ago|this morning|earlier)\b/u;
const STILL_ASKS =
  /\b(?:asked|asks|wants?|needs?|invited|owes?|reminded|me to|nobody|but|if|unless|lent|borrowed|gave|rang|called|emailed|texted|messaged|phoned|wrote|sent|said|says|told|until (?:the|next|i)|my|our|has|have|still)\b|n't\b/u;
const MAX_NAME = 4;
const MAX_LABEL = 3;

/** "Danced", "smiled": a past form that no list has. */
function isUnknownPast(key: string): boolean {
  return (
    /\p{L}{3}[^e]ed$/u.test(key) && !/^(?:hundred|naked|sacred|wicked|moped|crooked)$/u.test(key)
  );
}

/** "The neighbour feeding the cat", "Scouts lending us theirs". */
const DOING =
  /^(?:feeding|bringing|doing|taking|making|lending|driving|hosting|cooking|picking|collecting|handling|paying|sorting|minding|giving|baking|organi[sz]ing|looking)$/u;

/** "Brenda's handling the open house": so short a form is said of people, whatever their name. */
const SHORTLY_DOES =
  /^(?!(?:it|that|there|what|who|he|she|one|nobody|everyone)'s)\p{L}+'s (?:already |still |also )?(?:handling|covering|bringing|hosting|sorting|organi[sz]ing|cooking|baking|minding|babysitting|driving|paying) /u;

/** "Marta owns billing now". */
const TAKES_ON = /^(?:owns|handles|leads|covers|manages|organi[sz]es|hosts|brings)$/u;
/** "Cleaner off this week". */
const AWAY = /^off (?:this|next|today|tomorrow|sick|till|until)$/u;

/** "The flowers are Margaret's this week". */
const IS_THEIRS =
  /^(?:the|this|that|those|these) (?:\S+ ){1,3}(?:is|are) (?!(?:it|that|there|what|who|he|she|here|let|one)'s)\p{L}+'s(?: (?:job|turn|problem|department|this week|today|now))*$/u;

function isDeed(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if ((DOING.test(key) || TAKES_ON.test(key)) && at < words.length - 1) return true;
  if (AWAY.test(keysOf(words.slice(at, at + 2)))) return true;
  if (LINK.test(key) || ONLY_PAST.test(key) || STOOD.test(key)) return true;
  if (!isVerb(key) && (baseOfPast(key) !== null || isUnknownPast(key))) return true;
  const next = keyAt(words, at + 1);
  if (/[^s']s$/u.test(key) && /^(?:me|us|him|them)$/u.test(next)) return true;
  const isDone = /^\d/u.test(next) || (next !== '' && holdsTogether(next));
  // "Mam's tablets from the chemist" are hers.
  if (keyAt(words, at - 1).endsWith("'s")) return false;
  return isDone && /[^s']s$/u.test(key) && (isVerb(key.slice(0, -1)) || isVerb(key.slice(0, -2)));
}

function isName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !/^\p{Lu}\p{Ll}+$/u.test(word.raw) || isVerb(word.key)) return false;
  return at > 0 || !(VERB_FOR_NOUN.has(word.key) || holdsTogether(word.key));
}

/** Where the verb stands behind the somebody with whom the words begin; 0 when they begin otherwise. */
function verbBehindSomeone(words: readonly Word[]): number {
  if (SUBJECT_PRONOUNS.has(keyAt(words, 0))) return 0;
  if (isVerb(keyAt(words, 0)) && !isLiving(keyAt(words, 0))) return 0;
  const from = DETERMINERS.has(keyAt(words, 0)) ? 1 : 0;
  for (let at = from + 1; at <= from + MAX_NAME; at++) {
    if (words[at - 1]?.comma === true || ASKS.test(keyAt(words, at))) return 0;
    if (!isDeed(words, skipAdverbs(words, at))) continue;
    const verb = skipAdverbs(words, at);
    if (words.slice(1, at - 1).some(({ key }) => PLACES.test(key))) return 0;
    if (isLiving(keyAt(words, at - 1))) return verb;
    const isLinked = LINK.test(keyAt(words, verb));
    const isSomebody =
      (isName(words, at - 1) && (at > 1 || !isLinked)) ||
      (isAgent(keyAt(words, at - 1)) && !isLinked);
    return isSomebody ? verb : 0;
  }
  return 0;
}

function skipAdverbs(words: readonly Word[], from: number): number {
  let at = from;
  while (ADVERBS.has(keyAt(words, at)) || /^(?:very|kindly|both|all)$/u.test(keyAt(words, at)))
    at++;
  return at;
}

/** "A man brought in a hedgehog", "the treasurer travelled to Kisii": somebody else's deed, and theirs alone. */
export function isDeedOfOthers(told: readonly Word[]): boolean {
  const isThought = /^i (?:think|reckon|bet|guess|suspect|hope)$/u.test(keysOf(told.slice(0, 2)));
  if (isThought) return isDeedOfOthers(told.slice(2));
  const label = told.slice(0, MAX_LABEL).findLastIndex(({ raw }) => raw.endsWith(':'));
  const words = told.slice(label + 1);
  if (IS_THEIRS.test(keysOf(words))) return true;
  if (SHORTLY_DOES.test(keysOf(words)) && !ASKS_ONESELF.test(keysOf(words.slice(1)))) return true;
  const verb = verbBehindSomeone(words);
  if (verb === 0) return false;
  if (verb === words.length - 1 && !isLiving(keyAt(words, verb - 1))) return false;
  const said = words.slice(verb);
  if (BACK_THEN.test(keysOf(said)))
    return !STILL_ASKS.test(keysOf(said)) && !said.some(({ key }) => MISHAP.has(key));
  return !ASKS_ONESELF.test(keysOf(said)) && !said.some(({ key }) => MISHAP.has(key));
}
