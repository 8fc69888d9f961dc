import { placedPebbles } from '../plan/find.ts';
import type { Mountain } from '../plan/plan.ts';
import { fallbackPlan } from './fallback.ts';
import type { Timer } from '../timer/timer.ts';

const [PLANTED] = fallbackPlan().mountains;

/** Whether a mountain was planted as the one of `fallbackPlan`, also when somebody went on with it. */
export function isFallback({ title, description }: Mountain): boolean {
  return title === PLANTED?.title && description === PLANTED.description;
}

/**
 * Whether a mountain is the one of `fallbackPlan`, and nobody has begun with it or changed it: then a
 * plan can take its place (design, section 2).
 */
export function isUntouchedFallback(mountain: Mountain, timer: Timer | null): boolean {
  // Of a long plan every mountain is asked about.
  if (mountain.title !== PLANTED?.title) return false;
  const pebbles = [...placedPebbles([mountain])].map(({ pebble }) => pebble);
  return (
    JSON.stringify(draftOf(mountain)) === JSON.stringify(draftOf(PLANTED)) &&
    pebbles.every(({ id, status }) => status === 'in-the-way' && id !== timer?.pebbleId)
  );
}

/** The words and minutes of a mountain or of its draft. */
function draftOf({ title, description, boulders }: MountainWords): MountainWords {
  return {
    title,
    description,
    boulders: boulders.map((boulder) => ({
      title: boulder.title,
      rocks: boulder.rocks.map((rock) => ({
        title: rock.title,
        pebbles: rock.pebbles.map((pebble) => ({
          title: pebble.title,
          description: pebble.description,
          estimatedMinutes: pebble.estimatedMinutes,
        })),
      })),
    })),
  };
}

type MountainWords = ReturnType<typeof fallbackPlan>['mountains'][number];
