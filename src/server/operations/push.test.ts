import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompletion, aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { findPebble } from '#domain/plan/find.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aUser, openTestDatabase, silentLog } from '../db/test-database.ts';
import { createEveryday } from './everyday.usecase.ts';
import { createPush } from './push.usecase.ts';
import { aDevice, operationOf, PUSH_NOW } from './test-push.ts';

const database = await openTestDatabase();
beforeEach(() => database.empty());
afterAll(() => database.close());

const pebbles = (count: number) =>
  Array.from({ length: count }, (_, index) => aPebble({ id: `p${index}` }));
const plan = (count = 3): Change => ({
  kind: 'mountains.add',
  mountains: [aMountain({ id: 'm1', pebbles: pebbles(count) })],
});
const complete = (pebbleId: string): Change => ({
  kind: 'pebble.setStatus',
  pebbleId,
  status: 'moved',
  trackedMinutes: null,
});

async function aPerson(name: string) {
  return aDevice(database, await aUser(database, name));
}

/** The database does not answer what needs the lock. */
async function aPushThatFails(failure: Error, undone: () => Promise<void>) {
  const userId = await aUser(database, 'ann');
  await aDevice(database, userId).push(operationOf(plan()));
  const pushOperations = createPush({
    database: { withUser: () => Promise.reject(failure) },
    everyday: createEveryday(database, silentLog),
    clock: { now: () => PUSH_NOW },
    tellKept: () => undefined,
  });
  const operations = [operationOf(complete('p0')), operationOf(plan())];
  return () => pushOperations({ userId, push: { sentAt: PUSH_NOW, operations }, undone });
}

describe('a push that fails', () => {
  it('is undone when all that was done of it had been done before', async () => {
    let undone = 0;
    const send = await aPushThatFails(new Error('No.'), async () => void (undone += 1));
    await expect(send()).rejects.toThrow('No.');
    expect(undone).toBe(0);
    await expect(send()).rejects.toThrow('No.');
    expect(undone).toBe(1);
  });

  it('for want of an answer does not wait for another', async () => {
    const silence = new Error('Failed query: select', { cause: new Error('Query read timeout') });
    const send = await aPushThatFails(silence, () => new Promise(() => undefined));
    for (let tries = 0; tries < 2; tries += 1) await expect(send()).rejects.toBe(silence);
  });
});

