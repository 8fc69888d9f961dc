import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PATHS, type Snapshot } from '#domain/contract.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import type { SQL } from 'drizzle-orm';
import { withUserOf } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { knownMigrations } from '../db/migrate.ts';
import { sqlStateOf } from '../db/sql-session.ts';
import { aUser, openTestDatabase, testEngine, type TestDatabase } from '../db/test-database.ts';
import { aDevice, operationOf } from '../operations/test-push.ts';
import { TEST_NOW, testApp, type TestApp } from '../test-app.ts';
import { aBrowser, type Person } from '../test-person.ts';
import { backedUpTable, LEFT_OUT } from '../db/backup-tables.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { aPersonWithAPlan, backUp, exportOf, moved } from './test-store.ts';

const clock = { now: () => TEST_NOW };
const OLDER = path.join(import.meta.dirname, 'test-backup-schema-6.ndjson');

let folder: string;
let source: TestApp;
let people: Person[];
let target: TestDatabase;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-backup-'));
  file = path.join(folder, 'store.ndjson.gz');
  source = await testApp();
  people = [];
  for (const pebbles of [2, 7, 60]) people.push(await aPersonWithAPlan(source, pebbles));
  await source.signUp();
  await backUp(source.database, file);
  target = await openTestDatabase();
});
afterEach(() => target.empty());
afterAll(async () => {
  await target.close();
  await source.close();
  rmSync(folder, { recursive: true });
});

/** A browser in which this person has signed in with the password that they always had. */
async function signedIn(app: TestApp, { email, password }: Person) {
  const browser = aBrowser(app.request);
  const reply = await browser.post(PATHS.signIn, { email, password });
  expect(reply.status).toBe(200);
  return browser;
}

async function countsIn(database: TestDatabase): Promise<Record<string, unknown>> {
  const tables = await database.asOwner<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await database.asOwner(`SELECT count(*)::int AS n FROM "${name}"`);
    counts[name] = row?.['n'];
  }
  return counts;
}

