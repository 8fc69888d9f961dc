/** Ids of the nodes of a plan: giving them, and keeping them unique (specification, sections 3, 5). */

import type { PlanDraft } from '../planner/plan-draft.ts';
import { waitingPebble } from './new-pebble.ts';
import type { Mountain, NodeType } from './plan.ts';

/** Makes a whole new id that begins with the kind of node: `mountain-3f0c…`. */
export type NewId = (prefix: NodeType) => string;

/** The ids of a plan by kind of node, with repetitions, in mountain, boulder, rock order. */
export type NodeIds = Readonly<Record<NodeType, readonly string[]>>;

/** All ids that occur in some mountains. */
export function nodeIds(mountains: readonly Mountain[]): NodeIds {
  const boulders = mountains.flatMap((mountain) => mountain.boulders);
  const rocks = boulders.flatMap((boulder) => boulder.rocks);
  const pebbles = rocks.flatMap((rock) => rock.pebbles);
  const idsOf = (nodes: readonly { readonly id: string }[]): string[] => nodes.map(({ id }) => id);
  return {
    mountain: idsOf(mountains),
    boulder: idsOf(boulders),
    rock: idsOf(rocks),
    pebble: idsOf(pebbles),
  };
}

/** Mountains with a duplicate id are removed, the first is kept (specification, section 5). */
export function withoutDuplicateMountains(mountains: readonly Mountain[]): readonly Mountain[] {
  const seen = new Set<string>();
  return mountains.filter(({ id }) => !seen.has(id) && seen.add(id));
}

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
