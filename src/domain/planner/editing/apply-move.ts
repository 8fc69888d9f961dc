import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { rocksOf } from '../../plan/walk.ts';
import { withRocks } from '../../plan/with-parts.ts';
import { MAX_PEBBLES } from '../rock-sizes.ts';
import { allMeant } from './all-meant.ts';
import { doneReason, isDone } from './done.ts';
import { type Place } from './change.ts';
import { type NamedNode } from './named-nodes.ts';
import { levelWith } from './level-with.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { pathTo, pebblesIn, reordered, withoutEmpty } from './tree.ts';

/** The node, and each part of the plan that it is in, at the front or the end among its like. */
function toEdge(mountain: Mountain, node: NamedNode, edge: 'first' | 'last'): Mountain {
  const path = pathTo(mountain, node.id);
  if (path === null) return mountain;
  const to = (_: number, length: number): number => (edge === 'first' ? 0 : length);
  const boulders = mountain.boulders.map((boulder) => {
    if (boulder.id !== path.boulder.id || path.rock === null) return boulder;
    const { rock, pebble } = path;
    const rocks = boulder.rocks.map((own) =>
      own.id === rock.id && pebble !== null
        ? { ...own, pebbles: reordered(own.pebbles, pebble.id, to) }
        : own,
    );
    return { ...boulder, rocks: reordered(rocks, rock.id, to) };
  });
  return { ...mountain, boulders: reordered(boulders, path.boulder.id, to) };
}

function byOne(mountain: Mountain, node: NamedNode, way: 'up' | 'down'): Mountain {
  const to = (at: number): number => at + (way === 'up' ? -1 : 1);
  return {
    ...mountain,
    boulders: reordered(
      mountain.boulders.map((boulder) => ({
        ...boulder,
        rocks: reordered(
          boulder.rocks.map((rock) => ({
            ...rock,
            pebbles: reordered(rock.pebbles, node.id, to),
          })),
          node.id,
          to,
        ),
      })),
      node.id,
      to,
    ),
  };
}

function withPebbleAt(
  mountain: Mountain,
  pebble: Pebble,
  place: { rockId: string; besideId: string | null; after: boolean },
): Outcome {
  const rock = rocksOf(mountain).find(({ id }) => id === place.rockId);
  if (rock === undefined) return refused('There is no such rock.');
  const stays = rock.pebbles.some(({ id }) => id === pebble.id);
  if (!stays && rock.pebbles.length >= MAX_PEBBLES)
    return refused(
      `“${rock.title}” holds ${MAX_PEBBLES} pebbles already; move one out of it first.`,
    );
  const moved = withRocks(mountain, (own) => {
    const rest = own.pebbles.filter(({ id }) => id !== pebble.id);
    if (own.id !== place.rockId) return [{ ...own, pebbles: rest }];
    const beside = rest.findIndex(({ id }) => id === place.besideId);
    const at = beside < 0 ? rest.length : beside + (place.after ? 1 : 0);
    return [{ ...own, pebbles: [...rest.slice(0, at), pebble, ...rest.slice(at)] }];
  });
  return changed(withoutEmpty(moved), { type: 'pebble', id: pebble.id, title: pebble.title });
}

/** A rock or a boulder beside another of its kind. */
function withBlockBeside(
  mountain: Mountain,
  pair: { node: NamedNode; other: NamedNode; after: boolean },
): Mountain {
  const { node, other, after } = pair;
  const beside = <Kind extends { readonly id: string }>(
    own: readonly Kind[],
    moved: Kind,
  ): Kind[] =>
    own.flatMap((kept) => {
      if (kept.id !== other.id) return [kept];
      return after ? [kept, moved] : [moved, kept];
    });
  const path = pathTo(mountain, node.id);
  if (path === null) return mountain;
  const { boulder, rock } = path;
  if (rock === null)
    return {
      ...mountain,
      boulders: beside(
        mountain.boulders.filter(({ id }) => id !== node.id),
        boulder,
      ),
    };
  return withoutEmpty({
    ...mountain,
    boulders: mountain.boulders.map((own) => ({
      ...own,
      rocks: beside(
        own.rocks.filter(({ id }) => id !== rock.id),
        rock,
      ),
    })),
  });
}

function moveBeside(
  situation: Situation,
  node: NamedNode,
  place: { name: string; after: boolean },
): Outcome {
  const { mountain } = situation;
  const meant = meantBy(situation, place.name);
  if (!('node' in meant)) return refused(meant.reason);
  const { after } = place;
  const other = levelWith(mountain, { node, other: meant.node, after });
  if (typeof other === 'string') return refused(other);
  if (node.type !== 'pebble')
    return changed(withBlockBeside(mountain, { node, other, after }), node);
  const pebble = pathTo(mountain, node.id)?.pebble ?? null;
  const rock = pathTo(mountain, other.id)?.rock ?? null;
  if (pebble === null || rock === null) return refused('There is no such pebble.');
  return withPebbleAt(mountain, pebble, { rockId: rock.id, besideId: other.id, after });
}

