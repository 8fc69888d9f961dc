/** The difference between two profiles as rows, so that a small change writes a few bytes. */

import { placedPebbles } from '../plan/find.ts';
import type { Boulder, Mountain, Pebble, Rock } from '../plan/plan.ts';
import { rocksOf } from '../plan/walk.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import { completionOf } from '../progress/ledger.ts';
import { levelChanges, type LevelChanges, type Siblings } from './level-changes.ts';

export type MountainRow = Omit<Mountain, 'boulders'>;
export type BoulderRow = {
  readonly id: string;
  readonly mountainId: string;
  readonly title: string;
  readonly priority: number;
  readonly completed: boolean;
};
export type RockRow = {
  readonly id: string;
  readonly boulderId: string;
  readonly title: string;
  readonly completed: boolean;
};
/** No status: a pebble is moved when it has a row in the ledger. */
export type PebbleRow = Pick<
  Pebble,
  'id' | 'title' | 'description' | 'estimatedMinutes' | 'xpValue'
> & { readonly rockId: string };

export type ProfileColumns = Pick<
  Profile,
  'lastActive' | 'dayList' | 'timer' | 'settings' | 'updatedAt'
>;

/**
 * What to write, in this order: inserted rows from mountains down to pebbles, updated rows, deleted
 * rows (a node may have moved out of one that goes), completions, profile. Deleting a node deletes
 * what is under it, but no completion. XP and activity follow from the ledger.
 */
export type RowChanges = {
  readonly mountains: LevelChanges<MountainRow>;
  readonly boulders: LevelChanges<BoulderRow>;
  readonly rocks: LevelChanges<RockRow>;
  readonly pebbles: LevelChanges<PebbleRow>;
  readonly completions: {
    readonly inserted: readonly Completion[];
    /** Ids of pebbles. */
    readonly deleted: readonly string[];
  };
  /** Only the columns that changed. */
  readonly profile: Partial<ProfileColumns>;
};

/** The rows that turn one profile into another; both may be pruned the same way (`scopeOf`). */
export function rowChanges(before: Profile, after: Profile): RowChanges {
  const shared = new Set(after.mountains.filter((m) => before.mountains.includes(m)));
  const old = before.mountains.filter((mountain) => !shared.has(mountain));
  const now = after.mountains.filter((mountain) => !shared.has(mountain));

  const mountains = levelChanges({
    before: [mountainRows(before.mountains)],
    after: [mountainRows(after.mountains)],
    goneParents: new Set(),
  });
  const boulders = levelChanges({
    before: old.map(boulderRows),
    after: now.map(boulderRows),
    goneParents: mountains.gone,
  });
  const rocks = levelChanges({
    before: old.flatMap(rockRows),
    after: now.flatMap(rockRows),
    goneParents: boulders.gone,
  });
  const pebbles = levelChanges({
    before: old.flatMap(pebbleRows),
    after: now.flatMap(pebbleRows),
    goneParents: rocks.gone,
  });
  return {
    mountains: mountains.changes,
    boulders: boulders.changes,
    rocks: rocks.changes,
    pebbles: pebbles.changes,
    ...changesBesidePlan({ before, after, old, now }),
  };
}

/** The row of a mountain. */
export function mountainRow({ id, title, description, priority, progress }: Mountain): MountainRow {
  return { id, title, description, priority, progress };
}

/** The row of a boulder in its mountain. */
export function boulderRow(
  { id, title, priority, completed }: Boulder,
  mountainId: string,
): BoulderRow {
  return { id, mountainId, title, priority, completed };
}

/** The row of a rock in its boulder. */
export function rockRow({ id, title, completed }: Rock, boulderId: string): RockRow {
  return { id, boulderId, title, completed };
}

/** The row of a pebble in its rock. */
export function pebbleRow(
  { id, title, description, estimatedMinutes, xpValue }: Pebble,
  rockId: string,
): PebbleRow {
  return { id, rockId, title, description, estimatedMinutes, xpValue };
}

function mountainRows(mountains: readonly Mountain[]): Siblings<MountainRow> {
  return { parentId: null, rows: mountains.map(mountainRow) };
}

function boulderRows({ id, boulders }: Mountain): Siblings<BoulderRow> {
  return { parentId: id, rows: boulders.map((boulder) => boulderRow(boulder, id)) };
}

function rockRows({ boulders }: Mountain): Siblings<RockRow>[] {
  return boulders.map(({ id, rocks }) => ({
    parentId: id,
    rows: rocks.map((rock) => rockRow(rock, id)),
  }));
}

function pebbleRows(mountain: Mountain): Siblings<PebbleRow>[] {
  return rocksOf(mountain).map(({ id, pebbles }) => ({
    parentId: id,
    rows: pebbles.map((pebble) => pebbleRow(pebble, id)),
  }));
}

/**
 * What differs in the ledger and in the profile's columns. `old` and `now` are the mountains that are
 * not the very same, as far as they hold the pebbles that are not.
 */
export function changesBesidePlan(profiles: {
  readonly before: Profile;
  readonly after: Profile;
  readonly old: readonly Mountain[];
  readonly now: readonly Mountain[];
}): Pick<RowChanges, 'completions' | 'profile'> {
  const { before, after } = profiles;
  return { completions: completionChanges(profiles), profile: profileChanges(before, after) };
}

function completionChanges({
  before,
  after,
  old,
  now,
}: {
  readonly before: Profile;
  readonly after: Profile;
  readonly old: readonly Mountain[];
  readonly now: readonly Mountain[];
}): RowChanges['completions'] {
  const moved = new Set<string>();
  for (const { pebble } of placedPebbles(old)) if (pebble.status === 'moved') moved.add(pebble.id);
  const known = new Set(before.recentCompletions.map(({ pebbleId }) => pebbleId));
  const rows = new Map(
    after.recentCompletions.filter(isNotIn(known)).map((row) => [row.pebbleId, row]),
  );
  const kept = new Set(after.recentCompletions.map(({ pebbleId }) => pebbleId));
  // Also of pebbles that are in no plan any more.
  const deleted = new Set([...known].filter((id) => !kept.has(id)));
  for (const { pebble, mountainTitle } of placedPebbles(now)) {
    if (pebble.status === 'in-the-way' && moved.has(pebble.id)) deleted.add(pebble.id);
    if (pebble.status !== 'moved' || moved.has(pebble.id) || known.has(pebble.id)) continue;
    if (!rows.has(pebble.id)) rows.set(pebble.id, completionOf(pebble, mountainTitle));
  }
  return { inserted: [...rows.values()].filter(isNotIn(moved)), deleted: [...deleted] };
}

function isNotIn(pebbleIds: ReadonlySet<string>) {
  return ({ pebbleId }: Completion): boolean => !pebbleIds.has(pebbleId);
}

function profileChanges(before: Profile, after: Profile): Partial<ProfileColumns> {
  return {
    ...(after.lastActive !== before.lastActive && { lastActive: after.lastActive }),
    ...(after.dayList !== before.dayList && { dayList: after.dayList }),
    ...(after.timer !== before.timer && { timer: after.timer }),
    ...(after.settings !== before.settings && { settings: after.settings }),
    ...(after.updatedAt !== before.updatedAt && { updatedAt: after.updatedAt }),
  };
}
