import { logicalDay } from '#domain/calendar/day.ts';
import type { BrainDumpReply, BrainDumpRequest } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { type NewId } from '#domain/plan/identity.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import type { BrainDump } from '#domain/planner/plan-draft.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { RequestError } from '../http/request-error.ts';
import { correctedAt } from '../operations/device-time.ts';
import type { TellKept } from '../operations/kept.ts';
import { applyOnce, applyToRows, settleStandIns } from '../operations/operation.usecase.ts';
import { unplanted } from '../operations/unplanted.ts';
import { findResult } from '../operations/results.repository.ts';
import { AiError } from '../planner/ai/ai-failure.ts';
import { mustBeWanted, type Asker } from '../planning/asker.ts';
import type { Planned, Planning } from '../planning/planning.ts';
import type { Reach } from '../profile/plan.repository.ts';
import { headOf } from '../profile/profile.repository.ts';
import { keepDump, storePlanting } from './brain-dumps.repository.ts';
import { earlierReply, plantedByBrowser, repliedBefore } from './earlier-reply.ts';

export type PlantDeps = {
  readonly database: Pick<Database, 'withUser'>;
  readonly clock: Clock;
  readonly planning: Planning;
  readonly newId: NewId;
  readonly tellKept: TellKept;
};

/**
 * Makes mountains of a brain dump. The words are kept first; then the plan is made, with no
 * transaction open meanwhile; then it is planted as one operation under the dump's own id, so that
 * a dump that is sent twice is planted once. One that is cancelled is kept and not planted.
 */
export async function plantDump(
  { dump, asker }: { readonly dump: BrainDumpRequest; readonly asker: Asker },
  deps: PlantDeps,
): Promise<BrainDumpReply> {
  const { userId } = asker;
  const at = correctedAt({ at: dump.at, sentAt: dump.sentAt, now: deps.clock.now() });
  const kept = await deps.database.withUser(userId, async (tx) => {
    const { profile, version } = await headOf({ tx, userId });
    await keepDump({ tx, userId }, { id: dump.dumpId, text: dump.text });
    const reply =
      (await earlierReply({ tx, userId }, { opId: dump.dumpId, dumpId: dump.dumpId })) ??
      (await plantedByBrowser({ tx, userId }, { dumpId: dump.dumpId, version }));
    return { reply, dayStartHour: profile.settings.dayStartHour };
  });
  if (kept.reply !== null) return told(deps, userId, { reply: kept.reply, isNew: false });

  const today = logicalDay({ at, zone: dump.zone, dayStartHour: kept.dayStartHour });
  const { mountains, plannedBy } = await planOf({ text: dump.text, today }, asker, deps);
  const operation: Operation = {
    opId: dump.dumpId,
    schema: 1,
    at,
    zone: dump.zone,
    change: { kind: 'mountains.add', mountains },
  };
  const planted = await deps.database.withUser(userId, (tx) =>
    plant({ tx, userId }, { operation, mountains, plannedBy, asker, earlier: dump.earlier ?? [] }),
  );
  return told(deps, userId, planted);
}

export type Planted = { readonly reply: BrainDumpReply; readonly isNew: boolean };

/** The reply, of which the other devices of the person hear as well. */
export function told(
  { tellKept }: Pick<PlantDeps, 'tellKept'>,
  userId: string,
  { reply, isNew }: Planted,
): BrainDumpReply {
  const outcome = isNew ? 'applied' : 'repeated';
  tellKept({ userId, kind: 'mountains.add', outcome, code: null, version: reply.version });
  return reply;
}

async function plant(
  reach: Reach,
  {
    operation,
    mountains,
    plannedBy,
    asker,
    earlier,
  }: {
    readonly operation: Operation;
    readonly mountains: readonly Mountain[];
    readonly plannedBy: BrainDumpReply['plannedBy'];
    readonly asker: Asker;
    /** The dumps as which its first words were sent before. */
    readonly earlier: readonly string[];
  },
): Promise<Planted> {
  const { opId } = operation;
  const { version } = await headOf(reach, { lock: true });
  mustBeWanted(asker);
  // While this plan was made, the browser may have given up waiting and made one of its own.
  const reply = await plantedByBrowser(reach, { dumpId: opId, version });
  if (reply !== null && (await findResult(reach, opId)) === null) return { reply, isNew: false };
  const { result, isNew } = await applyOnce(reach, opId, async () => {
    await settleStandIns(reach, operation, earlier);
    return applyToRows(reach, operation, await headOf(reach));
  });
  if (!isNew) {
    const earlier = await earlierReply(reach, { opId, dumpId: opId });
    return { reply: repliedBefore(earlier), isNew };
  }
  // Rolls back, so that the dump can be sent again: a plan of ours is never refused for good.
  if (!result.ok) throw unplanted(result.code);
  const planting = { plannedBy, mountainIds: mountains.map(({ id }) => id) };
  await storePlanting(reach, opId, planting);
  return { reply: { version: result.version, ...planting }, isNew };
}

async function planOf(
  dump: BrainDump,
  asker: Asker,
  { planning, newId }: Pick<PlantDeps, 'planning' | 'newId'>,
): Promise<{ readonly mountains: readonly Mountain[] } & Pick<Planned, 'plannedBy'>> {
  try {
    const { draft, plannedBy } = await planning.structure(dump, asker);
    const mountains = plantPlan(draft, newId);
    if (mountains.length > 0) return { mountains, plannedBy };
    asker.log.warn('the planner made an empty plan');
  } catch (error) {
    // Whoever was turned away or went away can send the dump again: it is not planted at all.
    if (error instanceof RequestError) throw error;
    if (!(error instanceof AiError)) asker.log.error({ err: error }, 'the planner failed');
  }
  return { mountains: plantPlan(fallbackPlan(), newId), plannedBy: 'fallback' };
}
