import type { BrainDumpReply } from '#domain/contract.ts';
import type { Change } from '#domain/operations/operation.ts';
import { brainDumps } from '../db/user-schema.ts';
import type { Reach } from '../profile/plan.repository.ts';

const PLANNERS: ReadonlySet<string> = new Set<BrainDumpReply['plannedBy']>([
  'built-in',
  'ai',
  'fallback',
]);

/** Keeps the dumps that come with an import; one that is here already stays as it is. */
export async function keepImportedDumps({ tx, userId }: Reach, change: Change): Promise<void> {
  if (change.kind !== 'plan.import' || !change.brainDumps?.length) return;
  const rows = change.brainDumps.map(({ id, text, plannedBy, mountainIds, createdAt }) => ({
    userId,
    id,
    text,
    createdAt,
    // Without a plan of its own it is as it was when it was submitted.
    ...(isPlanner(plannedBy) ? { plannedBy, mountainIds } : {}),
  }));
  await tx.insert(brainDumps).values(rows).onConflictDoNothing();
}

function isPlanner(name: string): name is BrainDumpReply['plannedBy'] {
  return PLANNERS.has(name);
}
