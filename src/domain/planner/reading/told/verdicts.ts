import { VERDICTS } from '../../data/verdicts.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const HOW_MUCH =
  /^(?:absolutely|absolute|utter|utterly|pure|purely|total|totally|bloody|simply|just|so|how|quite|very|truly|really|oh|well|ah|och)$/u;
/** "Outrageous", "unbelievable": what ends so says how a thing is, and names none. */
const SAYS_HOW = /^(?!vegetable|constable|collectible)\p{L}{5,}(?:ous|[ai]ble)$/u;

/** "Good lad", "poor thing": said of somebody. */
const OF_SOMEBODY =
  /^(?:good|clever|poor|silly|daft|lovely|bless|brave) (?:lad|lass|girl|boy|man|woman|soul|thing|dog|him|her|them)$/u;

/** "Typical.", "absolute carnage": one word that judges what was said, and names nothing to do. */
export function isVerdict(words: readonly Word[]): boolean {
  const said = words.filter(({ key }, at) => key !== '' && (at > 0 || !HOW_MUCH.test(key)));
  const [only] = said;
  if (OF_SOMEBODY.test(keysOf(said))) return true;
  return (
    said.length === 1 && only !== undefined && (VERDICTS.has(only.key) || SAYS_HOW.test(only.key))
  );
}
