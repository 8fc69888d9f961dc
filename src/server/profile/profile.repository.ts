import { and, eq, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Snapshot } from '#domain/contract.ts';
import type { Completion } from '#domain/profile/profile.ts';
import { user } from '../db/auth-schema.ts';
import { anyOf } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { completions, userProfiles } from '../db/user-schema.ts';
import type { Reach } from './plan.repository.ts';
import { withAllSettings, type HeadOfProfile } from './stored-rows.ts';
import { snapshotBytes, type SnapshotBytes, type WholePart } from './whole-profile.ts';

const RECENT_DAYS = 3;

/** The columns of a profile, and its version: everything but plan and ledger. */
export type ProfileHead = { readonly version: number; readonly profile: HeadOfProfile };

// Named, so that each connection prepares it once.
const READ = {
  name: 'unstuck_snapshot',
  text: 'select boulder, part from unstuck_snapshot($1, $2)',
};

type Doors = Pick<Database, 'withUser' | 'run'>;

/** The person's own day of sign-up; without it, that of UTC counts. */
export function beginOn(
  { withUser }: Pick<Doors, 'withUser'>,
  userId: string,
  lastActive: Day,
): Promise<void> {
  return withUser(userId, async (tx) => {
    await tx.update(userProfiles).set({ lastActive }).where(eq(userProfiles.userId, userId));
  });
}

/**
 * The whole profile as it was at one moment. `today` says which completions are recent. Within the
 * statement this person is alone with their rows, as in `withUser`.
 */
export function snapshotOf(database: Doors, userId: string, today: Day): Promise<SnapshotBytes> {
  const read = async (): Promise<SnapshotBytes | null> =>
    snapshotBytes(await database.run<WholePart>(READ, [userId, recentFrom(today)]));
  return orMade(read, () => mendProfile(database, userId));
}

/** Sign-up makes the profile; this mends an account that has none all the same. */
export function mendProfile({ withUser }: Pick<Doors, 'withUser'>, userId: string): Promise<void> {
  return withUser(userId, (tx) => makeProfile({ tx, userId }));
}

/** The whole profile, in a transaction that sees one moment; null when the account has none. */
export async function readWholeProfile(
  { tx }: Pick<Reach, 'tx'>,
  today: Day,
): Promise<Snapshot | null> {
  const parts = await tx
    .select({ boulder: sql<string | null>`boulder`, part: sql<string>`part` })
    .from(sql`unstuck_whole(${recentFrom(today)})`);
  const found = snapshotBytes(parts);
  // `snapshotBytes` wrote them: they are a `Snapshot`.
  return found && (JSON.parse(Buffer.from(found.json).toString()) as Snapshot);
}

function recentFrom(today: Day): Day {
  return addDays(today, -RECENT_DAYS);
}

/** What is read of a profile; an account that has none gets it now. */
export async function orMade<Found>(
  read: () => Promise<Found | null>,
  make: () => Promise<void>,
): Promise<Found> {
  const found = await read();
  if (found !== null) return found;
  await make();
  const made = await read();
  if (made === null) throw new Error('The profile that was just made is not there.');
  return made;
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
  return {
    version,
    profile: withAllSettings({ ...columns, username: row.displayed ?? row.username }),
  };
}

/** The head of a profile; an account that has none gets it now. */
export function headOf(
  reach: Reach,
  options: { readonly lock?: boolean } = {},
): Promise<ProfileHead> {
  return orMade(
    () => findHead(reach, options),
    () => makeProfile(reach),
  );
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
