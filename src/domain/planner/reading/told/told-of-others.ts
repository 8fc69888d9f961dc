import { A_NUMBER, SEVERAL } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { textOf, type Word } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

/** Whose advice is an order, or as good as one. */
const KNOWS_BEST = String.raw`(?:doctor|gp|dr|dentist|physio|therapist|counsellor|nurse|midwife|vet|consultant|boss|manager|teacher|tutor|supervisor|landlord|solicitor|lawyer|accountant|mechanic|school|optician|surgeon|specialist)`;
const SOMEONE = String.raw`(?!(?:i|we|if|and|but|so|what|nobody)\b)(?!(?:\p{L}+ )*${KNOWS_BEST}\b)(?:(?:my|our|the|her|his) )?[\p{L}-]+(?: \p{L}+)?`;
/** What no expert says one is to do is advice. */
const ADVISES = String.raw`^${SOMEONE} (?:always |just |only )?`;
/** "My sister says I should raise prices", "Jonas says to do one small thing", "mum says don't react". */
const ADVICE = new RegExp(
  [
    String.raw`${ADVISES}(?:says?|said|keeps? (?:saying|telling me)|tells me) (?:that )?(?:i|we) (?:should|could|ought to)\b`,
    String.raw`${ADVISES}(?:says?|said) to (?:just )?(?:not|do (?:one|things|something)|write (?:it|things|lists?|them|without)|stop|rest|relax|breathe|let|take it|keep|slow|be|think|try|wait)\b`,
    String.raw`${ADVISES}(?:says?|said|reckons?) (?:just )?(?:don't|do not|never|pray|wait|sell up|relax|rest|write lists|(?:forget|leave|sell|write|let|do|stop|drop) (?:it|that|them|lists|everything))\b`,
    String.raw`${ADVISES}keeps? (?:telling me|saying)\b`,
  ].join('|'),
  'u',
);
const TOLD = new RegExp(
  [
    // Who has given up on it: "my husband has stopped asking".
    String.raw`^(?!(?:i|we)\b)(?:\S+ ){1,3}(?:has |have )?(?:finally |already |long )?stopped (?:asking|calling|ringing|texting|inviting|nagging|bothering|trying|talking|listening)\b`,
    // Who is somewhere for a while.
    String.raw`^(?:my|our|his|her|the) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother|son|daughter|kids|boys|girls|parents|flatmate|roommate|boss|colleague|friend)(?:'s| is| are) (?:at|in|on|with) .{2,40} (?:till|until|all (?:day|week|month)|this (?:week|month|weekend)|over the)\b`,
    // What another thinks of it: "my sister thinks I should quit".
    String.raw`^${SOMEONE} (?:thinks?|thought|reckons?|believes?|feels?|insists?) (?:that )?(?:i|we|it|he|she|they|the|my|everyone|i'm|it's|we're|i'd)\b`,
    // What one is not to do: "that i shouldn't withhold rent"; "I mustn't forget" asks.
    String.raw`^(?:(?:\S+ ){1,3}(?:said|says|told me|warned me|reckons?) )?(?:and |but |so |that )*(?:i|we|you) (?:really |probably )?(?:shouldn't|mustn't|should not|must not|ought not to) (?!forget|miss|lose|leave|skip|neglect|put|be|let|run)\p{L}+`,
    // What another wants to be: "Bill wants to be on the road by Friday".
    String.raw`^${SOMEONE} wants? to be\b`,
    // "The all-hands deck is Jordan's", "the wine is Rui's job".
    String.raw`^(?:the|that|this) (?:\S+ ){1,4}(?:is|are) (?!(?:today|tomorrow|tonight|\p{L}+day|it|that|there|mine|yesterday)'s)\p{L}{3,}'s(?: (?:job|problem|business|department|thing|baby))?$`,
    // What is one of many: "my friends all have houses".
    String.raw`^(?:my|our|his|her|the|their) \p{L}+ (?:all|both|always) (?:have|know|think|want|love|live|go|earn|get|seem)\b`,
    // A count of days, and a rise in price.
    String.raw`^(?:only )?(?:\d+|a few|${SEVERAL}) (?:more )?(?:days?|weeks?|months?|sleeps?|years?) (?:to go|left|till|until|to) ?`,
    String.raw`^(?:the|our|my) \p{L}+(?: \p{L}+)? (?:went|has gone|have gone|is going|goes) up (?:to|by) `,
    // What came through: "the Rottie with parvo made it".
    String.raw`^(?:the|my|our|his|her) (?:\p{L}+ ){1,4}(?:survived|recovered|pulled through|made it)\b`,
    // What somebody did, with nothing in it for oneself.
    String.raw`^(?:the|my|our|his|her) (?:\p{L}+ ){1,3}(?:sang|cried|danced|laughed|smiled|clapped|cheered)\b`,
    String.raw`^(?:gave|ate|won|watched|passed|aced|nailed|survived|celebrated|met) \p{L}`,
    String.raw`^(?:everyone|everybody|people|he|she|they)(?:'s| is| are|'re| was| were) (?:all |just )?like\b`,
    // What it costs, and who knows of it.
    String.raw`^(?:(?:the|my|our) )?\p{L}+(?: \p{L}+)? (?:(?:costs?|charges?) (?:(?!me\b)\p{L}+ )?(?:\p{Sc}?\d|${A_NUMBER} (?:pence|pounds?|euros?|dollars?|quid|cents?|p)\b)|(?:went|has gone|have gone) from \p{Sc}?\d)`,
    String.raw`^(?!(?:i|we|nobody|he|she|it|they|god|who|everyone|everybody)\b)(?:the )?\p{L}+ (?:knows?|is aware|are aware) (?:about|of) (?:it|that|this)$`,
    String.raw`^(?:felt|feeling|feel) (?!out\b|the\b|around\b|for\b)\p{L}+`,
    // Who does not come, and who is away.
    String.raw`^(?!(?:i|we|cover|ask|tell|call|text|email|see|meet)\b)(?:(?!about|for|from)[\p{L}'-]+ ){1,3}(?:(?:is |are )?not coming|on (?:hols|holidays?|leave|annual leave|vacation|maternity leave)|off (?:sick|till|until)|away(?! from the\b)(?: (?:till|until))?)\b(?: \S+){0,4}$`,
    String.raw`^(?!(?:i|we)\b)(?:\S+ ){1,6}(?:is |are )?helping(?: out| us| me)?$`,
    String.raw`^(?:the |my )?(?:\p{L}+ ){1,3}too \p{L}+ to \p{L}+$`,
    // Where it is kept.
    String.raw`^(?:the |my |our )?(?:\p{L}+ ){1,4}lives? (?:at|in|with|on)\b`,
  ].join('|'),
  'u',
);
/** "Mr Adeyemi cried", "Joyce brought lemon drizzle", "Lou pays for the pizza". */
const DID_BY_NAME =
  /^(?:(?:Mrs?|Ms|Miss|Dr|Auntie|Uncle)\.? )?(?!(?:I|We|They|He|She|It|You|Nobody|That|This|Who|What)\b)\p{Lu}\p{Ll}+ (?:brought|cried|sang|laughed|smiled|danced|pays for|paid for|won|baked|cooked|drove|married|got (?:promoted|engaged|married|into|the job)|is pregnant|lost(?=[.!]*$)|drew(?=[.!]*$))(?!\p{L})/u;
const IS_OPEN = /\b(?:but|haven't|still|except|need to|have to|must)\b/u;

/** "Claims take 30 days"; "order the tiles they take three weeks" asks. */
const TAKES_SO_LONG = new RegExp(
  String.raw`^(?:(?!(?:i|we|it|they|he|she|you|that|which|who)\b)[\p{L}'-]+ ){1,4}takes? (?:about |up to |at least |around |another )?(?:\d+|${A_NUMBER}) (?:working )?(?:minutes|hours|days|weeks|months)\b(?! (?:to|so)\b)`,
  'u',
);

/** Whether the words tell what others think, do or have, or how things went, and ask for nothing. */
export function isToldOfOthers(words: readonly Word[]): boolean {
  const said = keysOf(words.slice(0, 14));
  if (IS_OPEN.test(said)) return false;
  if (TAKES_SO_LONG.test(said)) return !opensWithVerb(words, 0, 'front');
  return ADVICE.test(said) || TOLD.test(said) || DID_BY_NAME.test(textOf(words.slice(0, 14)));
}

/** Whether somebody who is no expert says what one is to do. */
export function isAdvice(words: readonly Word[]): boolean {
  return ADVICE.test(keysOf(words));
}
