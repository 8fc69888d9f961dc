import { NO_VERB_AFTER, SUBORDINATORS } from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { baseOfPast } from '../grammar/verbs.ts';
import { type Cursor } from './cursor.ts';
import { opensPronounClause } from '../grammar/pronoun-clause.ts';

/** Verbs behind which a clause is what is said. */
export const SAYING = wordSet(
  'tell ask remind say let inform warn explain text email message write',
);
const FINDING = /^(?:check|see|make|find|hope|decide|prove)$/u;
const TELLS = /^(?:it's|its|they're|they|he's|she's)$/u;
const ASKS =
  /^(?:what|which|who|when|where|why|how|if|whether|that|than|everything|anything|all)$/u;

/** "Ring the dentist back | they left a voicemail.": in a short sentence, what is told of its deed. */
export function tellsOfDeed({ words, start, at }: Cursor): boolean {
  const verb = keyAt(words, skipOpeners(words, start));
  const before = keyAt(words, at - 1);
  if (!TELLS.test(keyAt(words, at)) || SAYING.has(verb) || FINDING.test(verb)) return false;
  if (SUBORDINATORS.has(before) || NO_VERB_AFTER.has(before)) return false;
  if (words.slice(start, at).some(({ key }) => ASKS.test(key))) return false;
  return opensPronounClause(words, at) || baseOfPast(keyAt(words, at + 1)) !== null;
}
