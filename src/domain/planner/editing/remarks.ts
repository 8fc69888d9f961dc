import { type Mountain } from '../../plan/plan.ts';
import { FOREIGN_TELLS } from '../data/change-words.ts';
import { baseOfPast, isVerb } from '../reading/grammar/verbs.ts';
import { wordsOf } from '../words/words.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { type NamedNode, namedNodes } from './named-nodes.ts';
import { inEnglish, POLITE } from './in-plain-words.ts';
import { isSame } from './same-words.ts';
import { isOnlyDeed, tellsOfThingGot } from './things-got.ts';
import { saysWhatStays } from './what-stays.ts';

/** What a piece of a text must not hold to be left aside: a condition, a doubt, a wish. */
const NOT_ASIDE =
  /\b(?:if|unless|except|maybe|perhaps|not sure|unsure|or|until|should|shouldn't|could|would|want|wants|wanted|wish|prefer|please|need to|needs to|have to|has to|must|let's|lets|do not|never|apart from|but not|keep|only)\b|\?|^(?:don't|dont|not|no|neither|nor)\b/iu;
const TELLS = [
  /^(?:(?:because|cos|since|as|so|and|but|well|sorry|honestly|ok|okay)\s+)*(?:i|i'm|im|i've|ive|i'll|we|we're|we've|it|it's|its|that|that's|thats|this|they|they're|there's|there is|there are|he|she|he's|she's)\s+\S/iu,
  /^\S.{0,80}?\s(?:is|are|isn't|aren't|isnt|arent|was|were|has|have|had|takes?|took|feels?|looks?|seems?|scares?|stresses|worries|bores|keeps|will|won't|wont|can't|cant|cannot|said|says|doesn't|didn't|costs?|freaks?|makes)\s+\S/iu,
  /^(?:the|my|our|this|that|these|those)\s+\S.{0,60}?\s(?:i|we|they|he|she|my \p{L}+)\s+\p{L}+/iu,
  /^\S.{2,60}\salready$/iu,
  /^\S+(?:\s\S+){0,4}(?:'(?:re|ve|ll|d|m)|'s(?=\s(?:\p{L}+ing|\p{L}+ed|an?|the|in|on|at|not|too|so|very|been|got|gone|done|already|out|away|off|broken|closed|open|full|fine|free|ill|sick|back|going|now|just|only|really|my|our|his|her|up|down|over|from|for|with|like)\b))\s+\S/iu,
  /^(?:it|that|this|he|she|they)\s+\p{L}+/iu,
  /^(?:yay|great|good|cool|urgh|ugh|argh|phew|lol|haha|sigh)\b/iu,
  /^(?:because|cos|since|as)\s+\S/iu,
  /^(?:sorry|thanks|thank you|hi|hello|hey|hmm+|ok|okay|well|right)$/iu,
];
const MAX_ASIDE = 160;
const OPENS_CHANGE =
  /^(?:please\s+)?(?:add|remove|delete|drop|forget|skip|scrap|lose|bin|rename|replace|change|move|put|swap|split|merge|combine|give|make|take|get rid of)\s/iu;

/** "It is no step, so get rid of it": what asks for something further on. */
const CHANGE_WITHIN =
  /(?:[,;]|\s(?:so|and|but|then))\s+(?:(?:so|and|please|then)\s+)*(?:add|remove|delete|drop|rename|replace|swap|split|merge|combine|scrap|get rid of)\s/iu;

const OPENS_THING = /^(?:the|an?|my|our|his|her|their|this|that|these|those)$/u;

/** "The landlord does it", "mum covers it": a verb that says of another what they do. */
function saysWhatOneDoes(text: string): boolean {
  const words = wordsOf(text).slice(0, 5);
  return words.some(({ key }, at) => {
    const isThing = at === 1 && OPENS_THING.test(words[0]?.key ?? '');
    if (at === 0 || isThing || !/[^s]s$/u.test(key)) return false;
    const bases = [key.slice(0, -1), key.replace(/es$/u, ''), key.replace(/ies$/u, 'y')];
    return key === 'does' || (at <= 2 && bases.some(isVerb) && words.length > at + 1);
  });
}

/** Whether a piece of a text tells something and asks for nothing: why a change is wanted. */
export function isRemark(text: string): boolean {
  const bare = text.trim().replaceAll('’', "'");
  if (bare.length > MAX_ASIDE || OPENS_CHANGE.test(bare) || NOT_ASIDE.test(bare)) return false;
  if (CHANGE_WITHIN.test(bare)) return false;
  return TELLS.some((pattern) => pattern.test(bare)) || saysWhatOneDoes(bare);
}

const CLEARLY_NEARER = 0.12;

/** The one node that a remark is about: the most of its own words are in it. */
export function nodeSpokenOf(mountain: Mountain, remark: string): NamedNode | null {
  const said = [...contentKeys(remark)].filter((key) => !/^things?$/u.test(key));
  const isGot = tellsOfThingGot(remark);
  const scored = namedNodes(mountain)
    .filter(({ type, title }) => type !== 'mountain' && !(isGot && isOnlyDeed(remark, title)))
    .map((node) => {
      const own = [...contentKeys(node.title)];
      const shared = own.filter((key) => said.some((other) => isSame(key, other))).length;
      return { node, shared, part: own.length === 0 ? 0 : shared / own.length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.part - a.part);
  const [best, next] = scored;
  if (best === undefined) return null;
  const isTied =
    next !== undefined && next.shared === best.shared && best.part - next.part < CLEARLY_NEARER;
  return isTied ? null : best.node;
}

/** A wish, and the remark that stood before or behind it. */
export type WishWithRemark = { readonly wish: string; readonly remark: string };

const JOINT =
  /\s*[,;:–—]\s+(?:(?:so|and|then|but|because|cos)\s+)*|\s+-\s+|\s+(?:so|because|cos|since)\s+/giu;
const LEADS =
  /^(?:(?:so|and|then|please|you can|you could|we can|can you|could you|can we|could we|just|maybe)\s+)+/iu;
const BARE_CHANGE =
  /(?<!n['’]t|\b(?:not|never))\s+(?=(?:(?:so|please|can you|could you|can we|just)\s+)*(?:remove|delete|drop|rename|replace|move|swap|split|break|chop|merge|combine|give|make|skip|get rid of|take)\s)/giu;
const POINTS = /\b(?:it|this|that|them|those|these)\b/iu;

/** Whether a remark is about the person alone: then "it" is the whole plan. */
export function isOfOneself(remark: string): boolean {
  return /^(?:i'm|im|i am|i feel|i've|i can't cope|i have no)\b/iu.test(remark.trim());
}

/** Whether a wish says "it" for what it is about. */
export function pointsBack(wish: string): boolean {
  return POINTS.test(wish);
}

/** Where a reason begins without a comma: "I don't need the sofa any more my brother takes it". */
const BARE_REASON =
  /\s+(?=(?:i'm|i've|it's|it (?:makes|is|was|takes|does|has|feels|would)|they're|he's|she's|we've|we're|there's|my \p{L}+ (?:is|has|will|can|takes?)|i (?:already|gave|found|sold|have|got|don't|dont|can't|cant))\s)|(?<=\b(?:any ?more|any longer))\s+/giu;

/** The ways to read a part as a wish beside a remark, nearest the whole first. */
export function wishesIn(part: string): WishWithRemark[] {
  const cuts = [
    ...part.matchAll(JOINT),
    ...part.matchAll(BARE_CHANGE),
    ...part.matchAll(BARE_REASON),
  ].slice(0, 12);
  const pairs = cuts.map((cut): readonly [string, string] => [
    part.slice(0, cut.index).trim(),
    part.slice(cut.index + cut[0].length).trim(),
  ]);
  return pairs
    .flatMap(([front, rear]) => [
      ...(isRemark(front) || isReasonFor(front, rear)
        ? [{ wish: rear.replace(LEADS, ''), remark: front }]
        : []),
      ...(saysWhatStays(front) && OPENS_CHANGE.test(rear.replace(LEADS, '')) && !pointsBack(rear)
        ? [{ wish: rear.replace(LEADS, ''), remark: front }]
        : []),
      ...[wishAbroad(front, rear)].flatMap((wish) =>
        wish === null ? [] : [{ wish, remark: front }],
      ),
      ...((isRemark(rear) || tellsWhy(front, rear) || tellsWhyAbroad(front, rear)) && front !== ''
        ? [{ wish: front, remark: rear }]
        : []),
    ])
    .filter(({ wish }) => wish !== '');
}

const DOUBT =
  /\b(?:if|unless|except|maybe|perhaps|not sure|unsure|or|either|don't|dont|do not|never|would|might)\b|\?/iu;
const ASKS =
  /^(?:so |and |then |please |(?:you|we|i) (?:can|could) |we |i |also |just )*(?:add|remove|delete|drop|rename|replace|move|swap|split|merge|combine|kick|bin|chuck|take|cross|skip|get rid of|need to|have to|must)\s/iu;

/** "Mum wants to see Sintra, so add a day trip": a wish of another is why, beside a plain change. */
function isReasonFor(front: string, rear: string): boolean {
  return (
    ASKS.test(rear) &&
    !CHANGE_WITHIN.test(front) &&
    !OPENS_CHANGE.test(front) &&
    !DOUBT.test(front) &&
    TELLS.some(
      (pattern) =>
        pattern.test(front) ||
        /\b(?:wants?|needs?|likes?|asked|loves?)\b/iu.test(front) ||
        hasDeed(front),
    )
  );
}

const SUBJECT =
  /^(?:(?:because|cos|since|as|so|and|but)\s+)?(?:i|we|he|she|they|it|you|there|(?:every|no|some)(?:thing|one|body)(?: else)?|mum|dad|(?:my|our|his|her|their|the|this|that|these|those|an?)\s+\p{L}+)\s/iu;
const ASKS_MORE =
  /\b(?:if|unless|except|maybe|perhaps|or|should|shouldn't|could|please|must|let's|instead|(?<!to )keep|only|but not|(?:i|we) (?:want|need|would)|(?:needs?|have|has) to)\b|\?/iu;

/** Whether one of the first words behind a subject says what somebody does or did. */
function hasDeed(text: string): boolean {
  const said = SUBJECT.exec(text)?.[0];
  if (said === undefined) return false;
  const words = wordsOf(text.slice(said.length)).slice(0, 3);
  return words.some(
    ({ key }, at) =>
      (at === 0 && /[^su]s$/u.test(key)) ||
      isVerb(key.replace(/s$/u, '')) ||
      baseOfPast(key) !== null ||
      /^(?!need|feed|speed)\p{L}{3,}ed$/u.test(key),
  );
}

/** "Quita el coche, ya lo llevó mi hermano". */
function tellsWhyAbroad(front: string, rear: string): boolean {
  return inEnglish(front) !== front && inEnglish(rear) === rear && FOREIGN_TELLS.test(rear);
}

/** "El álbum lo hace mi prima, quítalo": what to do with what was said in front of it. */
function wishAbroad(front: string, rear: string): string | null {
  const wish = inEnglish(rear);
  return wish !== rear && pointsBack(wish) && inEnglish(front) === front ? wish : null;
}

/** "Take out the bike, my cousin wants to keep it": behind a plain change, why it is asked for. */
function tellsWhy(front: string, rear: string): boolean {
  return (
    OPENS_CHANGE.test(front.replace(POLITE, '')) &&
    !OPENS_CHANGE.test(rear) &&
    !ASKS_MORE.test(rear) &&
    hasDeed(rear)
  );
}

const RUN_ON =
  /(?<!\b(?:to|or|the|an?|of|and|please|then|can|you|will|should|must|not|never))(?<!n['’]t)\s+(?=(?:add|remove|delete|rename|move|swap|split|merge|get rid of)\s)/giu;
const ALSO = /\s*,?\s+(?:and also|and then|and|also|then|y|e|et|und)\s+|\s*,\s+/giu;

/** The pieces of words that were said without a full stop, at each change; null when there is one. */
export function runOn(part: string): readonly string[] | null {
  if (/["“”«»]/u.test(part)) return null;
  const pieces = part.split(RUN_ON);
  return pieces.length > 1 && pieces.every((piece) => /\s/u.test(piece.trim())) ? pieces : null;
}

/** The pieces on both sides of each "and", for when the whole says nothing. */
export function halvesOf(part: string): readonly (readonly [string, string])[] {
  if (/["“”«»]/u.test(part)) return [];
  return [...part.matchAll(ALSO)]
    .slice(0, 8)
    .map((cut) => [part.slice(0, cut.index), part.slice(cut.index + cut[0].length)] as const);
}
