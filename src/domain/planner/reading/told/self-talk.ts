import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

/** "Let me be dull for once", "please let it be nothing": a prayer, and nothing that anybody can do. */
const PRAYS =
  /^(?:please |dear \p{L}+ |oh |just )*(?:let (?:me|it|him|her|us|them|there|this|that) (?:please |just |all )?be\b|forgive (?:me|us)\b|(?:god|lord) (?:forgive|spare|save|help|bless|preserve) (?:me|us|him|her|them)\b)/u;
/** "Pull yourself together", "shut up, voice", "small steps, you potato": what somebody says to their own head. */
const SCOLDS =
  /^(?:right |come on |please |dear \p{L}+ |oh |just |so )*(?:pull (?:yourself|myself) together\b.*|shut (?:the (?:hell|fuck|heck) )?up(?! (?:the|a|my|our|shop|for)\b).*|get a grip(?: on (?:my|your)self)?|calm (?:down|yourself)|chill(?: out)?|cheer up|chin up|man up|deep breaths?|(?:keep|hold) it together|breathe|stop(?: (?:it|this|that))?|(?:i (?:have to|need to|must|should|really must) )?stop (?:being|saying|worrying|panicking|fretting|overthinking|crying|moaning|whinging|apologi[sz]ing|caring|spiralling|spiraling|comparing)\b.*|stop (?:putting (?:it|this|that|them|things) off|avoiding (?:it|this|that|them)))$/u;
const CALLS_NAMES =
  /\b(?:you|ya|u) (?:absolute |total |utter |stupid |silly |daft |great |big |poor |old |lazy )*(?:potato|idiot|muppet|fool|numpty|eejit|clown|moron|plank|donkey|melon|sausage|legend|beauty|numbskull|wally|plonker|goose|turnip|spoon|dope|dummy|div|disaster|clot|mug|lemon)$/u;
/** "Look at me go", "look at his face": said with a smile or a sigh. */
const BEHOLD =
  /^(?:and |just |would you )?look at (?:me|him|us|them|you)(?: go| now)?$|^(?:and )?look at (?:his|her|their|my|your|that|the) (?:\p{L}+ )?(?:face|faces|smile|eyes)$/u;
/** "No further questions for the universe": what somebody is without, that no shop has. */
const WITHOUT =
  /^(?:(?:i|we) (?:have|had|got)|i've|we've|i've got|we've got|have|got) (?:absolutely |really |literally )?no (?:further |more |other |real )?(?:questions?|quarrels?|words|idea|ideas|clue|regrets?|complaints?|notes|shame|faith|patience|energy|strength|hope|memory|interest|opinion|feelings|sympathy|excuse|business|right|chill|filter|defence|dignity|self-control|willpower|intention|desire|wish)\b/u;

/** "Do I even want this flat", "do other people feel like this": asked of nobody, and answered by no list. */
const WONDERS =
  /^(?:do|does) (?:i|we|they|other people|people|normal people|others|everyone|anyone|anybody) (?!need|have|owe|know|get|pay)|^(?:am|is|are|have|has|was|did) (?:i|we|they|it) (?:even|really|ever|just|actually|always|still) (?:want|like|wanted|liked|good|worth|any|so|a|the|my)\b/u;

/** Whether the words are said to oneself, to God or to nobody. */
export function isSelfTalk(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return [PRAYS, SCOLDS, CALLS_NAMES, BEHOLD, WITHOUT, WONDERS].some((shape) => shape.test(said));
}
