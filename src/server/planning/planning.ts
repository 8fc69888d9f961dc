/** Which planner is asked. */

import type { PlannerReply } from '#domain/contract.ts';
import type { NewId } from '#domain/plan/identity.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { BrainDump } from '#domain/planner/plan-draft.ts';
import type { Clock } from '../clock.ts';
import { AiError } from '../planner/ai/ai-failure.ts';
import type { AiService } from '../planner/ai-service.ts';
import type { MountainChange, Planner } from '../planner/planner.ts';
import type { AiUsage } from './ai-usage.repository.ts';
import { mustBeWanted, type Asker } from './asker.ts';
import { askService } from './asked-service.ts';
import { createQueue } from './queue.ts';
import { lettersOf, MAX_LETTERS_SENT } from './letter-counts.ts';
import { asRefusal, failedToPlan, notUnderstood } from './refusals.ts';

export type Planned = Awaited<ReturnType<Planner['structure']>>;

export type Planning = ReturnType<typeof createPlanning>;

export function createPlanning({
  builtIn,
  ai,
  usage,
  clock,
  newId,
}: {
  readonly builtIn: Planner;
  readonly ai: AiService | null;
  readonly usage: AiUsage;
  readonly clock: Clock;
  readonly newId: NewId;
}) {
  const inUse: PlannerReply =
    ai === null ? { plannedBy: 'built-in', host: null } : { plannedBy: 'ai', host: ai.host };
  const serviceFor = ({ wanted }: Asker) => (wanted === 'built-in' ? null : ai);
  const inQueue = createQueue();

  function askBuiltIn<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
    return inQueue(asker.userId, () => {
      mustBeWanted(asker);
      return work().finally(() => mustBeWanted(asker));
    });
  }

  return {
    /** Who will read the words. A page asks when somebody is about to write: the planner gets ready. */
    whoReads(): PlannerReply {
      if (ai === null) builtIn.begin?.();
      return inUse;
    },

    /** The plan of a dump. Throws an `AiError` when the AI service fails; that is logged already. */
    structure(dump: BrainDump, asker: Asker): Promise<Planned> {
      const service = serviceFor(asker);
      const { signal } = asker;
      if (service === null) return askBuiltIn(asker, () => builtIn.structure(dump, { signal }));
      return askService({ service, usage, clock, asker }, () =>
        service.planner.structure(dump, { signal }),
      );
    },

    /** The mountain as the words want it. All that goes wrong is thrown as a `RequestError`. */
    async revise(change: MountainChange, asker: Asker): Promise<Mountain> {
      const service = serviceFor(asker);
      if (service !== null) mustFit(change);
      const revised =
        service === null
          ? await askBuiltIn(asker, () => builtIn.revise(change, { newId, signal: asker.signal }))
          : await askService({ service, usage, clock, asker }, () =>
              service.planner.revise(change, { newId, signal: asker.signal }),
            ).catch(asRefusal);
      if (revised.understood) return revised.mountain;
      throw notUnderstood(revised.reason);
    },
  };
}

function mustFit({ original }: MountainChange): void {
  if (lettersOf(original) > MAX_LETTERS_SENT) throw failedToPlan(new AiError({ kind: 'too-long' }));
}
