import { SEVERAL } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { textOf, type Word } from '../../words/words.ts';

/** Whose advice is an order, or as good as one. */
const KNOWS_BEST = String.raw`(?:doctor|gp|dr|dentist|physio|therapist|counsellor|nurse|midwife|vet|consultant|boss|manager|teacher|tutor|supervisor|landlord|solicitor|lawyer|accountant|mechanic|school|optician|surgeon|specialist)`;
const SOMEONE = String.raw`(?!(?:i|we|if|and|but|so|what|nobody)\b)(?!(?:\p{L}+ )*${KNOWS_BEST}\b)(?:(?:my|our|the|her|his) )?[\p{L}-]+(?: \p{L}+)?`;
const TOLD = new RegExp(
  [
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
    String.raw`^(?:the|my|our) \p{L}+(?: \p{L}+)? (?:costs? (?:\p{L}+ )?\p{Sc}?\d|(?:went|has gone|have gone) from \p{Sc}?\d)`,
    String.raw`^(?!(?:i|we|nobody|he|she|it|they|god|who|everyone|everybody)\b)(?:the )?\p{L}+ (?:knows?|is aware|are aware) (?:about|of) (?:it|that|this)$`,
    String.raw`^(?:felt|feeling|feel) (?!out\b|the\b|around\b|for\b)\p{L}+`,
    // Who does not come, and who is away.
    String.raw`^(?!(?:i|we|cover|ask|tell|call|text|email|see|meet)\b)(?:(?!about|for|from)[\p{L}'-]+ ){1,3}(?:(?:is |are )?not coming|on (?:hols|holidays?|leave|annual leave|vacation|maternity leave)|off (?:sick|till|until)|away(?: (?:till|until))?)\b(?: \S+){0,4}$`,
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

/** Whether the words tell what others think, do or have, or how things went, and ask for nothing. */
export function isToldOfOthers(words: readonly Word[]): boolean {
  const said = keysOf(words.slice(0, 14));
  if (IS_OPEN.test(said)) return false;
  return TOLD.test(said) || DID_BY_NAME.test(textOf(words.slice(0, 14)));
}
