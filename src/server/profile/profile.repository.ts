import { and, desc, eq, gte } from 'drizzle-orm';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Snapshot } from '#domain/contract.ts';
import {
  DEFAULT_SETTINGS,
  type Completion,
  type Profile,
  type Settings,
} from '#domain/profile/profile.ts';
import { byAge } from '#domain/progress/recent.ts';
import { user } from '../db/auth-schema.ts';
import { anyOf, SNAPSHOT } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { selectPacked } from '../db/packed-rows.ts';
import { completions, userProfiles } from '../db/user-schema.ts';
import { loadWholePlan, type Reach } from './plan.repository.ts';
import { planOf, type CompletedFields } from './plan-rows.ts';

const RECENT_DAYS = 3;
const RECENT_ROWS = 200;

/** The columns of a profile, and its version: everything but plan and ledger. */
export type ProfileHead = {
  readonly version: number;
  readonly profile: Omit<Profile, 'mountains' | 'xp' | 'activity' | 'recentCompletions'>;
};

type LedgerEntry = CompletedFields & { readonly xp: number };

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

export function createProfileRepository({ withUser }: Pick<Database, 'withUser'>) {
  return {
    /** Sign-up makes the profile; this mends an account that has none all the same. */
    make: (userId: string): Promise<void> => withUser(userId, (tx) => makeProfile({ tx, userId })),

    /** The whole profile as it was at one moment. `today` says which completions are recent. */
    snapshot: (userId: string, today: Day): Promise<Snapshot | null> =>
      withUser(userId, (tx) => readWholeProfile({ tx, userId }, today), SNAPSHOT),
  };
}

/** The whole profile, in a transaction that sees one moment; null when the account has none. */
export async function readWholeProfile(reach: Reach, today: Day): Promise<Snapshot | null> {
  const head = await findHead(reach);
  if (head === null) return null;
  const ledger = await loadLedger(reach);
  const profile = {
    ...head.profile,
    mountains: planOf(await loadWholePlan(reach, ledger)),
    ...sumsOf([...ledger.values()]),
    recentCompletions: await recentCompletions(reach, today),
  };
  return { version: head.version, profile };
}

async function makeProfile({ tx, userId }: Reach): Promise<void> {
  await tx.insert(userProfiles).values({ userId }).onConflictDoNothing();
}

/** The head of a profile; `lock` lets only one transaction at a time work on it. */
async function findHead(
  { tx, userId }: Reach,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ProfileHead | null> {
  const query = tx
    .select({ columns: userProfiles, username: user.username, displayed: user.displayUsername })
    .from(userProfiles)
    .innerJoin(user, eq(user.id, userProfiles.userId))
    .where(eq(userProfiles.userId, userId));
  const [row] = await (lock ? query.for('update', { of: userProfiles }) : query);
  if (row === undefined) return null;
  const { version, ...columns } = row.columns;
  return { version, profile: profileOf({ ...columns, username: row.displayed ?? row.username }) };
}

/** The columns as the program knows them. */
export function profileOf({
  settings,
  ...columns
}: Omit<ProfileHead['profile'], 'settings'> & {
  readonly settings: Partial<Settings>;
}): ProfileHead['profile'] {
  return { ...columns, settings: { ...DEFAULT_SETTINGS, ...settings } };
}

/** The head of a profile; an account that has none gets it now. */
export async function headOf(
  reach: Reach,
  options: { readonly lock?: boolean } = {},
): Promise<ProfileHead> {
  const found = await findHead(reach, options);
  if (found !== null) return found;
  await makeProfile(reach);
  const made = await findHead(reach, options);
  if (made === null) throw new Error('The profile that was just made is not there.');
  return made;
}

export const ledgerColumns = {
  pebbleId: completions.pebbleId,
  title: completions.title,
  mountainTitle: completions.mountainTitle,
  completedAt: completions.completedAt,
  day: completions.day,
  estimatedMinutes: completions.estimatedMinutes,
  actualMinutes: completions.actualMinutes,
  timeTracked: completions.timeTracked,
  xp: completions.xp,
};

/** The ledger rows of the named pebbles. */
export function findCompletions(
  { tx, userId }: Reach,
  pebbleIds: readonly string[],
): Promise<readonly Completion[]> {
  return tx
    .select(ledgerColumns)
    .from(completions)
    .where(and(eq(completions.userId, userId), anyOf(completions.pebbleId, pebbleIds)));
}

/** What all completions of a person say of them, by pebble: nothing to read on any screen. */
async function loadLedger({ tx, userId }: Reach): Promise<ReadonlyMap<string, LedgerEntry>> {
  const {
    title: _title,
    mountainTitle: _mountain,
    estimatedMinutes: _,
    ...columns
  } = ledgerColumns;
  const where = eq(completions.userId, userId);
  const rows = await selectPacked(tx, { table: completions, columns, where });
  return new Map(rows.map(({ pebbleId, ...entry }) => [pebbleId, entry]));
}

function sumsOf(ledger: readonly LedgerEntry[]): Pick<Profile, 'xp' | 'activity'> {
  const activity: Record<Day, number> = {};
  for (const { day } of ledger) activity[day] = (activity[day] ?? 0) + 1;
  return { xp: ledger.reduce((sum, { xp }) => sum + xp, 0), activity };
}

async function recentCompletions(
  { tx, userId }: Reach,
  today: Day,
): Promise<readonly Completion[]> {
  const recent = await tx
    .select(ledgerColumns)
    .from(completions)
    .where(and(eq(completions.userId, userId), gte(completions.day, addDays(today, -RECENT_DAYS))))
    .orderBy(desc(completions.completedAt), desc(completions.pebbleId))
    .limit(RECENT_ROWS);
  return recent.toSorted(byAge);
}
