import { Worker } from 'node:worker_threads';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { createTurns } from '../turns.ts';
import { FIRST_PAGES } from './first-pages.ts';
import type { ThreadResult, ThreadWork } from './plan-thread.ts';
import type { Complete, CompletedPlan, Planner, Revision } from './planner.ts';

const THREAD = new URL('./plan-thread.ts', import.meta.url);
/** A hundred times what the longest dump takes, and thirty times a change of the longest plan, once the thread has all it needs for it. */
const WITHIN_MS = 30_000;
/** For a busy machine, on which the planner's hundred modules and their words are long in coming. */
const BEGUN_WITHIN_MS = 180_000;
/** Of what is planned for nobody. */
const FIRST_DAY = '2026-01-01';
/** After this the thread ends: the planner's words take some 30 MB. */
const IDLE_MS = 10 * 60_000;

type ThreadSettings = {
  readonly thread?: URL;
  readonly withinMs?: number;
  readonly idleMs?: number;
};

/**
 * The planner that needs no service, on a thread of its own: whatever somebody wrote, the others are
 * answered meanwhile, and a text that is never read to its end fails alone.
 */
export function threadPlanner({
  thread = THREAD,
  withinMs = WITHIN_MS,
  idleMs = IDLE_MS,
}: ThreadSettings = {}): Planner & { readonly complete: Complete } {
  let worker: Worker | null = null;
  const { asked, inTurn } = createTurns();
  let idle: NodeJS.Timeout | undefined;

  function drop(): void {
    void worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    const started = aThread(thread);
    // A thread that fails while nobody asks it would answer nobody any more.
    return started.on('error', () => worker === started && drop());
  }

  async function ask(work: ThreadWork): Promise<ThreadResult> {
    clearTimeout(idle);
    worker ??= start();
    try {
      return await answerOf(worker, { work, withinMs });
    } catch (error) {
      drop();
      throw error;
    } finally {
      idle = setTimeout(drop, idleMs).unref();
    }
  }

  /** A result of the work's kind. */
  const resultOf = <Result extends ThreadResult>(work: ThreadWork, signal?: AbortSignal) =>
    inTurn('thread', () => {
      signal?.throwIfAborted();
      return ask(work) as Promise<Result>;
    });

  return {
    begin() {
      if (worker !== null) return;
      worker = start();
      const plan = (text: string) => resultOf({ dump: { text, today: FIRST_DAY } });
      planAhead(plan, () => asked('thread') > 0).catch(() => undefined);
    },

    structure: async (dump, { signal } = {}) => ({
      draft: await resultOf<PlanDraft>({ dump }, signal),
      plannedBy: 'built-in',
    }),

    // `newId` stays behind, for no function gets to the thread: it makes ids by itself.
    revise: (change, { signal }) => resultOf<Revision>({ change }, signal),

    complete: (incomplete, cancelled) => resultOf<CompletedPlan>({ incomplete }, cancelled),
  };
}

async function planAhead(
  plan: (text: string) => Promise<unknown>,
  isAsked: () => boolean,
): Promise<void> {
  for (const text of FIRST_PAGES) {
    if (isAsked()) return;
    await plan(text);
  }
}

function aThread(code: URL): Worker {
  // The thread has no use for the secrets in this process's environment.
  const thread = new Worker(code, { env: {} });
  thread.unref();
  return thread;
}

function answerOf(
  worker: Worker,
  { work, withinMs }: { readonly work: ThreadWork; readonly withinMs: number },
): Promise<ThreadResult> {
  const done = new AbortController();
  return new Promise<ThreadResult>((resolve, reject) => {
    const late = () => reject(new Error('The plan was not made in time.'));
    let timer = setTimeout(late, BEGUN_WITHIN_MS);
    const hear = (result: ThreadResult | null): void => {
      if (result !== null) return resolve(result);
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
    worker.postMessage(work);
  }).finally(() => done.abort());
}
