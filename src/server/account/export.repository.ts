import { asc, eq } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import type { KeptBrainDump } from '#domain/operations/operation.ts';
import type { Completion, Profile } from '#domain/profile/profile.ts';
import { SNAPSHOT } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { brainDumps, completions } from '../db/user-schema.ts';
import { ledgerColumns, readWholeProfile } from '../profile/profile.repository.ts';

export type Holdings = {
  readonly profile: Profile;
  readonly completions: readonly Completion[];
  readonly brainDumps: readonly KeptBrainDump[];
};

/** Everything that is kept of a person, as it was at one moment; null when there is no profile. */
export function readHoldings(
  { withUser }: Pick<Database, 'withUser'>,
  { userId, today }: { readonly userId: string; readonly today: Day },
): Promise<Holdings | null> {
  return withUser(
    userId,
    async (tx) => {
      const snapshot = await readWholeProfile({ tx }, today);
      if (snapshot === null) return null;
      const ledger = await tx
        .select(ledgerColumns)
        .from(completions)
        .where(eq(completions.userId, userId))
        .orderBy(asc(completions.completedAt), asc(completions.pebbleId));
      const dumps = await tx
        .select()
        .from(brainDumps)
        .where(eq(brainDumps.userId, userId))
        .orderBy(asc(brainDumps.createdAt), asc(brainDumps.id));
      return {
        profile: snapshot.profile,
        completions: ledger,
        brainDumps: dumps.map(({ id, text, plannedBy, mountainIds, createdAt }) => ({
          id,
          text,
          // Empty while, or because, no plan was made of it.
          plannedBy: plannedBy ?? '',
          mountainIds: mountainIds ?? [],
          createdAt,
        })),
      };
    },
    SNAPSHOT,
  );
}
