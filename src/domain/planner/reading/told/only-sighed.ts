import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isLiving } from '../grammar/living.ts';

const I = String.raw`(?:(?:i|we|just|really|honestly|only|so|still|absolutely) )*`;
/** "So tired I could cry": how much, and no plan. */
const SO_MUCH =
  /^(?:(?:i'm|im|i am|we're|feeling|feel|so|that|just|too) )*(?:tired|hungry|angry|bored|happy|cold|hot|mad|sad|full|thirsty|excited|nervous|ashamed|embarrassed|proud|annoyed|frustrated|stressed|furious|exhausted|sleepy|relieved|lonely|knackered|cross|livid|jealous) (?:that )?(?:i|we) (?:could|might|nearly|almost)\b/u;
/** "Haven't laughed this hard in ages", "haven't felt like myself". */
const HAS_NOT_FELT = new RegExp(
  String.raw`^${I}(?:haven't|havent|have not|not) (?:really |even |ever )?(?:felt|laughed|cried|smiled|enjoyed|been (?:this|so|that|myself|happy|well)|had (?:this|so) much|had such|seen such|known)\b`,
  'u',
);
/** "Scared I'll get the sack", "worried that they will laugh". */
const FEARS =
  /^(?:(?:i'm|im|i am|so|really|just|a bit|still|kind of|always) )*(?:scared|afraid|terrified|convinced|paranoid|petrified|worried|anxious) (?:that )?(?:i'll|i will|i'm going to|i'm gonna|i might|we'll|he'll|she'll|they'll|it'll|he will|she will|they will)\b(?!.{0,12}\b(?:forget|miss)\b)/u;
/** "Must be nice to have a cleaner". */
const ENVIES =
  /^(?:it |that )?must (?:be|have been) (?:so |really |pretty )?(?:nice|lovely|great|wonderful|amazing|hard|exhausting|fun|easy|good) (?:to (?:have|be|live|know|get|feel|just)|for|being|having)\b/u;
/** "Need more hours in the day", "I need to breathe". */
const NEEDS_MORE = new RegExp(
  String.raw`^${I}(?:need|want|could do with|could use) (?:(?:some|a few|a bit|a lot|so much|much) )?(?:more|extra) (?:hours|time|energy|sleep|arms|hands|patience|willpower|days|space|brain|strength|hours in)\b|^${I}(?:need|have) to (?:breathe|admit|say|confess)\b(?! (?:to|yes|no|something|goodbye|sorry|hello|thank)\b)|^${I}(?:need|have|ought) to stop (?:\p{L}+ing) (?:myself|about it|so much|everything|everyone|all the time)\b`,
  'u',
);
/** "Love my new desk". */
const LOVES = new RegExp(
  String.raw`^${I}(?:love|adore|enjoy) (?:my|this|that|how|it|being|his|her|our|the (?:new|way|feeling|smell|sound|colou?r|view))\b`,
  'u',
);
/** "I never finish anything", "I keep forgetting words". */
const ALWAYS_SO =
  /^(?:i|we) (?:never|can't|cannot|can never|hardly|barely) \p{L}+ (?:anything|anyone|anybody|enough)(?: (?:right|properly|any ?more|these days|at all))?$|^i keep (?:forgetting|losing|mixing up) (?:words|names|faces|things|everything|stuff|people|track|what|where|who|how|birthdays)\b|^(?:i )?worry about \p{L}+(?: \p{L}+){0,3} (?:all the time|constantly|at night|every day|all day|too much|a lot)$/u;
/** "Rain again all week", "work drama again". */
const GOES_ON =
  /^(?:(?:so much|more|just|the|work|family|office|school|mum|constant|still) )*(?:rain|snow|fog|noise|drilling|shouting|drama|traffic|sirens|barking|crying|screaming|chaos|tears|nightmares|insomnia|arguments?|rows?|gossip|politics|roadworks) (?:again|all (?:day|night|week|morning|month|weekend)|every (?:day|night|morning))\b/u;
const LOST_IT =
  /^(?:and |then |so )*(?:i |we )?(?:completely |totally |just |nearly |almost )*(?:lost|losing|lose) (?:my|our) (?:temper|rag|cool|patience|mind|voice|marbles|nerve|faith|confidence|appetite|way|train of thought)\b/u;
/** "Not the loft this year". */
const TOO_MANY =
  /^not (?:the|my|this|another|again) (?:\p{L}+ ){0,3}(?:again|this (?:year|week|month|time)|today|tonight|now|any ?more)$/u;
const CALLS_OUT = /^(?:ugh+|argh+|grr+|god|omg|jeez|bloody|stupid|honestly)$/u;

/** "Ugh the neighbours and their drums": a name called out, of which nothing is said. */
function isCalledOut(words: readonly Word[]): boolean {
  if (!CALLS_OUT.test(keyAt(words, 0)) || words.length > 8) return false;
  const at = /^(?:the|my|our|these|those)$/u.test(keyAt(words, 1)) ? 2 : 1;
  return (
    isLiving(keyAt(words, at)) && /^(?:and|with|again|upstairs|next|)$/u.test(keyAt(words, at + 1))
  );
}

/** Whether the words say how much somebody feels, fears, envies or loves something, or how it always goes. */
export function isOnlySighed(words: readonly Word[]): boolean {
  const said = keysOf(words);
  const forms = [
    SO_MUCH,
    HAS_NOT_FELT,
    FEARS,
    ENVIES,
    NEEDS_MORE,
    LOVES,
    ALWAYS_SO,
    GOES_ON,
    LOST_IT,
    TOO_MANY,
  ];
  return forms.some((form) => form.test(said)) || isCalledOut(words);
}
