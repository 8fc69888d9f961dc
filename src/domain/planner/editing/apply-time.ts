import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Pebble } from '../../plan/plan.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { LABELS } from '../data/plan-labels.ts';
import { filled } from '../shaping/slots.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { allMeant } from './all-meant.ts';
import { type TextChange } from './change.ts';
import { doneReason, isDone } from './done.ts';
import { withoutQuotes } from './named-nodes.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { pebblesIn } from './tree.ts';

const LEAST = 15;
const MOST = 30;
const STEP = 5;
const OUT_OF_RANGE =
  'A pebble takes 15 to 30 minutes; say a number between them, or split a bigger one in two.';
const HAS_THEM = 'has so many minutes';
const BOTH = /^both (?=.+ and )|\s+(?:each|both)$/giu;

/** The waiting pebbles of a node with other minutes; null from `minutesFor` leaves one as it is. */
function timed(
  situation: Situation,
  name: string,
  { minutesFor, limit }: { minutesFor: (pebble: Pebble) => number; limit: string },
): Outcome {
  const { mountain } = situation;
  const nodes = allMeant(situation, name.replace(BOTH, ''));
  if (typeof nodes === 'string') return refused(nodes);
  const done = nodes.find((own) => isDone(mountain, own));
  if (done !== undefined) return refused(doneReason(done));
  const ids = new Set(nodes.flatMap((own) => pebblesIn(mountain, own.id)).map(({ id }) => id));
  const [node = null] = nodes.length === 1 ? nodes : [];
  let count = 0;
  const next = withPebbles(mountain, (pebble) => {
    if (!ids.has(pebble.id) || pebble.status === 'moved') return [pebble];
    const minutes = Math.min(MOST, Math.max(LEAST, minutesFor(pebble)));
    if (minutes === pebble.estimatedMinutes) return [pebble];
    count++;
    return [waitingPebble({ ...pebble, estimatedMinutes: minutes })];
  });
  return count === 0 ? refused(limit) : changed(next, node);
}

function applyMinutes(situation: Situation, name: string, minutes: number): Outcome {
  if (/^(?:it|this)$/iu.test(name.trim()) && situation.spokenOf === null)
    return refused(`It is not clear which step has ${minutes} minutes; say its name.`);
  if (minutes < LEAST || minutes > MOST) return refused(OUT_OF_RANGE);
  const set = timed(situation, name, { minutesFor: () => minutes, limit: HAS_THEM });
  return !set.ok && set.reason === HAS_THEM ? changed(situation.mountain, null) : set;
}

/** No more than so many minutes; what takes fewer stays as it is. */
function applyAtMost(situation: Situation, name: string, minutes: number): Outcome {
  if (minutes < LEAST || minutes > MOST) return refused(OUT_OF_RANGE);
  return timed(situation, name, {
    minutesFor: (pebble) => Math.min(pebble.estimatedMinutes, minutes),
    limit: `Nothing there takes longer than ${minutes} minutes.`,
  });
}

function applyTime(situation: Situation, name: string, more: boolean): Outcome {
  return timed(situation, name, {
    minutesFor: (pebble) => pebble.estimatedMinutes + (more ? STEP : -STEP),
    limit: more
      ? `“${withoutQuotes(name)}” has 30 minutes, the most a pebble can have; split it instead.`
      : `“${withoutQuotes(name)}” has 15 minutes, the least a pebble can have; split it, or make it smaller.`,
  });
}

/** So many minutes more, or fewer; a pebble never has more than the most, or less than the least. */
function applyBy(situation: Situation, name: string, minutes: number): Outcome {
  return timed(situation, name, {
    minutesFor: (pebble) => pebble.estimatedMinutes + minutes,
    limit:
      minutes > 0
        ? `“${withoutQuotes(name)}” has 30 minutes, the most a pebble can have; split it instead.`
        : `“${withoutQuotes(name)}” has 15 minutes, the least a pebble can have; split it, or make it smaller.`,
  });
}

/** So many times the minutes; a pebble never has more than the most, or less than the least. */
function applyTimes(situation: Situation, name: string, factor: number): Outcome {
  return timed(situation, name, {
    minutesFor: (pebble) => Math.round(pebble.estimatedMinutes * factor),
    limit:
      factor > 1
        ? `“${withoutQuotes(name)}” has 30 minutes, the most a pebble can have; split it instead.`
        : `“${withoutQuotes(name)}” has 15 minutes, the least a pebble can have; split it, or make it smaller.`,
  });
}

const FIRST_LOOK = LABELS.get('en')?.first ?? '{it}';

/** A pebble of 15 minutes gets a first look before it; every other becomes the shortest there is. */
function applySmaller(situation: Situation, name: string): Outcome {
  const { mountain, newId } = situation;
  const shorter = timed(situation, name, { minutesFor: () => LEAST, limit: '' });
  if (shorter.ok || shorter.reason !== '') return shorter;
  const meant = meantBy(situation, name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (node.type !== 'pebble')
    return refused(
      `Every step of “${node.title}” has 15 minutes already, the least there is; name the one that feels biggest.`,
    );
  const look = fitText(filled(FIRST_LOOK, node.title), TEXT_LIMITS.pebbleTitle).fitting;
  const next = withPebbles(mountain, (pebble) =>
    pebble.id === node.id
      ? [
          waitingPebble({
            id: newId('pebble'),
            title: look,
            description: 'Only look. Nothing else has to happen.',
            estimatedMinutes: LEAST,
          }),
          pebble,
        ]
      : [pebble],
  );
  return changed(next, node);
}

/** More or less time, so many minutes, or smaller steps. */
export function applySize(
  situation: Situation,
  change: Extract<
    TextChange,
    { kind: 'minutes' | 'at-most' | 'by' | 'times' | 'more-time' | 'less-time' | 'smaller' }
  >,
): Outcome {
  switch (change.kind) {
    case 'minutes':
      return applyMinutes(situation, change.name, change.minutes);
    case 'at-most':
      return applyAtMost(situation, change.name, change.minutes);
    case 'by':
      return applyBy(situation, change.name, change.minutes);
    case 'times':
      return applyTimes(situation, change.name, change.factor);
    case 'smaller':
      return applySmaller(situation, change.name);
    default:
      return applyTime(situation, change.name, change.kind === 'more-time');
  }
}
