import { changeNodes } from './change-nodes.ts';
import { waitingPebble } from './new-pebble.ts';
import type { Mountain } from './plan.ts';

/** Mountains new to a plan, as they start: nothing done, bounds kept (specification, section 3). */
export function asNewMountains(mountains: readonly Mountain[]): readonly Mountain[] {
  return changeNodes(mountains, {
    mountain: (mountain) => ({ ...mountain, progress: 0 }),
    boulder: (boulder) => ({ ...boulder, completed: false }),
    rock: (rock) => ({ ...rock, completed: false }),
    pebble: waitingPebble,
  });
}
