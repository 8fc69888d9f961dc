import { DETERMINERS, NO_VERB_AFTER, SUBORDINATORS } from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { endsFirmly, endsPerson, opensThing, timeLengthBefore } from '../grammar/phrase-ends.ts';
import { isPerson } from '../grammar/living.ts';
import { isPointedAt } from './breaks-into-verb.ts';
import { actsAsVerb } from '../grammar/noun-or-verb.ts';
import { opensPronounClause } from '../grammar/pronoun-clause.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';
import { wordKind } from '../grammar/word-kind.ts';

const FINITE = wordSet(`
is are isn't aren't needs has hasn't keeps expires won't doesn't ends closes runs must wants starts
was were looks smells leaks expired lapsed broke stopped died ran
`);
const MANY_DO = /^(?:need|want|have|keep|look|smell)$/u;
const MANY = /(?<!christm|xm|tenn)[^su']s$/u;
const MAX_SUBJECT = 4;

/** Whether a thing and what is said of it begin here: "van insurance runs out", "beds need making": a name without an article, and what is said of it. */
export function opensBareSubject(words: readonly Word[], at: number): boolean {
  if (DETERMINERS.has(keyAt(words, at))) return false;
  for (let place = at; place < at + MAX_SUBJECT; place++) {
    if (place > at) {
      const key = keyAt(words, place);
      if (FINITE.has(key)) return true;
      if (MANY_DO.test(key) && MANY.test(keyAt(words, place - 1))) return true;
    }
    if (!opensThing(words, place) || words[place]?.comma === true) return false;
  }
  return false;
}

const ASKS = /^(?:where|when|what|how|who|whose|why|which)$/u;
const HELPS = /^(?:did|do|does|is|are|was|were|can|could|should|have|has|will|would|am)$/u;
const SUBJECT = /^(?:i|we|you|he|she|they|it|the|my|our|his|her|their|that|this|there)$/u;
const TOLD =
  /^(?:know|see|check|ask|find|out|remember|decide|tell|if|me|him|her|them|us|wonder|about|of|to)$/u;

/** Whether a question of one's own begins here: "where did I put the key", "did i pay the gym". */
export function opensQuestion(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (ASKS.test(key))
    return (
      !TOLD.test(keyAt(words, at - 1)) && HELPS.test(next) && SUBJECT.test(keyAt(words, at + 2))
    );
  if (/^(?:is|are)$/u.test(key) && /^(?:he|she|they|it)$/u.test(next))
    return (
      ![1, 2].some((back) => ASKS.test(keyAt(words, at - back))) && keyAt(words, at + 2) !== ''
    );
  return (
    /^(?:did|have|do)$/u.test(key) &&
    /^(?:i|we)$/u.test(next) &&
    !/^(?:said|promised|told)$/u.test(keyAt(words, at + 2)) &&
    !ASKS.test(keyAt(words, at - 1))
  );
}

const ABOUT_IT = /^(?:i|i'm|we're|i've|i'd|it's|it|he's|she's|they're|that's)$/u;

/** "Gas safe renewal I did that", "the kiln it's broken": a thing is named, and then told of. */
export function opensTopic(words: readonly Word[], at: number): boolean {
  const from = DETERMINERS.has(keyAt(words, at)) ? at + 1 : at;
  for (let place = from; place < from + MAX_SUBJECT; place++) {
    if (!opensThing(words, place) || words[place]?.comma === true) return false;
    if (/^(?:they|he|she)$/u.test(keyAt(words, place + 1)))
      return opensPronounClause(words, place + 1);
    if (ABOUT_IT.test(keyAt(words, place + 1)))
      return (
        from === at || keyAt(words, place + 1) !== 'i' || obligationLengthAt(words, place + 1) > 0
      );
  }
  return false;
}

function opensAnyVerb(words: readonly Word[], at: number): boolean {
  if (words[at]?.raw.endsWith(':') === true) return false;
  if (opensWithVerb(words, at, 'within')) return true;
  return isVerb(keyAt(words, at)) && opensWithVerb(words, at, 'front') && opensThing(words, at + 1);
}

const NTH = /^(?:\d+(?:st|nd|rd|th)|twenty|thirty|\p{L}+(?:nd|rd|th)|first)$/u;

/** "On the second scene": a number that may be no day. */
const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/u;
const WITHIN = /^(?:when|if|where|how|what|why|whether|that|because|until|till|while|who|which)$/u;

function endsWithThing(words: readonly Word[], at: number): boolean {
  if ([2, 3, 4].some((back) => WITHIN.test(keyAt(words, at - back)))) return false;
  const previous = keyAt(words, at - 1);
  if (NO_VERB_AFTER.has(previous) || actsAsVerb(words, at - 1)) return false;
  const isNamed =
    /^\p{Lu}\p{Ll}/u.test(words[at - 1]?.raw ?? '') &&
    /^(?:with|for|to|from)$/u.test(keyAt(words, at - 2));
  return (
    isNamed ||
    isPerson(keyAt(words, at)) ||
    endsPerson(words, at) ||
    (MANY.test(previous) && previous.length > 3)
  );
}

/** "… don't let it roll over": behind no one who does not. */
function forbids(words: readonly Word[], at: number): boolean {
  if (
    keyAt(words, at) !== "don't" ||
    /^(?:i|we|you|they|who|that|and|people|kids)$/u.test(keyAt(words, at - 1))
  )
    return false;
  if (
    !endsFirmly(words, at) &&
    !/^(?:just|let|forget|bother|panic|rush|worry)$/u.test(keyAt(words, at + 1))
  )
    return false;
  return isVerb(keyAt(words, at + (/^(?:just|ever|even)$/u.test(keyAt(words, at + 1)) ? 2 : 1)));
}

const MAKES_SO =
  /^(?:get|have|make|keep|leave|let|call|name|paint|cut|find|turn|set|hold|see|hear|want|need|like|be|do|ask|tell|give|send|show|lend|hand|teach|owe|bring|buy|offer|read|sell|cook|order|pass|wish|save|text|email|pay)$/u;

/** "Sign it | the churn numbers", "wash them | Ella asked": a verb has its thing, and another is named. */
function endsShortDeed(words: readonly Word[], from: number, at: number): boolean {
  const isRung = /^(?:ring|phone|visit|meet|chase|nudge)$/u.test(keyAt(words, from));
  if (at - from === 2 && isRung && keyAt(words, from + 1).length > 2)
    return (
      DETERMINERS.has(keyAt(words, at)) &&
      !DETERMINERS.has(keyAt(words, at - 1)) &&
      opensThing(words, at - 1)
    );
  if (at - from !== 2 || !/^(?:it|them)$/u.test(keyAt(words, at - 1))) return false;
  const verb = keyAt(words, from);
  const isWhole = keyAt(words, at - 1) === 'it' ? !CHANGES.test(verb) : !MAKES_SO.test(verb);
  if (!isWhole || !opensWithVerb(words, from, 'front')) return false;
  const next = wordKind(keyAt(words, at));
  return next === 'd' || (opensThing(words, at) && /^[nSPURV']$/u.test(next));
}

/** What these do with "it" may be said in one word more: "make it nice", "keep it simple". */
const CHANGES =
  /^(?:get|have|make|keep|leave|let|call|name|paint|cut|find|turn|set|hold|see|hear|like|be|want|need)$/u;

/**
 * Whether something new begins here in words that run on without a mark: a verb or a thing behind
 * a time, a thing of which something is said behind a whole phrase, a question.
 */
export function startsInRunOn(words: readonly Word[], from: number, at: number): boolean {
  if (opensQuestion(words, at) || forbids(words, at)) return true;
  if (isPointedAt(words, at)) return false;
  if (endsShortDeed(words, from, at)) return true;
  const time = timeLengthBefore(words, at);
  if (time > 0 && at - time <= from) return false;
  if (keyAt(words, at) === 'the' && NTH.test(keyAt(words, at + 1))) return false;
  const isNumbered =
    time > 0 && ORDINAL.test(keyAt(words, at - 1)) && !/^\p{Lu}/u.test(words[at]?.raw ?? '');
  if (isNumbered && !DETERMINERS.has(keyAt(words, at)))
    return (
      opensAnyVerb(words, at) && !/^(?:hand|draft|coat|test|order|class)$/u.test(keyAt(words, at))
    );
  if (time > 0 && (opensThing(words, at) || opensAnyVerb(words, at))) return true;
  if (!endsFirmly(words, at))
    return at - from > 1 && endsWithThing(words, at) && opensBareSubject(words, at);
  return opensAnyVerb(words, at) || opensBareSubject(words, at) || opensTopic(words, at);
}

const TITLE = /^(?:mr|mrs|ms|dr|miss|auntie|aunty|uncle)$/u;
const COMES = /^(?:coming|arriving|visiting|staying|moving)$/u;

/** "… a shelf of it Mrs Webb's coming at four": a visit that is told begins with who comes. */
export function opensVisit(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const who = TITLE.test(keyAt(words, at)) ? at + 1 : at;
  const name = words[who]?.raw ?? '';
  if (TITLE.test(before) || !/^\p{Lu}\p{Ll}+['’]s$/u.test(name)) return false;
  const isOpen = SUBORDINATORS.has(before) || NO_VERB_AFTER.has(before);
  return COMES.test(keyAt(words, who + 1)) && !isOpen;
}
