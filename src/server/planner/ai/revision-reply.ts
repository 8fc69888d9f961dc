/** A changed mountain out of a model's reply, before it is held to the specification. */

import { UNKNOWN_MINUTES } from '#domain/plan/estimate.ts';
import { placedPebbles } from '#domain/plan/find.ts';
import { nodesById, type NodesById } from '#domain/plan/nodes-by-id.ts';
import { waitingPebble } from '#domain/plan/new-pebble.ts';
import type { Boulder, Mountain, Pebble, Rock } from '#domain/plan/plan.ts';
import { MAX_PEBBLES } from '#domain/planner/rock-sizes.ts';
import { fitText, TEXT_LIMITS } from '#domain/planner/words/word-limits.ts';
import type { Handles } from './handles.ts';
import { minutesIn } from './plan-reply.ts';
import { recogniserFor, type Recognise } from './recognise.ts';
import { fieldsIn, isWellFormed, mountainsIn, type Fields } from './reply-nodes.ts';
import type { Cleaner } from './said-by-person.ts';

/** What a changed mountain may hold: as much as before, or this. */
const MAX_CHILDREN_OF_REVISION = 50;
const MAX_PEBBLES_IN_ALL = 300;
/** Looked at in all: with a rock and a boulder for every pebble. */
const MAX_NODES_IN_ALL = 3 * MAX_PEBBLES_IN_ALL;

type Reading = {
  readonly recognise: Recognise;
  readonly clean: Cleaner;
  readonly known: NodesById;
};

/**
 * The mountain in a value. Null without an id, without boulders, without a single pebble, with
 * something else where nodes belong, or with far too much: the original is kept then
 * (specification, section 5). New nodes have an empty id.
 */
export function mountainIn(
  value: unknown,
  {
    original,
    handles,
    clean,
  }: {
    readonly original: Mountain;
    readonly handles: Handles;
    readonly clean: Cleaner;
  },
): Mountain | null {
  const [fields, ...others] = fieldsIn(mountainsIn(value));
  if (fields === undefined || others.length > 0) return null;
  const { id } = fields;
  const hasId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  const most = Math.max(MAX_NODES_IN_ALL, nodeCountOf(original));
  if (!hasId || !isWellFormed(fields, { most })) return null;
  const recognise = recogniserFor(fields, { original, handles });
  const reading = { recognise, clean, known: nodesById(original) };
  const revised = {
    ...original,
    title: text(reading, { value: fields['title'], known: original.title }),
    description: text(reading, { value: fields['description'], known: original.description }),
    boulders: fieldsIn(fields['boulders']).flatMap((node, index) =>
      boulderOf(node, index, reading),
    ),
  };
  return isPlausible(revised, original) ? revised : null;
}

function nodeCountOf(mountain: Mountain): number {
  const { boulders, rocks, pebbles } = nodesById(mountain);
  return boulders.size + rocks.size + pebbles.size;
}

function isPlausible(revised: Mountain, original: Mountain): boolean {
  const sizesOf = (mountain: Mountain) => ({
    pebbles: [...placedPebbles([mountain])].length,
    children: Math.max(
      mountain.boulders.length,
      ...mountain.boulders.map(({ rocks }) =>
        rocks.reduce((sum, rock) => sum + rocksOutOf(rock), 0),
      ),
    ),
  });
  const [now, before] = [sizesOf(revised), sizesOf(original)];
  return (
    now.pebbles > 0 &&
    now.pebbles <= Math.max(before.pebbles, MAX_PEBBLES_IN_ALL) &&
    now.children <= Math.max(before.children, MAX_CHILDREN_OF_REVISION)
  );
}

/** How many rocks the linter makes of one. */
function rocksOutOf({ pebbles }: Rock): number {
  return Math.ceil(pebbles.length / MAX_PEBBLES);
}

function boulderOf(node: Fields, index: number, reading: Reading): Boulder[] {
  const id = reading.recognise('boulder', node);
  const rocks = fieldsIn(node['rocks']).flatMap((rock) => rockOf(rock, reading));
  const known = reading.known.boulders.get(id)?.title;
  const said = text(reading, { value: node['title'], known });
  const title = said || nameOf(rocks, 'boulderTitle');
  return rocks.length === 0 ? [] : [{ id, title, priority: index + 1, completed: false, rocks }];
}

function rockOf(node: Fields, reading: Reading): Rock[] {
  const id = reading.recognise('rock', node);
  const pebbles = fieldsIn(node['pebbles']).flatMap((pebble) => pebbleOf(pebble, reading));
  const known = reading.known.rocks.get(id)?.title;
  const title = text(reading, { value: node['title'], known });
  return pebbles.length === 0
    ? []
    : [{ id, title: title || nameOf(pebbles, 'rockTitle'), completed: false, pebbles }];
}

/** What has no name is called by the first thing in it. */
function nameOf(
  [first]: readonly { readonly title: string }[],
  limit: 'boulderTitle' | 'rockTitle',
): string {
  return fitText(first?.title ?? '', TEXT_LIMITS[limit]).fitting;
}

function pebbleOf(node: Fields, reading: Reading): Pebble[] {
  const id = reading.recognise('pebble', node);
  const known = reading.known.pebbles.get(id);
  const title = text(reading, { value: node['title'], known: known?.title });
  if (title === '') return [];
  const description = text(reading, {
    value: node['description'],
    known: known?.description,
  });
  const minutes = minutesIn(node);
  const estimatedMinutes = Number.isNaN(minutes)
    ? (known?.estimatedMinutes ?? UNKNOWN_MINUTES)
    : minutes;
  return [waitingPebble({ id, title, description, estimatedMinutes })];
}

/** A text of the reply, or what was there before where it says none. */
function text(
  { clean }: Pick<Reading, 'clean'>,
  { value, known = '' }: { readonly value: unknown; readonly known?: string | undefined },
): string {
  return value === undefined || value === known ? known : clean(value) || known;
}
