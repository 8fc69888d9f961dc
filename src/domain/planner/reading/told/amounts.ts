import { A_TEN, SEVERAL } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type ReadThought } from '../reading.ts';

const HOW_MUCH = new RegExp(
  String.raw`^(?:and )?(?:all of (?:it|them)\b.*|every (?:single |last )?\p{L}+|both of them|the whole (?:\S+ ){0,3}\S+|an? whole \p{L}+)$|^(?:\d+|${SEVERAL}|\p{L}+teen|${A_TEN}(?:-\p{L}+)?) (?:seconds|minutes|hours|days|nights|weeks|months|years|steps|miles|metres)(?: (?:now|ago|of (?:it|this|that)))?$`,
  'u',
);

/** "The whole bottle.", "Every sheet.", "Nineteen years.": a sentence that only says how much there was of what was told before. */
export function isAmountTold({ sentence, words }: ReadThought): boolean {
  return sentence > 0 && HOW_MUCH.test(keysOf(words));
}
