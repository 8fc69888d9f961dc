/** Hears within a moment that another device changed something. What it was comes by a pull. */

import type { Api } from '../../api/client.ts';
import type { Channel, Device } from '../../device/device.ts';
import type { PlanStore } from '../plan-view.ts';
import { backoffMs } from '../sync/backoff.ts';
import { oneRunAtATime } from '../one-run.ts';
import { listen, type Ending } from './listen.ts';

/** A tab that nobody looks at lets go of the connection at the second look. */
const LOOK_EVERY_MS = 30_000;
/** Over how long those spread that a stopping server has sent away. */
const SPREAD_MS = 3_000;
const CROWDED_MS = 60_000;

export type LiveDeps = {
  readonly api: Pick<Api, 'call'>;
  readonly device: Device;
  readonly store: Pick<PlanStore, 'getView' | 'pull' | 'flush'>;
};

type Live = LiveDeps & {
  readonly userId: string;
  readonly channel: Channel;
  /** The newest version that anybody has spoken of. */
  newest: number;
  readonly catchUp: () => Promise<void>;
  /** From when this tab wants to be the one that listens, to when it does not any more. */
  turn: AbortController | null;
  hidden: number;
  /** Cuts a pause short. */
  wakeUp: () => void;
};

/**
 * One connection for all tabs: whichever visible tab holds the lock listens, and what it pulls the
 * others read from the disk they share. The answer ends it.
 */
export function keepLive(deps: LiveDeps): () => void {
  const { device, store } = deps;
  const { userId } = store.getView();
  const channel = device.openChannel(`unstuck-live-${userId}`, (version) => {
    // Without a disk to share each tab has to ask for itself.
    if (store.getView().storage === 'memory') hear(live, Number(version));
  });
  const live: Live = {
    ...deps,
    userId,
    channel,
    newest: 0,
    catchUp: oneRunAtATime(() => catchUp(live)),
    turn: null,
    hidden: 0,
    wakeUp: () => undefined,
  };
  let cancelLook = (): void => undefined;
  const lookAgain = (): void => {
    cancelLook = device.after(LOOK_EVERY_MS, () => {
      look(live);
      lookAgain();
    });
  };
  const forgetWake = device.onWake(() => {
    live.wakeUp();
    look(live);
  });
  const forgetLeave = device.onLeave(() => leave(live));
  look(live);
  lookAgain();
  return () => {
    cancelLook();
    forgetWake();
    forgetLeave();
    leave(live);
    channel.close();
  };
}

function look(live: Live): void {
  live.hidden = live.device.isVisible() ? 0 : live.hidden + 1;
  if (live.hidden === 0) join(live);
  else if (live.hidden > 1) leave(live);
}

function join(live: Live): void {
  if (live.turn !== null) return;
  const turn = new AbortController();
  live.turn = turn;
  const over = (): void => {
    if (live.turn === turn) live.turn = null;
  };
  void live.device
    .withLock(`unstuck-live-${live.userId}`, () => listenOn(live, turn.signal))
    .then(over, over);
}

function leave(live: Live): void {
  live.turn?.abort();
  live.turn = null;
  live.wakeUp();
}

/** One stream after the other, until this tab's turn is over or nobody is signed in. */
async function listenOn(live: Live, signal: AbortSignal): Promise<void> {
  const { api, device, userId } = live;
  let failures = 0;
  while (!signal.aborted) {
    const ending = await listen({
      api,
      device,
      userId,
      signal,
      onVersion(version) {
        failures = 0;
        hear(live, version);
        live.channel.post(version);
      },
    });
    if (signal.aborted) return;
    if (ending.why === 'signed-out') {
      // The store finds the session over, or this was about another session, and the next look joins again.
      await live.store.pull();
      return;
    }
    failures += 1;
    await pause(live, pauseAfter(ending, { failures, random: device.random() }));
  }
}

function pauseAfter(
  { why, retryAfterMs }: Ending,
  { failures, random }: { failures: number; random: number },
): number {
  if (why === 'stopping') return random * SPREAD_MS;
  if (why === 'too-many') return CROWDED_MS * (1 + random);
  // A stream that grew too old had been well: its first pause is the shortest there is.
  return backoffMs({ failures, random, retryAfterMs });
}

function pause(live: Live, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const cancel = live.device.after(ms, resolve);
    live.wakeUp = () => {
      cancel();
      resolve();
    };
  });
}

function hear(live: Live, version: number): void {
  live.newest = Math.max(live.newest, version);
  if (isBehind(live)) void live.catchUp();
}

/** Own changes are spoken of as well: what is on its way is waited for, and often that was all. */
async function catchUp(live: Live): Promise<void> {
  const { store } = live;
  if (isBehind(live) && store.getView().waiting > 0) await store.flush();
  if (isBehind(live)) await store.pull();
}

function isBehind({ newest, store }: Live): boolean {
  return newest > store.getView().version;
}
