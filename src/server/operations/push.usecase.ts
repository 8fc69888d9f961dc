import type { PushReply } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { operationSchema } from '#domain/operations/schemas.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { isUnfit, settleAfter } from '../db/storage-failure.ts';
import { correctedAt } from './device-time.ts';
import { applyEveryday, type EverydayDeps } from './everyday.usecase.ts';
import { keptOf, type TellKept } from './kept.ts';
import { applyOnce, applyToRows, refusal, type Outcome } from './operation.usecase.ts';

export type PushDeps = {
  readonly database: Pick<Database, 'withUser'>;
  readonly everyday: EverydayDeps;
  readonly clock: Clock;
  readonly tellKept: TellKept;
};

/** A push as far as its frame was checked: each operation is judged by itself. */
export type Push = {
  readonly sentAt: string;
  readonly operations: readonly { readonly opId: string }[];
};

export type PushOperations = (from: {
  readonly userId: string;
  readonly push: Push;
  /** Called before this throws, when nothing of the push was done but what had been done before. */
  readonly undone?: () => Promise<void>;
}) => Promise<PushReply>;

/**
 * Applies operations in their order, each in a transaction of its own: one that is refused, or
 * cannot be read, or that the database does not take, never stops those after it.
 */
export function createPush({ database, everyday, clock, tellKept }: PushDeps): PushOperations {
  async function refuse(userId: string, opId: string): Promise<Outcome> {
    return database.withUser(userId, (tx) =>
      applyOnce({ tx, userId }, opId, async () => refusal(opId, 'operation.invalid')),
    );
  }

  async function applyLocked(userId: string, operation: Operation): Promise<Outcome> {
    const { opId } = operation;
    try {
      return await database.withUser(userId, (tx) =>
        applyOnce({ tx, userId }, opId, (head) => applyToRows({ tx, userId }, operation, head)),
      );
    } catch (error) {
      if (!isUnfit(error)) throw error;
      // Left to itself the device would send it for ever, and everything after it would wait.
      everyday.log.warn({ err: error }, 'an operation does not fit the database and is refused');
      return refuse(userId, opId);
    }
  }

  async function pushOne({ userId, sentAt, sent }: Sent): Promise<Outcome> {
    const operation = readOperation(sent, { sentAt, now: clock.now() });
    if (operation === null) {
      const outcome = await refuse(userId, sent.opId);
      tellKept(keptOf({ userId, kind: 'unreadable' }, outcome));
      return outcome;
    }
    const outcome =
      (await applyEveryday({ userId, session: null, operation }, everyday)) ??
      (await applyLocked(userId, operation));
    tellKept(keptOf({ userId, kind: operation.change.kind }, outcome));
    return outcome;
  }

  return async ({ userId, push: { sentAt, operations }, undone }) => {
    const outcomes: Outcome[] = [];
    try {
      for (const sent of operations) outcomes.push(await pushOne({ userId, sentAt, sent }));
    } catch (error) {
      const isUndone = !outcomes.some(({ isNew }) => isNew);
      await settleAfter(error, isUndone ? undone?.() : undefined);
      throw error;
    }
    return { results: outcomes.map(({ result }) => result) };
  };
}

/** An operation as it was sent, at the time that counts; null when it cannot be read. */
export function readOperation(
  sent: unknown,
  { sentAt, now }: { readonly sentAt: string; readonly now: string },
): Operation | null {
  const decoded = operationSchema.safeParse(sent);
  if (!decoded.success) return null;
  return { ...decoded.data, at: correctedAt({ at: decoded.data.at, sentAt, now }) };
}

type Sent = {
  readonly userId: string;
  readonly sentAt: string;
  readonly sent: Push['operations'][number];
};
