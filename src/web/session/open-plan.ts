import type { Snapshot } from '#domain/contract.ts';
import { createMemoryStorage } from '../plan/outbox/memory-storage.ts';
import { createOpeningStorage } from '../plan/outbox/opening-storage.ts';
import type { Stored } from '../plan/outbox/record.ts';
import type { OutboxStorage } from '../plan/outbox/storage.ts';

export type OpenStorage = (userId: string) => Promise<OutboxStorage>;

/**
 * What this device keeps of a person, brought up to the snapshot when there is one. Null when
 * nothing can be drawn yet; with a snapshot there always is something, if only in memory.
 */
export async function openPlan(ask: {
  openStorage: OpenStorage;
  userId: string;
  snapshot: Snapshot | null;
}): Promise<{ storage: OutboxStorage; stored: Stored } | null> {
  const { snapshot } = ask;
  const kept = await openKept(ask).catch(() => null);
  if (kept !== null || snapshot === null) return kept;
  const stored = storedOf(snapshot);
  return { stored, storage: createMemoryStorage({ stored, unsaved: [] }) };
}

/**
 * The plan that has just come, to be drawn before the device keeps it. For a device that held nothing of
 * this person: what may wait there from an earlier time is shown a moment later.
 */
export function openBeforeKept(ask: {
  openStorage: OpenStorage;
  userId: string;
  snapshot: Snapshot;
}): { storage: OutboxStorage; stored: Stored } {
  const { openStorage, snapshot, userId } = ask;
  const opening = openStorage(userId).then(async (storage) => {
    await storage.replaceBase(snapshot).catch((failure: unknown) => {
      storage.close();
      throw failure;
    });
    return storage;
  });
  return { storage: createOpeningStorage(opening), stored: storedOf(snapshot) };
}

function storedOf(snapshot: Snapshot): Stored {
  // No base on a disk has this generation: the first read brings in what is there.
  return { base: { ...snapshot, generation: 0 }, records: [], refusals: [], newer: 0 };
}

async function openKept(ask: {
  openStorage: OpenStorage;
  userId: string;
  snapshot: Snapshot | null;
}): Promise<{ storage: OutboxStorage; stored: Stored } | null> {
  const storage = await ask.openStorage(ask.userId);
  try {
    if (ask.snapshot !== null) await storage.replaceBase(ask.snapshot);
    const { base, ...outbox } = await storage.read(null);
    if (base !== null) return { storage, stored: { base, ...outbox } };
  } catch {
    // Unreadable or full: the caller goes on without, and what is in it stays.
  }
  storage.close();
  return null;
}
