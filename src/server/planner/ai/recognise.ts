/** Which node of a mountain each node of a reply is. */

import { nodesById } from '#domain/plan/nodes-by-id.ts';
import type { Mountain, NodeType } from '#domain/plan/plan.ts';
import type { Handles } from './handles.ts';
import { fieldsIn, type Fields } from './reply-nodes.ts';

type Inner = Exclude<NodeType, 'mountain'>;
export type Recognise = (type: Inner, node: Fields) => string;

/**
 * The id of the node that is meant, empty for a new one: what the node is called by; where it is
 * called by nothing known, what has its title, unless the reply calls something else by that id.
 * Else a model that lets go of the ids would have every finished step done once more.
 */
export function recogniserFor(
  { boulders }: Fields,
  { original, handles }: { readonly original: Mountain; readonly handles: Handles },
): Recognise {
  const known = nodesById(original);
  const said = { boulder: fieldsIn(boulders), rock: [] as Fields[], pebble: [] as Fields[] };
  said.rock = said.boulder.flatMap(({ rocks }) => fieldsIn(rocks));
  said.pebble = said.rock.flatMap(({ pebbles }) => fieldsIn(pebbles));
  const idOf = (type: Inner, { id }: Fields): string => handles.idOf(type, id);
  const unnamed = (type: Inner, nodes: Iterable<Titled>): Map<string, string[]> => {
    const named = new Set(said[type].map((node) => idOf(type, node)));
    return byTitle([...nodes].filter(({ id }) => !named.has(id)));
  };
  const left = {
    boulder: unnamed('boulder', known.boulders.values()),
    rock: unnamed('rock', known.rocks.values()),
    pebble: unnamed('pebble', known.pebbles.values()),
  };
  return (type, node) => idOf(type, node) || (left[type].get(keyOf(node['title']))?.shift() ?? '');
}

type Titled = { readonly id: string; readonly title: string };

function byTitle(nodes: readonly Titled[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, title } of nodes) ids.set(keyOf(title), [...(ids.get(keyOf(title)) ?? []), id]);
  return ids;
}

function keyOf(title: unknown): string {
  return typeof title === 'string' ? title.trim().toLowerCase() : '';
}
