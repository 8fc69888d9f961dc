import { A_DAY, A_MONTH, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const OTHERS = String.raw`(?!(?:i|i've|we|we've|you|nobody|who|if|when)\b)`;
/** "Physio moved to the 3rd by them", "pottery is pushed back to january"; a deadline is met. */
const MOVED = new RegExp(
  String.raw`^(?!.*\bdeadline)${OTHERS}(?:[\p{L}'’-]+ ){1,4}?(?:(?:has|have|is|are|was|were|been|got|just|now|all) )*(?:moved|pushed|postponed|rescheduled|brought forward|put back) (?:back |forward |again )?(?:to|until|till) (?:the |next )?(?:\d\S*|${A_DAY}|${A_SHORT_WEEKDAY}|${A_MONTH})\b`,
  'u',
);
/** "Rent goes out by itself", "the bill is paid automatically"; a light that goes off by itself is broken. */
const OF_ITSELF =
  /^(?!.*(?:\b(?:never|not|if|when|stopped|used to)\b|n't))(?:[\p{L}'’/-]+ ){1,4}(?:goes|go|comes|come|is|are|gets|get) (?:always |all |just )?(?:out|in|paid|taken|deducted|debited|collected|sent|renewed|charged) (?:\S+ ){0,4}?(?:by itself|by themselves|on its own|on their own|automatically|by (?:direct debit|standing order))\b|^(?!.*(?:\b(?:never|not|if|when|stopped)\b|n't))(?:[\p{L}'’/-]+ ){1,4}(?:goes|go|comes) (?:by itself|by themselves|automatically|by (?:direct debit|standing order))\b/u;
/** "Their mothers must think I'm hopeless": guessed, and nobody's duty. */
const GUESSED = new RegExp(
  String.raw`^(?:and |but |so )?${OTHERS}(?:[\p{L}'’-]+ ){1,4}must (?:all |really |just )?(?:think|hate|believe|wonder|have thought|be (?:thinking|wondering|fed up|sick of|tired of|so|relieved|proud|thrilled|delighted|furious|annoyed))\b`,
  'u',
);
/** "I've got that in writing". */
const HELD =
  /^(?:i've|i have|we've|we have|ive)(?: got)? (?:that|this|it|those|these|them) (?:in|on|from|here|there|down|saved|written|covered|all)\b(?!.* to \p{L})/u;
/** "I have to put this somewhere", "my therapist told me to write it all down": said of the page itself. */
const OF_THE_PAGE =
  /^(?:(?:so|ok|okay|and|but|anyway|right|just) )*(?:(?:i (?:just |really |only )?(?:have to|need to|needed to|want to|wanted to|should|must|had to)|i'm|im|just|trying to|(?:my |the )?\p{L}+(?: \p{L}+)? (?:told me to|says? to|said to)) )(?:just |try to |trying to )?(?:put (?:this|it|it all|all (?:of )?this|these|these things|everything)(?: all)? (?:somewhere|down somewhere|into words)|get (?:this|it|these|it all|all (?:of )?this|everything|things|stuff)(?: all)? (?:off my (?:head|chest|mind)|out of my (?:head|system|brain))|(?:write|type|empty|dump) (?:(?:it|this|these|everything|things|stuff|it all|all (?:of )?(?:it|this))(?: all)? (?:down|out)(?! (?:for|and|to|in|on|at)\b)|my (?:head|brain|mind)))\b/u;
/** "Someone from the test group offered to introduce us": theirs to do. */
const OFFERED = new RegExp(
  String.raw`^(?:and |but |so )?${OTHERS}(?!nobody\b)(?:[\p{L}'’-]+ ){1,7}?(?:(?:has|have|had|even|just|kindly|also) )*(?:offered|volunteered) to (?!me\b|us\b)\p{L}`,
  'u',
);
/** "Registered with the new practice at least". */
const DONE_AT_LEAST =
  /^(?:\p{L}{3,}[^e]ed|done|sent|paid|sold|told|rang|wrote|found|bought) .+ at least$/u;
/** What comes to an end by itself; milk that is finished is bought. */
const CAME_TO_ITS_END =
  /^(?:\S+ ){0,3}(?:antibiotics|course|treatment|chemo|physio|exams?|term|semester|probation|trial|project|season|series|marking|coursework|module|internship|placement) (?:is |are |all )?(?:finished|over|done)(?: (?:now|today|yesterday|finally|at last|since \S+))?$/u;
/** "Working fri sat sun", "6 shifts this week", "college on mon": when one is at work, and nothing else. */
const ROTA = new RegExp(
  String.raw`^(?:${A_DAY} )?(?:(?:i'm|im|i am|on|also|[\p{L}]+(?= working (?:late|early|nights))) )*(?:working|(?:\d+|${A_NUMBER}) (?:\p{L}+ )?shifts?|(?:double|early|late|night|long|split)(?: shifts?| days?)?|nights|earlies|lates|on call|college|uni)(?: (?:on|till|until|from|to|and|this|next|week|weekend|today|tomorrow|tonight|all|late|early|nights|shifts?|deliveries|top|${A_DAY}s?|${A_SHORT_WEEKDAY}|tues|thurs?|wed|\d+(?:[:.]\d+)?(?:am|pm|h|hrs)?|hours|hrs|at the \p{L}+|in (?:the )?\p{L}+))+$`,
  'u',
);

/** What somebody says that they cannot do: "the garage says they can't start before December". */
const SAYS_NOT =
  /^(?!(?:i|we)\b)(?:\S+ ){1,4}(?:says?|said) (?:that )?(?:they|he|she) (?:can't|won't|don't|doesn't|cannot|never|will not|do not|does not)\b/u;
/** "Mila turns seven next saturday". */
const TURNS =
  /^(?:(?!(?:i|it|we)\b)[\p{L}'-]+ ){1,4}turns (?:\d{1,3}|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/u;
/** "I have given up my yoga course", "I've known since April", "at home I've let everything slide". */
const HAVE =
  /^(?:(?:at home|at work|somehow|and|so|now) )*(?:i've|we've|i have|we have) (?:also |now |just |finally |somehow )*(?:given up (?!on\b)|known (?:about|for|since|that|how)\b|become \p{L}|let (?:everything|it all|things|myself) (?:slide|go)\b)/u;
/** "When I said I need a break". */
const WHEN_SAID =
  /^(?:and |but )?when (?:i|he|she|they|we|my \p{L}+) (?:said|told|asked|explained|mentioned)\b/u;
const IS_OPEN = /\b(?:but|haven't|not yet|still|except|unless|nobody)\b/u;

const SHAPES = [
  MOVED,
  OF_ITSELF,
  GUESSED,
  HELD,
  OF_THE_PAGE,
  OFFERED,
  DONE_AT_LEAST,
  CAME_TO_ITS_END,
  ROTA,
  SAYS_NOT,
  TURNS,
  HAVE,
  WHEN_SAID,
];

/** Whether the words tell what others moved, offer or must think, what goes by itself or is over, or speak of the page. */
export function isPlainlyTold(words: readonly Word[]): boolean {
  const said = keysOf(words.slice(0, 16));
  return !IS_OPEN.test(said) && SHAPES.some((shape) => shape.test(said));
}
