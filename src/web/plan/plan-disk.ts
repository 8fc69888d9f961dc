/** Keeps what `HeldPlan` shows, tells the other tabs, and goes on in memory where the disk fails. */

import type { Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import type { Channel, Device } from '../device/device.ts';
import type { HeldPlan } from './held-plan.ts';
import { createMemoryStorage } from './outbox/memory-storage.ts';
import type { Told, Settlement } from './outbox/record.ts';
import type { OutboxStorage } from './outbox/storage.ts';
import { oneRunAtATime } from './one-run.ts';

export type PlanDisk = {
  /** Never fails: without a disk the operation is kept in memory, and the view says so. */
  append(operation: Operation): Promise<void>;
  /** Shows what any tab has written up to this call. */
  refresh(): Promise<void>;
  settle(settlements: readonly Settlement[]): Promise<void>;
  replaceBase(snapshot: Snapshot, told: Told): Promise<void>;
  compact(): Promise<'done' | 'diverged'>;
  dismissRefusal(opId: string): Promise<void>;
  /** When every append so far is over. */
  appended(): Promise<void>;
  stop(): void;
  leave(): Promise<void>;
  wipe(): Promise<void>;
};

type Keeping = {
  readonly held: HeldPlan;
  readonly channel: Channel;
  readonly refresh: () => Promise<void>;
  storage: OutboxStorage;
  isStopped: boolean;
};

export function createPlanDisk(deps: {
  device: Device;
  held: HeldPlan;
  storage: OutboxStorage;
}): PlanDisk {
  const { device, held, storage } = deps;
  const refresh = oneRunAtATime(() => readAndShow(keeping));
  const channel = device.openChannel(`unstuck-plan-${held.getView().userId}`, () => {
    void refresh().catch(ignore);
  });
  const keeping: Keeping = { held, channel, refresh, storage, isStopped: false };
  let appends: Promise<void> = Promise.resolve();
  const stop = (): void => {
    keeping.isStopped = true;
    channel.close();
    keeping.storage.close();
  };
  return {
    append(operation) {
      const appending = append(keeping, operation).catch(ignore);
      appends = Promise.all([appends, appending]).then(ignore);
      return appending;
    },
    refresh,
    settle: (settlements) => write(keeping, (used) => used.settle(settlements)),
    replaceBase: (snapshot, told) => write(keeping, (used) => used.replaceBase(snapshot, told)),
    compact: () => write(keeping, (used) => used.compact(held.stored().base)),
    dismissRefusal: (opId) => write(keeping, (used) => used.dismissRefusal(opId)),
    appended: () => appends,
    stop,
    async leave() {
      await keeping.storage.forgetCopy();
      stop();
    },
    async wipe() {
      stop();
      await storage.destroy();
    },
  };
}

async function readAndShow(keeping: Keeping): Promise<void> {
  if (keeping.isStopped) return;
  const { held } = keeping;
  const show = held.beginRead();
  const stored = await attempt(keeping, (storage) => storage.read(held.stored().base));
  // Without a base another tab is rebuilding the database: what we hold stays on screen.
  if (stored.base !== null && !keeping.isStopped) show(stored);
}

async function append(keeping: Keeping, operation: Operation): Promise<void> {
  await attempt(keeping, (storage) => storage.append(operation));
  keeping.held.markSaved(operation.opId);
  if (!keeping.isStopped) keeping.channel.post('changed');
}

async function write<Result>(
  keeping: Keeping,
  run: (storage: OutboxStorage) => Promise<Result>,
): Promise<Result> {
  const result = await attempt(keeping, run);
  if (!keeping.isStopped) keeping.channel.post('changed');
  await keeping.refresh();
  return result;
}

async function attempt<Result>(
  keeping: Keeping,
  run: (storage: OutboxStorage) => Promise<Result>,
): Promise<Result> {
  const { held, storage } = keeping;
  try {
    return await run(storage);
  } catch (failure) {
    if (keeping.isStopped || storage.kind === 'memory') throw failure;
    if (keeping.storage === storage) {
      keeping.storage = createMemoryStorage({ stored: held.stored(), unsaved: held.unsaved() });
      storage.close();
      held.setStorage('memory');
    }
    return run(keeping.storage);
  }
}

function ignore(): void {
  // A stopped store has nobody left to tell.
}
