import type { Logger } from 'pino';
import type { LiveRepository } from './live.repository.ts';

/** A commit is told so long after it at most; all that happened meanwhile goes along. */
const GATHER_MS = 20;
const RETRY_MS = 1_000;
/** Far below what one statement takes. */
const MOST_AT_ONCE = 5_000;

/**
 * Tells the other servers which versions are out. A notification within a transaction makes every
 * commit of the whole database wait for the one before it; so it is told afterwards, for many
 * commits in one statement. What a server that dies could not tell any more is found by the next
 * heartbeat of the streams.
 */
export function createAnnouncer({
  repository,
  log,
}: {
  readonly repository: Pick<LiveRepository, 'tell'>;
  readonly log: Logger;
}) {
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let telling: Promise<void> = Promise.resolve();

  const wake = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = null;
      telling = tell();
    }, ms).unref();
  };

  async function tell(): Promise<void> {
    const now = [...waiting].slice(0, MOST_AT_ONCE);
    for (const [userId] of now) waiting.delete(userId);
    if (now.length === 0) return;
    try {
      await repository.tell(now.map(([userId, version]) => ({ userId, version })));
      if (waiting.size > 0) wake(GATHER_MS);
    } catch (error) {
      log.warn({ err: error }, 'the other servers could not be told of changes');
      for (const [userId, version] of now)
        waiting.set(userId, Math.max(version, waiting.get(userId) ?? 0));
      wake(RETRY_MS);
    }
  }

  return {
    announce(userId: string, version: number): void {
      waiting.set(userId, Math.max(version, waiting.get(userId) ?? 0));
      wake(GATHER_MS);
    },
    /** Tells what is left to tell. */
    async stop(): Promise<void> {
      if (timer !== null) clearTimeout(timer);
      await telling;
      await tell();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
