import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Background = {
  /** Does some work after the answer that it is about; a failure is tried again, then logged. */
  readonly run: (name: string, work: () => Promise<void>) => void;
  /** Resolves when nothing is under way. */
  readonly settled: () => Promise<void>;
};

const MOST_WAITING = 1000;

/**
 * One piece of work after the other, in this process. What waits here is lost when the process
 * dies: a mail that never came is asked for again. In return the answer to a request tells nobody,
 * not even by its time, whether there was anything to do.
 */
export function createBackground({
  log,
  retryDelaysMs = [2_000, 15_000],
}: {
  readonly log: Logger;
  readonly retryDelaysMs?: readonly number[];
}): Background {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    for (const delay of [...retryDelaysMs, null]) {
      try {
        return await work();
      } catch (error) {
        const said = delay === null ? 'given up' : 'failed, will be tried again';
        log[delay === null ? 'error' : 'warn'](
          { err: error, work: name },
          `background work ${said}`,
        );
        if (delay !== null) await setTimeout(delay, undefined, { ref: false });
      }
    }
  }

  return {
    run(name, work) {
      if (waiting >= MOST_WAITING) return log.error({ work: name }, 'background work left out');
      waiting += 1;
      last = last.then(() => attempt(name, work)).finally(() => void (waiting -= 1));
    },
    settled: () => last,
  };
}