/** A pebble so far from the start of the whole plan. */
function moveToPlace(situation: Situation, node: NamedNode, nth: number): Outcome {
  const ids = pebblesIn(situation.mountain, situation.mountain.id).map(({ id }) => id);
  const now = ids.indexOf(node.id);
  const to = nth < 0 ? ids.length + nth : nth - 1;
  const there = ids[to];
  if (now < 0)
    return refused(`“${node.title}” is a ${node.type}; say what it is to come before or after.`);
  if (there === undefined) return refused(`There are ${ids.length} steps; say a lower number.`);
  if (there === node.id) return refused(`“${node.title}” is in that place already.`);
  const rock = pathTo(situation.mountain, there)?.rock ?? null;
  const pebble = pathTo(situation.mountain, node.id)?.pebble ?? null;
  return rock === null || pebble === null
    ? refused('There is no such pebble.')
    : withPebbleAt(situation.mountain, pebble, {
        rockId: rock.id,
        besideId: there,
        after: now < to,
      });
}

function moveInto(
  situation: Situation,
  node: NamedNode,
  { name, edge }: { name: string; edge: 'first' | 'last' },
): Outcome {
  const { mountain } = situation;
  const meant = meantBy(situation, name);
  if (!('node' in meant)) return refused(meant.reason);
  const path = pathTo(mountain, meant.node.id);
  const pebble = pathTo(mountain, node.id)?.pebble ?? null;
  const rock = path?.rock ?? path?.boulder.rocks.at(-1) ?? null;
  if (pebble === null || rock === null || meant.node.type === 'pebble')
    return refused(
      `“${node.title}” cannot go into “${meant.node.title}”; name a rock that it is to be in.`,
    );
  const besideId =
    edge === 'first' ? (rock.pebbles.find(({ id }) => id !== pebble.id)?.id ?? null) : null;
  return withPebbleAt(mountain, pebble, { rockId: rock.id, besideId, after: edge === 'last' });
}

/** Several nodes at one place, in the order in which they were said. */
function manyTo(situation: Situation, nodes: readonly NamedNode[], place: Place): Outcome {
  const fixed = nodes.find((node) => node.type === 'mountain' || isDone(situation.mountain, node));
  if (fixed !== undefined)
    return refused(`“${fixed.title}” keeps its place here; name what else is to move.`);
  const isTurned =
    place.kind === 'first' ||
    place.kind === 'after' ||
    (place.kind === 'in' && place.edge === 'first');
  let next = situation;
  for (const node of isTurned ? nodes.toReversed() : nodes) {
    const outcome = oneTo(next, node, place);
    if (!outcome.ok) return outcome;
    next = { ...next, mountain: outcome.mountain };
  }
  return changed(next.mountain, null);
}

function oneTo(situation: Situation, node: NamedNode, place: Place): Outcome {
  const { mountain } = situation;
  if (node.type === 'mountain')
    return refused('A mountain keeps its place here; name a part of it to move.');
  if (isDone(mountain, node)) return refused(doneReason(node));
  if (place.kind === 'before' || place.kind === 'after')
    return moveBeside(situation, node, { name: place.name, after: place.kind === 'after' });
  if (place.kind === 'in') return moveInto(situation, node, place);
  if (place.kind === 'nth') return moveToPlace(situation, node, place.nth);
  const next =
    place.kind === 'first' || place.kind === 'last'
      ? toEdge(mountain, node, place.kind)
      : byOne(mountain, node, place.kind);
  return changed(next, node);
}

const REST_OF =
  /^(?:the |all the )?(?:rest|others?|remaining (?:steps|ones|bits|parts)) (?:of|in) (?:the )?(.+)$/iu;

/** "The rest of the layout after the photos" has the photos first in the layout; null for others. */
function restAfter(situation: Situation, name: string, place: Place): Outcome | null {
  const holder = REST_OF.exec(name)?.[1];
  if (holder === undefined || (place.kind !== 'after' && place.kind !== 'before')) return null;
  const whole = meantBy(situation, holder);
  const one = meantBy(situation, place.name);
  if (!('node' in whole)) return refused(whole.reason);
  if (!('node' in one)) return refused(one.reason);
  const isIn = pebblesIn(situation.mountain, whole.node.id).some(({ id }) => id === one.node.id);
  if (!isIn || whole.node.type !== 'rock')
    return refused(
      `“${one.node.title}” is not one of the steps of “${whole.node.title}”; say “move … before …”.`,
    );
  const edge = place.kind === 'after' ? 'first' : 'last';
  return oneTo(situation, one.node, { kind: 'in', name: whole.node.title, edge });
}

/** A node at another place among the others; nothing else changes its order. */
export function applyMove(situation: Situation, name: string, place: Place): Outcome {
  const rest = restAfter(situation, name, place);
  if (rest !== null) return rest;
  const nodes = allMeant(situation, name);
  if (typeof nodes !== 'string' && nodes.length > 1) {
    return place.kind === 'nth' || place.kind === 'up' || place.kind === 'down'
      ? refused(`“${name}” are several; say what they are to come before or after.`)
      : manyTo(situation, nodes, place);
  }
  const meant = meantBy(situation, name);
  const [only] = typeof nodes === 'string' ? [] : nodes;
  const node = 'node' in meant ? meant.node : only;
  if (node !== undefined) return oneTo(situation, node, place);
  return refused(typeof nodes === 'string' ? nodes : 'There is no such step.');
}
