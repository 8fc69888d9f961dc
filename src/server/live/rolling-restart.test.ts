import { afterEach, expect, it } from 'vitest';
import { PATHS, type PushReply, type Snapshot } from '#domain/contract.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import { startRealServer, type RealServer } from '../../../tests/setup/real-server.ts';
import { aServerDatabase } from '../db/test-database.ts';
import { operationOf } from '../operations/test-push.ts';
import { signUpPerson } from '../test-person.ts';
import { aBalancer } from './test-balancer.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

it('while its servers are replaced one after the other, no request of a person fails', async () => {
  const { url: databaseUrl, drop } = await aServerDatabase();
  cleanUps.push(drop);
  const balancer = await aBalancer();
  cleanUps.push(balancer.stop);
  const start = async (): Promise<RealServer> => {
    const server = await startRealServer({
      APP_URL: balancer.url,
      AUTH_SECRET: 'a secret of the tests, long enough',
      DATABASE_URL: databaseUrl,
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'error',
    });
    cleanUps.push(server.stop);
    balancer.add(server.url);
    return server;
  };
  const before = await Promise.all([start(), start()]);
  const headers = { origin: balancer.url };
  const person = await signUpPerson((path, init) =>
    fetch(balancer.url + path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers },
    }),
  );
  const push = async (change: Parameters<typeof operationOf>[0]): Promise<void> => {
    const at = new Date().toISOString();
    const body = { sentAt: at, operations: [operationOf(change, { at })] };
    const reply = await person.post(PATHS.operations, body);
    expect(reply.status).toBe(200);
    const { results } = (await reply.json()) as PushReply;
    expect(results).toMatchObject([{ ok: true }]);
  };
  await push({ kind: 'mountains.add', mountains: [aMountain({ id: 'm1' })] });

  let isOver = false;
  let added = 0;
  const atWork = (async () => {
    for (; !isOver; added += 1) {
      const words = { title: `Pebble ${added}`, description: 'One of very many.' };
      await push({ kind: 'pebble.add', rockId: 'm1-rock', pebbleId: `p${added}`, ...words });
    }
  })();
  for (const old of before) {
    await start();
    expect(await old.stop()).toBe(0);
    balancer.remove(old.url);
  }
  isOver = true;
  await atWork;

  const { profile } = (await (await person.get(PATHS.profile)).json()) as Snapshot;
  const kept = profile.mountains[0]?.boulders[0]?.rocks[0]?.pebbles.filter(({ id }) =>
    /^p\d+$/.test(id),
  );
  expect(kept?.length).toBe(added);
  expect(added).toBeGreaterThan(20);
});
