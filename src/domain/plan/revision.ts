/** A mountain changed by a planner, without losing what was done (design, "AI edit"). */

import { nodeIds, type NewId } from './identity.ts';
import type { Mountain, NodeType } from './plan.ts';
import { mergeRevision } from './merged-revision.ts';

/**
 * The mountain after an edit: it keeps its id, nodes it did not have before get new ids
 * (specification, section 7), and finished pebbles are protected.
 */
export function reviseMountain({
  original,
  revised,
  newId,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly newId: NewId;
}): Mountain {
  return mergeRevision({ original, revised: withKnownIds({ original, revised, newId }) });
}

/** Every id is one of the original's, used once and for the same kind of node, or new. */
function withKnownIds({
  original,
  revised,
  newId,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly newId: NewId;
}): Mountain {
  const known = nodeIds([original]);
  const unused: Record<NodeType, Set<string>> = {
    mountain: new Set(),
    boulder: new Set(known.boulder),
    rock: new Set(known.rock),
    pebble: new Set(known.pebble),
  };
  const idFor = (type: NodeType, id: string): string =>
    unused[type].delete(id) ? id : newId(type);
  return {
    ...revised,
    id: original.id,
    boulders: revised.boulders.map((boulder) => ({
      ...boulder,
      id: idFor('boulder', boulder.id),
      rocks: boulder.rocks.map((rock) => ({
        ...rock,
        id: idFor('rock', rock.id),
        pebbles: rock.pebbles.map((pebble) => ({ ...pebble, id: idFor('pebble', pebble.id) })),
      })),
    })),
  };
}
