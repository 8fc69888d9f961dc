import { A_WEEKDAY, MONTH_NAMES } from '../data/dates.ts';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { anyOf } from '../words/word-set.ts';
import { isWithin, TEXT_LIMITS } from '../words/word-limits.ts';
import { isSame } from './same-words.ts';
import { pebblesIn } from './tree.ts';

const WHEN = String.raw`(?:\d|noon|midday|midnight|tomorrow|tonight|today|next week|${A_WEEKDAY}s?\b|weekends?\b|${anyOf(MONTH_NAMES)}|half past|quarter (?:to|past)|o'clock|daily|by appointment)`;
const NUMBER_IS =
  /^(.+?)(?:'s)? (?:(?:phone|telephone|tel|mobile|reference|ref|account|order|booking|door|room|flat) )?(?:number|code|no\.?|e-?mail(?: address)?|address|postcode|website) (?:is|:) (\S.+|\d+)$/iu;
const SAYS_WHEN = new RegExp(
  String.raw`^(.+?) (?:opens?|closes?|shuts?|expires?|leaves?|departs?|arrives?|starts?|begins?|ends?|finishes|costs?|weighs?|(?:is|are) (?:only )?(?:open|closed|shut|due|on|at|from|until|till|in)|(?:is|are)|only (?:opens?|takes?|does|has)|takes place|measures?)\b.*${WHEN}.*$`,
  'iu',
);
const SAYS_WHERE =
  /^(.+?) (?:is|are|lives?) (?:in|at|on|under|behind|next to|inside|above|opposite) (?:the|my|our|her|his|mum's|dad's|a|an|\p{Lu}).+$/u;
const NO_FACT =
  /\?|\b(?:if|unless|maybe|perhaps|should|could|would|might|want|wants|wish|need|needs|must|have to|has to|not|never|no longer|please|instead|rather|first|last|too|booked|done|finished|sorted|paid|sold|sent)\b|n't\b/iu;
const UNCLEAR =
  /^(?:i|i'm|i've|we|we're|it|it's|that|this|there|you|he|she|they|everything|all|what|who|which|so|but|and|because|sorry)\b/iu;
/** What a subject has beside the thing: an office, a shop, its hours. */
const BESIDE = new Set(
  'number phone office shop store place hours opening appointment desk counter person man woman guy lady website'.split(
    ' ',
  ),
);

/** The thing that a fact is told of, such as when it closes, its number, or where it is; else null. */
function subjectOf(part: string): string | null {
  const said = part.replaceAll('’', "'").replace(/^(?:by the way|btw|fyi|note)[,:]?\s+/iu, '');
  if (NO_FACT.test(said) || UNCLEAR.test(said)) return null;
  return (
    NUMBER_IS.exec(said)?.[1] ?? SAYS_WHEN.exec(said)?.[1] ?? SAYS_WHERE.exec(said)?.[1] ?? null
  );
}

/** Whether a text tells a plain fact, such as a number, a time or a place. */
export function isFact(part: string): boolean {
  return subjectOf(part) !== null;
}

/** The one step that still waits whose title has most of what a fact is told of. */
function stepFor(mountain: Mountain, subject: string): Pebble | null {
  const keys = [...contentKeys(subject)].filter((key) => !BESIDE.has(key));
  const scored = pebblesIn(mountain, mountain.id)
    .filter(({ status }) => status === 'in-the-way')
    .map((pebble) => {
      const own = [...contentKeys(pebble.title)];
      return { pebble, shared: keys.filter((key) => own.some((o) => isSame(key, o))).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const [best, next] = scored;
  return best === undefined || next?.shared === best.shared ? null : best.pebble;
}

/**
 * The mountain with facts in the descriptions of the steps that they are told of; null when one is
 * told of no single step, or says another number than the title does.
 */
export function withFacts(mountain: Mountain, parts: readonly string[]): Mountain | null {
  let next = mountain;
  for (const part of parts) {
    const subject = subjectOf(part);
    const step = subject === null ? null : stepFor(next, subject);
    if (step === null || (/\d/u.test(step.title) && /\d/u.test(part))) return null;
    const said = `${capitalised(part.replace(/[.!\s]+$/u, ''))}.`;
    if (step.description.includes(said)) continue;
    if (!isWithin(said, TEXT_LIMITS.pebbleDescription)) return null;
    const description = `${said} ${step.description}`;
    next = withPebbles(next, (own) =>
      own.id === step.id ? [waitingPebble({ ...own, description })] : [own],
    );
  }
  return next;
}