describe('an operation', () => {
  it('that is sent twice takes effect once and gets the same answer', async () => {
    const device = await aPerson('ann');
    await device.push(operationOf(plan()));
    const operation = operationOf(complete('p0'));
    const first = await device.push(operation);
    const between = await device.pull();
    const second = await device.push(operation, operation);
    expect(second.results).toEqual([...first.results, ...first.results]);
    expect(await device.pull()).toEqual(between);
    expect(between.profile.xp).toBe(7);
    expect(between.version).toBe(2);
  });

  it('that arrives thirty times at the same moment takes effect once', async () => {
    const device = await aPerson('ann');
    await device.push(operationOf(plan()));
    // Every connection is open then, and none of the thirty is ahead of the others.
    await Promise.all(Array.from({ length: 30 }, () => device.pull()));
    const operation = operationOf(complete('p0'));
    const replies = await Promise.all(Array.from({ length: 30 }, () => device.push(operation)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const { version, profile } = await device.pull();
    expect({ version, xp: profile.xp, activity: profile.activity }).toEqual({
      version: 2,
      xp: 7,
      activity: { '2026-11-20': 1 },
    });
  });

  it('of the same effect from two devices earns once', async () => {
    const device = await aPerson('ann');
    await device.push(operationOf(plan()));
    await Promise.all([
      device.push(operationOf(complete('p0'))),
      device.push(operationOf(complete('p0'))),
    ]);
    expect((await device.pull()).profile.xp).toBe(7);
  });

  it('that is refused is refused for good, and changes nothing', async () => {
    const device = await aPerson('ann');
    const early = operationOf(complete('p0'));
    const refused = [{ opId: early.opId, ok: false, code: 'pebble.not_found' }];
    expect((await device.push(early)).results).toEqual(refused);
    expect((await device.pull()).version).toBe(0);
    await device.push(operationOf(plan()));
    expect((await device.push(early)).results).toEqual(refused);
    expect((await device.pull()).profile.xp).toBe(0);
  });

  it.each([
    ['that the server remembers', 3],
    ['that is too long for that', 200],
  ])('on a pebble that is gone counts what was done, once: in a plan %s', async (_, size) => {
    const device = await aPerson('ann');
    const known = { title: 'Do p0', mountainTitle: 'A mountain', estimatedMinutes: 20 };
    const doneAsKnown: Change = {
      kind: 'pebble.setStatus',
      pebbleId: 'p0',
      status: 'moved',
      trackedMinutes: null,
      known,
    };
    const done = operationOf(doneAsKnown);
    const { results } = await device.push(
      operationOf(plan(size)),
      operationOf(complete('p1')),
      operationOf({ kind: 'node.delete', nodeType: 'pebble', nodeId: 'p0' }),
      operationOf(complete('p2')),
      done,
      operationOf(doneAsKnown),
    );
    // It leaps each time: a device may not know what the ledger says of it.
    expect(results.map((result) => result.ok && result.version)).toEqual([1, 2, 3, 4, 6, 8]);
    expect((await device.push(done)).results).toEqual([results[4]]);
    const counted = await device.pull();
    expect(counted.profile).toMatchObject({ xp: 21, activity: { '2026-11-20': 3 } });
    const row = counted.profile.recentCompletions.find(({ pebbleId }) => pebbleId === 'p0');
    expect(row).toMatchObject({ ...known, xp: 7, timeTracked: false });
    const putBack: Change = { kind: 'pebble.setStatus', pebbleId: 'p0', status: 'in-the-way' };
    await device.push(operationOf(putBack));
    expect((await device.pull()).profile).toMatchObject({ xp: 14, activity: { '2026-11-20': 2 } });
  });

  it('that cannot be read is refused by itself and stops none of the others', async () => {
    const device = await aPerson('ann');
    const unreadable = { opId: randomUUID(), schema: 99, change: { kind: 'pebble.explode' } };
    const { results } = await device.push(
      operationOf(plan()),
      unreadable,
      operationOf(complete('p0')),
    );
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(results[1]).toEqual({ opId: unreadable.opId, ok: false, code: 'operation.invalid' });
    expect((await device.push(unreadable)).results).toEqual([results[1]]);
    expect((await device.pull()).profile.xp).toBe(7);
  });

  it.each<[string, Change]>([
    ['the everyday way', complete('p1')],
    [
      'the ordinary way',
      { kind: 'plan.import', mountains: [], completions: [aCompletion({ title: 'Do p1' })] },
    ],
  ])('whose values the database does not take is refused, and stops none: %s', async (_, unfit) => {
    const device = await aPerson('ann');
    await device.push(operationOf(plan()));
    await database.asOwner("ALTER TABLE completions ADD CONSTRAINT no_p1 CHECK (title <> 'Do p1')");
    try {
      const operation = operationOf(unfit);
      const refused = { opId: operation.opId, ok: false, code: 'operation.invalid' };
      const { results } = await device.push(operation, operationOf(complete('p0')));
      expect(results).toMatchObject([refused, { ok: true, version: 2 }]);
      expect((await device.push(operation)).results).toEqual([refused]);
    } finally {
      await database.asOwner('ALTER TABLE completions DROP CONSTRAINT no_p1');
    }
    expect((await device.pull()).profile.activity).toEqual({ '2026-11-20': 1 });
  });

  it('that the database could not do at that moment is not refused, and is done when it comes again', async () => {
    const device = await aPerson('ann');
    await database.asOwner(`
      CREATE FUNCTION not_now() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$`);
    await database.asOwner(
      'CREATE TRIGGER not_now BEFORE INSERT ON mountains FOR EACH ROW EXECUTE FUNCTION not_now()',
    );
    const operation = operationOf(plan());
    try {
      await expect(device.push(operation)).rejects.toThrow('Failed query');
    } finally {
      await database.asOwner('DROP FUNCTION not_now CASCADE');
    }
    expect((await device.push(operation)).results).toMatchObject([{ ok: true, version: 1 }]);
  });

  it('counts the version up by one, in the order of the push', async () => {
    const device = await aPerson('ann');
    const { results } = await device.push(
      operationOf(plan()),
      operationOf(complete('p0')),
      operationOf({ kind: 'settings.set', settings: { theme: 'calm' } }),
    );
    expect(results.map((result) => result.ok && result.version)).toEqual([1, 2, 3]);
    expect((await device.pull()).version).toBe(3);
  });

  it('of a pebble by hand with half an emoji brings what can be kept of it', async () => {
    const device = await aPerson('ann');
    const title = 'Call them \ud83d';
    const add = { kind: 'pebble.add', rockId: 'm1-rock', pebbleId: 'p9', title } as const;
    const description = 'Ask when they open.\0';
    const { results } = await device.push(
      operationOf(plan()),
      operationOf({ ...add, description }),
    );
    expect(results).toMatchObject([{ ok: true }, { ok: true }]);
    const { profile } = await device.pull();
    expect(findPebble(profile.mountains, 'p9')?.pebble).toMatchObject({
      title: 'Call them \ufffd',
      description: 'Ask when they open.',
    });
  });

  it('on a pebble of another person finds no such pebble', async () => {
    const ann = await aPerson('ann');
    const ben = await aPerson('ben');
    await ann.push(operationOf(plan()));
    const { results } = await ben.push(
      operationOf(complete('p0')),
      operationOf({ kind: 'node.delete', nodeType: 'mountain', nodeId: 'm1' }),
      operationOf({
        kind: 'pebble.add',
        rockId: 'm1-rock',
        pebbleId: 'p9',
        title: 'Call them',
        description: 'Ask when they open.',
      }),
    );
    expect(results).toMatchObject([
      { ok: false, code: 'pebble.not_found' },
      { ok: true },
      { ok: false, code: 'rock.not_found' },
    ]);
    expect((await ben.pull()).profile.mountains).toEqual([]);
    const { profile } = await ann.pull();
    expect(profile.mountains).toHaveLength(1);
    expect(findPebble(profile.mountains, 'p0')?.pebble.status).toBe('in-the-way');
  });

  it('may bear the id of an operation of another person', async () => {
    const ann = await aPerson('ann');
    const ben = await aPerson('ben');
    const operation = operationOf(plan());
    await ann.push(operation);
    expect((await ben.push(operation)).results).toMatchObject([{ ok: true, version: 1 }]);
    expect((await ben.pull()).profile.mountains).toHaveLength(1);
  });

  it('keeps text in any script as it was written', async () => {
    const device = await aPerson('ann');
    const title = `Ça va? 日本語 🧗🏽‍♀️ "quotes" \\ 'apostrophes' \u2028 {json} $1`;
    await device.push(
      operationOf({
        kind: 'mountains.add',
        mountains: [{ ...aMountain({ id: 'm1', pebbles: [] }), title, description: title }],
      }),
    );
    expect((await device.pull()).profile.mountains).toMatchObject([{ title, description: title }]);
  });
});

describe('operations of thirty devices at once', () => {
  it('all take effect, one after the other', async () => {
    const device = await aPerson('ann');
    await device.push(operationOf(plan(30)));
    const pushes = pebbles(30).map(({ id }) => device.push(operationOf(complete(id))));
    const versions = (await Promise.all(pushes)).map(
      ({ results: [result] }) => result?.ok && result.version,
    );
    expect(versions.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 2),
    );
    const { profile } = await device.pull();
    expect(profile.xp).toBe(30 * 7);
    expect(profile.activity).toEqual({ '2026-11-20': 30 });
  });
});

describe('operations of many people at the same moment', () => {
  it('are each applied for their own person, whatever becomes of the others', async () => {
    const people = await Promise.all(pebbles(20).map(({ id }) => aPerson(id)));
    await Promise.all(people.map((device) => device.push(operationOf(plan()))));
    const missing = operationOf(complete('no-such-pebble'));
    const replies = await Promise.all(
      people.map((device, place) =>
        device.push(place === 7 ? missing : operationOf(complete('p0'))),
      ),
    );
    const profiles = await Promise.all(people.map((device) => device.pull()));
    for (const [place, { results }] of replies.entries()) {
      const isMissing = place === 7;
      expect(results[0]).toMatchObject(
        isMissing ? { ok: false, code: 'pebble.not_found' } : { ok: true, version: 2 },
      );
      expect(profiles[place]?.profile.xp).toBe(isMissing ? 0 : 7);
    }
    expect((await people[7]?.push(missing))?.results).toEqual(replies[7]?.results);
  });
});

describe('the time of an operation', () => {
  it('is stored and answered as the server corrected it', async () => {
    const device = await aPerson('ann');
    await device.push(operationOf(plan()));
    const { results } = await device.push(
      operationOf(complete('p0'), { at: '2027-05-01T00:00:00.000Z' }),
    );
    expect(results).toMatchObject([{ ok: true, at: PUSH_NOW }]);
    expect((await device.pull()).profile.recentCompletions).toMatchObject([
      { completedAt: PUSH_NOW, day: '2026-11-20' },
    ]);
  });
});
