import type { OperationResult, PushReply } from '#domain/contract.ts';
import type { SeenSession } from '../auth/seen-cookies.ts';
import { applyRemembered } from './everyday.usecase.ts';
import { keptOf } from './kept.ts';
import { readOperation, type Push, type PushDeps } from './push.usecase.ts';

/**
 * Applies a push on what is remembered of person and session, in one statement for each operation, which
 * keeps nothing when either is no longer so. Null when anything stands in the way: then the whole
 * push goes the ordinary way, which answers what was kept already as what was sent twice.
 */
export function createQuickPush({
  clock,
  tellKept,
  everyday,
}: Pick<PushDeps, 'clock' | 'tellKept' | 'everyday'>) {
  return async (
    { userId, token: session }: SeenSession,
    { sentAt, operations }: Push,
  ): Promise<PushReply | null> => {
    // The session is looked up with an operation, and with nothing else.
    if (operations.length === 0) return null;
    const results: OperationResult[] = [];
    for (const sent of operations) {
      const operation = readOperation(sent, { sentAt, now: clock.now() });
      if (operation === null) return null;
      const outcome = await applyRemembered({ userId, session, operation }, everyday);
      if (outcome === null) return null;
      tellKept(keptOf({ userId, kind: operation.change.kind }, outcome));
      results.push(outcome.result);
    }
    return { results };
  };
}
