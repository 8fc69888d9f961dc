import { and, eq, sql, type SQL } from 'drizzle-orm';
import { anyOf, type UserTransaction } from '../db/connection.ts';
import {
  boulders,
  completions,
  mountains,
  pebbles,
  rocks,
  userProfiles,
} from '../db/user-schema.ts';
import type { LoadedPebble, PlanRows } from './plan-rows.ts';

/** Whose rows, and through which transaction: every repository function starts with it. */
export type Reach = { readonly tx: UserTransaction; readonly userId: string };

/** A condition for each level; a level without one is not loaded. */
type Wanted = { readonly [Level in keyof PlanRows]?: SQL | undefined };

type Path = {
  readonly mountain: PlanRows['mountains'][number];
  readonly boulder?: PlanRows['boulders'][number];
  readonly rock?: PlanRows['rocks'][number];
  readonly pebble?: LoadedPebble;
};

const mountainColumns = {
  id: mountains.id,
  position: mountains.position,
  title: mountains.title,
  description: mountains.description,
  priority: mountains.priority,
  progress: mountains.progress,
};
const boulderColumns = {
  id: boulders.id,
  mountainId: boulders.mountainId,
  position: boulders.position,
  title: boulders.title,
  priority: boulders.priority,
  completed: boulders.completed,
};
const rockColumns = {
  id: rocks.id,
  boulderId: rocks.boulderId,
  position: rocks.position,
  title: rocks.title,
  completed: rocks.completed,
};
const pebbleColumns = {
  id: pebbles.id,
  rockId: pebbles.rockId,
  position: pebbles.position,
  title: pebbles.title,
  description: pebbles.description,
  estimatedMinutes: pebbles.estimatedMinutes,
  xpValue: pebbles.xpValue,
  completion: {
    completedAt: completions.completedAt,
    day: completions.day,
    actualMinutes: completions.actualMinutes,
    timeTracked: completions.timeTracked,
  },
};

const rockOfPebble = and(eq(rocks.userId, pebbles.userId), eq(rocks.id, pebbles.rockId));
const boulderOfRock = and(eq(boulders.userId, rocks.userId), eq(boulders.id, rocks.boulderId));
const mountainOfBoulder = and(
  eq(mountains.userId, boulders.userId),
  eq(mountains.id, boulders.mountainId),
);
const ledgerRowOfPebble = and(
  eq(completions.userId, pebbles.userId),
  eq(completions.pebbleId, pebbles.id),
);

/** The wanted rows of each level, together with their ancestors. */
export async function loadPaths({ tx, userId }: Reach, wanted: Wanted): Promise<PlanRows> {
  const found = {
    mountains: new Map<string, PlanRows['mountains'][number]>(),
    boulders: new Map<string, PlanRows['boulders'][number]>(),
    rocks: new Map<string, PlanRows['rocks'][number]>(),
    pebbles: new Map<string, LoadedPebble>(),
  };
  const inPebbles = wanted.pebbles && and(eq(pebbles.userId, userId), wanted.pebbles);
  const inRocks = wanted.rocks && and(eq(rocks.userId, userId), wanted.rocks);
  const inBoulders = wanted.boulders && and(eq(boulders.userId, userId), wanted.boulders);
  const inMountains = wanted.mountains && and(eq(mountains.userId, userId), wanted.mountains);
  const paths: readonly Path[] = [
    ...(inPebbles === undefined ? [] : await pebblePaths(tx, inPebbles)),
    ...(inRocks === undefined ? [] : await rockPaths(tx, inRocks)),
    ...(inBoulders === undefined ? [] : await boulderPaths(tx, inBoulders)),
    ...(inMountains === undefined ? [] : await mountainPaths(tx, inMountains)),
  ];
  for (const path of paths) {
    found.mountains.set(path.mountain.id, path.mountain);
    if (path.boulder !== undefined) found.boulders.set(path.boulder.id, path.boulder);
    if (path.rock !== undefined) found.rocks.set(path.rock.id, path.rock);
    if (path.pebble !== undefined) found.pebbles.set(path.pebble.id, path.pebble);
  }
  return {
    mountains: [...found.mountains.values()],
    boulders: [...found.boulders.values()],
    rocks: [...found.rocks.values()],
    pebbles: [...found.pebbles.values()],
  };
}

async function pebblePaths(tx: UserTransaction, where: SQL) {
  const { completion, ...pebble } = pebbleColumns;
  const rows = await tx
    .select({
      pebble,
      completion,
      rock: rockColumns,
      boulder: boulderColumns,
      mountain: mountainColumns,
    })
    .from(pebbles)
    .innerJoin(rocks, rockOfPebble)
    .innerJoin(boulders, boulderOfRock)
    .innerJoin(mountains, mountainOfBoulder)
    .leftJoin(completions, ledgerRowOfPebble)
    .where(where);
  return rows.map(({ pebble: words, completion: completed, ...above }) => ({
    ...above,
    pebble: { ...words, completion: completed },
  }));
}

function rockPaths(tx: UserTransaction, where: SQL) {
  return tx
    .select({ rock: rockColumns, boulder: boulderColumns, mountain: mountainColumns })
    .from(rocks)
    .innerJoin(boulders, boulderOfRock)
    .innerJoin(mountains, mountainOfBoulder)
    .where(where);
}

function boulderPaths(tx: UserTransaction, where: SQL) {
  return tx
    .select({ boulder: boulderColumns, mountain: mountainColumns })
    .from(boulders)
    .innerJoin(mountains, mountainOfBoulder)
    .where(where);
}

function mountainPaths(tx: UserTransaction, where: SQL) {
  return tx.select({ mountain: mountainColumns }).from(mountains).where(where);
}

/** The ids of the first pebbles of the plan that wait, in its order. */
export async function firstWaitingIds(
  { tx, userId }: Reach,
  limit: number,
): Promise<readonly string[]> {
  const [row] = await tx
    .select({ ids: sql<string[]>`unstuck_first_waiting(${limit})` })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
  return row?.ids ?? [];
}

/** What `loadPaths` is given for nodes that are named by their ids. */
export function wantedByIds(ids: Readonly<Record<keyof PlanRows, readonly string[]>>): Wanted {
  return {
    mountains: ids.mountains.length > 0 ? anyOf(mountains.id, ids.mountains) : undefined,
    boulders: ids.boulders.length > 0 ? anyOf(boulders.id, ids.boulders) : undefined,
    rocks: ids.rocks.length > 0 ? anyOf(rocks.id, ids.rocks) : undefined,
    pebbles: ids.pebbles.length > 0 ? anyOf(pebbles.id, ids.pebbles) : undefined,
  };
}

/** What `loadPaths` is given for mountains with everything under them. */
export function wantedWhole(mountainIds: readonly string[]): Wanted {
  if (mountainIds.length === 0) return {};
  const inThem = anyOf(mountains.id, mountainIds);
  return { mountains: inThem, boulders: inThem, rocks: inThem, pebbles: inThem };
}
