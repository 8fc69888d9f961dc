import { DETERMINERS } from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt } from '../../words/words.ts';
import { type Cursor } from './cursor.ts';

const CALLS = wordSet('ring call phone email text message write contact speak talk ask');
const MAX_CALLED = 6;
const SAID_IN_CALL =
  /^(?:ask|say|tell|explain|apologise|apologize|thank|beg|check|confirm|see|find)$/u;

/** "Email Dr Prasad and ask what happens": what is said is what the call is for. */
export function saysInCall({ words, start, at }: Cursor): boolean {
  if (keyAt(words, at) !== 'and' || words[at - 1]?.comma === true) return false;
  const from = Math.max(start, at - MAX_CALLED - 1);
  const call = words.findLastIndex(({ key }, place) => place < at - 1 && CALLS.has(key));
  if (call < from || DETERMINERS.has(keyAt(words, call - 1))) return false;
  const said = keyAt(words, at + 1);
  if (said === 'find') return keyAt(words, at + 2) === 'out';
  if (said === 'see') return /^(?:if|whether|what|when|how|who)$/u.test(keyAt(words, at + 2));
  const isOther = /^\p{Lu}/u.test(words[at + 2]?.raw ?? '') || said === keyAt(words, call);
  return SAID_IN_CALL.test(said) && !isOther;
}
