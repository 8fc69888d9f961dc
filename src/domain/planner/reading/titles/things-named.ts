import { isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import {
  isForIt,
  lacksThing,
  pointsBack,
  pronounAt,
  wantsAnother,
  wantsOneMore,
  withThingNamed,
} from '../grammar/pronouns.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { takenUp } from './taken-up.ts';

const LOOK_BACK = 3;

/** "See to the tyre (flat)" says of the tyre that it is flat. */
function saidIn({ reading, words }: ReadThought): readonly Word[] {
  if (reading.kind !== 'task') return words;
  return wordsOf(reading.title.replace(/^(See to [^(]+) \((.+)\)$/u, '$1: is $2'));
}

/** "…, and the stove are dirty": what stands before it belongs to it. */
function isRestOfMany(words: readonly Word[]): boolean {
  return !hasFiniteVerb(words) || words.some((word) => word.key === 'are');
}

/**
 * The nearest words first; "and the stove" goes with the words before it. A thing named in passing
 * gives way to one that the words further back are about.
 */
function titleWithThing(title: string, before: readonly ReadThought[]): string | null {
  let inPassing: string | null = null;
  for (let at = before.length - 1; at >= 0; at--) {
    const near = before[at];
    if (near === undefined) continue;
    const joins = keyAt(near.words, 0) === 'and' && isRestOfMany(near.words);
    const earlier = joins ? before[at - 1] : undefined;
    const named = withThingNamed(title, [
      ...(earlier === undefined ? [] : [...saidIn(earlier), ...wordsOf('and')]),
      ...saidIn(near),
    ]);
    const isLast = at === before.length - 1;
    if (named === 'unclear' || (named === 'other' && near.reading.kind === 'task')) break;
    if (named === 'none' || named === 'other') {
      if (lacksThing(title) || wantsOneMore(title) || isForIt(title)) break;
      continue;
    }
    if (named.isMain) return named.title;
    if (isLast) inPassing = named.title;
  }
  return inPassing;
}

/** In the same sentence or the one before, and under the same label: "Patreon: haven't posted" is of no thing before it. */
function isNearBefore(told: ReadThought, thought: ReadThought): boolean {
  const isSameLabel = told.headings.at(-1) === thought.headings.at(-1);
  return isSameLabel && told.line === thought.line && told.sentence >= thought.sentence - 1;
}

/** "Send the card, she's seventy, so it wants posting": says again of the task what is to be done. */
function saysOfTask(thought: ReadThought, before: readonly ReadThought[]): boolean {
  const isTold = /^(?:(?:so|and|really) )*(?:it|that) wants \p{L}+ing\b/u.test(
    keysOf(thought.words),
  );
  return (
    isTold && before.some((told) => isSameBreath(told, thought) && told.reading.kind === 'task')
  );
}

/** "Ring the school, so I'll do that at dinner time": when, and no other deed. */
const DONE_THEN =
  /^Do (?:it|that|this)(?: like)?(?: (?:at|on|in|before|after|by|tomorrow|tonight|today|now|then|this|next|first|later|straight)\b.*)?$/iu;

/** "I've got the presentation and I haven't started": how far it is, and no other deed. */
const ONLY_BEGINS = /^(?:Start|Begin)$/u;

/** "Ask my ex for my ex", "find Hugo another Hugo's piece": what is named once already is not what was meant. */
function saysTwice(title: string): boolean {
  const names = wordsOf(title)
    .map(({ key }) => key.replace(/'s$/u, ''))
    .filter((key) => key.length > 2 && !SMALL.has(key));
  return new Set(names).size < names.length;
}

/** "Ask him for my ex took": what somebody did is no thing. */
function endsInDeed(title: string): boolean {
  const last = wordsOf(title).at(-1)?.key ?? '';
  return /^(?:took|gave|said|told|sent|made|went|came|got|had|was|were|has|have|is|are|did)$/u.test(
    last,
  );
}

const SMALL = wordSet('the and for with from that this her his their our your not out off two one');

/** "The lamp is back, I have to fix it": the task takes the thing from the words before it. */
export function withThings(thoughts: readonly ReadThought[]): ReadThought[] {
  const named: ReadThought[] = [];
  for (const thought of thoughts) {
    const { reading, language } = thought;
    const last = named.at(-1);
    if (saysOfTask(thought, named)) {
      named.push({ ...thought, reading: { kind: 'fact' } });
      continue;
    }
    if (reading.kind === 'task' && isSameBreath(last, thought) && last?.reading.kind === 'task') {
      if (DONE_THEN.test(reading.title) || ONLY_BEGINS.test(reading.title)) {
        const saysWhen = DONE_THEN.test(reading.title);
        named.push({ ...thought, reading: { kind: 'fact', ...(saysWhen && { saysWhen }) } });
        continue;
      }
    }
    const isTask = language === 'en' && reading.kind === 'task';
    const isTaken = isTask && last?.language === 'en' && isSameBreath(last, thought);
    const whole = isTaken ? takenUp(thought, last) : null;
    if (whole !== null) {
      named[named.length - 1] = { ...thought, ...whole };
      continue;
    }
    if (!isTask || !pointsBack(reading.title)) {
      named.push(thought);
      continue;
    }
    const before = named.slice(-LOOK_BACK);
    const found = titleWithThing(
      reading.title,
      before.filter((told) => isNearBefore(told, thought)),
    );
    const title = found !== null && (saysTwice(found) || endsInDeed(found)) ? null : found;
    // "The plant is dead, bin it", "the drive is full, get a second one": what was said to be done is done, and not what the state implies.
    const isRemedy = pronounAt(wordsOf(reading.title)) === 1 || wantsAnother(reading.title);
    const isSaid = title !== null && isTaken && isRemedy;
    if (isSaid && last?.reading.kind === 'task' && last.reading.isImplied === true)
      named[named.length - 1] = { ...last, reading: { kind: 'fact' } };
    named.push(title === null ? thought : { ...thought, reading: { kind: 'task', title } });
  }
  return named;
}
