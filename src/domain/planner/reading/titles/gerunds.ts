import { DETERMINERS, OBJECT_OPENERS } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { sayTask } from './task-phrase.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { baseOfGerund } from '../grammar/verbs.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';

/** "Parking permits", "shipping cutoffs": nouns of an -ing. */
const THING_ING =
  /^(?:parking|onboarding|recycling|networking|shipping|building|wedding|meeting|training|heating|lighting|flooring|bedding|clothing|packaging|marketing|housing|banking|catering|plumbing|roofing|knitting|sewing|dining|sleeping|running|hiking|walking|climbing|riding|fishing|skating|skiing|driving|voting|spelling|reading|writing|hearing|viewing|opening|closing|mailing|wrapping|greeting|swimming|cleaning|sanding|baking|mixing|cutting|drawing|painting|planting|seating|serving|washing|moving|wiring|billing|bathing|boarding|camping|casting|coaching|coding|dancing|diving|drinking|evening|filing|finishing|landing|listing|loading|mounting|nursing|piping|racing|screening|shopping|singing|staging|stringing|stuffing|teaching|testing|timing|trading|tuning|waiting|watering|weaving|welding)$/u;

/** What someone does while speaking: "walking home". */
const ON_THE_WAY =
  /^(?:walking|driving|sitting|lying|standing|waiting|whispering|talking|rambling|recording|heading|coming)$/u;

/** Whether the words say what one does while speaking. */
export function isOnTheWay(words: readonly Word[]): boolean {
  if (!ON_THE_WAY.test(keyAt(words, 0)) || words.length > 6) return false;
  return /^(?:|home|so|to|back|now|along|around|in|on|at|here|hands|over|through)$/u.test(
    keyAt(words, 1),
  );
}

/** "Recycling out", "washing in". */
const PUT = /^(?:recycling|washing|shopping|bedding|ironing)$/u;
const PLACED = /^(?:out|in|away|up|on)$/u;

const NO_DEED = /^(?:includ|exclud|regard|concern|consider|follow|accord|pend|depend|dur|be|hav)$/u;

/** "Hemming the curtains": a verb that no list has, before what only a verb takes. */
function unknownBase(words: readonly Word[]): string | null {
  const stem = /^(\p{L}{3,})ing$/u.exec(keyAt(words, 0))?.[1];
  if (
    stem === undefined ||
    NO_DEED.test(stem) ||
    !/[aeiouy]/u.test(stem) ||
    !/^(?:the|my|our|those|these)$/u.test(keyAt(words, 1))
  )
    return null;
  return stem.replace(/([bdgmnprt])\1$/u, '$1');
}

/** "Finding" is to find; null for what is no deed. */
export function baseOfDoing(words: readonly Word[]): string | null {
  return baseOfGerund(keyAt(words, 0)) ?? unknownBase(words);
}

/** Whether it names a thing as often as a deed: "parking". */
export function isThingOfDoing(key: string): boolean {
  return THING_ING.test(key);
}

/** "Cleaning the oven" is to clean it; null for "parking permits" and what is no deed. */
export function taskFromGerund(words: readonly Word[]): string | null {
  if (keysOf(words) === 'washing up') return 'Do the washing up';
  if (words.length === 2 && PUT.test(keyAt(words, 0)) && PLACED.test(keyAt(words, 1)))
    return sayTask([...wordsOf('Put the'), ...words]);
  const base = baseOfDoing(words);
  if (base === null || words.length > 10 || words.length < 2) return null;
  if (!OBJECT_OPENERS.has(keyAt(words, 1)) && isKnownName(words.slice(0, 2).map(({ key }) => key)))
    return null;
  if (base === 'work' && !/^(?:on|out|through)$/u.test(keyAt(words, 1))) return null;
  if (VERB_FOR_NOUN.has(keyAt(words, 0)) && !OBJECT_OPENERS.has(keyAt(words, 1))) return null;
  if (THING_ING.test(keyAt(words, 0)) && !OBJECT_OPENERS.has(keyAt(words, 1))) return null;
  if (!OBJECT_OPENERS.has(keyAt(words, 1)) && STRONG_VERBS.has(keyAt(words, 2))) return null;
  if (ON_THE_WAY.test(keyAt(words, 0)) && !DETERMINERS.has(keyAt(words, 1))) return null;
  if (
    /^(?:is|was|for|and|in|on|machine|room|list|plan|table|chart|kit|labels?|address|page|lessons?|permit|test|forms?|fees?|bag|day|party|rates?|costs?|ticket|fine|space|system|tools?)$/u.test(
      keyAt(words, 1),
    )
  )
    return null;
  return sayTask([...wordsOf(base), ...words.slice(1)]);
}
