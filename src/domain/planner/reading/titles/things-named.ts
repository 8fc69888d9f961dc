import { isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';
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
import { thingsIn } from '../grammar/things-in-words.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { ownBefore } from './own-before.ts';
import { isSameDeed, saidAgain, saysDeedAgain } from './said-again.ts';
import { nameIn, takenUp } from './taken-up.ts';

const LOOK_BACK = 3;

/** "See to the tyre (flat)" says of the tyre that it is flat; "filament is damp" and "old phone" are named without an article. */
function saidIn(told: ReadThought): readonly Word[] {
  const { reading, words } = told;
  if (reading.kind !== 'task') return words;
  const title = wordsOf(reading.title.replace(/^(See to [^(]+) \((.+)\)$/u, '$1: is $2'));
  if (pronounAt(title) < 0 && namesThing(title)) return title;
  const name = namesThing(words) ? [] : nameIn(told);
  const isName = isKnownName(name.slice(-1).map(({ key }) => key));
  return isName ? [...wordsOf('the'), ...name] : words;
}

function namesThing(words: readonly Word[]): boolean {
  return thingsIn(words).some(({ isMain }) => isMain);
}

/** "…, and the stove are dirty": what stands before it belongs to it. */
function isRestOfMany(words: readonly Word[]): boolean {
  return !hasFiniteVerb(words) || words.some((word) => word.key === 'are');
}

/**
 * The nearest words first; "and the stove" goes with the words before it. A thing named in passing
 * gives way to one that the words further back are about.
 */
/** "Get a name on it for the letter box": what it is about stands behind "it"; "a suit for that" is for another thing. */
function isSaidBehind(title: string, whole: string): boolean {
  const words = wordsOf(title);
  const at = pronounAt(words);
  const behind = words.length - at - 1;
  const [last] = wordsOf(whole)
    .slice(0, -behind || undefined)
    .slice(-1);
  return behind > 0 && words.slice(at + 1).some(({ key }) => key === last?.key);
}

/** The title with the thing that its own words name before the deed, else with one named before. */
function titleWithThing(
  title: string,
  own: readonly Word[],
  before: readonly ReadThought[],
): string | null {
  const named = own.length > 0 ? withThingNamed(title, own) : 'none';
  if (typeof named === 'object' && named.isMain && !saysTwice(named.title)) return named.title;
  const isOfOwn = typeof named === 'object' && isSaidBehind(title, named.title);
  return isOfOwn ? null : titleWithThingBefore(title, before);
}

function titleWithThingBefore(title: string, before: readonly ReadThought[]): string | null {
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

function wholeTitle(
  thought: ReadThought,
  title: string,
  named: readonly ReadThought[],
): string | null {
  const before = named.slice(-LOOK_BACK).filter((told) => isNearBefore(told, thought));
  const found = titleWithThing(title, ownBefore(thought, title), before);
  return found !== null && (saysTwice(found) || endsInDeed(found)) ? null : found;
}

/** "The lamp is back, I have to fix it": the task takes the thing from the words before it. */
export function withThings(thoughts: readonly ReadThought[]): ReadThought[] {
  const named: ReadThought[] = [];
  for (const thought of thoughts) {
    const { reading, language } = thought;
    const last = named.at(-1);
    const again = saidAgain(thought, named);
    if (again !== null) {
      named.push({ ...thought, reading: again });
      continue;
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
    const title = wholeTitle(thought, reading.title, named);
    // "The plant is dead, bin it", "the drive is full, get a second one": what was said to be done is done, and not what the state implies.
    const isRemedy = pronounAt(wordsOf(reading.title)) === 1 || wantsAnother(reading.title);
    const isSaid = title !== null && isTaken && isRemedy;
    const isAgain = isTaken && title === null && saysDeedAgain(reading.title, last);
    if (isAgain || (isSaid && isSameDeed(title, last))) {
      named.push({ ...thought, reading: { kind: 'nothing' } });
      continue;
    }
    if (isSaid && last?.reading.kind === 'task' && last.reading.isImplied === true)
      named[named.length - 1] = { ...last, reading: { kind: 'fact' } };
    named.push(title === null ? thought : { ...thought, reading: { kind: 'task', title } });
  }
  return named;
}
