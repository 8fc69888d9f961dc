import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/pglite/pglite-database.ts';
import { aDataDirectory } from '../db/pglite/test-data-directory.ts';
import { aUser, silentLog } from '../db/test-database.ts';
import { TEST_NOW } from '../test-app.ts';
import { DOOR_HOST, doorKey, openBackupDoor } from './backup-door.ts';
import { keepBackup } from './backup-file.ts';
import { takeBackup } from './take-backup.ts';

const clock = { now: () => TEST_NOW };
const log = silentLog;

let folder: string;
let dataDir: string;
let database: Database;
let door: Awaited<ReturnType<typeof openBackupDoor>>;

beforeAll(async () => {
  ({ folder, dataDir } = await aDataDirectory());
  database = await openPglite({ dataDir, log });
  await aUser(database, 'ann');
});
beforeEach(async () => {
  door = await openBackupDoor({ database, dataDir, clock, log });
});
afterEach(() => door.close());
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const store = () => ({ databaseUrl: null, dataDir });
const keep = (name: string) =>
  keepBackup(path.join(folder, name), (to) => takeBackup(store(), { to, clock, log }));

async function knock(authorization: string, method = 'POST'): Promise<number | undefined> {
  const { port = 0 } = doorKey(dataDir) ?? {};
  const headers = { authorization };
  const asking = request({ host: DOOR_HOST, port, path: '/backup', method, headers }).end();
  const [response] = await once(asking, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** A backup that has begun and waits for somebody's rows. */
async function oneUnderWay(name: string) {
  await door.close();
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const waiting: Database = {
    ...database,
    withUser: async (...asked) => {
      reached.resolve();
      await gate.promise;
      return database.withUser(...asked);
    },
  };
  door = await openBackupDoor({ database: waiting, dataDir, clock, log });
  const first = keep(name);
  await reached.promise;
  return { first, release: gate.resolve };
}

describe('the data directory of a running program', () => {
  it('gives a backup, as a file that only its user can read', async () => {
    const kept = await keep('running.ndjson.gz');
    expect(kept).toMatchObject({ people: 1, header: { madeAt: TEST_NOW } });
    expect(statSync(kept.file).mode & 0o777).toBe(0o600);
  });

  it('gives nothing to who has not read the secret in it', async () => {
    expect(statSync(path.join(dataDir, 'backup-door')).mode & 0o777).toBe(0o600);
    expect(await knock('')).toBe(401);
    expect(await knock(`Bearer ${'a'.repeat(43)}`)).toBe(401);
    expect(await knock(`Bearer ${doorKey(dataDir)?.secret}`, 'GET')).toBe(401);
  });

  it('has another secret at every start, and none after it', async () => {
    const before = doorKey(dataDir);
    await door.close();
    expect(doorKey(dataDir)).toBeNull();
    await expect(keep('closed.ndjson.gz')).rejects.toThrow('cannot be reached from here');
    door = await openBackupDoor({ database, dataDir, clock, log });
    expect(doorKey(dataDir)?.secret).not.toBe(before?.secret);
  });

  it('is opened over what a program left that was killed', async () => {
    await door.close();
    writeFileSync(path.join(dataDir, 'backup-door'), '{"port":1,');
    door = await openBackupDoor({ database, dataDir, clock, log });
    expect(await keep('after-a-kill.ndjson.gz')).toMatchObject({ people: 1 });
  });

  it('gives one backup at a time', async () => {
    const { first, release } = await oneUnderWay('first.ndjson.gz');
    await expect(keep('second.ndjson.gz')).rejects.toThrow('Another backup is being taken');
    release();
    expect(await first).toMatchObject({ people: 1 });
  });

  it('keeps nothing of a backup when the program ends meanwhile', async () => {
    const { first, release } = await oneUnderWay('cut.ndjson.gz');
    const failure = first.catch((error: unknown) => error);
    const closing = door.close();
    release();
    await closing;
    expect(String(await failure)).toContain('ended before the backup was whole');
    expect(readdirSync(folder).filter((name) => name.startsWith('cut'))).toEqual([]);
  });
});

describe('a backup that cannot be kept', () => {
  it('leaves nothing behind when it ends half-way', async () => {
    const half = keepBackup(path.join(folder, 'half.ndjson.gz'), async (to) => {
      to.end('half of it');
      await once(to, 'close');
    });
    await expect(half).rejects.toThrow('is not a backup');
    expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
  });

  it('takes the place of no other file', async () => {
    const file = path.join(folder, 'taken.ndjson.gz');
    writeFileSync(file, 'something dear');
    await expect(keep('taken.ndjson.gz')).rejects.toThrow('is there already');
    expect(statSync(file).size).toBe('something dear'.length);
  });

  it('says that there is no folder for it', async () => {
    await expect(keep('nowhere/a.ndjson.gz')).rejects.toThrow('there is no such folder');
  });
});
