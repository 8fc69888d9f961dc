/** Short names for the ids of one mountain: they save a model's room, and no id of ours leaves. */

import type { Mountain, NodeType, Pebble } from '#domain/plan/plan.ts';

export type Handles = {
  /** The mountain as the model reads it. */
  readonly json: string;
  /** The node's own id for what a reply calls it; empty for what is new, or unknown. */
  readonly idOf: (type: NodeType, said: unknown) => string;
};

export function handlesFor(mountain: Mountain): Handles {
  const known: Record<NodeType, Map<string, string>> = {
    mountain: new Map(),
    boulder: new Map(),
    rock: new Map(),
    pebble: new Map(),
  };
  const handle = (type: NodeType, id: string): string => {
    const name = `${type.charAt(0)}${known[type].size + 1}`;
    known[type].set(name, id);
    return name;
  };
  const json = JSON.stringify(named(mountain, handle));
  const ids = new Map(
    Object.entries(known).map(([type, names]) => [type, new Set(names.values())] as const),
  );
  return {
    json,
    idOf: (type, said) => {
      if (typeof said !== 'string') return '';
      return known[type].get(said) ?? (ids.get(type)?.has(said) === true ? said : '');
    },
  };
}

function named(mountain: Mountain, handle: (type: NodeType, id: string) => string) {
  return {
    id: handle('mountain', mountain.id),
    title: mountain.title,
    description: mountain.description,
    boulders: mountain.boulders.map((boulder) => ({
      id: handle('boulder', boulder.id),
      title: boulder.title,
      rocks: boulder.rocks.map((rock) => ({
        id: handle('rock', rock.id),
        title: rock.title,
        pebbles: rock.pebbles.map((pebble) => ({
          id: handle('pebble', pebble.id),
          ...wordsOf(pebble),
        })),
      })),
    })),
  };
}

/** A finished pebble stays as it is whatever a reply says: its title is enough to know it by. */
function wordsOf({ title, description, estimatedMinutes, status }: Pebble) {
  return status === 'moved'
    ? { title, done: true }
    : { title, description, minutes: estimatedMinutes };
}
