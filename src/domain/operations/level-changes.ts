/** The difference of one level of the plan (all boulders, say) as rows. */

/** Among its siblings, counted from 0; null is at the end. */
export type Position = number | null;

export type LevelChanges<Row> = {
  /** Position null: at the end of its parent, after the rows before it in this list. */
  readonly inserted: readonly (Row & { readonly position: Position })[];
  /** Without a position the row stays where it is among its siblings. */
  readonly updated: readonly (Row & { readonly position?: number })[];
  /** Topmost only: what is under a deleted row goes with it. */
  readonly deleted: readonly string[];
};

/** The children of one parent, in order. */
export type Siblings<Row> = { readonly parentId: string | null; readonly rows: readonly Row[] };

type Identified = { readonly id: string };

/**
 * The changes of a level, and the ids that are gone from it. When children were only appended or
 * taken away, the others keep their positions; when their order changed, all of them get one.
 */
export function levelChanges<Row extends Identified>({
  before,
  after,
  goneParents,
}: {
  readonly before: readonly Siblings<Row>[];
  readonly after: readonly Siblings<Row>[];
  readonly goneParents: ReadonlySet<string | null>;
}): { readonly changes: LevelChanges<Row>; readonly gone: ReadonlySet<string | null> } {
  const oldRows = new Map(before.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  const oldOrder = new Map(before.map(({ parentId, rows }) => [parentId, idsOf(rows)]));
  const inserted: (Row & { position: Position })[] = [];
  const updated: (Row & { position?: number })[] = [];
  for (const { parentId, rows } of after) {
    const positions = explicitPositions({
      before: oldOrder.get(parentId) ?? [],
      after: idsOf(rows),
      isNew: (id) => !oldRows.has(id),
    });
    for (const row of rows) {
      const position = positions.get(row.id);
      const old = oldRows.get(row.id);
      if (old === undefined) inserted.push({ ...row, position: position ?? null });
      else if (position !== undefined) updated.push({ ...row, position });
      else if (!isSameRow(old, row)) updated.push(row);
    }
  }
  const present = new Set(after.flatMap(({ rows }) => idsOf(rows)));
  const deleted = before
    .filter(({ parentId }) => !goneParents.has(parentId))
    .flatMap(({ rows }) => idsOf(rows).filter((id) => !present.has(id)));
  const gone = new Set([...oldRows.keys()].filter((id) => !present.has(id)));
  return { changes: { inserted, updated, deleted }, gone };
}

function idsOf(rows: readonly Identified[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/** Positions for the children of one parent, or none when new ones were only added at the end. */
function explicitPositions({
  before,
  after,
  isNew,
}: {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly isNew: (id: string) => boolean;
}): ReadonlyMap<string, number> {
  const present = new Set(after);
  const stayed = before.filter((id) => present.has(id));
  const added = after.slice(stayed.length);
  const isAppendOnly = stayed.every((id, index) => after[index] === id) && added.every(isNew);
  return new Map(isAppendOnly ? [] : after.map((id, index) => [id, index]));
}

/** Whether a row needs no writing: no column of it is another. */
export function isSameRow<Row extends Identified>(one: Row, other: Row): boolean {
  for (const column in other) if (one[column] !== other[column]) return false;
  return true;
}
