import { waitingPebble } from './new-pebble.ts';
import type { Mountain } from './plan.ts';

/** Mountains new to a plan, as they start: nothing done, bounds kept (specification, section 3). */
export function asNewMountains(mountains: readonly Mountain[]): readonly Mountain[] {
  return mountains.map((mountain) => ({
    ...mountain,
    progress: 0,
    boulders: mountain.boulders.map((boulder) => ({
      ...boulder,
      completed: false,
      rocks: boulder.rocks.map((rock) => ({
        ...rock,
        completed: false,
        pebbles: rock.pebbles.map(waitingPebble),
      })),
    })),
  }));
}
