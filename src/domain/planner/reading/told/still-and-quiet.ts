import { A_NUMBER, A_TEN } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const WHEN = String.raw`(?: (?:today|tonight|now|again|here|there|at|in|up|since|without|all|this|these|on|of|for|after|by)\b.*)?`;

/** "House very quiet at half five", "peaceful up there today": how it is where somebody is. */
const STILL = new RegExp(
  String.raw`^(?:(?:the |my |our |this )?(?:house|flat|home|place|room|garden|kitchen|street|office|ward|road|village|shop|it|it's|all) (?:is |was |feels |so )?)?(?:(?:very|so|too|dead|ever so|awfully|terribly|really|proper|weirdly|nice and) (?:quiet|still|silent|peaceful|lonely|empty|calm)|peaceful|lonely)${WHEN}$`,
  'u',
);
/** "Stitches hurt less", "the cough aches more": how a body is; "the flu is gone": and that it is well again. */
const LESS_SORE =
  /^(?:my |the )?(?:\p{L}+ ){1,2}(?:hurts?|aches?|itch(?:es)?|throbs?|stings?) (?:less|more|worse|again|a bit|a lot|like|so)\b/u;
const WELL_AGAIN =
  /^(?:and |so )?(?:my |the |this |his |her )?(?:\p{L}+ )?(?:flu|cold|cough|fever|headache|migraine|hangover|rash|nausea|jet ?lag|fog|temperature|bug|lurgy)(?:'s| is| has| seems)? (?:gone|better|over|lifting|clearing(?: up)?|passed|easing|on the mend)\b/u;
/** "Sea like glass", "a sky like slate today". */
const LIKE =
  /^(?:(?:a|an|the) )?(?:sea|sky|weather|wind|rain|river|lake|moon|sun|light|air|traffic|roads?|streets?|house|kitchen|flat|place|town|shop|ward|office) (?:is |was |are )?like (?!this\b|that\b|new\b|it\b|we\b|i\b)\S+(?: \S+){0,4}$/u;
/** "Kind of dreading Ghent". */
const DREADS =
  /^(?:(?:kind|sort) of|kinda|sorta|lowkey|secretly) (?:dreading|missing|loving|hating|proud|scared|sad|happy|glad|relieved|excited|nervous)\b/u;
/** "Nobody judge me", "post-nights brain, don't laugh". */
const NO_JUDGING =
  /\b(?:nobody|no one|no-one|don't|dont|do not|please don't) (?:you dare )?(?:judge|laugh|@|at) ?(?:me|us)?$/u;

/** "I have about ten minutes", "I've only got half an hour before they come": no minutes to write. */
const TIME_TO_SPARE = new RegExp(
  String.raw`^(?:(?:and|but|so|well|ok|okay|right|now) )*(?:i|we)(?:'ve| have)?(?: (?:only|just|still|now|got|about|maybe|like|roughly|nearly|almost|around|probably|another))* (?:\d+|an?|half an?|a few|a couple of|a good|${A_NUMBER}|${A_TEN}|fifteen) (?:minutes?|mins?|hours?|hrs?|seconds?)(?: (?:or so|left|free|spare|now|tonight|today|before|until|till|between|while|and|then|this|tomorrow|here)\b.*)?$`,
  'u',
);

/** Whether the words say how still, sore or like something it is, how much time there is, or beg not to be judged: nothing to see to. */
export function tellsHowStill(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return [STILL, LESS_SORE, WELL_AGAIN, LIKE, DREADS, NO_JUDGING, TIME_TO_SPARE].some((shape) =>
    shape.test(said),
  );
}
