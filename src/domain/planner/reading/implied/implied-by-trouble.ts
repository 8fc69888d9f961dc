import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isThirdPerson, isToldPast } from '../grammar/told-forms.ts';
import { seeTo } from './see-to.ts';

const NO_OPEN =
  /^(?:this|that|these|those|some|any|every|each|both|no|another|a|an|her|his|their|its)$/u;
const HAS_TROUBLE =
  /^(?:won't|wont|doesn't|doesnt|isn't|isnt|aren't|arent|hasn't|hasnt|keeps|makes|never)$/u;
const LIFTS =
  /^(?:past|over|fine|well|brilliantly|smoothly|okay|perfectly|done|finished|great|good|lovely|bad|fun|arrived|came|called|asked|began|started|opened|chose|wrote|gave|told|said|cleared|approved|mended|fixed|sorted|replaced|serviced|renewed|settled|accepted|healed|upgraded|improved|covered|paid|resolved|passed|working|opens|sent|explained|confirmed|promised|decided|offered|agreed|answered|replied|thanked|helped|wanted|raised)$/u;
/** "Took nine days to arrive". */
const TOOK =
  /^(?:took|takes) (?:\S+ ){1,3}(?:minutes?|hours?|days?|weeks?|months?|years?|ages|forever)\b/u;
/** "Got its oil change". */
const GOT = /^got (?:its|his|her|their|my|our|a|an|the)\b/u;

/** "The subscription charged me twice". */
function isCharged(words: readonly Word[], at: number): boolean {
  return (
    /^(?:charged|billed)$/u.test(keyAt(words, at)) && /^(?:me|us)$/u.test(keyAt(words, at + 1))
  );
}

const WRONG =
  /^(?:wrong|filthy|dirty|grubby|cracked|torn|bent|loose|crooked|outdated|unfinished|incomplete|overgrown|rotten|rotting|mouldy|missing|peeling|rusty|crumbling|falling|collapsing|fading|unreadable|illegible|ancient)$/u;

/** "The logo is wrong on every page". */
function isWrong(words: readonly Word[], at: number): boolean {
  if (!/^(?:is|are|looks|look)$/u.test(keyAt(words, at))) return false;
  return words.slice(at + 1, at + 4).some((word) => WRONG.test(word.key));
}

const MAX_THING = 8;
const OUT_OF_PLACE =
  /^(?:up to|a pile|a heap|a mess|a mountain|all over|everywhere|full of|in pieces|in bits|on the floor|under a|under the|nowhere|gone|lost|too \p{L}+|running (?:out|low)|playing up|acting up|on the blink|on its last legs|frozen|almost (?:empty|out|gone)|nearly (?:empty|out|gone))\b/u;

/** "The recycling is up to my knees", "the bulbs should have gone in weeks ago". */
function isLeft(words: readonly Word[], at: number): boolean {
  const rest = keysOf(words.slice(at + 1, at + 4));
  if (keyAt(words, at) === 'should') return /^(?:have|be|all have|really)\b/u.test(rest);
  return /^(?:is|are)$/u.test(keyAt(words, at)) && OUT_OF_PLACE.test(rest);
}

/** "Fryer keeps tripping": a note leaves out the "the". */
function isNoted(words: readonly Word[]): boolean {
  const isPlain = /^\p{L}/u.test(words[0]?.raw ?? '') && !SUBJECT_PRONOUNS.has(keyAt(words, 0));
  return (
    isPlain && keyAt(words, 1) === 'keeps' && /.{3}ing$/u.test(keyAt(words, 2)) && words.length <= 6
  );
}

/**
 * "My phone drops every call", "the pen keeps dying": a thing and what it does or will not do asks
 * to be seen to. People, times and what is only talk ask nothing.
 */
export function impliedByTrouble(words: readonly Word[]): string | null {
  const isNamed = DETERMINERS.has(keyAt(words, 0)) && !NO_OPEN.test(keyAt(words, 0));
  if (!isNamed && !isNoted(words)) return null;
  const at = words.findIndex(
    (word, place) =>
      place > Number(isNamed) &&
      (HAS_TROUBLE.test(word.key) ||
        isWrong(words, place) ||
        isLeft(words, place) ||
        isCharged(words, place) ||
        isThirdPerson(words, place) ||
        isToldPast(words, place)),
  );
  if (at < 1 || at > MAX_THING || words.slice(0, at).some((word) => word.comma)) return null;
  const isPerfect = /^(?:has|have|had)$/u.test(keyAt(words, at - 1));
  const thing = words.slice(0, isPerfect ? at - 1 : at);
  const noun = keyAt(thing, thing.length - 1);
  if (asksNothing(thing) || noun.endsWith("n't")) return null;
  if (/^(?:is|are|was|were|who|which|that|i|we|he|she|they|and|of|with|for)$/u.test(noun))
    return null;
  const isLifted = words.slice(at).some((word) => LIFTS.test(word.key));
  if (
    isLifted ||
    TOOK.test(keysOf(words.slice(at, at + 5))) ||
    GOT.test(`${keyAt(words, at)} ${keyAt(words, at + 1)}`)
  )
    return null;
  return seeTo(thing, words.slice(thing.length));
}
