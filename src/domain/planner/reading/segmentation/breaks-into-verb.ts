import { COMPOUNDS, NOUN_BEFORE_VERB } from '../../data/compounds.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import {
  ADVERBS,
  DETERMINERS,
  NO_VERB_AFTER,
  WEAK_CONNECTIVES,
} from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { RARE_VERBS } from '../../data/more-verbs.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { endsFirmly, endsPerson, opensThing } from '../grammar/phrase-ends.ts';
import { actsAsVerb } from '../grammar/noun-or-verb.ts';
import { KIN } from '../../data/people.ts';
import { baseOfPast, isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** Verbs that stand at the end of a noun as well: "the announcement email". */
const NOUNISH = new Set('email text call phone ring list design contact'.split(' '));

/** Verbs that need no object. */
const ALONE = new Set(
  'sleep eat rest shower cook bake pack hoover vacuum tidy clean exercise meditate stretch swim run nap relax practise practice rehearse breathe iron mow sweep unpack shop write draw paint read study'.split(
    ' ',
  ),
);

function leadsNowhere(next: string): boolean {
  return (
    next === '' || next === 'yet' || ADVERBS.has(next) || WEAK_CONNECTIVES.has(next) || next === 'i'
  );
}

/** "The recycling" is a thing; "recycling" alone goes on. */
function isDoing(words: readonly Word[], at: number): boolean {
  if (/^(?:needs?|wants?)$/u.test(keyAt(words, at - 1))) return false;
  const isThing = [1, 2].some((back) => DETERMINERS.has(keyAt(words, at - back)));
  return keyAt(words, at).endsWith('ing') && !isThing;
}

function hasPlainObject(words: readonly Word[], at: number): boolean {
  const isPlaced = /^(?:to|for|up|out|off|on|about)$/u.test(keyAt(words, at + 1));
  return DETERMINERS.has(keyAt(words, at + (isPlaced ? 2 : 1)));
}

const NUMBER = new RegExp(String.raw`^(?:${A_NUMBER}|thirteen|fourteen|fifteen|\d{1,3})$`, 'u');

const NUMBERED =
  /^(?:chapters?|questions?|pages?|exercises?|units?|sections?|parts?|numbers?|rooms?|flats?|weeks?|lessons?|modules?|tracks?|episodes?|scenes?|acts?|volumes?|year|bars?)$/u;

/** "Revise chapter four do the past paper": a number behind a noun ends it. */
function endsNumbered(words: readonly Word[], at: number): boolean {
  const noun = keyAt(words, at - 2);
  if (!NUMBER.test(keyAt(words, at - 1)) || noun === '') return false;
  const isCounted = NUMBERED.test(noun) || (noun === 'to' && NUMBER.test(keyAt(words, at - 3)));
  if (isCounted) return STRONG_VERBS.has(keyAt(words, at)) && keyAt(words, at + 1) !== '';
  if (NO_VERB_AFTER.has(noun) || DETERMINERS.has(noun) || actsAsVerb(words, at - 2)) return false;
  return STRONG_VERBS.has(keyAt(words, at)) && hasPlainObject(words, at);
}

/** "Reorder those invoice the Hendersons": what is pointed at ends the phrase. */
export function endsPointed(words: readonly Word[], at: number): boolean {
  if (!/^(?:that|this|those|these|one|ones|him|her)$/u.test(keyAt(words, at - 1))) return false;
  if (!isVerb(keyAt(words, at - 2)) || SAYS.test(keyAt(words, at - 2))) return false;
  return isVerb(keyAt(words, at)) && hasPlainObject(words, at);
}

const OFTEN_A_VERB =
  /^(?:book|check|clean|move|order|answer|hang|scan|invoice|iron|practise|clear)$/u;
const OPENS_NOUN = /^(?:for|from|to|with|about|at|after|before|in|on)$/u;

function isSurelyNoun(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return (
    VERB_FOR_NOUN.has(word.key) ||
    KIN.has(word.key) ||
    /^\p{Lu}/u.test(word.raw) ||
    /(?:[^s]s|ist|tion|ment|ness)$/u.test(word.key)
  );
}

const GOES = /^(?:go|come|leave|get|arrive|run|start|stop|give|take|find|see|close|open)$/u;
const WHEN = /^(?:before|until|till|when|if|because|once|unless|as)$/u;

/** "Before the prices go up" tells when. */
function isInTimeClause(words: readonly Word[], at: number): boolean {
  if (!GOES.test(keyAt(words, at)) || !keyAt(words, at - 1).endsWith('s')) return false;
  return [2, 3].some((back) => WHEN.test(keyAt(words, at - back)));
}

/** "Phone the dentist move Leo's appointment": a whole phrase stands before a verb and its object. */
function opensBehindPhrase(words: readonly Word[], at: number): boolean {
  const verb = keyAt(words, at);
  const next = keyAt(words, at + 1);
  const previous = keyAt(words, at - 1);
  if (!OFTEN_A_VERB.test(verb) || next === '' || words[at]?.comma === true) return false;
  if (NO_VERB_AFTER.has(next) || ADVERBS.has(next) || WEAK_CONNECTIVES.has(next)) return false;
  if (NO_VERB_AFTER.has(previous) || COMPOUNDS.get(verb)?.has(next) === true) return false;
  if (NOUN_BEFORE_VERB.has(`${previous} ${verb}`) || baseOfPast(next) !== null) return false;
  if (/^(?:book|order|scan)$/u.test(verb) && !isSurelyNoun(words[at - 1])) return false;
  const isLong = DETERMINERS.has(keyAt(words, at - 3)) && /[^s]s$/u.test(previous);
  return isLong || DETERMINERS.has(keyAt(words, at - 2)) || OPENS_NOUN.test(keyAt(words, at - 2));
}

const MAY_STAND_ALONE =
  /^(?:look|work|check|practise|practice|study|train|wait|search|talk|reply)$/u;
const PLACE = /^(?:on|in|at|for|to|with|from|about|of|into|by)$/u;

/** "The lit review two thousand words": behind an article and one noun, only an article shows a verb. */
function endsCompound(words: readonly Word[], at: number): boolean {
  if (!DETERMINERS.has(keyAt(words, at - 2)) || endsPerson(words, at)) return false;
  if (/[^s]s$/u.test(keyAt(words, at - 1)) || /^\p{Lu}/u.test(words[at + 1]?.raw ?? ''))
    return false;
  const next = keyAt(words, at + 1);
  return (
    next === 'that' ||
    !(DETERMINERS.has(next) || PARTICLE.test(next) || /^(?:it|them|him|me|us)$/u.test(next))
  );
}

const ALSO_NOUN = wordSet(`
transfer update upload download list dispute appeal repair display cook help start stop visit contact deposit backup rewrite
redesign refill remake tear reply try pick catch spread switch type launch shoot stain dust feed fold return transport quit
`);
const PARTICLE = /^(?:up|out|off|back|down|away)$/u;

/** "The repair shop on the corner": a word of two kinds, before a place and behind a noun. */
function isNounInPlace(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if ((STRONG_VERBS.has(key) && !ALSO_NOUN.has(key)) || MAY_STAND_ALONE.test(key)) return false;
  if (endsFirmly(words, at)) return false;
  return PLACE.test(keyAt(words, at + 1)) || endsCompound(words, at);
}

/** "Read that book on feedback" points at the book. */
export function isPointedAt(words: readonly Word[], at: number): boolean {
  const isBehind = /^(?:that|this|those|these)$/u.test(keyAt(words, at - 1));
  return isBehind && PLACE.test(keyAt(words, at + 1)) && !hasPlainObject(words, at);
}

/** "Get the asset register updated": what is to be done with it stands behind a thing. */
function isMadeSo(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  const isThing = [2, 3].some((back) => DETERMINERS.has(keyAt(words, at - back)));
  return isThing && baseOfPast(next) !== null && !isVerb(next);
}

const SAYS = /^(?:help|let|make|watch|hear|see|have|tell|ask|say|know|think|check|hope)$/u;

const HAS_IT =
  /^(?:love|hate|need|want|like|have|know|see|say|do|get|use|think|mean|call|find|take|make|let|help|hear|watch|hope)$/u;
const WITHIN =
  /^(?:when|if|where|how|what|why|whether|that|because|before|after|until|till|while|who|which|since|so|make|help|let|to|can|could|will|would|people|everyone|they|we|you)$/u;

/** "The bike light batteries | order them": behind a noun, a verb with "it" says what to do with the noun. */
export function takesUpNamed(words: readonly Word[], at: number): boolean {
  const verb = keyAt(words, at);
  if (!/^(?:it|them)$/u.test(keyAt(words, at + 1)) || !isVerb(verb) || HAS_IT.test(verb))
    return false;
  if (NO_VERB_AFTER.has(keyAt(words, at - 1)) || ADVERBS.has(keyAt(words, at - 1))) return false;
  if ([1, 2, 3, 4].some((back) => WITHIN.test(keyAt(words, at - back)))) return false;
  return opensThing(words, at - 1) && !actsAsVerb(words, at - 1);
}

/** Whether a bare verb in the middle of a thought begins a new one: "oil the hinges measure …". */
export function breaksIntoVerb(words: readonly Word[], at: number): boolean {
  if (isInTimeClause(words, at)) return false;
  if (keyAt(words, at - 1) === 'one' && keyAt(words, at - 2) === 'to') return false;
  const previous = keyAt(words, at - 1);
  if (RARE_VERBS.has(keyAt(words, at)) && !isVerb(keyAt(words, at))) return endsFirmly(words, at);
  if (!opensWithVerb(words, at, 'within')) return opensBehindPhrase(words, at);
  if (isNounInPlace(words, at) || isPointedAt(words, at) || isMadeSo(words, at)) return false;
  const endsPhrase =
    /^(?:on|off|out|up|over|away|down)$/u.test(previous) &&
    STRONG_VERBS.has(keyAt(words, at)) &&
    DETERMINERS.has(keyAt(words, at + 1));
  if (endsPhrase) return !isVerb(keyAt(words, at - 2));
  const endsHour =
    /^(?:before|by|at|after|until|till)$/u.test(keyAt(words, at - 2)) &&
    !DETERMINERS.has(previous) &&
    STRONG_VERBS.has(keyAt(words, at));
  if (endsHour) return true;
  if (/^(?:help|let|make|watch|hear)$/u.test(keyAt(words, at - 2))) return false;
  if (keyAt(words, at - 3) === 'had' && endsPerson(words, at)) return false;
  if (endsNumbered(words, at) || endsPointed(words, at)) return true;
  if (NO_VERB_AFTER.has(previous) || isDoing(words, at - 1)) return false;
  const isOpenEnd = NOUNISH.has(keyAt(words, at)) || !ALONE.has(keyAt(words, at));
  if (isOpenEnd && leadsNowhere(keyAt(words, at + 1))) return false;
  return !NOUN_BEFORE_VERB.has(`${previous} ${keyAt(words, at)}`) && !actsAsVerb(words, at - 1);
}
