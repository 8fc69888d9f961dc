import type { Instant } from '#domain/calendar/day.ts';
import type {
  BoulderRow,
  MountainRow,
  PebbleRow,
  RockRow,
} from '#domain/operations/row-changes.ts';
import type { Boulder, Mountain, Pebble, Rock } from '#domain/plan/plan.ts';

export type Placed<Row> = Row & { readonly position: number };

/** The part of a ledger row that a moved pebble shows. */
export type CompletedFields = {
  readonly completedAt: Instant;
  readonly day: string;
  readonly actualMinutes: number;
  readonly timeTracked: boolean;
};

export type LoadedPebble = Placed<PebbleRow> & { readonly completion: CompletedFields | null };

/** A plan, or a part of one, as rows. A row whose parent is not among them has no place. */
export type PlanRows = {
  readonly mountains: readonly Placed<MountainRow>[];
  readonly boulders: readonly Placed<BoulderRow>[];
  readonly rocks: readonly Placed<RockRow>[];
  readonly pebbles: readonly LoadedPebble[];
};

/** Puts rows together to the tree of the domain, children in their order. */
export function planOf(rows: PlanRows): readonly Mountain[] {
  const pebbles = childrenBy(rows.pebbles, ({ rockId }) => rockId, pebbleOf);
  const rocks = childrenBy(
    rows.rocks,
    ({ boulderId }) => boulderId,
    ({ id, title, completed }): Rock => ({ id, title, completed, pebbles: pebbles.get(id) ?? [] }),
  );
  const boulders = childrenBy(
    rows.boulders,
    ({ mountainId }) => mountainId,
    ({ id, title, priority, completed }): Boulder => ({
      id,
      title,
      priority,
      completed,
      rocks: rocks.get(id) ?? [],
    }),
  );
  return rows.mountains
    .toSorted(byPosition)
    .map(({ id, title, description, priority, progress }) => ({
      id,
      title,
      description,
      priority,
      progress,
      boulders: boulders.get(id) ?? [],
    }));
}

export function pebbleOf(row: LoadedPebble): Pebble {
  const { id, title, description, estimatedMinutes, xpValue, completion } = row;
  const words = { id, title, description, estimatedMinutes, xpValue };
  if (completion === null) return { ...words, status: 'in-the-way' };
  const { completedAt, actualMinutes, timeTracked, day: completedDay } = completion;
  return { ...words, status: 'moved', completedAt, actualMinutes, timeTracked, completedDay };
}

function childrenBy<Row extends { readonly position: number }, Node>(
  rows: readonly Row[],
  parentOf: (row: Row) => string,
  nodeOf: (row: Row) => Node,
): ReadonlyMap<string, readonly Node[]> {
  const siblingsOf = new Map<string, Row[]>();
  for (const row of rows) {
    const siblings = siblingsOf.get(parentOf(row));
    if (siblings === undefined) siblingsOf.set(parentOf(row), [row]);
    else siblings.push(row);
  }
  const children = new Map<string, readonly Node[]>();
  for (const [parent, siblings] of siblingsOf)
    children.set(parent, siblings.sort(byPosition).map(nodeOf));
  return children;
}

export function byPosition(
  one: { readonly position: number },
  other: { readonly position: number },
): number {
  return one.position - other.position;
}
