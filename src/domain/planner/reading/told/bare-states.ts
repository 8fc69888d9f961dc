import { FEELING_WORDS } from '../../data/english-phrases.ts';
import { FELT_DOINGS, FELT_NOUNS, FELT_STATES } from '../../data/felt-words.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** How much somebody feels it. */
const HOW_MUCH =
  /^(?:a|an|the|bit|little|lot|tad|touch|so|such|very|really|actually|absolutely|totally|completely|utterly|properly|proper|genuinely|genuine|honestly|literally|slightly|mildly|vaguely|weirdly|oddly|strangely|secretly|quietly|just|still|only|pretty|quite|rather|too|kinda|feeling|feel|feels|felt|and|also|now|all|pure|purely|sheer|utter|actual|total|absolute|what|that|this|my|oh|no|some|being|super|dead|well|fair|mostly|currently|officially|suddenly|newly|weird|strange|\p{L}{3,}ly)$/u;
/** What somebody feels it about stands behind one of these. */
const GOES_ON =
  /^(?:|and|but|or|over|about|at|of|with|by|for|in|to|as|from|since|because|cos|when|that|if|than|after|before|again|now|today|tonight|throughout|always|though|tho|tbh|too|lol|instead|inside|still|yet|like|i|on|how|all|this)$/u;

/** "Impostor syndrome at about 9/10 today": how much of it there is. */
const AT_LEVEL =
  /^(?:syndrome|attacks?|levels?|at|about|around|over|today|tonight|as|usual|per|always|ever|again|\d+(?:\/\d+)?)$/u;

/** "The relief", "actual joy", "tension tension": how it is, by its name. */
function isFeltNoun(words: readonly Word[], at: number): boolean {
  if (!FELT_NOUNS.has(keyAt(words, at))) return false;
  return words
    .slice(at + 1)
    .every(({ key }) => FELT_NOUNS.has(key) || HOW_MUCH.test(key) || AT_LEVEL.test(key));
}

/** "Still hearing it", "absolutely flying", "running purely on spite". */
const GOES_ON_DOING =
  /^(?:still|absolutely|totally|completely|properly|mostly|literally) \p{L}{2,}ing(?: (?:it|that|about|on|at|over|of)\b.*)?$|^(?:(?:just|still|only|pretty|basically) )*(?:running|surviving|powered|fuelled|fueled|existing|living|functioning)(?: \p{L}+ly)? (?:on|by)\b|^getting too (?:\p{L}+) for\b/u;

/** "Feels so strange to leave them". */
const FEELS = /^(?:it |that |this )?(?:just |all |still |really )*(?:feels|felt) (?!free\b)/u;

/** "Mood 4/10", "imposter-o-meter: 8/10": a mark that somebody gives the day. */
const MARKED = /^(?:[\p{L}'-]+ ){1,4}\d{1,2}(?: ?\/ ?| out of )10$/u;

/** "Bit toey about the wind". */
const BIT_SO = /^(?:a )?(?:bit|tad|touch|smidge) \p{L}+y (?:about|of|over|with|at|that)\b/u;

/**
 * "Terrified", "scared and excited", "sad to see the old goat go", "actual joy", "still hearing it": what
 * begins with how somebody is, and goes on with what it is about.
 */
export function isBareState(words: readonly Word[]): boolean {
  const said = keysOf(words);
  if (FEELS.test(said)) return true;
  if (MARKED.test(said) || BIT_SO.test(said) || GOES_ON_DOING.test(said)) return true;
  let at = 0;
  while (HOW_MUCH.test(keyAt(words, at)) && !FELT_NOUNS.has(keyAt(words, at))) at++;
  const key = keyAt(words, at);
  if (isFeltNoun(words, at)) return true;
  const next = keyAt(words, at + 1);
  const goesOn =
    words[at]?.comma === true ||
    GOES_ON.test(next) ||
    FELT_STATES.has(next) ||
    FEELING_WORDS.has(next);
  return goesOn && (FELT_STATES.has(key) || FELT_DOINGS.has(key));
}
