/** A changed mountain out of a model's reply, held to the limits of the specification, section 5. */

import { placedPebbles } from '#domain/plan/find.ts';
import { waitingPebble } from '#domain/plan/new-pebble.ts';
import type { Boulder, Mountain, Pebble, Rock } from '#domain/plan/plan.ts';
import { evenParts, MAX_PEBBLES } from '#domain/planner/rock-sizes.ts';
import { fitText, TEXT_LIMITS } from '#domain/planner/words/word-limits.ts';
import type { Handles } from './handles.ts';
import { fieldsIn, fieldsOf, minutesIn, type Fields } from './plan-reply.ts';
import type { Cleaner } from './said-by-person.ts';

/** What a changed mountain may hold: as much as before, or this. */
const MAX_CHILDREN = 50;
const MAX_PEBBLES_IN_ALL = 300;
const UNKNOWN_MINUTES = 20;

type Reading = {
  readonly handles: Handles;
  readonly clean: Cleaner;
  readonly boulders: ReadonlyMap<string, Boulder>;
  readonly rocks: ReadonlyMap<string, Rock>;
  readonly pebbles: ReadonlyMap<string, Pebble>;
};

/**
 * The mountain in a value. Null without an id, without boulders, without a single pebble, or with
 * far too much: the original is kept then (specification, section 5). New nodes have an empty id.
 */
export function mountainIn(
  value: unknown,
  {
    original,
    ...rest
  }: Pick<Reading, 'handles' | 'clean'> & {
    readonly original: Mountain;
  },
): Mountain | null {
  const fields = asMountain(value);
  const { id, boulders } = fields;
  const hasId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  if (!hasId || !Array.isArray(boulders)) return null;
  const reading = { ...rest, ...nodesOf(original) };
  const revised = {
    ...original,
    title: text(reading, { value: fields['title'], known: original.title, limit: 'mountainTitle' }),
    description: text(reading, {
      value: fields['description'],
      known: original.description,
      limit: 'mountainDescription',
    }),
    boulders: fieldsIn(boulders).flatMap((node, index) => boulderOf(node, index, reading)),
  };
  return isPlausible(revised, original) ? revised : null;
}

function isPlausible(revised: Mountain, original: Mountain): boolean {
  const sizesOf = (mountain: Mountain) => ({
    pebbles: [...placedPebbles([mountain])].length,
    children: Math.max(
      mountain.boulders.length,
      ...mountain.boulders.map(({ rocks }) => rocks.length),
    ),
  });
  const [now, before] = [sizesOf(revised), sizesOf(original)];
  return (
    now.pebbles > 0 &&
    now.pebbles <= Math.max(before.pebbles, MAX_PEBBLES_IN_ALL) &&
    now.children <= Math.max(before.children, MAX_CHILDREN)
  );
}

/** The mountain itself, or the only one in a wrapping. */
function asMountain(value: unknown): Fields {
  const fields = fieldsOf(value);
  if ('boulders' in fields) return fields;
  const [only, ...others] = fieldsIn(fields['mountains']);
  if (only !== undefined && others.length === 0) return only;
  return fieldsOf(Object.values(fields).find((field) => 'boulders' in fieldsOf(field)));
}

function nodesOf(mountain: Mountain): Pick<Reading, 'boulders' | 'rocks' | 'pebbles'> {
  const byId = <Node extends { readonly id: string }>(nodes: readonly Node[]) =>
    new Map(nodes.map((node) => [node.id, node]));
  const rocks = mountain.boulders.flatMap((boulder) => boulder.rocks);
  return {
    boulders: byId(mountain.boulders),
    rocks: byId(rocks),
    pebbles: byId(rocks.flatMap(({ pebbles }) => pebbles)),
  };
}

function boulderOf(node: Fields, index: number, reading: Reading): Boulder[] {
  const id = reading.handles.idOf('boulder', node['id']);
  const rocks = fieldsIn(node['rocks']).flatMap((rock) => rockOf(rock, reading));
  const known = reading.boulders.get(id)?.title;
  const title = text(reading, { value: node['title'], known, limit: 'boulderTitle' });
  if (rocks.length === 0) return [];
  return [
    { id, title: title || (rocks[0]?.title ?? ''), priority: index + 1, completed: false, rocks },
  ];
}

function rockOf(node: Fields, reading: Reading): Rock[] {
  const id = reading.handles.idOf('rock', node['id']);
  const before = reading.rocks.get(id);
  const pebbles = fieldsIn(node['pebbles']).flatMap((pebble) => pebbleOf(pebble, reading));
  const said = text(reading, { value: node['title'], known: before?.title, limit: 'rockTitle' });
  const title = said || (pebbles[0]?.title ?? '');
  return partsOf(pebbles, before).map((part, index) => ({
    id: index === 0 ? id : '',
    title: index === 0 ? title : numbered(title, index + 1),
    completed: false,
    pebbles: part,
  }));
}

/** At most 8 in a rock (specification, section 9); one that was as large before stays whole. */
function partsOf(pebbles: readonly Pebble[], before: Rock | undefined): (readonly Pebble[])[] {
  if (pebbles.length === 0) return [];
  const most = Math.max(MAX_PEBBLES, before?.pebbles.length ?? 0);
  return pebbles.length > most ? evenParts(pebbles) : [pebbles];
}

function numbered(title: string, number: number): string {
  return `${fitText(title, { words: 3, characters: 70 }).fitting} ${number}`;
}

function pebbleOf(node: Fields, reading: Reading): Pebble[] {
  const id = reading.handles.idOf('pebble', node['id']);
  const known = reading.pebbles.get(id);
  const { title, rest } = titleOf(node['title'], known?.title, reading.clean);
  if (title === '') return [];
  const description = text(reading, {
    value: node['description'],
    known: known?.description,
    limit: 'pebbleDescription',
    opening: rest === '' ? '' : `… ${rest} · `,
  });
  const minutes = minutesIn(node);
  const estimatedMinutes = Number.isNaN(minutes)
    ? (known?.estimatedMinutes ?? UNKNOWN_MINUTES)
    : minutes;
  return [waitingPebble({ id, title, description, estimatedMinutes })];
}

/** What does not fit a title opens the description. */
function titleOf(value: unknown, known: string | undefined, clean: Cleaner) {
  if (known !== undefined && (value === undefined || value === known))
    return { title: known, rest: '' };
  const { fitting, rest } = fitText(clean(value), TEXT_LIMITS.pebbleTitle);
  return { title: fitting || (known ?? ''), rest };
}

/** A text of the reply within its limit. What was there before may be longer, and stays as it is. */
function text(
  { clean }: Pick<Reading, 'clean'>,
  {
    value,
    known = '',
    limit,
    opening = '',
  }: {
    readonly value: unknown;
    readonly known?: string | undefined;
    readonly limit: keyof typeof TEXT_LIMITS;
    readonly opening?: string;
  },
): string {
  if (opening === '' && (value === undefined || value === known)) return known;
  return fitText(`${opening}${clean(value)}`, TEXT_LIMITS[limit]).fitting || known;
}
