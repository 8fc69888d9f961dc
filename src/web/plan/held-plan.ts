/** The plan as this tab holds it in memory: what the disk said last, plus what is on its way there. */

import type { Profile } from '#domain/profile/profile.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { isPending, standingOf, type Base, type Stored } from './outbox/record.ts';
import type { PlanView, Refusal, SyncState } from './plan-view.ts';
import { refusalMessage } from './refusal-messages.ts';
import { createReducer, createReplayer } from './replayed.ts';

export type HeldPlan = {
  getView(): PlanView;
  subscribe(listener: () => void): () => void;
  stored(): Stored;
  /** Operations that no read of the disk has shown yet. */
  unsaved(): readonly Operation[];
  /** Shows an operation at once; false, with a notice, when it cannot be made any more. */
  show(operation: Operation): boolean;
  markSaved(opId: string): void;
  /** Call before reading the disk, and give the answer to what comes back. */
  beginRead(): (stored: Stored) => void;
  setSync(sync: SyncState): void;
  setStorage(storage: PlanView['storage']): void;
  dismissLocalRefusal(opId: string): void;
};

type Unsaved = { readonly operation: Operation; readonly isSaved: boolean };

/** Everything a view is made of. */
type Parts = {
  readonly userId: string;
  readonly stored: Stored;
  readonly unsaved: readonly Unsaved[];
  readonly localRefusals: readonly Refusal[];
  readonly sync: SyncState;
  readonly storage: PlanView['storage'];
};

type Start = Pick<Parts, 'userId' | 'stored' | 'storage'> & {
  /** From an earlier plan. Shown as far as it still can be made: the server says what comes of it. */
  readonly left?: readonly Operation[];
};

export function createHeldPlan(start: Start): HeldPlan {
  const apply = createReducer();
  const replayed = createReplayer(apply);
  const listeners = new Set<() => void>();
  let parts = partsAt(start);
  let view = viewOf(parts, replayed);
  const set = (changed: Partial<Parts>): void => {
    parts = { ...parts, ...changed };
    view = viewOf(parts, replayed);
    for (const listener of listeners) listener();
  };
  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stored: () => parts.stored,
    unsaved: () => parts.unsaved.map(({ operation }) => operation),
    show(operation) {
      const applied = apply(view.profile, operation);
      const { unsaved, localRefusals } = parts;
      if (applied.ok) set({ unsaved: [...unsaved, { operation, isSaved: false }] });
      else set({ localRefusals: [...localRefusals, toRefusal({ ...operation, ...applied })] });
      return applied.ok;
    },
    markSaved(opId) {
      const unsaved = parts.unsaved.map((one) =>
        one.operation.opId === opId ? { ...one, isSaved: true } : one,
      );
      // What is shown does not depend on it.
      parts = { ...parts, unsaved };
    },
    beginRead() {
      // Saved before this read began, so the read tells: in the outbox, or settled and gone.
      const saved = parts.unsaved.filter(({ isSaved }) => isSaved);
      const told = new Set(saved.map(({ operation }) => operation.opId));
      return (stored) => {
        const kept = new Set(stored.records.map(({ opId }) => opId));
        const isOpen = ({ operation: { opId } }: Unsaved): boolean =>
          !told.has(opId) && !kept.has(opId);
        set({ stored, unsaved: parts.unsaved.filter(isOpen) });
      };
    },
    setSync(sync) {
      if (sync !== parts.sync) set({ sync });
    },
    setStorage: (storage) => set({ storage }),
    dismissLocalRefusal: (opId) =>
      set({ localRefusals: parts.localRefusals.filter((refusal) => refusal.opId !== opId) }),
  };
}

function partsAt({ left = [], ...start }: Start): Parts {
  const { records } = start.stored;
  const unsaved = left
    .filter(({ opId }) => !records.some((record) => record.opId === opId))
    .map((operation) => ({ operation, isSaved: false }));
  return { ...start, unsaved, localRefusals: [], sync: 'idle' };
}

function viewOf(
  parts: Parts,
  replayed: (base: Base, operations: readonly Operation[]) => Profile,
): PlanView {
  const { userId, stored, unsaved, localRefusals, sync, storage } = parts;
  const { base, records } = stored;
  const operations = [...records, ...unsaved].map(({ operation }) => operation);
  return {
    userId,
    profile: replayed(base, operations),
    version: standingOf({ records, version: base.version }).version,
    waiting: records.filter(isPending).length + unsaved.length,
    newer: stored.newer,
    refusals: [...stored.refusals.map(toRefusal), ...localRefusals],
    sync,
    storage,
  };
}

function toRefusal({ opId, change, code }: Omit<Refusal, 'message'>): Refusal {
  return { opId, change, code, message: refusalMessage(change) };
}
