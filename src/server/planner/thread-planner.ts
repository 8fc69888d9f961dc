import { Worker } from 'node:worker_threads';
import type { BrainDump, PlanDraft } from '#domain/planner/plan-draft.ts';
import { builtInPlanner } from './built-in.ts';
import type { Planner } from './planner.ts';

const THREAD = new URL('./plan-thread.ts', import.meta.url);
/** A hundred times what the longest dump takes, once the thread has all it needs for it. */
const WITHIN_MS = 30_000;
/** For a busy machine, on which the planner's hundred modules and their words are long in coming. */
const BEGUN_WITHIN_MS = 180_000;
/** All the planner's words are some 30 MB. */
const IDLE_MS = 10 * 60_000;

/**
 * The planner that needs no service, on a thread of its own: whatever somebody wrote, the others are
 * answered meanwhile, and a text that is never read to its end fails alone.
 */
export function threadPlanner({
  thread = THREAD,
  withinMs = WITHIN_MS,
  idleMs = IDLE_MS,
}: {
  readonly thread?: URL;
  readonly withinMs?: number;
  readonly idleMs?: number;
} = {}): Planner {
  let worker: Worker | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function drop(): void {
    void worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    // It has no use for the secrets of this process.
    const started = new Worker(thread, { env: {} });
    started.unref();
    // One that fails while nobody asks is not asked again.
    started.on('error', () => worker === started && drop());
    return started;
  }

  async function ask(dump: BrainDump): Promise<PlanDraft> {
    clearTimeout(idle);
    worker ??= start();
    try {
      return await answerOf(worker, { dump, withinMs });
    } catch (error) {
      drop();
      throw error;
    } finally {
      idle = setTimeout(drop, idleMs).unref();
    }
  }

  return {
    async structure(dump, { signal } = {}) {
      const asked = before.then(() => {
        signal?.throwIfAborted();
        return ask(dump);
      });
      before = asked.catch(() => undefined);
      return { draft: await asked, plannedBy: 'built-in' };
    },

    // A change is short, and its new ids are made here.
    revise: builtInPlanner.revise,
  };
}

function answerOf(
  worker: Worker,
  { dump, withinMs }: { readonly dump: BrainDump; readonly withinMs: number },
): Promise<PlanDraft> {
  const done = new AbortController();
  return new Promise<PlanDraft>((resolve, reject) => {
    const late = () => reject(new Error('The plan was not made in time.'));
    let timer = setTimeout(late, BEGUN_WITHIN_MS);
    const hear = (draft: PlanDraft | null): void => {
      if (draft !== null) return resolve(draft);
      clearTimeout(timer);
      timer = setTimeout(late, withinMs);
    };
    const ended = () => reject(new Error('The thread that plans has ended.'));
    const listeners = { message: hear, error: reject, exit: ended };
    for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
    done.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
    });
    worker.postMessage(dump);
  }).finally(() => done.abort());
}
