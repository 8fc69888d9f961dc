import { A_NUMBER } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

/** "Best saturday takings since easter", "absolutely shattered", "what a week", "I keep thinking about it". */
const NEVER_SO =
  /^(?:the )?(?:best|worst|biggest|busiest|quietest|longest|coldest|hottest|wettest|proudest) .{2,40} (?:since|ever|in (?:years|ages|weeks|months|forever))\b|^(?:absolutely|utterly|totally|completely|properly|bloody) (?:shattered|knackered|done in|exhausted|wrecked|drained|broken|spent|fried|gutted|freezing|starving|soaked|buzzing|chuffed)\b|^(?:small mercies|crying inside)\b|^(?:man |oh |god |wow |och )*what an? (?:\p{L}+ )?(?:day|week|night|month|year|mess|life|time|shift|morning|weekend|relief|joke|shame|pity|nightmare|palaver|carry-on|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|^i keep (?:(?:thinking|dreaming|wondering|worrying) (?:about|of|that|what)|waking up|crying|zoning out|doomscrolling)\b/u;

/** Behind more words than these something else is said as well. */
const LONGEST_SIGH = 12;

/** "A grey day", "another long week". */
const SUCH_A_DAY =
  /^(?:an?|another|such an?|quite an?) (?:grey|gray|bad|good|long|slow|hard|rough|tough|lovely|busy|strange|weird|funny|odd|wet|cold|hot|dark|dull|wretched|grim|glorious|beautiful|horrible|terrible|awful|sad|happy|tiring|mad|crazy|brutal|rubbish|nothing) (?:day|week|night|morning|afternoon|evening|month|year|weekend|one)(?: (?:today|again|here|so far))?$/u;

/** "Miss Joan terribly", "heartburn something awful", "would make you weep", "I've got that Sunday feeling". */
const FELT_SORELY =
  /^(?:i |do |really |god |still )*miss(?:ing)? (?:\p{L}+ ){1,3}(?:terribly|dreadfully|awfully|badly|so much|loads|like (?:mad|crazy)|every day|already)\b|\b(?:something|somethin|summat) (?:awful|terrible|rotten|shocking|fierce|chronic)$|\b(?:would|could|enough to) make (?:you|me|anyone|anybody|a saint|angels) (?:weep|cry|laugh|scream|swear|wince|blush|faint|smile|sick)\b|^(?:i've got|i have|i've|got) (?:that|this|a) (?:\p{L}+ ){1,3}feeling\b/u;

/** "Honestly jealous of Noor's book deal", "mood: grim", "hip aches in this damp". */
const FEELS_SO =
  /^(?:(?:honestly|so|really|very|bit|a bit|feeling|just|still|genuinely|kinda|kind of|pretty|quite|weirdly|secretly|too) )*(?:jealous|nervous|chuffed|gutted|knackered|livid|fuming|homesick|heartbroken|embarrassed|mortified|excited|thrilled|relieved|shattered|envious|grumpy|tearful|weepy|smug|proud|disappointed|petrified|dreading)(?: (?:of|about|as|at|for|that|with|over|again|today|now|tbh|lol|by|to be|it|this)\b.*)?$|^(?:mood|energy|spoons|sleep|pain|anxiety|weather) (?:grim|low|bad|awful|ok|okay|good|great|fine|zero|none|rubbish|shot|high|\d+)$|^(?:my )?(?:hips?|knees?|back|head|shoulders?|neck|feet|foot|hands?|joints?|eyes|legs?|wrists?) (?:aches?|hurts?|throbs?|is sore|are sore|is killing|are killing)\b/u;

/** "Work fine", "my energy is running low": how something that nobody can mend goes. */
const IS_HOW =
  /^(?:(?:my|the) )?(?:(?:work|home|school|uni|college|life|marriage|health|everything|everyone|kids|family|mood|sleep) (?:is |are |was )?(?:all |pretty |quite |just |really |so )*(?:fine|ok|okay|alright|awful|terrible|rubbish|crap|shit|hell|hectic|stressful|mental|manic|dreadful)|(?:energy|patience|mood|confidence|motivation|morale|head|brain) (?:is |are )?(?:(?:running|very|really|so|all|getting|nearly) )*(?:low|gone|empty|shot|fried|mush|out|soup|fog|foggy|jelly|porridge|scrambled|overloaded|toast|static))$/u;

/** "So that's something", "which felt good", "which is a miracle": said of what was told before. */
const SO_IT_WAS =
  /^(?:(?:so|and|but|well|at least) )*(?:(?:that|which)(?:'s| is| was| felt| feels)|thats) (?:(?:at least|a bit of|so|really|pretty|quite|honestly|actually) )*(?:that|something|good|great|fine|nice|lovely|amazing|huge|progress|an?(?: (?:small|big|huge|real))? (?:start|relief|miracle|win|first|step|bonus|result|blessing))(?: (?:at least|i guess|i suppose|for once|anyway))?$/u;

/** "I want to be one of those calm mothers", "I should be nicer to her": how one would like to be; where one has to be is none. */
const WOULD_BE =
  /^(?:i|we) (?:just |really |only |still |also |so )*(?:(?:want|wanted|wish|long|would like|would love)|(?=should )) ?(?:to|should) be (?:the (?:kind|sort|type|one)|an? (?!(?:part|volunteer)\b)|one of|employed|asked|someone|somebody|me|myself|normal|happy|happier|calm|calmer|nicer|kinder|better (?!prepared)|more (?!careful)|less|enough|grateful|proud|left alone|like|good at)/u;
/** "They will ask and I'll just go red", "I need to hear that", "dread monday". */
const WILL_FEEL =
  /^(?:and |but )?(?:i'll|i will|i'd|i'm going to|i'm gonna) (?:just |only |probably )*(?:go red|blush|freeze|panic|cry|faint|start crying|burst into tears|fall apart|lose it)\b|^i (?:really |just )?need(?:ed)? to hear (?:that|this|it)$|^(?:already )?dread(?:ing)? \p{L}/u;

/** "And then I think about it all evening"; "I think about forty chairs" counts. */
const THINKS_OF = new RegExp(
  String.raw`^(?:(?:and|but|so|then|because|when|always|still|just) )*i (?:just |still |always |only |often )*think (?:about|of|back) (?!(?:\d|${A_NUMBER}\b|half\b))`,
  'u',
);

/** Whether the words say how somebody feels, or how something that nobody can mend goes. */
export function tellsHowItIs(words: readonly Word[]): boolean {
  const said = keysOf(words);
  if (words.length <= LONGEST_SIGH && FELT_SORELY.test(said)) return true;
  return [NEVER_SO, SUCH_A_DAY, FEELS_SO, IS_HOW, SO_IT_WAS, WOULD_BE, WILL_FEEL].some((shape) =>
    shape.test(said),
  );
}

/** Whether the words say what one thinks about, and plan nothing. */
export function tellsWhatIsThought(words: readonly Word[]): boolean {
  return THINKS_OF.test(keysOf(words));
}
