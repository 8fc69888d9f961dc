import type { NewId } from '../plan/identity.ts';
import { waitingPebble } from '../plan/new-pebble.ts';
import type { Mountain } from '../plan/plan.ts';
import type { PlanDraft } from './plan-draft.ts';

/** A draft as mountains: new ids, priorities in the order of the draft, every pebble in the way. */
export function plantPlan(draft: PlanDraft, newId: NewId): Mountain[] {
  return draft.mountains.map((mountain, mountainIndex) => ({
    id: newId('mountain'),
    title: mountain.title,
    description: mountain.description,
    priority: mountainIndex + 1,
    progress: 0,
    boulders: mountain.boulders.map((boulder, boulderIndex) => ({
      id: newId('boulder'),
      title: boulder.title,
      priority: boulderIndex + 1,
      completed: false,
      rocks: boulder.rocks.map((rock) => ({
        id: newId('rock'),
        title: rock.title,
        completed: false,
        pebbles: rock.pebbles.map((pebble) => waitingPebble({ id: newId('pebble'), ...pebble })),
      })),
    })),
  }));
}
