/** A disk that is full or broken under the real app: what is answered then, and what is there afterwards. */

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS, type PushReply, type Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { operationOf } from '../../operations/test-push.ts';
import { testApp, TEST_NOW, type TestApp } from '../../test-app.ts';
import type { Person } from '../../test-person.ts';
import { createLog } from '../../logging/log.ts';
import { openPglite } from './pglite-database.ts';
import { aDataDirectory } from './test-data-directory.ts';
import { diskError, watchDisk, type DiskCall } from './test-disk.ts';

const REOPEN_AFTER_MS = 20;
const LOG_FILE = /\/pg_wal\/[0-9A-F]{24}$/;
const TABLE_FILE = /\/base\//;

let folder: string;
let test: TestApp;
let person: Person;
let trouble: ((call: DiskCall) => void) | null = null;
let stopWatching: () => void;
const lines: string[] = [];

beforeAll(async () => {
  const made = await aDataDirectory();
  const { dataDir } = made;
  folder = made.folder;
  stopWatching = watchDisk(dataDir, { before: (call) => trouble?.(call) });
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  const database = await openPglite({ dataDir, log, reopenAfterMs: REOPEN_AFTER_MS });
  test = await testApp({ database });
});
afterAll(async () => {
  await test.close();
  stopWatching();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  person = await test.signUp();
  await acknowledged(operationOf({ kind: 'settings.set', settings: { theme: 'dark' } }));
});
afterEach(() => {
  trouble = null;
});

function push(operation: Operation): Promise<Response> {
  return person.post(PATHS.operations, { sentAt: TEST_NOW, operations: [operation] });
}

async function acknowledged(operation: Operation): Promise<PushReply> {
  const reply = await push(operation);
  expect(reply.status).toBe(200);
  return (await reply.json()) as PushReply;
}

async function snapshot(): Promise<Snapshot> {
  return (await (await person.get(PATHS.profile)).json()) as Snapshot;
}

async function isUnavailable(reply: Response): Promise<void> {
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ error: { code: 'storage.unavailable' } });
}

function untilReady(): Promise<void> {
  return vi.waitFor(async () => expect((await test.request('/readyz')).status).toBe(200), {
    timeout: 60_000,
    interval: 50,
  });
}

/** Larger than what the tables have room for. */
function aLargeOperation(): Operation {
  const pebbles = Array.from({ length: 150 }, (_, place) =>
    aPebble({ id: `p${place}`, description: `${place} `.repeat(400).slice(0, 1_900) }),
  );
  return operationOf({ kind: 'mountains.add', mountains: [aMountain({ pebbles })] });
}

describe('a disk that is full', () => {
  it('refuses what needs room, goes on with what needs none, and takes it once there is room', async () => {
    const large = aLargeOperation();
    trouble = (call) => {
      if (call.kind === 'write' && TABLE_FILE.test(call.path)) throw diskError('ENOSPC');
    };
    await isUnavailable(await push(large));
    expect((await test.request('/healthz')).status).toBe(200);
    expect(await snapshot()).toMatchObject({ version: 1, profile: { mountains: [] } });
    trouble = null;
    expect((await acknowledged(large)).results).toMatchObject([{ ok: true, version: 2 }]);
    expect((await snapshot()).profile.mountains).toHaveLength(1);
  });
});

describe.each(['ENOSPC', 'EIO'] as const)(
  'a disk that answers %s to the database’s log',
  (code) => {
    it('has nothing acknowledged, ends no process, and loses nothing', async () => {
      const refused = operationOf({ kind: 'settings.set', settings: { theme: 'calm' } });
      trouble = (call) => {
        if (call.kind === 'write' && LOG_FILE.test(call.path)) throw diskError(code);
      };
      await isUnavailable(await push(refused));
      await isUnavailable(await push(refused));
      await isUnavailable(await person.get(PATHS.profile));
      expect((await test.request('/readyz')).status).toBe(503);
      expect((await test.request('/healthz')).status).toBe(200);
      trouble = null;
      await untilReady();
      expect(await snapshot()).toMatchObject({
        version: 1,
        profile: { settings: { theme: 'dark' } },
      });
      await acknowledged(refused);
      expect(await snapshot()).toMatchObject({
        version: 2,
        profile: { settings: { theme: 'calm' } },
      });
    });
  },
);

describe('a disk that fails once to keep what it was given', () => {
  it('is believed again only after everything was read back from it', async () => {
    const first = operationOf({ kind: 'settings.set', settings: { theme: 'calm' } });
    const second = operationOf({ kind: 'settings.set', settings: { theme: 'light' } });
    let isBroken = true;
    trouble = (call) => {
      if (call.kind !== 'sync' || !LOG_FILE.test(call.path) || !isBroken) return;
      isBroken = false;
      throw diskError('EIO');
    };
    await isUnavailable(await push(first));
    // The disk would take this one: but what the first one left behind may be gone from it.
    await isUnavailable(await push(second));
    await untilReady();
    await acknowledged(first);
    await acknowledged(second);
    expect(await snapshot()).toMatchObject({
      version: 3,
      profile: { settings: { theme: 'light' } },
    });
  });

  it('does not stop a server that tries again for a long time', async () => {
    const openFiles = (): number =>
      existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0;
    const before = openFiles();
    let tries = 0;
    trouble = (call) => {
      if (call.kind !== 'sync') return;
      tries += 1;
      throw diskError('EIO');
    };
    await isUnavailable(
      await push(operationOf({ kind: 'settings.set', settings: { theme: 'calm' } })),
    );
    await vi.waitFor(() => expect(tries).toBeGreaterThan(4), { timeout: 60_000, interval: 50 });
    expect((await test.request('/healthz')).status).toBe(200);
    trouble = null;
    await untilReady();
    expect(openFiles()).toBeLessThan(before + 10);
    expect((await snapshot()).version).toBeGreaterThanOrEqual(1);
  });
});

it('tells the operator when it begins, when it lasts and when it is over', () => {
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const begins = messages.filter((message) => message.startsWith('the disk did not keep'));
  const ends = messages.filter((message) => message === 'the database is open again');
  expect(begins).toHaveLength(4);
  expect(ends).toHaveLength(4);
  expect(messages).toContain('the database does not open yet');
  expect(lines.join('')).not.toContain(person.email);
});