/** Lines with the trailer that belongs to them. */
function sealed(lines: readonly string[]): string {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ end: true, people: 1, lines: lines.length, sha256 })}\n`;
}

/** The lines of the backup, changed, packed again. */
function changed(change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const other = path.join(folder, 'changed.ndjson.gz');
  writeFileSync(other, gzipSync(change(lines).join('\n')));
  return other;
}

/** A database, and how long the longest answer was that it gave within a transaction. */
function answersOf(database: Database) {
  let longest = 0;
  const watch: Database['orm']['transaction'] = (work, config) =>
    database.orm.transaction((tx) => {
      const execute = tx.execute.bind(tx);
      const measured = async (statement: SQL) => {
        const result = (await execute(statement)) as { rows: unknown[] };
        longest = Math.max(longest, JSON.stringify(result.rows).length);
        return result;
      };
      return work(Object.assign(tx, { execute: measured }));
    }, config);
  const orm = new Proxy(database.orm, {
    get: (it, name) => (name === 'transaction' ? watch : Reflect.get(it, name, it)),
  });
  return { watched: { ...database, orm, withUser: withUserOf(orm) }, longest: () => longest };
}

type Engine = ReturnType<typeof testEngine>;
const engines: { from: Engine; to: Engine }[] =
  testEngine() === 'pglite'
    ? [{ from: 'pglite', to: 'pglite' }]
    : [
        { from: 'postgres', to: 'postgres' },
        { from: 'postgres', to: 'pglite' },
        { from: 'pglite', to: 'postgres' },
      ];

describe.each(engines)('a backup of $from, restored into $to', ({ from, to }) => {
  it('gives everybody the same export and the same password, and is of one moment for each', async () => {
    const before =
      from === testEngine() ? source : await testApp({ database: await openTestDatabase(from) });
    const everybody = before === source ? people : [await aPersonWithAPlan(before)];
    const exports = await Promise.all(everybody.map(exportOf));

    // Somebody who works on while the backup is taken.
    const busy = await before.signUp();
    const ids = Array.from({ length: 50 }, (_, number) => `busy-${number}`);
    const device = aDevice(before.database, busy.userId);
    const pebbles = ids.map((id) => aPebble({ id }));
    const add = operationOf({ kind: 'mountains.add', mountains: [aMountain({ pebbles })] });
    expect(await device.push(add)).toMatchObject({ results: [{ ok: true }] });
    const own = path.join(folder, `${from}-${to}.ndjson.gz`);
    let isTaken = false;
    const taking = backUp(before.database, own).finally(() => (isTaken = true));
    let done = 0;
    for (const id of ids) {
      if (isTaken && done > 2) break;
      await device.push(operationOf(moved(id)));
      done += 1;
    }
    await taking;

    const store = to === testEngine() ? target : await openTestDatabase(to);
    await restoreBackup(own, { database: store, clock });
    const after = await testApp({ database: store });
    for (const [place, person] of everybody.entries())
      expect(await exportOf(await signedIn(after, person))).toEqual(exports[place]);

    const restored = (await (
      await (await signedIn(after, busy)).get(PATHS.profile)
    ).json()) as Snapshot;
    const [kept] = await store.asOwner(
      `SELECT (SELECT count(*)::int FROM completions WHERE user_id = $1) AS completions,
              (SELECT count(*)::int FROM applied_operations WHERE user_id = $1) AS operations`,
      [busy.userId],
    );
    const count = Number(kept?.['completions']);
    expect(count).toBeLessThanOrEqual(done);
    expect(kept).toEqual({ completions: count, operations: count + 1 });
    expect(restored.profile.xp).toBe(count * 7);

    if (before !== source) await before.close();
    if (store !== target) await store.close();
  });
});

describe('a backup', () => {
  it('has every table there is, or a reason why not', async () => {
    const tables = Object.keys(await countsIn(target));
    const undecided = tables.filter((name) => backedUpTable(name) === null && !(name in LEFT_OUT));
    expect(undecided).toEqual([]);
    expect(tables).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)));
  });

  it('brings back every row of every table that it has, and none of the others', async () => {
    const own = path.join(folder, 'rows.ndjson.gz');
    await backUp(source.database, own);
    await restoreBackup(own, { database: target, clock });
    const wanted = await countsIn(source.database as TestDatabase);
    const found = await countsIn(target);
    for (const name of Object.keys(wanted))
      expect({ [name]: found[name] }).toEqual({
        [name]: name in LEFT_OUT && name !== 'schema_migrations' ? 0 : wanted[name],
      });
  });

  it('of somebody who has very much takes it piece by piece, and has every row', async () => {
    const store = await openTestDatabase();
    const userId = await aUser(store);
    const rows = 1_201;
    await store.asOwner('INSERT INTO user_profiles (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      userId,
    ]);
    await store.asOwner(
      `INSERT INTO brain_dumps (user_id, id, text)
       SELECT $1, gen_random_uuid(), repeat('word ', 200) FROM generate_series(1, $2::int)`,
      [userId, rows],
    );
    await store.asOwner(
      `INSERT INTO mountains (user_id, id, position, title, description, priority, progress)
       SELECT $1, 'm' || n, n, 'A title', repeat('word ', 200), 1, 0 FROM generate_series(1, $2::int) n`,
      [userId, rows],
    );
    const { watched, longest } = answersOf(store);
    const own = path.join(folder, 'much.ndjson.gz');
    await backUp(watched, own);
    await restoreBackup(own, { database: target, clock });
    expect(await countsIn(target)).toMatchObject({ brain_dumps: rows, mountains: rows });
    // Two tables of 1.2 million letters each, of which half a thousand rows are read at once.
    expect(longest()).toBeLessThan(1_600_000);
    await store.close();
  });

  it('keeps the answer to an operation byte for byte', async () => {
    const results = (database: TestDatabase) =>
      database.asOwner(
        'SELECT user_id, op_id, result::text FROM applied_operations WHERE user_id = ANY($1::uuid[]) ORDER BY 1, 2',
        [people.map(({ userId }) => userId)],
      );
    await restoreBackup(file, { database: target, clock });
    expect(await results(target)).toEqual(await results(source.database as TestDatabase));
  });

  it('ends every session: a cookie of before opens nothing', async () => {
    await restoreBackup(file, { database: target, clock });
    const after = await testApp({ database: target });
    const headers = { cookie: people[0]?.cookie() ?? '' };
    expect((await after.request(PATHS.profile, { headers })).status).toBe(401);
  });

  it('raises every version above all that a device has seen, at every restore anew', async () => {
    const versions = () =>
      target.asOwner<{ version: string }>('SELECT version::text FROM user_profiles');
    await restoreBackup(file, { database: target, clock });
    const first = (await versions()).map(({ version }) => Number(version));
    await target.empty();
    const later = { now: () => '2026-11-21T09:00:10.000Z' };
    await restoreBackup(file, { database: target, clock: later });
    const second = (await versions()).map(({ version }) => Number(version));
    expect(Math.min(...first)).toBeGreaterThan(1_000_000_000_000);
    expect(Math.min(...second)).toBeGreaterThanOrEqual(Math.max(...first) + 10_000);
    expect(Math.max(...second)).toBeLessThan(Number.MAX_SAFE_INTEGER / 1000);
  });

  it('of an older schema is taken', async () => {
    const packed = path.join(folder, 'older.ndjson.gz');
    writeFileSync(packed, gzipSync(readFileSync(OLDER)));
    await restoreBackup(packed, { database: target, clock });
    const after = await testApp({ database: target });
    const browser = aBrowser(after.request);
    const credentials = { email: 'ann@example.org', password: 'a quiet morning' };
    expect((await browser.post(PATHS.signIn, credentials)).status).toBe(200);
    expect(await exportOf(browser)).toMatchObject({ username: 'Ann', xp: 7 });
  });

  it('gets the defaults of columns that came after it', async () => {
    const lines = readFileSync(OLDER, 'utf8').trim().split('\n').slice(0, -1);
    const older = lines.map((line) =>
      line.replace('"email_verified":false,', '').replace(/"settings":\{[^}]*\},/, ''),
    );
    const packed = path.join(folder, 'columns.ndjson.gz');
    writeFileSync(packed, gzipSync(sealed(older)));
    await restoreBackup(packed, { database: target, clock });
    expect(
      await target.asOwner(
        'SELECT email_verified, settings FROM "user" JOIN user_profiles ON user_id = "user".id',
      ),
    ).toEqual([{ email_verified: false, settings: {} }]);
  });
});

describe('a restore changes nothing and says why', () => {
  async function refusalOf(candidate: string): Promise<string> {
    const empty = await countsIn(target);
    const error = await restoreBackup(candidate, { database: target, clock }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(OperatorProblem);
    expect(await countsIn(target)).toEqual(empty);
    return error instanceof OperatorProblem ? error.message : '';
  }

  it('when somebody has an account there already', async () => {
    await restoreBackup(file, { database: target, clock });
    expect(await refusalOf(file)).toBe('There are accounts already.');
  });

  it.each([0.1, 0.5, 0.99])('when only the first %d of the file arrived', async (share) => {
    const packed = readFileSync(file);
    const part = path.join(folder, 'part.ndjson.gz');
    writeFileSync(part, packed.subarray(0, Math.floor(packed.length * share)));
    expect(await refusalOf(part)).toContain('is cut off or damaged');
  });

  it('when one bit of the file is another', async () => {
    const packed = Buffer.from(readFileSync(file));
    const place = Math.floor(packed.length / 2);
    packed[place] = (packed[place] ?? 0) ^ 1;
    const other = path.join(folder, 'bit.ndjson.gz');
    writeFileSync(other, packed);
    expect(await refusalOf(other)).toContain('is cut off or damaged');
  });

  it.each(['user', 'account'])(
    'when a row of %s is not of the person of its line',
    async (name) => {
      const lines = readFileSync(OLDER, 'utf8').trim().split('\n').slice(0, -1);
      const forged = lines.map((line) =>
        line.includes(`"table":"${name}"`)
          ? line.replace(/"person":"[^"]+"/, '"person":"00000000-0000-4000-8000-000000000000"')
          : line,
      );
      const packed = path.join(folder, 'forged.ndjson.gz');
      writeFileSync(packed, gzipSync(sealed(forged)));
      expect(await refusalOf(packed)).toContain(`a row of ${name} that is another person's`);
    },
  );

  it('when a line was changed, left out, or added after the end', async () => {
    const edits: ((lines: string[]) => string[])[] = [
      (lines) => lines.map((line) => line.replace('"xp":7', '"xp":9')),
      (lines) => lines.toSpliced(2, 1),
      (lines) => [...lines, lines[1] ?? ''],
      (lines) => lines.slice(0, -2),
    ];
    for (const edit of edits)
      expect(await refusalOf(changed(edit))).toContain('cut off or damaged');
  });

  it.each([
    [/"schema":\d+/, `"schema":${knownMigrations().length + 1}`],
    [/"version":\d+/, '"version":2'],
  ])('when a newer program made it: %s', async (known, newer) => {
    const other = changed((lines) => [(lines[0] ?? '').replace(known, newer), ...lines.slice(1)]);
    expect(await refusalOf(other)).toContain('was made by a newer Unstuck');
  });

  it.each([
    ['a table that is none of ours', '"table":"mountains"', '"table":"session"', 'session'],
    ['a column that is none of ours', '"progress":', '"password":', 'password'],
  ])('when it has %s', async (_, find, put, named) => {
    const lines = readFileSync(OLDER, 'utf8').trim().split('\n').slice(0, -1);
    const other = path.join(folder, 'unknown.ndjson.gz');
    writeFileSync(other, gzipSync(sealed(lines.map((line) => line.replace(find, put)))));
    expect(await refusalOf(other)).toContain(`not known: ${named}`);
  });

  it('when it writes rows of one person into the data of another', async () => {
    const lines = readFileSync(OLDER, 'utf8').trim().split('\n').slice(0, -1);
    const other = path.join(folder, 'foreign.ndjson.gz');
    const forged = lines.map((line) =>
      line.includes('"table":"mountains"')
        ? line.replace(/"user_id":"[^"]*"/, `"user_id":"${crypto.randomUUID()}"`)
        : line,
    );
    writeFileSync(other, gzipSync(sealed(forged)));
    const refusal = restoreBackup(other, { database: target, clock });
    expect(sqlStateOf(await refusal.catch((error: unknown) => error))).toBe('42501');
    expect(await countsIn(target)).toMatchObject({ user: 0, mountains: 0 });
  });

  it('when it is something else, or is not there', async () => {
    const note = path.join(folder, 'note.txt');
    writeFileSync(note, 'Buy bread.');
    const packed = path.join(folder, 'note.gz');
    writeFileSync(packed, gzipSync('{"format":"something else"}\n'));
    expect(await refusalOf(note)).toBe(`${note} is not a backup of Unstuck.`);
    expect(await refusalOf(packed)).toBe(`${packed} is not a backup of Unstuck.`);
    expect(await refusalOf(path.join(folder, 'gone'))).toContain('There is no file');
  });
});

it('a backup that is read to its end names how many people it has', async () => {
  const { people: count, header } = await readBackup(file);
  expect(count).toBe(4);
  expect(header).toMatchObject({ format: 'unstuck-backup', madeAt: TEST_NOW });
});
