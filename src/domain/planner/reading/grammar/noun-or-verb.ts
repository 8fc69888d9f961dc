import { FILLERS, SUBJECT_PRONOUNS, WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isVerb } from './verbs.ts';

const LEADS_TO_VERB = wordSet(
  'to also then just please help go come try gonna gotta should must will can could might let me us them him not and or',
);

/**
 * Whether a word that can be a verb is one here: it opens the words or follows what leads to a
 * verb. Behind another word it is the noun that ends a phrase ("sign the reading record").
 */
export function actsAsVerb(words: readonly Word[], at: number): boolean {
  if (!isVerb(keyAt(words, at))) return false;
  const before = keyAt(words, at - 1);
  return (
    before === '' ||
    words[at - 1]?.comma === true ||
    LEADS_TO_VERB.has(before) ||
    WEAK_CONNECTIVES.has(before) ||
    FILLERS.has(before) ||
    SUBJECT_PRONOUNS.has(before)
  );
}
