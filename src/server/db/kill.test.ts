import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { PATHS, type PushReply, type Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import { QUICK_START } from '../../../tests/setup/quick-start.ts';
import { startRealServer } from '../../../tests/setup/real-server.ts';
import { rounds } from '../../../tests/setup/rounds.ts';
import { operationOf } from '../operations/test-push.ts';
import { signUpPerson } from '../test-person.ts';
import { aDataDirectory } from './pglite/test-data-directory.ts';
import { aServerDatabase } from './test-database.ts';

const isPglite = process.env['TEST_ENGINE'] !== 'postgres';
const LANES = 2;
const KILLS_PER_LANE = rounds({ always: 8, atLength: 50 }) / LANES;
/** Every so often it is the whole program that is killed, else the part of it that keeps changes. */
const WHOLE_EVERY = 4;
const SMALL_SERVER = path.join(import.meta.dirname, '../../../tests/setup/small-server.ts');
/** A server works at the most so long before it is killed: time for dozens of operations. */
const LONGEST_LIFE_MS = 250;
const XP_OF_SHORTEST = 5;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function settingsOfLane(): Promise<Record<string, string>> {
  // What a process left behind is the same in memory as on a disk, which a kill does not reach.
  if (isPglite) {
    const { folder, dataDir } = await aDataDirectory();
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
    return { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'unstuck-kill-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const { url, drop } = await aServerDatabase();
  cleanUps.push(drop);
  const AUTH_SECRET = 'a secret of the tests, long enough';
  return { DATA_DIR: folder, LOG_LEVEL: 'error', DATABASE_URL: url, AUTH_SECRET };
}

/** Adds a pebble and completes it: an operation lost, or done twice, is seen in what is there. */
function* pebblesForEver(): Generator<Operation> {
  for (let count = 0; ; count += 1) {
    const pebbleId = `p${count}`;
    const at = new Date().toISOString();
    const words = { title: `Pebble ${count}`, description: 'One of very many.' };
    yield operationOf({ kind: 'pebble.add', rockId: 'm1-rock', pebbleId, ...words }, { at });
    yield operationOf(
      { kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: 1 },
      { at },
    );
  }
}

type Server = {
  readonly url: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<unknown>;
};

async function startSmallServer(settings: Record<string, string>, userId: string): Promise<Server> {
  const { DATA_DIR = '', DATABASE_URL = '' } = settings;
  const program = [SMALL_SERVER, DATA_DIR, DATABASE_URL, userId];
  const child = spawn(process.execPath, [...QUICK_START, ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  cleanUps.push(() => child.kill('SIGKILL'));
  const ready = once(child.stdout, 'data') as Promise<[Buffer]>;
  const said = await Promise.race([ready, gone.then(() => null)]);
  const url = /^ready at (\S+)$/m.exec(String(said?.[0]))?.[1];
  if (url === undefined) throw new Error('The small server did not start.');
  const stop = () => {
    child.kill('SIGTERM');
    return gone;
  };
  return { url, process: child, stop };
}

/** One data directory whose server is killed again and again while somebody works. */
async function lane(): Promise<{ acknowledged: Operation[]; snapshot: Snapshot }> {
  const settings = await settingsOfLane();
  let server: Server = await startRealServer(settings);
  const request = (url: string, init?: RequestInit) => fetch(new URL(url, server.url), init);
  const person = await signUpPerson(request, { username: `kill-${randomUUID()}` });
  const push = async (operation: Operation): Promise<boolean> => {
    const body = { sentAt: new Date().toISOString(), operations: [operation] };
    const reply = (await (await person.post(PATHS.operations, body)).json()) as PushReply;
    expect(reply.results).toMatchObject([{ opId: operation.opId, ok: true }]);
    return true;
  };
  const plan = operationOf({
    kind: 'mountains.add',
    mountains: [aMountain({ id: 'm1', pebbles: [] })],
  });
  await push(plan);
  const acknowledged = [plan];
  const operations = pebblesForEver();
  let next = operations.next().value as Operation;
  for (let kills = 0; kills < KILLS_PER_LANE; kills += 1) {
    // Now and then a server dies before it has answered anything.
    let killed = randomInt(5) === 0 ? killSoon(server) : null;
    // The one that the kill interrupted is sent again to the next server, as a browser would.
    while (await push(next).catch((error) => unlessGone(error, server))) {
      killed ??= killSoon(server);
      acknowledged.push(next);
      next = operations.next().value as Operation;
    }
    await killed;
    const isWhole = kills % WHOLE_EVERY === WHOLE_EVERY - 1;
    server = isWhole
      ? await startRealServer(settings)
      : await startSmallServer(settings, person.userId);
  }
  await push(next);
  acknowledged.push(next);
  const snapshot = (await (await person.get(PATHS.profile)).json()) as Snapshot;
  await server.stop();
  return { acknowledged, snapshot };
}

async function killSoon(server: Server): Promise<void> {
  // The moment of the kill is the test's input, not something it waits for.
  await wait(randomInt(5, LONGEST_LIFE_MS));
  server.process.kill('SIGKILL');
  await server.stop();
}

function unlessGone(error: unknown, { process: child }: Server): false {
  if (child.killed) return false;
  throw error;
}

it(
  'what was acknowledged is there after every kill, and there once',
  async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, lane));
    for (const { acknowledged, snapshot } of lanes) {
      const added = acknowledged.flatMap(({ change }) =>
        change.kind === 'pebble.add' ? [change.pebbleId] : [],
      );
      const moved = acknowledged.filter(({ change }) => change.kind === 'pebble.setStatus');
      const { version, profile } = snapshot;
      const pebbles = profile.mountains[0]?.boulders[0]?.rocks[0]?.pebbles ?? [];
      expect(acknowledged.length).toBeGreaterThan(KILLS_PER_LANE / 2);
      expect(version).toBe(acknowledged.length);
      expect(pebbles.map(({ id }) => id)).toEqual(added);
      expect(profile.xp).toBe(moved.length * XP_OF_SHORTEST);
    }
  },
  10 * 60_000,
);
