import type { Completion, Profile } from '#domain/profile/profile.ts';
import type { OperationResult } from '#domain/contract.ts';
import { DAY_PEBBLES } from '#domain/day-list/stored-list.ts';
import type { RowChanges } from '#domain/operations/row-changes.ts';
import type { Scope } from '#domain/operations/scope.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import {
  planOf,
  type CompletedFields,
  type LoadedPebble,
  type PlanRows,
} from '../profile/plan-rows.ts';
import { profileOf, type ProfileHead } from '../profile/profile.repository.ts';

/** What an operation needs to know before it is decided. */
type Asked = { readonly userId: string; readonly opId: string; readonly scope: Scope };

export type Slice =
  /** It was applied before, and this is what it was answered then. */
  { readonly result: OperationResult } | { readonly version: number; readonly profile: Profile };

/** What becomes of an operation that was decided on a profile of the version `seen`. */
type Decided = {
  readonly userId: string;
  readonly seen: number;
  readonly result: OperationResult;
  readonly changes: Pick<RowChanges, 'profile' | 'completions'> | null;
};

// Named, so that each connection prepares them once.
const SLICES = {
  name: 'unstuck_slices',
  text: 'select slice from unstuck_slices($1::text::jsonb) as slice',
};
const KEEP = {
  name: 'unstuck_keep',
  text: 'select kept from unstuck_keep($1::text::json) as kept',
};

type SliceRow = {
  readonly slice:
    | null
    | { readonly result: OperationResult }
    | {
        readonly head: HeadRow;
        readonly paths: readonly PathRow[] | null;
        readonly ledger: readonly Completion[] | null;
      };
};

type HeadRow = Omit<ProfileHead['profile'], 'settings'> & {
  readonly version: number;
  readonly settings: Partial<Profile['settings']>;
};

type PathRow = readonly [
  PlanRows['mountains'][number],
  PlanRows['boulders'][number],
  PlanRows['rocks'][number],
  Omit<LoadedPebble, 'completion'>,
];

export type EverydayRepository = ReturnType<typeof createEverydayRepository>;

/**
 * Operations that concern single pebbles and the profile's own columns, read and kept for many
 * people in one statement each. Within it every person is alone with their rows, as in `withUser`.
 */
export function createEverydayRepository({ run }: Pick<Database, 'run'>) {
  return {
    /** Null when the account has no profile. */
    slice: together(async (all: readonly Asked[]): Promise<readonly (Slice | null)[]> => {
      const asked = all.map(({ userId, opId, scope }) => ({
        user_id: userId,
        op_id: opId,
        pebble_ids: scope.pebbleIds,
        first_waiting: scope.nextWaiting ? DAY_PEBBLES : 0,
      }));
      const rows = await run<SliceRow>(SLICES, [JSON.stringify(asked)]);
      return rows.map(({ slice }, place) => sliceOf(slice, all[place]?.scope.pebbleIds ?? []));
    }),

    /**
     * Keeps the outcome in a transaction that is committed when this is answered. False, and then
     * nothing is kept, when the profile is no longer of the version that was seen.
     */
    keep: together(async (all: readonly Decided[]): Promise<readonly boolean[]> => {
      const outcomes = all.map(({ userId, seen, result, changes }) => ({
        user_id: userId,
        seen,
        op_id: result.opId,
        result,
        version: result.ok ? result.version : seen,
        ...(changes !== null && {
          columns: changes.profile,
          inserted: someOf(changes.completions.inserted),
          deleted: someOf(changes.completions.deleted),
        }),
      }));
      const rows = await run<{ kept: boolean }>(KEEP, [JSON.stringify(outcomes)]);
      return rows.map(({ kept }) => kept);
    }),
  };
}

/** Without any there is no statement about them. */
function someOf<Item>(items: readonly Item[]): readonly Item[] | null {
  return items.length > 0 ? items : null;
}

function sliceOf(slice: SliceRow['slice'], pebbleIds: readonly string[]): Slice | null {
  if (slice === null || 'result' in slice) return slice;
  const { version, ...columns } = slice.head;
  const ledger = new Map(slice.ledger?.map((row) => [row.pebbleId, completionOf(row)]));
  return {
    version,
    profile: {
      ...profileOf({
        ...columns,
        createdAt: instant(columns.createdAt),
        updatedAt: instant(columns.updatedAt),
      }),
      mountains: planOf(rowsOf(slice.paths ?? [], ledger)),
      xp: 0,
      activity: {},
      recentCompletions: pebbleIds.flatMap((id) => ledger.get(id) ?? []),
    },
  };
}

/** Paths meet in the nodes that they share. */
function rowsOf(paths: readonly PathRow[], ledger: ReadonlyMap<string, CompletedFields>): PlanRows {
  const unique = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] => [
    ...new Map(rows.map((row) => [row.id, row])).values(),
  ];
  return {
    mountains: unique(paths.map(([mountain]) => mountain)),
    boulders: unique(paths.map(([, boulder]) => boulder)),
    rocks: unique(paths.map(([, , rock]) => rock)),
    pebbles: paths.map(([, , , pebble]) => ({
      ...pebble,
      completion: ledger.get(pebble.id) ?? null,
    })),
  };
}

function completionOf(row: Completion): Completion {
  return { ...row, completedAt: instant(row.completedAt) };
}

/** JSON of PostgreSQL spells a moment in another way than the program. */
function instant(stored: string): string {
  return new Date(stored).toISOString();
}
