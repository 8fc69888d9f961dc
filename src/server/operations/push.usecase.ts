import type { OperationResult, PushReply } from '#domain/contract.ts';
import { operationSchema } from '#domain/operations/schemas.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { correctedAt } from './device-time.ts';
import { keptOf, type TellKept } from './kept.ts';
import { applyOnce, applyToRows, refusal } from './operation.usecase.ts';

export type PushDeps = {
  readonly database: Pick<Database, 'withUser'>;
  readonly clock: Clock;
  readonly tellKept: TellKept;
};

/** A push as far as its frame was checked: each operation is judged by itself. */
type Push = {
  readonly sentAt: string;
  readonly operations: readonly { readonly opId: string }[];
};

/**
 * Applies operations in their order, each in a transaction of its own: one that is refused, or
 * cannot even be read, never stops those after it.
 */
export async function pushOperations(
  { userId, push }: { readonly userId: string; readonly push: Push },
  deps: PushDeps,
): Promise<PushReply> {
  const results: OperationResult[] = [];
  for (const sent of push.operations) {
    results.push(await pushOne({ userId, sentAt: push.sentAt, sent }, deps));
  }
  return { results };
}

async function pushOne(
  {
    userId,
    sentAt,
    sent,
  }: {
    readonly userId: string;
    readonly sentAt: string;
    readonly sent: Push['operations'][number];
  },
  { database, clock, tellKept }: PushDeps,
): Promise<OperationResult> {
  const decoded = operationSchema.safeParse(sent);
  const outcome = await database.withUser(userId, (tx) =>
    applyOnce({ tx, userId }, sent.opId, async (head) => {
      if (!decoded.success) return refusal(sent.opId, 'operation.invalid');
      const operation = decoded.data;
      const at = correctedAt({ at: operation.at, sentAt, now: clock.now() });
      return applyToRows({ tx, userId }, { ...operation, at }, head);
    }),
  );
  const kind = decoded.success ? decoded.data.change.kind : 'unreadable';
  tellKept(keptOf({ userId, kind }, outcome));
  return outcome.result;
}
