import type { Completion, Profile } from '#domain/profile/profile.ts';
import type { OperationResult } from '#domain/contract.ts';
import { DAY_PEBBLES } from '#domain/day-list/stored-list.ts';
import type { Scope } from '#domain/operations/scope.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import type { EverydayChanges } from './everyday-changes.ts';
import { planOf, type LoadedPebble, type PlanRows } from '../profile/plan-rows.ts';
import { bytesInMemory } from './plan-size.ts';
import { completionOfRow, headOfRow, type HeadRow } from '../profile/stored-rows.ts';

/** What an operation needs to know before it is decided. */
type Asked = { readonly userId: string; readonly opId: string; readonly scope: Scope };

/** A part of a profile at a version, or, of a small plan, all that everyday operations read. */
export type Part = {
  readonly version: number;
  readonly profile: Profile;
  /** What it takes in memory, when all pebbles are here; else null. No everyday operation alters it. */
  readonly size: number | null;
};

export type Slice =
  /** It was applied before, and this is what it was answered then. */
  { readonly result: OperationResult } | Part;

/** What becomes of an operation that was decided on a profile of the version `seen`. */
type Decided = {
  readonly userId: string;
  /** The session that has to be there still; null when that was looked up for this request. */
  readonly session: string | null;
  readonly seen: number;
  readonly result: OperationResult;
  readonly changes: EverydayChanges | null;
};

/** Plans of so many pebbles are read as a whole. */
const SMALL_PLAN = 150;

// Named, so that each connection prepares them once.
const READ = {
  name: 'unstuck_read',
  text: `select slice from unstuck_read($1::text::jsonb, ${SMALL_PLAN}) as slice`,
};
const WRITE = {
  name: 'unstuck_record',
  text: `
    select kept
      from unstuck_record($1::text::json,
             array(select token from session
                    where token = any($2::text[]) and expires_at > now())) as kept`,
};

type SliceRow = {
  readonly slice:
    | null
    | { readonly result: OperationResult }
    | ({
        readonly head: HeadRow & { readonly version: number };
        readonly whole: boolean;
      } & RowsRead);
};

/** Null when there are none. */
type RowsRead = {
  readonly mountains: PlanRows['mountains'] | null;
  readonly boulders: PlanRows['boulders'] | null;
  readonly rocks: PlanRows['rocks'] | null;
  readonly pebbles: readonly Omit<LoadedPebble, 'completion'>[] | null;
  readonly ledger: readonly Completion[] | null;
};

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
      const rows = await run<SliceRow>(READ, [JSON.stringify(asked)]);
      return rows.map(({ slice }, place) => sliceOf(slice, all[place]?.scope.pebbleIds ?? []));
    }),

    /**
     * Keeps the outcome in a transaction that is committed when this is answered. False, and then
     * nothing is kept, when the profile is no longer of the version that was seen, or the session
     * is over.
     */
    keep: together(async (all: readonly Decided[]): Promise<readonly boolean[]> => {
      const outcomes = all.map(outcomeOf);
      const sessions = all.flatMap(({ session }) => session ?? []);
      const rows = await run<{ kept: boolean }>(WRITE, [JSON.stringify(outcomes), sessions]);
      return rows.map(({ kept }) => kept);
    }),
  };
}

/** One element of what `unstuck_record` takes. */
function outcomeOf({ userId, session, seen, result, changes }: Decided) {
  const version = result.ok ? result.version : seen;
  const outcome = { user_id: userId, session, seen, op_id: result.opId, result, version };
  if (changes === null) return outcome;
  const { profile, inserted: completion, deleted } = changes;
  return {
    ...outcome,
    last_active: profile.lastActive,
    changes_day_list: profile.dayList !== undefined,
    day_list: profile.dayList,
    changes_timer: profile.timer !== undefined,
    timer: profile.timer,
    settings: profile.settings,
    updated_at: profile.updatedAt,
    deleted,
    ...(completion !== null && {
      inserted: completion.pebbleId,
      title: completion.title,
      mountain_title: completion.mountainTitle,
      completed_at: completion.completedAt,
      day: completion.day,
      estimated_minutes: completion.estimatedMinutes,
      actual_minutes: completion.actualMinutes,
      time_tracked: completion.timeTracked,
      xp: completion.xp,
    }),
  };
}

function sliceOf(slice: SliceRow['slice'], pebbleIds: readonly string[]): Slice | null {
  if (slice === null || 'result' in slice) return slice;
  const { version, ...columns } = slice.head;
  const ledger = new Map(slice.ledger?.map((row) => [row.pebbleId, completionOfRow(row)]));
  const { mountains, boulders, rocks, pebbles } = slice;
  const plan = planOf({
    mountains: mountains ?? [],
    boulders: boulders ?? [],
    rocks: rocks ?? [],
    pebbles: (pebbles ?? []).map((row) => ({ ...row, completion: ledger.get(row.id) ?? null })),
  });
  return {
    version,
    size: slice.whole ? bytesInMemory(plan) : null,
    profile: {
      ...headOfRow(columns),
      mountains: plan,
      xp: 0,
      activity: {},
      recentCompletions: pebbleIds.flatMap((id) => ledger.get(id) ?? []),
    },
  };
}
