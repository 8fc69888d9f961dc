import { logicalDay } from '#domain/calendar/day.ts';
import type {
  MountainReviseReply,
  MountainReviseRequest,
  OperationResult,
} from '#domain/contract.ts';
import type { Operation, RefusalCode } from '#domain/operations/operation.ts';
import { LEAP } from '#domain/operations/version-step.ts';
import { waitingPebble } from '#domain/plan/new-pebble.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { RequestError } from '../http/request-error.ts';
import { correctedAt } from '../operations/device-time.ts';
import { keptOf, type TellKept } from '../operations/kept.ts';
import { applyOnce, applyToRows } from '../operations/operation.usecase.ts';
import { unplanted } from '../operations/unplanted.ts';
import { findResult } from '../operations/results.repository.ts';
import { AiError } from '../planner/ai/ai-failure.ts';
import { mustBeWanted, type Asker } from '../planning/asker.ts';
import type { Planning } from '../planning/planning.ts';
import { lettersOf, MAX_MOUNTAIN_LETTERS, weightOfChange } from '../planning/letter-counts.ts';
import { failedToPlan, notUnderstood } from '../planning/refusals.ts';
import { loadPaths, wantedWhole, type Reach } from '../profile/plan.repository.ts';
import { planOf } from '../profile/plan-rows.ts';
import { headOf } from '../profile/profile.repository.ts';

export type ReviseDeps = {
  readonly database: Pick<Database, 'withUser'>;
  readonly clock: Clock;
  readonly planning: Planning;
  readonly tellKept: TellKept;
};

const ID = /^[A-Za-z0-9_-]{1,100}$/;

type Revision = MountainReviseRequest & { readonly mountainId: string };

type Revising = {
  readonly change: Revision;
  readonly asker: Asker;
  /** Throws when the person has had enough letters planned for now. */
  readonly mayPlan: (letters: number) => Promise<void>;
};

/**
 * Changes a mountain by a person's words. The planner works with no transaction open; its mountain
 * is then applied as an operation, unless the original was altered meanwhile. Moving its pebbles
 * does not alter it: what is finished is protected when the operation is applied.
 */
export async function reviseByWords(
  { change, asker, mayPlan }: Revising,
  { database, clock, planning, tellKept }: ReviseDeps,
): Promise<MountainReviseReply> {
  const { userId } = asker;
  const { mountainId, opId, zone } = change;
  if (!ID.test(mountainId)) throw unknownMountain();
  const at = correctedAt({ at: change.at, sentAt: change.sentAt, now: clock.now() });
  const found = await database.withUser(userId, async (tx) => {
    const reach = { tx, userId };
    const { profile } = await headOf(reach);
    const result = await findResult(reach, opId);
    if (result !== null) return { reply: replyOf(result) };
    const original = await mountainOf(reach, mountainId);
    const changeText = await undoneWords(reach, change);
    return { reply: null, original, changeText, dayStartHour: profile.settings.dayStartHour };
  });
  if (found.reply !== null) return found.reply;

  const { original, changeText, dayStartHour } = found;
  const letters = lettersOf(original);
  if (letters > MAX_MOUNTAIN_LETTERS) throw notUnderstood(TOO_BIG);
  await mayPlan(weightOfChange(changeText, letters));
  const today = logicalDay({ at, zone, dayStartHour });
  const mountain = await planning.revise({ original, changeText, today }, asker);
  const outcome = await database.withUser(userId, (tx) => {
    const reach = { tx, userId };
    return applyOnce(reach, opId, async (head) => {
      mustBeWanted(asker);
      if (shapeOf(await mountainOf(reach, mountainId)) !== shapeOf(original)) throw altered();
      const operation: Operation = {
        opId,
        schema: 1,
        at,
        zone,
        change: { kind: 'mountain.revise', mountain },
      };
      // A device that hears no answer may make a change of its own under this id, and is answered with this one.
      const applied = await applyToRows(reach, operation, head, LEAP);
      // Thrown, not stored: the same words may be tried again.
      if (!applied.ok) throw unfit(applied.code);
      return applied;
    });
  });
  tellKept(keptOf({ userId, kind: 'mountain.revise' }, outcome));
  return replyOf(outcome.result);
}

/** Without those that were done before, whose answer was lost. */
async function undoneWords(reach: Reach, { changeText, earlier = [] }: Revision): Promise<string> {
  for (const { opId, characters } of earlier) {
    const result = await findResult(reach, opId);
    if (result?.ok) return changeText.slice(characters).trim();
  }
  return changeText;
}

async function mountainOf(reach: Reach, mountainId: string): Promise<Mountain> {
  const [mountain] = planOf(await loadPaths(reach, wantedWhole([mountainId])));
  if (mountain !== undefined) return mountain;
  throw unknownMountain();
}

const TOO_BIG =
  'This mountain is too big to be changed by words. Delete the parts of it that you no longer need, or add pebbles to it one by one.';

function unknownMountain(): RequestError {
  return new RequestError({
    status: 404,
    code: 'mountain.not_found',
    message: 'This mountain is not there any more.',
  });
}

/** All of a mountain but what is finished of it. */
function shapeOf(mountain: Mountain): string {
  const boulders = mountain.boulders.map((boulder) => ({
    ...boulder,
    rocks: boulder.rocks.map((rock) => ({ ...rock, pebbles: rock.pebbles.map(waitingPebble) })),
  }));
  return JSON.stringify({ ...mountain, boulders });
}

function replyOf(result: OperationResult): MountainReviseReply {
  if (result.ok) return { version: result.version };
  throw new RequestError({
    status: 400,
    code: 'request.invalid',
    message: 'This id belongs to another change already.',
    fields: { opId: 'taken' },
  });
}

function altered(): RequestError {
  return new RequestError({
    status: 409,
    code: 'mountain.changed',
    message: 'The mountain was changed meanwhile, so this change was not made.',
  });
}

function unfit(code: RefusalCode): Error {
  return code === 'mountain.invalid'
    ? failedToPlan(new AiError({ kind: 'not-a-mountain' }))
    : unplanted(code);
}
