import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const NOT_NEEDED =
  /^(?:i |we )?no longer need\b|^(?:i'm |im |we're )?not (?:doing|going|hosting|making|coming|running|buying|having|bothering)\b|^let (?:someone|somebody|anyone) else\b|\bowe \p{L}+ nothing\b|\b(?:don't|dont|doesn't|doesnt|no longer|not) (?:need|have) to\b|\bno need\b|\bdecided (?:not to|against)\b|\bnot my (?:problem|job|business|circus)$|\bneedn't\b|^(?:(?!(?:there|what|who|if)\b)[\p{L}'-]+ ){1,4}needs? nothing\b/u;

/** "Tell Ann no need to bring food" is to be told. */
const IS_MESSAGE =
  /^(?:please )?(?:(?:tell|text|email|e-mail|message|msg|remind|inform|whatsapp) (?!me\b)\S|write to \S|let (?!me\b|someone else|somebody else|anyone else)\S+ know\b)/u;

/** Whether the words say that it need not be done, or that another is to do it. */
export function isNotNeeded(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return NOT_NEEDED.test(said) && !IS_MESSAGE.test(said);
}

/** "I still haven't done it" says again of what was named that it is open. */
const STILL_OPEN =
  /^(?:and |but )?(?:i |we )?(?:still )?(?:haven't|havent|have not) (?:even |actually )?(?:done|started|finished|managed|got round to|got around to) (?:it|that|this|them|so)(?: yet| either| at all)?$/u;

/** "Neither have the Dublin lot". */
const SO_ARE = /^(?:neither|nor) (?:do|does|did|have|has|had|is|are|was|were|will|can|could)\b/u;

/** "Even Callum, and Callum eats glue": goes on with what was said. */
export function goesOn(words: readonly Word[]): boolean {
  if (STILL_OPEN.test(keysOf(words)) || SO_ARE.test(keysOf(words))) return true;
  return keyAt(words, 0) === 'even' && words.length > 1 && !opensWithVerb(words, 1, 'front');
}
