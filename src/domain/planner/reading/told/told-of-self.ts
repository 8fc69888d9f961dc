import { isHeldAlready } from './had-already.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

/** "Been awake since four", "dropped out of the choir", "could murder a curry": told of oneself without an "I". */
const TOLD =
  /^(?:only |just |literally )?(?:been (?!meaning|told|asked|asking|avoiding|putting|trying|sent|given|invited)|back (?:from|home|at work|to (?:work|reality|normal|square one))\b|got (?:home|back|in late|up at|here|through)\b|dropped out\b|used to\b|gave up\b|sold |would (?:sell|kill|give|rather|love a|murder)\b|could (?:murder|kill|sleep|cry|scream|eat)\b|(?:i )?wish (?:i|we|it|they|he|she|you)\b|(?:i'd|id|would) rather\b|missed the (?:train|bus|tram|ferry|sunset|start)\b|woke |slept |cried |spent (?:an?|all|the|two|three|four|\d+|my)\b)/u;
/** What nobody buys or does because they say that they need it. */
const NEEDS =
  /^(?:i |we )?(?:just |really |desperately )?(?:need|want|deserve|could do with) (?:(?:a|an|another|some|more|about|\p{L}+) )?(?:stiff |long |proper |good |large |decent )?(?:drink|nap|miracle|hug|clone|holiday|rest|lie[- ]?down|minute|breather|arms|hands|sleep|medal|cry|secretary|time machine|lobotomy)$/u;
const GOOD =
  /\b(?:looks?|looked|went|turned out|tastes?|feels?|is|are|was|were|came out) (?:so |really |very |quite |absolutely |actually |all )*(?:lovely|great|fine|ok|okay|well|good|brilliant|perfect|amazing|nice|gorgeous|beautiful|smoothly|delicious|wonderful)(?: (?:though|actually|now|today|again|anyway))?$/u;
const CAME =
  /^(?:the|my|our|his|her) (?:\p{L}+ ){1,4}(?:turned up|came through|came back|went through|went (?:off|out|in) (?:in|on|last|yesterday)\b.*|is back(?: from the \p{L}+)?|is over|(?:has |have )?arrived|got here)$/u;

/** "Rent went up": what one pays more for, and cannot help. */
const DEARER =
  /^(?:the |our |my )?(?:rent|prices|fuel|petrol|food|everything) (?:has |have )?(?:went|gone|goes|is going|are going) up\b/u;

/** "Day 40 of being available", "interview went nowhere", "registration closed", "baby finally down": how far it has come, or that it is past. */
const PAST_OR_PASSING =
  /^day \d+ (?:of|without)\b|^(?:\S+ ){1,5}(?:went|led|came to) (?:nowhere|nothing)$|^(?:\S+ ){0,4}(?:registration|entries|applications|sign-?up|enrolment|enrollment|ballot|booking) (?:has |have |is |are )?(?:closed|ended)$|^\d+ (?:minutes|hours|days|weeks) (?:at|stuck|in|on) (?:the |a )?\p{L}+$|^(?:the |my )?\p{L}+ (?:is |are )?finally (?:down|asleep|home|gone|over|in bed)\b|^no (?:voucher|refund|apology|explanation|sorry|thanks|warning|sleep)$/u;

/** Whether the words tell what has been, what one could do with, or that something is well, and ask for nothing. */
export function isToldOfSelf(words: readonly Word[]): boolean {
  if (isHeldAlready(words)) return true;
  const text = keysOf(words);
  if (/\b(?:but|not|never|haven't|still|except|need to|have to|must|if|whether)\b/u.test(text))
    return false;
  return (
    TOLD.test(text) ||
    PAST_OR_PASSING.test(text) ||
    NEEDS.test(text) ||
    DEARER.test(text) ||
    GOOD.test(text) ||
    CAME.test(text)
  );
}
