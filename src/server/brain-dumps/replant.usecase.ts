import { logicalDay } from '#domain/calendar/day.ts';
import type { BrainDumpReply, BrainDumpRetryRequest, OperationResult } from '#domain/contract.ts';
import type { Change, Operation } from '#domain/operations/operation.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import { isUntouchedFallback } from '#domain/planner/untouched-fallback.ts';
import { RequestError } from '../http/request-error.ts';
import { correctedAt } from '../operations/device-time.ts';
import { applyOnce, applyToRows } from '../operations/operation.usecase.ts';
import { unplanted } from '../operations/unplanted.ts';
import { mustBeWanted, type Asker } from '../planning/asker.ts';
import { asRefusal } from '../planning/refusals.ts';
import { loadPaths, wantedWhole, type Reach } from '../profile/plan.repository.ts';
import { planOf } from '../profile/plan-rows.ts';
import { headOf, type ProfileHead } from '../profile/profile.repository.ts';
import { findDump, storePlanting } from './brain-dumps.repository.ts';
import { earlierReply, repliedBefore } from './earlier-reply.ts';
import { told, type PlantDeps } from './plant.usecase.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Retry = BrainDumpRetryRequest & { readonly dumpId: string };
type Replanting = {
  readonly retry: Retry;
  readonly asker: Asker;
  /** Throws when the person has had enough words planned for now. */
  readonly mayPlan: (text: string) => Promise<void>;
};
/** No fallback: it was worked on or deleted, and the plan is planted beside what there is of it. */
type Replaceable = { readonly text: string; readonly fallback: Mountain | null };

/**
 * Plans a stored dump again, and puts the plan in the place of the fallback mountain, or beside, all in one
 * step under the retry's own id. A retry that fails changes nothing.
 */
export async function replantDump(
  { retry, asker, mayPlan }: Replanting,
  deps: PlantDeps,
): Promise<BrainDumpReply> {
  const { userId } = asker;
  const { dumpId, retryId: opId, zone, beside = false } = retry;
  mustBeId(dumpId);
  const at = correctedAt({ at: retry.at, sentAt: retry.sentAt, now: deps.clock.now() });
  const found = await deps.database.withUser(userId, async (tx) => {
    const reach = { tx, userId };
    const head = await headOf(reach);
    const reply = await earlierReply(reach, { opId, dumpId });
    if (reply !== null) return { reply };
    const { text } = await replaceable(reach, { dumpId, beside, head });
    return { reply, text, dayStartHour: head.profile.settings.dayStartHour };
  });
  if (found.reply !== null) return told(deps, userId, { reply: found.reply, isNew: false });

  await mayPlan(found.text);
  const today = logicalDay({ at, zone, dayStartHour: found.dayStartHour });
  const { draft, plannedBy } = await deps.planning
    .structure({ text: found.text, today }, asker)
    .catch(asRefusal);
  const mountains = plantPlan(draft, deps.newId);
  if (mountains.length === 0) throw nothingPlanned();
  const operation = (change: Change): Operation => ({ opId, schema: 1, at, zone, change });

  const planted = await deps.database.withUser(userId, async (tx) => {
    const reach = { tx, userId };
    const { result, isNew } = await applyOnce(reach, opId, async (head) => {
      mustBeWanted(asker);
      const { fallback } = await replaceable(reach, { dumpId, beside, head });
      // First, so that the day gets its pebbles from the new plan.
      if (fallback !== null) {
        const away = { kind: 'node.delete', nodeType: 'mountain', nodeId: fallback.id } as const;
        accepted(await applyToRows(reach, operation(away), head));
      }
      return accepted(
        await applyToRows(
          reach,
          operation({ kind: 'mountains.add', mountains }),
          await headOf(reach),
        ),
      );
    });
    if (!isNew) return { reply: repliedBefore(await earlierReply(reach, { opId, dumpId })), isNew };
    const planting = { plannedBy, mountainIds: mountains.map(({ id }) => id) };
    await storePlanting(reach, dumpId, planting);
    return { reply: { version: accepted(result).version, ...planting }, isNew };
  });
  return told(deps, userId, planted);
}

/** The words of a dump without a plan of its own, and the fallback mountain that it got if it is untouched. */
async function replaceable(
  reach: Reach,
  ask: { readonly dumpId: string; readonly beside: boolean; readonly head: ProfileHead },
): Promise<Replaceable> {
  const { dumpId, beside, head } = ask;
  const dump = await findDump(reach, dumpId);
  if (dump === null) throw unknownDump();
  const { text, plannedBy, mountainIds = [] } = dump;
  if (plannedBy === 'fallback' && mountainIds.length > 0) {
    const [fallback] = planOf(await loadPaths(reach, wantedWhole(mountainIds)));
    const { timer } = head.profile;
    if (fallback !== undefined && isUntouchedFallback(fallback, timer)) return { text, fallback };
    if (beside) return { text, fallback: null };
  }
  throw new RequestError({
    status: 409,
    code: 'brain_dump.not_replaceable',
    message: 'This brain dump has a plan that you may have worked on.',
  });
}

/** Throws `brain_dump.not_found` for what the id of no dump can be. */
export function mustBeId(dumpId: string): void {
  if (!UUID.test(dumpId)) throw unknownDump();
}

function unknownDump(): RequestError {
  return new RequestError({
    status: 404,
    code: 'brain_dump.not_found',
    message: 'There is no such brain dump.',
  });
}

type Accepted = Extract<OperationResult, { ok: true }>;

/** A refusal rolls all of it back: a plan of ours is never refused for good. */
function accepted(result: OperationResult): Accepted {
  if (result.ok) return result;
  throw unplanted(result.code);
}

function nothingPlanned(): RequestError {
  return new RequestError({
    status: 503,
    code: 'planner.failed',
    message: 'The planner made an empty plan.',
  });
}
