/** The difference between two profiles as rows, so that a small change writes a few bytes. */

import { placedPebbles } from '../plan/find.ts';
import type { Mountain, Pebble } from '../plan/plan.ts';
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
    completions: completionChanges({ before, after, old, now }),
    profile: profileChanges(before, after),
  };
}

function mountainRows(mountains: readonly Mountain[]): Siblings<MountainRow> {
  const rows = mountains.map(({ id, title, description, priority, progress }) => ({
    id,
    title,
    description,
    priority,
    progress,
  }));
  return { parentId: null, rows };
}

function boulderRows({ id: mountainId, boulders }: Mountain): Siblings<BoulderRow> {
  const rows = boulders.map(({ id, title, priority, completed }) => ({
    id,
    mountainId,
    title,
    priority,
    completed,
  }));
  return { parentId: mountainId, rows };
}

function rockRows({ boulders }: Mountain): Siblings<RockRow>[] {
  return boulders.map(({ id: boulderId, rocks }) => ({
    parentId: boulderId,
    rows: rocks.map(({ id, title, completed }) => ({ id, boulderId, title, completed })),
  }));
}

function pebbleRows(mountain: Mountain): Siblings<PebbleRow>[] {
  const rocks = mountain.boulders.flatMap((boulder) => boulder.rocks);
  return rocks.map((rock) => ({
    parentId: rock.id,
    rows: rock.pebbles.map(({ id, title, description, estimatedMinutes, xpValue }) => ({
      id,
      rockId: rock.id,
      title,
      description,
      estimatedMinutes,
      xpValue,
    })),
  }));
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
  const deleted: string[] = [];
  for (const { pebble, mountainTitle } of placedPebbles(now)) {
    if (pebble.status === 'in-the-way' && moved.has(pebble.id)) deleted.push(pebble.id);
    if (pebble.status !== 'moved' || moved.has(pebble.id) || known.has(pebble.id)) continue;
    if (!rows.has(pebble.id)) rows.set(pebble.id, completionOf(pebble, mountainTitle));
  }
  return { inserted: [...rows.values()].filter(isNotIn(moved)), deleted };
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
