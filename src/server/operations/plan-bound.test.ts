import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { testApp, TEST_NOW } from '../test-app.ts';
import type { Person } from '../test-person.ts';
import { operationOf } from './test-push.ts';

let person: Person;

const server = await testApp();
beforeEach(async () => {
  person = await server.signUp();
  const pebbles = [aPebble({ id: 'p1' })];
  await results({ kind: 'mountains.add', mountains: [aMountain({ id: 'm1', pebbles })] });
});
afterAll(() => server.close());

async function results(...changes: readonly Change[]) {
  const operations = changes.map((change) => operationOf(change, { at: TEST_NOW }));
  const reply = await person.post(PATHS.operations, { sentAt: TEST_NOW, operations });
  const { results: all } = (await reply.json()) as { results: { ok: boolean; code?: string }[] };
  return all.map(({ ok, code }) => (ok ? 'ok' : code));
}

async function withPebbles(count: number, letters: number): Promise<void> {
  const { rock_id: rockId } = await server.database.withUser(person.userId, async (tx) => {
    const { rows } = (await tx.execute(sql`select rock_id from pebbles`)) as unknown as {
      rows: { rock_id: string }[];
    };
    return rows[0] ?? { rock_id: '' };
  });
  await server.database.withUser(person.userId, (tx) =>
    tx.execute(
      sql`insert into pebbles (user_id, id, rock_id, position, title, description, estimated_minutes, xp_value)
          select ${person.userId}, 'n' || n, ${rockId}, n, 't', repeat('x', ${letters}::int), 15, 7
            from generate_series(1, ${count}::int) n`,
    ),
  );
}

const steps = [aPebble({ id: 'p1' }), aPebble({ id: 'p3', title: 'Another step' })];
const revised = aMountain({ id: 'm1', pebbles: steps });
const ADDED: readonly Change[] = [
  {
    kind: 'mountains.add',
    mountains: [aMountain({ id: 'm2', title: 'Another', pebbles: [aPebble({ id: 'p5' })] })],
  },
  {
    kind: 'plan.import',
    mountains: [aMountain({ id: 'm3', pebbles: [aPebble({ id: 'p4' })] })],
    completions: [],
  },
  { kind: 'mountain.revise', mountain: revised },
  {
    kind: 'pebble.add',
    rockId: 'm1-rock',
    pebbleId: 'p2',
    title: 'One more',
    description: 'The same as before.',
  },
];

it.each([
  ['30,000 nodes', 30_000, 1],
  ['16 MB of words', 1, 16_000_000],
])('a plan of %s takes no more, and is worked on as before', async (_, count, letters) => {
  await withPebbles(count, letters);
  expect(await results(...ADDED)).toEqual(ADDED.map(() => 'plan.full'));
  const dump = { dumpId: randomUUID(), at: TEST_NOW, sentAt: TEST_NOW, zone: 'UTC', text: 'Call.' };
  const planned = await person.post(PATHS.brainDumps, dump);
  expect(planned.status).toBe(409);
  expect(await planned.json()).toMatchObject({ error: { code: 'plan.full' } });
  const done = { kind: 'pebble.setStatus', pebbleId: 'p1', status: 'moved' } as const;
  expect(
    await results(
      { ...done, trackedMinutes: null },
      { kind: 'node.delete', nodeType: 'mountain', nodeId: 'm1' },
      ...ADDED.slice(0, 2),
    ),
  ).toEqual(['ok', 'ok', 'ok', 'ok']);
});

it('a large plan takes more', async () => {
  await withPebbles(1000, 2000);
  expect(await results(...ADDED)).toEqual(ADDED.map(() => 'ok'));
});
