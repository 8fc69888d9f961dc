/** When to push and pull: at a change, when somebody comes back, every minute, and after a failure. */

import { millisecondsOf } from '#domain/calendar/instant.ts';
import { ApiError } from '../../api/api-error.ts';
import { failureOf } from '../../api/failure-of.ts';
import { oneRunAtATime } from '../one-run.ts';
import { type AskedWait, isAskedToWait, leftMs } from './asked-wait.ts';
import { backoffMs } from './backoff.ts';
import { pullSnapshot, type PullAsk } from './pull.ts';
import { aLoad, pushWaiting, type Load, type PushDeps } from './push.ts';
import { sessionOver, type SessionOver } from './session-over.ts';

const PULL_EVERY_MS = 60_000;

export type Sync = {
  /** Once the page is drawn: what it needs for that goes first. */
  start(first: { pull: boolean }): void;
  /** Something waits. */
  poke(): void;
  /** One attempt at everything; never throws, the view's `sync` tells how it went. */
  round(ask?: Partial<PullAsk>): Promise<void>;
  stop(): void;
};

export type SyncDeps = Omit<PushDeps, 'maySend'> & {
  /** Is the cookie of this browser still this person's? */
  readonly isOwner: () => boolean;
  /** Waits until no tab is ending or renewing the session. */
  readonly sessionSettled: () => Promise<void>;
  readonly onSessionOver: (why: SessionOver) => void;
};

type Work = {
  readonly deps: PushDeps & SyncDeps;
  isStopped: boolean;
  failures: number;
  wait: AskedWait | null;
  readonly load: Load;
  asked: PullAsk;
  cancelRetry: (() => void) | null;
  cancelMinute: () => void;
  cancelFirst: () => void;
  forgetWake: () => void;
};

export function createSync(deps: SyncDeps): Sync {
  const work: Work = {
    deps: { ...deps, maySend: () => !work.isStopped && deps.isOwner() },
    isStopped: false,
    failures: 0,
    wait: null,
    load: aLoad(),
    asked: { pull: false, fresh: false },
    cancelRetry: null,
    cancelMinute: () => undefined,
    cancelFirst: () => undefined,
    forgetWake: () => undefined,
  };
  const runInTurn = oneRunAtATime(async () => {
    if (work.deps.maySend()) await attempt(work, retry);
  });
  const retry = (): void => void runInTurn();
  const round: Sync['round'] = (ask = {}) => {
    work.asked.pull ||= ask.pull ?? false;
    work.asked.fresh ||= ask.fresh ?? false;
    return runInTurn();
  };
  const everyMinute = (): void => {
    work.cancelMinute = deps.device.after(PULL_EVERY_MS, () => {
      void round({ pull: deps.device.isVisible() });
      everyMinute();
    });
  };
  return {
    start(first) {
      work.forgetWake = deps.device.onWake(() => void round({ pull: true }));
      everyMinute();
      work.cancelFirst = deps.device.whenIdle(() => void round(first));
    },
    poke() {
      // While the server is away, more taps must not mean more requests.
      if (work.cancelRetry !== null) return;
      // What was tapped is painted first; it is on the disk already.
      deps.device.whenIdle(() => void round());
    },
    round,
    stop: () => stop(work),
  };
}

function stop(work: Work): void {
  work.isStopped = true;
  work.cancelRetry?.();
  work.cancelMinute();
  work.cancelFirst();
  work.forgetWake();
}

async function attempt(work: Work, retry: () => void): Promise<void> {
  const { asked } = work;
  work.cancelRetry?.();
  work.cancelRetry = null;
  work.asked = { pull: false, fresh: false };
  const { pushFailure, pullFailure, hasGoneBack } = await exchangeInSession(work, asked);
  if (work.isStopped) return;
  // The same answer once more changes nothing.
  if (pushFailure !== work.wait?.failure)
    work.wait = isAskedToWait(pushFailure) ? { failure: pushFailure, fromMs: nowMs(work) } : null;
  if (pullFailure !== null) {
    work.asked.pull ||= asked.pull;
    work.asked.fresh ||= asked.fresh;
  }
  // A server that asks to wait is well.
  const failure = isAskedToWait(pushFailure)
    ? (pullFailure ?? pushFailure)
    : (pushFailure ?? pullFailure);
  conclude(work, { failure, retry });
  // What it had acknowledged waits again.
  if (failure === null && hasGoneBack) retry();
}

/** One that has just ended or gone on under another token, in whichever tab, is asked about again. */
async function exchangeInSession(work: Work, asked: PullAsk): Promise<Exchanged> {
  const { deps } = work;
  const first = await exchange(work, asked);
  const over = sessionOver(first.pushFailure ?? first.pullFailure);
  if (over !== 'unauthorised') return first;
  await deps.sessionSettled();
  if (deps.maySend()) return exchange(work, asked);
  return { pushFailure: null, pullFailure: null, hasGoneBack: false };
}

type Exchanged = {
  readonly pushFailure: unknown;
  readonly pullFailure: unknown;
  /** The server's database, such as to a standby that lacks its last commits. */
  readonly hasGoneBack: boolean;
};

/** Each fails for itself: a server that cannot write can often still be read. */
async function exchange(work: Work, asked: PullAsk): Promise<Exchanged> {
  const { deps, load, wait } = work;
  const mustWait = leftMs(wait, nowMs(work)) > 0;
  const pushFailure = mustWait ? wait?.failure : await failureOf(() => pushWaiting(deps, load));
  const isOver = sessionOver(pushFailure) !== null;
  let hasGoneBack = false;
  const pull = async (): Promise<void> => {
    hasGoneBack = await pullSnapshot(deps, asked);
  };
  const pullFailure = isOver ? null : await failureOf(pull);
  return { pushFailure, pullFailure, hasGoneBack };
}

function nowMs({ deps }: Work): number {
  return millisecondsOf(deps.device.now());
}

function conclude(work: Work, end: { failure: unknown; retry: () => void }): void {
  const { failure } = end;
  const { device, held, onSessionOver } = work.deps;
  const over = sessionOver(failure);
  if (failure === null) {
    work.failures = 0;
    held.setSync('idle');
  } else if (over !== null) {
    stop(work);
    held.setSync('stopped');
    onSessionOver(over);
  } else {
    const askedMs = failure === work.wait?.failure ? leftMs(work.wait, nowMs(work)) : 0;
    work.failures = askedMs > 0 ? 0 : work.failures + 1;
    held.setSync(askedMs > 0 ? 'asked-to-wait' : 'unreachable');
    const retryAfterMs = failure instanceof ApiError ? failure.retryAfterMs : 0;
    const waitMs =
      askedMs || backoffMs({ failures: work.failures, random: device.random(), retryAfterMs });
    work.cancelRetry = device.after(waitMs, end.retry);
  }
}
