import type { BrainDumpReply } from '#domain/contract.ts';
import { RequestError } from '../http/request-error.ts';
import { findResult } from '../operations/results.repository.ts';
import type { Reach } from '../profile/plan.repository.ts';
import { areGone, findPlanting, type Planting } from './brain-dumps.repository.ts';

/** The plan that a dump came with when it was made in the browser, or null when it has none. */
export async function plantedByBrowser(
  reach: Reach,
  { dumpId, version }: { readonly dumpId: string; readonly version: number },
): Promise<BrainDumpReply | null> {
  const planting = await standingPlanting(reach, dumpId);
  return planting === null ? null : { version, ...planting };
}

/** The reply that an operation got when it planted the dump, or null when it did not yet. */
export async function earlierReply(
  reach: Reach,
  { opId, dumpId }: { readonly opId: string; readonly dumpId: string },
): Promise<BrainDumpReply | null> {
  const result = await findResult(reach, opId);
  if (result === null) return null;
  const planting = await standingPlanting(reach, dumpId);
  if (!result.ok || planting === null) return repliedBefore(null);
  return { version: result.version, ...planting };
}

export function repliedBefore(reply: BrainDumpReply | null): BrainDumpReply {
  if (reply !== null) return reply;
  throw new RequestError({
    status: 400,
    code: 'request.invalid',
    message: 'This id belongs to another change already.',
    fields: { dumpId: 'taken' },
  });
}

/** Whoever sends the words of a plan that was deleted would look for it in vain. */
async function standingPlanting(reach: Reach, dumpId: string): Promise<Planting | null> {
  const planting = await findPlanting(reach, dumpId);
  if (planting === null || planting.plannedBy === 'fallback') return planting;
  if (!(await areGone(reach, planting.mountainIds))) return planting;
  throw new RequestError({
    status: 409,
    code: 'brain_dump.plan_deleted',
    message: 'A plan was made of this brain dump, and deleted since.',
  });
}
