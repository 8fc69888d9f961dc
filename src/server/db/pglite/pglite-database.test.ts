import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../logging/log.ts';
import { aDevice, operationOf } from '../../operations/test-push.ts';
import { OperatorProblem } from '../../operator-problem.ts';
import { aUser, rowsOf, silentLog } from '../test-database.ts';
import { openCluster, PGLITE_VERSION, POSTGRES_MAJOR } from './cluster.ts';
import { DurableNodeFS } from './durable-file-system.ts';
import { databaseOf, openPglite, prepareSession, proveDurable } from './pglite-database.ts';

let folder: string;
let dataDir: string;

// One data directory for all: making a new one takes most of a first start.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-pglite-'));
  dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = { kind: 'settings.set', settings: { theme: 'calm' } } as const;
describe('the database in a data directory', () => {
  it('is made at the first start, over the remains of one that was killed half-way', async () => {
    mkdirSync(path.join(dataDir, 'database.unfinished', 'base'), { recursive: true });
    const database = await openPglite({ dataDir, log: silentLog });
    expect(existsSync(path.join(dataDir, 'database.unfinished'))).toBe(false);
    expect(readFileSync(path.join(dataDir, 'pglite_version'), 'utf8')).toBe(`${PGLITE_VERSION}\n`);
    await database.close();
  });

  it('is there again at the next start, with all that was done', async () => {
    const first = await openPglite({ dataDir, log: silentLog });
    const userId = await aUser(first);
    await aDevice(first, userId).push(operationOf(settings));
    await first.close();
    const second = await openPglite({ dataDir, log: silentLog });
    expect(await aDevice(second, userId).pull()).toMatchObject({
      version: 1,
      profile: { settings: { theme: 'calm' } },
    });
    await second.close();
  });

  it('is closed to other users of the machine at every start, and says what it leaves open', async () => {
    const database = path.join(dataDir, 'database');
    const modeOf = (directory: string) => statSync(directory).mode & 0o777;
    expect(modeOf(database)).toBe(0o700);
    chmodSync(database, 0o777);
    chmodSync(dataDir, 0o755);
    const lines: string[] = [];
    const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
    await (await openPglite({ dataDir, log })).close();
    expect([modeOf(database), modeOf(dataDir)]).toEqual([0o700, 0o755]);
    expect(lines).toEqual([expect.stringContaining('may look into the data directory')]);
    chmodSync(dataDir, 0o700);
    await (await openPglite({ dataDir, log })).close();
    expect(lines).toHaveLength(1);
  });

  it('opens for one program at a time', async () => {
    const database = await openPglite({ dataDir, log: silentLog });
    const second = openPglite({ dataDir, log: silentLog });
    await expect(second).rejects.toThrow(`in use by another Unstuck (process ${process.pid}`);
    await database.close();
  });

  it('is brought to the disk exactly once for each operation, and not for a read', async () => {
    const { pg, files } = await openCluster(dataDir);
    await prepareSession(pg);
    const database = databaseOf(pg);
    const device = aDevice(database, await aUser(database));
    const before = files.syncs;
    for (let count = 0; count < 20; count += 1) await device.push(operationOf(settings));
    expect(files.syncs - before).toBe(20);
    await device.pull();
    expect(files.syncs - before).toBe(20);
    await database.close();
  });

  it('is vacuumed while it serves, by a role that may', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = await openPglite({ dataDir, log: silentLog });
    const counted = sql`select from pg_class where relname = 'user' and reltuples > 0`;
    await aUser(database);
    expect(await rowsOf(database, counted)).toEqual([]);
    vi.advanceTimersByTime(5 * 60_000);
    await expect.poll(() => rowsOf(database, counted)).toHaveLength(1);
    await database.close();
  });

  it('does not run when a change does not reach the disk', async () => {
    const pg = await PGlite.create();
    const files = new DurableNodeFS(path.join(folder, 'elsewhere'));
    await expect(proveDurable({ pg, files })).rejects.toThrow(OperatorProblem);
  });

  it('is not opened when another version of PostgreSQL made it', async () => {
    const versionFile = path.join(dataDir, 'database', 'PG_VERSION');
    const version = readFileSync(versionFile);
    writeFileSync(versionFile, '16\n');
    const starting = openPglite({ dataDir, log: silentLog });
    await expect(starting).rejects.toThrow('was made by PostgreSQL 16');
    writeFileSync(versionFile, version);
  });

  it('does not take the place of something else', async () => {
    const taken = path.join(folder, 'taken');
    mkdirSync(path.join(taken, 'database'), { recursive: true });
    writeFileSync(path.join(taken, 'database', 'holiday.jpg'), '');
    const starting = openPglite({ dataDir: taken, log: silentLog });
    await expect(starting).rejects.toThrow('holds something that is not a database of Unstuck');
    expect(existsSync(path.join(taken, 'database', 'holiday.jpg'))).toBe(true);
  });

  it('is run by exactly the version of PGlite whose inside is known', async () => {
    const packageJson = readFileSync('package.json', 'utf8');
    expect(packageJson).toContain(`"@electric-sql/pglite": "${PGLITE_VERSION}"`);
    expect(readFileSync(path.join(dataDir, 'database', 'PG_VERSION'), 'utf8').trim()).toBe(
      POSTGRES_MAJOR,
    );
  });
});
