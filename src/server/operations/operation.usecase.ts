import type { OperationResult } from '#domain/contract.ts';
import { applyOperation } from '#domain/operations/apply.ts';
import type { Operation, RefusalCode } from '#domain/operations/operation.ts';
import { rowChanges } from '#domain/operations/row-changes.ts';
import { scopeOf } from '#domain/operations/scope.ts';
import { versionStep } from '#domain/operations/version-step.ts';
import { isUntouchedFallback } from '#domain/planner/untouched-fallback.ts';
import {
  findPlanting,
  forgetStandIn,
  keepPlanted,
  storePlanting,
  type Planting,
} from '../brain-dumps/brain-dumps.repository.ts';
import { keepImportedDumps } from '../brain-dumps/imported-dumps.repository.ts';
import { loadPaths, wantedWhole, type Reach } from '../profile/plan.repository.ts';
import { planOf } from '../profile/plan-rows.ts';
import { headOf, type ProfileHead } from '../profile/profile.repository.ts';
import { isPlanFull } from './plan-bound.repository.ts';
import { findResult, storeProfile, storeResult } from './results.repository.ts';
import { writeRowChanges } from './row-changes.repository.ts';
import { loadSlice } from './slice.repository.ts';

export type Outcome = {
  readonly result: OperationResult;
  /** False when the operation had been applied before and this is what it was answered then. */
  readonly isNew: boolean;
};

/**
 * Applies an operation once, however often it is sent: its outcome is stored under its id in the
 * same transaction, a refusal like a success. The lock of the profile puts the operations of one
 * person in a row.
 */
export async function applyOnce(
  reach: Reach,
  opId: string,
  decide: (head: ProfileHead) => Promise<OperationResult>,
): Promise<Outcome> {
  const head = await headOf(reach, { lock: true });
  // Looked up after the lock: what another transaction stored while this one waited is seen.
  const stored = await findResult(reach, opId);
  if (stored !== null) return { result: stored, isNew: false };
  const result = await decide(head);
  await storeResult(reach, result);
  return { result, isNew: true };
}

/**
 * Applies an operation to the rows of its person; `at` is the time that counts, and the version rises by
 * `step`, or as such a change makes it rise.
 */
export async function applyToRows(
  reach: Reach,
  asSent: Operation,
  head: ProfileHead,
  step?: number,
): Promise<OperationResult> {
  const operation = await inPlaceOfUnseen(reach, asSent, head);
  if (await isPlanFull(reach, operation.change)) return refusal(operation.opId, 'plan.full');
  const planted = plantedDump(operation);
  const twins = planted && (await unseenTwins(reach, planted, head));
  if (planted !== null && twins !== null)
    return replaceTwins(reach, operation, { twins, by: planted });
  if (planted !== null && (await settleStandIns(reach, operation, planted.earlier)))
    return applyToRows(reach, operation, await headOf(reach), step);
  const before = await loadSlice(reach, { head: head.profile, scope: scopeOf(operation) });
  const applied = applyOperation(before, operation);
  if (!applied.ok) return refusal(operation.opId, applied.code);
  const changes = rowChanges(before, applied.profile);
  await writeRowChanges(reach, changes);
  await keepImportedDumps(reach, operation.change);
  // A dump that the browser planned by itself is kept like one that the server planned.
  if (planted !== null) await keepPlanted(reach, planted.dump, planted.planting);
  const version = head.version + (step ?? versionStep(operation.change, before));
  await storeProfile(reach, { version, columns: changes.profile });
  return { opId: operation.opId, ok: true, version, at: operation.at };
}

type PlantedDump = {
  readonly dump: { readonly id: string; readonly text: string };
  /** The dumps as which its first words were sent before. */
  readonly earlier: readonly string[];
  readonly planting: Planting;
};

/** A dump that the browser planned by itself, or null. */
function plantedDump({ change }: Operation): PlantedDump | null {
  if (change.kind !== 'mountains.add' || change.brainDump === undefined) return null;
  const mountainIds = change.mountains.map(({ id }) => id);
  const { earlier = [], ...dump } = change.brainDump;
  return { dump, earlier, planting: { plannedBy: 'built-in', mountainIds } };
}

/**
 * A change that a device made of words, of which the server had made the first part, its answer lost: the device's
 * has that part as well, and stands in its place. Only as long as nothing whatever happened since.
 */
async function inPlaceOfUnseen(
  reach: Reach,
  operation: Operation,
  { version }: ProfileHead,
): Promise<Operation> {
  const { change } = operation;
  if (change.kind !== 'mountain.revise') return operation;
  for (const opId of change.earlier ?? []) {
    const done = await findResult(reach, opId);
    if (!done?.ok || done.version !== version) continue;
    const [from] = planOf(await loadPaths(reach, wantedWhole([change.mountain.id])));
    return from === undefined ? operation : { ...operation, change: { ...change, from } };
  }
  return operation;
}

type Twins = { readonly dumpId: string; readonly mountainIds: readonly string[] };

/**
 * The mountains that the server made of the same dump, or of its first words, when its answer was lost and the
 * browser then made its own, which the person has seen. Only as long as nothing whatever happened since: what
 * somebody may have worked on stays, beside the browser's.
 */
async function unseenTwins(
  reach: Reach,
  { dump, earlier }: PlantedDump,
  { version }: ProfileHead,
): Promise<Twins | null> {
  for (const dumpId of [dump.id, ...earlier]) {
    const planted = await findResult(reach, dumpId);
    if (!planted?.ok || planted.version !== version) continue;
    const { mountainIds = [] } = (await findPlanting(reach, dumpId)) ?? {};
    if (mountainIds.length > 0) return { dumpId, mountainIds };
  }
  return null;
}

async function replaceTwins(
  reach: Reach,
  operation: Operation,
  { twins, by }: { readonly twins: Twins; readonly by: PlantedDump },
): Promise<OperationResult> {
  // First, so that the day gets its pebbles from the plan that stays.
  for (const nodeId of twins.mountainIds) {
    const change = { kind: 'node.delete', nodeType: 'mountain', nodeId } as const;
    await applyToRows(reach, { ...operation, change }, await headOf(reach));
  }
  await storePlanting(reach, twins.dumpId, by.planting);
  return applyToRows(reach, operation, await headOf(reach));
}

/**
 * What stands in for words that get a plan now, together with others below them, goes, unless somebody has worked
 * on it; and no device is told of them any more. Says whether there was any.
 */
export async function settleStandIns(
  reach: Reach,
  operation: Operation,
  dumpIds: readonly string[],
): Promise<boolean> {
  let isAny = false;
  for (const dumpId of dumpIds) {
    const { plannedBy, mountainIds = [] } = (await findPlanting(reach, dumpId)) ?? {};
    if (plannedBy !== 'fallback' || mountainIds.length === 0) continue;
    isAny = true;
    await forgetStandIn(reach, dumpId);
    const head = await headOf(reach);
    const [mountain] = planOf(await loadPaths(reach, wantedWhole(mountainIds)));
    if (mountain === undefined || !isUntouchedFallback(mountain, head.profile.timer)) continue;
    const change = { kind: 'node.delete', nodeType: 'mountain', nodeId: mountain.id } as const;
    await applyToRows(reach, { ...operation, change }, head);
  }
  return isAny;
}

export function refusal(opId: string, code: RefusalCode): OperationResult {
  return { opId, ok: false, code };
}
