/** One person's plan in the browser: shown at once, kept on the device, brought to the server. */

import type { Change, Operation } from '#domain/operations/operation.ts';
import { isPending, type Stored } from './outbox/record.ts';
import type { OutboxStorage } from './outbox/storage.ts';
import { createHeldPlan, type HeldPlan } from './held-plan.ts';
import { createPlanDisk, type PlanDisk } from './plan-disk.ts';
import { goesWell, type PlanStore } from './plan-view.ts';
import { createSync, type Sync, type SyncDeps } from './sync/sync.ts';

export type PlanStoreDeps = Omit<SyncDeps, 'held' | 'disk'> & {
  readonly userId: string;
  readonly storage: OutboxStorage;
  readonly stored: Stored;
  /** What a plan of the same person has left in this tab, and nowhere else. */
  readonly left?: readonly Operation[];
  /** It has come from the server at this moment, which need not be asked again. */
  readonly isNew?: boolean;
};

type Parts = PlanStoreDeps & {
  readonly held: HeldPlan;
  readonly disk: PlanDisk;
  readonly sync: Sync;
};

export function createPlanStore(deps: PlanStoreDeps): PlanStore {
  const { device, userId, storage, stored, left = [], isNew = false } = deps;
  const held = createHeldPlan({ userId, stored, left, storage: storage.kind });
  const disk = createPlanDisk({ device, held, storage });
  const sync = createSync({ ...deps, held, disk });
  const parts: Parts = { ...deps, held, disk, sync };
  let isStopped = false;
  let isDiscarded = false;
  const rest = (): void => {
    isStopped = true;
    sync.stop();
  };
  sync.start({ pull: !isNew });
  for (const operation of held.unsaved()) append(parts, operation);
  return {
    getView: held.getView,
    subscribe: held.subscribe,
    change: (change, opId = device.newId()) => !isStopped && makeChange(parts, { change, opId }),
    pull: ({ fresh = false } = {}) => sync.round({ pull: true, fresh }),
    flush: () => flush(parts),
    async kept() {
      await disk.appended();
      return held.getView().storage === 'durable';
    },
    left: () => (isDiscarded ? [] : leftIn(held)),
    dismissRefusal(opId) {
      held.dismissLocalRefusal(opId);
      void disk.dismissRefusal(opId).catch(() => undefined);
    },
    stop() {
      rest();
      disk.stop();
    },
    async leave() {
      rest();
      await disk.appended();
      await disk.leave();
    },
    async wipe({ discard }) {
      rest();
      await disk.appended();
      isDiscarded = discard;
      if (discard || !(await hasWaiting(parts))) await disk.wipe();
      else await disk.leave();
    },
  };
}

function makeChange(
  parts: Parts,
  wanted: { readonly change: Change; readonly opId: string },
): boolean {
  const { device, held } = parts;
  const { now, zone } = device;
  const operation: Operation = { schema: 1, at: now(), zone: zone(), ...wanted };
  if (!held.show(operation)) return false;
  append(parts, operation);
  device.keepStorage();
  return true;
}

function append({ disk, sync }: Parts, operation: Operation): void {
  void disk.append(operation).then(sync.poke);
}

function leftIn(held: HeldPlan): readonly Operation[] {
  if (held.getView().storage === 'durable') return [];
  const waiting = held.stored().records.filter(isPending);
  return [...waiting.map(({ operation }) => operation), ...held.unsaved()];
}

/** What another tab did a moment ago counts as well. */
async function hasWaiting({ held, disk }: Parts): Promise<boolean> {
  await disk.refresh();
  const { waiting, newer } = held.getView();
  return waiting + newer > 0;
}

/** Somebody may go on changing things meanwhile, but not without end. */
const MOST_ROUNDS = 3;

async function flush({ held, disk, sync }: Parts): Promise<number> {
  for (let round = 1; ; round += 1) {
    await disk.appended();
    await sync.round();
    const view = held.getView();
    if (view.waiting === 0 || !goesWell(view.sync) || round === MOST_ROUNDS) return view.waiting;
  }
}
