import { type Mountain } from '../../plan/plan.ts';
import { type NamedNode } from './named-nodes.ts';
import { pathTo, pebblesIn } from './tree.ts';

/** The node of one level that is met first, or last, on the way through another node. */
function alike(
  mountain: Mountain,
  { type, other, after }: { type: NamedNode['type']; other: NamedNode; after: boolean },
): NamedNode | null {
  const path = pathTo(mountain, other.id);
  if (path === null || type === 'mountain') return null;
  const end = after ? -1 : 0;
  const rock = path.rock ?? path.boulder.rocks.at(end) ?? null;
  const pebble = path.pebble ?? rock?.pebbles.at(end) ?? null;
  const found = { boulder: path.boulder, rock, pebble }[type];
  return found === null ? null : { type, id: found.id, title: found.title };
}

/**
 * What a node goes beside when it is to come before, or after, one of another level: a rock before
 * a boulder goes before all that is in it, a rock after a pebble goes after that pebble's rock. A
 * sentence when there is no such place.
 */
export function levelWith(
  mountain: Mountain,
  { node, other, after }: { node: NamedNode; other: NamedNode; after: boolean },
): NamedNode | string {
  if (other.id === node.id) return `Both names mean “${node.title}”; name two different parts.`;
  if (other.type === node.type) return other;
  const to = alike(mountain, { type: node.type, other, after });
  if (to === null) return `“${other.title}” is a ${other.type}; say which step comes first.`;
  const own = new Set(pebblesIn(mountain, node.id).map(({ id }) => id));
  const isPart =
    pebblesIn(mountain, other.id).every(({ id }) => own.has(id)) && own.has(to.id) === false;
  if (to.id !== node.id) return isPart ? partOf(node, other) : to;
  return pebblesIn(mountain, other.id).length > own.size
    ? `“${node.title}” comes ${after ? 'last' : 'first'} in “${other.title}” already.`
    : partOf(node, other);
}

function partOf(node: NamedNode, other: NamedNode): string {
  return `“${node.title}” and “${other.title}” hold the same steps; name two parts that are apart.`;
}
