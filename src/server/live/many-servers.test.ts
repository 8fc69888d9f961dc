import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { openTestDatabase, silentLog, type TestDatabase } from '../db/test-database.ts';
import { operationOf } from '../operations/test-push.ts';
import { TEST_NOW, testApp, type TestApp } from '../test-app.ts';
import { createLive, type Live } from './live.ts';
import { readEvents, type TestEvents } from './test-events.ts';

// Two servers on one database, with the same secret; a person's requests go to either.
let database: TestDatabase;
let other: Database;
let lives: readonly Live[];
let here: TestApp;
let there: TestApp;
let events: TestEvents;
let change: () => Promise<number>;
let signOutHere: () => Promise<Response>;

beforeAll(async () => {
  database = await openTestDatabase();
  other = await openDatabase({ databaseUrl: database.url, dataDir: '', log: silentLog });
  lives = [database, other].map((one) => createLive({ database: one, log: silentLog }));
  [here, there] = await Promise.all([
    testApp({ database, ...(lives[0] && { live: lives[0] }) }),
    testApp({ database: other, ...(lives[1] && { live: lives[1] }) }),
  ]);
});
beforeEach(async () => {
  const person = await here.signUp();
  change = async () => {
    const settings = operationOf({ kind: 'settings.set', settings: { theme: 'calm' } });
    const body = { sentAt: TEST_NOW, operations: [settings] };
    const reply = await person.post(PATHS.operations, body);
    const { results } = (await reply.json()) as { results: { version: number }[] };
    return results[0]?.version ?? -1;
  };
  signOutHere = () => person.post(PATHS.signOut, {});
  const headers = { cookie: person.cookie() };
  events = await readEvents((path, init) => there.request(path, { ...init, headers }));
  await expect.poll(events.last).toBe('version 0');
});
afterAll(async () => {
  for (const live of lives) await live.stop();
  await other.close();
  await here.close();
});

/** Sooner than a heartbeat would find it out by itself. */
const BY_CHANNEL = { timeout: 10_000 };
const isHeard = () => there.live.isHeard();

it('a change at one server is told to the other, which does not have to look', async () => {
  await expect.poll(isHeard).toBe(true);
  const version = await change();
  await expect.poll(events.last, BY_CHANNEL).toBe(`version ${version}`);
});

it('a sign-out at one server ends the stream at the other, which does not have to look', async () => {
  await expect.poll(isHeard).toBe(true);
  await signOutHere();
  await expect.poll(events.last, BY_CHANNEL).toBe('end signed-out');
});

it('a channel that is cut costs seconds, not changes, and comes back', async () => {
  await expect.poll(isHeard).toBe(true);
  await database.asOwner(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await expect.poll(isHeard).toBe(false);
  // Also seen when the channel is not back yet: the versions are asked for meanwhile.
  const version = await change();
  await expect.poll(events.last).toBe(`version ${version}`);
  await expect.poll(isHeard).toBe(true);
  const next = await change();
  await expect.poll(events.last, BY_CHANNEL).toBe(`version ${next}`);
});
