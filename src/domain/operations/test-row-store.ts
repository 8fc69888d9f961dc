/** A database in miniature: rows with parents and positions, a ledger, and cascading deletes. */

import type { Mountain, Pebble } from '../plan/plan.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import { byAge } from '../progress/recent.ts';
import type { LevelChanges } from './level-changes.ts';
import type {
  BoulderRow,
  MountainRow,
  PebbleRow,
  ProfileColumns,
  RockRow,
  RowChanges,
} from './row-changes.ts';

type Stored<Row> = Row & { position: number };

class Table<Row extends { readonly id: string }> {
  readonly rows = new Map<string, Stored<Row>>();
  readonly #parentOf: (row: Row) => string;

  constructor(parentOf: (row: Row) => string) {
    this.#parentOf = parentOf;
  }

  childrenOf(parentId: string): Stored<Row>[] {
    return [...this.rows.values()]
      .filter((row) => this.#parentOf(row) === parentId)
      .sort((one, other) => one.position - other.position);
  }

  insert({ inserted }: LevelChanges<Row>): void {
    for (const row of inserted) {
      if (this.rows.has(row.id)) throw new Error(`duplicate key ${row.id}`);
      this.rows.set(row.id, { ...row, position: row.position ?? this.#end(row) });
    }
  }

  update({ updated }: LevelChanges<Row>): void {
    for (const row of updated) {
      const old = this.rows.get(row.id);
      if (old === undefined) throw new Error(`no row ${row.id}`);
      this.rows.set(row.id, { ...row, position: row.position ?? old.position });
    }
  }

  #end(row: Row): number {
    return (this.childrenOf(this.#parentOf(row)).at(-1)?.position ?? -1) + 1;
  }
}

/** Rows of one person; `write` is what the server does with `RowChanges`. */
export class RowStore {
  readonly #mountains = new Table<MountainRow>(() => '');
  readonly #boulders = new Table<BoulderRow>(({ mountainId }) => mountainId);
  readonly #rocks = new Table<RockRow>(({ boulderId }) => boulderId);
  readonly #pebbles = new Table<PebbleRow>(({ rockId }) => rockId);
  readonly #ledger = new Map<string, Completion>();
  #columns: ProfileColumns;
  readonly #empty: Profile;

  constructor(empty: Profile) {
    this.#empty = empty;
    this.#columns = empty;
  }

  write(changes: RowChanges): void {
    this.#mountains.insert(changes.mountains);
    this.#boulders.insert(changes.boulders);
    this.#rocks.insert(changes.rocks);
    this.#pebbles.insert(changes.pebbles);
    this.#mountains.update(changes.mountains);
    this.#boulders.update(changes.boulders);
    this.#rocks.update(changes.rocks);
    this.#pebbles.update(changes.pebbles);
    for (const id of changes.mountains.deleted) this.#deleteMountain(id);
    for (const id of changes.boulders.deleted) this.#deleteBoulder(id);
    for (const id of changes.rocks.deleted) this.#deleteRock(id);
    for (const id of changes.pebbles.deleted) this.#pebbles.rows.delete(id);
    for (const pebbleId of changes.completions.deleted) this.#ledger.delete(pebbleId);
    for (const completion of changes.completions.inserted) {
      if (this.#ledger.has(completion.pebbleId)) throw new Error('completed twice');
      this.#ledger.set(completion.pebbleId, completion);
    }
    this.#columns = { ...this.#columns, ...changes.profile };
  }

  #deleteMountain(id: string): void {
    for (const boulder of this.#boulders.childrenOf(id)) this.#deleteBoulder(boulder.id);
    this.#mountains.rows.delete(id);
  }

  #deleteBoulder(id: string): void {
    for (const rock of this.#rocks.childrenOf(id)) this.#deleteRock(rock.id);
    this.#boulders.rows.delete(id);
  }

  #deleteRock(id: string): void {
    for (const pebble of this.#pebbles.childrenOf(id)) this.#pebbles.rows.delete(pebble.id);
    this.#rocks.rows.delete(id);
  }

  profile(): Profile {
    const completions = [...this.#ledger.values()].sort(byAge);
    const activity: Record<string, number> = {};
    for (const { day } of completions) activity[day] = (activity[day] ?? 0) + 1;
    const { lastActive, dayList, timer, settings, updatedAt } = this.#columns;
    return {
      ...this.#empty,
      lastActive,
      dayList,
      timer,
      settings,
      updatedAt,
      mountains: this.#plan(),
      xp: completions.reduce((sum, { xp }) => sum + xp, 0),
      activity,
      recentCompletions: completions,
    };
  }

  #plan(): readonly Mountain[] {
    return this.#mountains.childrenOf('').map((mountain) => ({
      id: mountain.id,
      title: mountain.title,
      description: mountain.description,
      priority: mountain.priority,
      progress: mountain.progress,
      boulders: this.#boulders.childrenOf(mountain.id).map((boulder) => ({
        id: boulder.id,
        title: boulder.title,
        priority: boulder.priority,
        completed: boulder.completed,
        rocks: this.#rocks.childrenOf(boulder.id).map((rock) => ({
          id: rock.id,
          title: rock.title,
          completed: rock.completed,
          pebbles: this.#pebbles.childrenOf(rock.id).map((row) => this.#pebble(row)),
        })),
      })),
    }));
  }

  #pebble({ id, title, description, estimatedMinutes, xpValue }: PebbleRow): Pebble {
    const text = { id, title, description, estimatedMinutes, xpValue };
    const completion = this.#ledger.get(id);
    if (completion === undefined) return { ...text, status: 'in-the-way' };
    return {
      ...text,
      status: 'moved',
      completedAt: completion.completedAt,
      actualMinutes: completion.actualMinutes,
      timeTracked: completion.timeTracked,
      completedDay: completion.day,
    };
  }
}
