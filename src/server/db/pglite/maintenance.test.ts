import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../test-database.ts';
import { startMaintenance } from './maintenance.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that brings to the disk what it is told, and what it did. */
function aDatabase() {
  let syncs = 1;
  const done: string[] = [];
  const disk = { isFull: false };
  const session = {
    closed: false,
    exec: async (statement: string) => {
      if (disk.isFull) throw new Error('No space left on device.');
      done.push(statement);
      syncs += 1;
    },
  };
  const maintenance = startMaintenance({ session, syncs: () => syncs }, silentLog);
  return {
    maintenance,
    disk,
    write: () => (syncs += 1),
    /** How often it was vacuumed since the last look, and how often anything was done. */
    done: () => {
      const statements = done.splice(0);
      return { vacuums: statements.filter((text) => text.startsWith('VACUUM')).length, statements };
    },
  };
}

async function hours(count: number, each: () => void = () => undefined): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    each();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
  }
}

describe('the built-in database', () => {
  it('is vacuumed once a day, whatever the hour in which nobody writes', async () => {
    const { write, done } = aDatabase();
    for (let day = 0; day < 7; day++) {
      await hours(1);
      await hours(21, write);
      await hours(2);
    }
    expect(done().vacuums).toBe(7);
  });

  it('is vacuumed on a machine that is never on for a day', async () => {
    const { write, done, maintenance } = aDatabase();
    await hours(8, write);
    expect(done().vacuums).toBe(1);
    maintenance.stop();
    await hours(48, write);
    expect(done().statements).toEqual([]);
  });

  it('is vacuumed as soon as it can be, when it could not at first', async () => {
    const { write, done, disk } = aDatabase();
    disk.isFull = true;
    await hours(2, write);
    disk.isFull = false;
    await hours(1);
    expect(done().statements).toEqual(['VACUUM (ANALYZE)', 'CHECKPOINT']);
  });

  it('is left alone while nobody writes', async () => {
    const { write, done } = aDatabase();
    await hours(48);
    expect(done().statements).toEqual([]);
    await hours(1, write);
    await hours(1);
    expect(done().statements).toEqual(['VACUUM (ANALYZE)', 'CHECKPOINT']);
    await hours(72);
    expect(done().statements).toEqual([]);
  });
});
