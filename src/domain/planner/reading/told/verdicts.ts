import { HOW_IT_WAS, VERDICTS } from '../../data/verdicts.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

const HOW_MUCH =
  /^(?:absolutely|absolute|utter|utterly|pure|purely|total|totally|bloody|simply|just|so|how|quite|very|truly|really|oh|well|ah|och)$/u;
/** "Outrageous", "unbelievable": what ends so says how a thing is, and names none. */
const SAYS_HOW = /^(?!vegetable|constable|collectible)\p{L}{5,}(?:ous|[ai]ble)$/u;

/** "Good lad", "poor thing": said of somebody. */
const OF_SOMEBODY =
  /^(?:good|clever|poor|silly|daft|lovely|bless|brave) (?:lad|lass|girl|boy|man|woman|soul|thing|dog|him|her|them)$/u;

/** "Typical.", "absolute carnage": one word that judges what was said, and names nothing to do. */
function isOneVerdict(words: readonly Word[]): boolean {
  const said = words.filter(({ key }, at) => key !== '' && (at > 0 || !HOW_MUCH.test(key)));
  const [only] = said;
  if (OF_SOMEBODY.test(keysOf(said))) return true;
  return (
    said.length === 1 && only !== undefined && (VERDICTS.has(only.key) || SAYS_HOW.test(only.key))
  );
}

/** "What a week", "the cheek of him". */
const EXCLAIMS =
  /^(?:\p{L}+ )?what (?:a|an) (?:\p{L}+ )?\p{L}+$|^(?:honestly )?the (?:nerve|cheek|audacity|gall|state) (?:of|on)\b/u;
const IN_ALL = /^(?:overall|altogether)$/u;
const JOINS = /^(?:but|and|so|very|really|too|quite|a|bit|pretty|not|that|just|though|tho)$/u;
const THOUGH = /^(?:though|tho)$/u;
const OCCASION =
  /^(?:result|results|news|times?|day|days|week|night|session|chat|gig|crowd|vibes?|start|effort|mood|atmosphere|turnout)$/u;
const LONGEST = 5;

/** "Hard but good", "good result", "lovely night altogether": how one found it. */
function saysHowItWas(words: readonly Word[]): boolean {
  const told = IN_ALL.test(keyAt(words, words.length - 1)) ? words.slice(0, -1) : words;
  if (told.length > LONGEST || !told.some(({ key }) => HOW_IT_WAS.has(key))) return false;
  return told.every(({ key }, at) => {
    const closes = at > 0 && at === told.length - 1;
    return (
      HOW_IT_WAS.has(key) || (closes ? OCCASION.test(key) || THOUGH.test(key) : JOINS.test(key))
    );
  });
}

/** Whether the words judge what happened, and name nothing to do. */
export function isVerdict(words: readonly Word[]): boolean {
  return isOneVerdict(words) || EXCLAIMS.test(keysOf(words)) || saysHowItWas(words);
}
