import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { PATHS, type Snapshot } from '#domain/contract.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { DEFAULT_SETTINGS } from '#domain/profile/profile.ts';
import { aUser, openTestDatabase } from '../db/test-database.ts';
import { aDevice, operationOf } from '../operations/test-push.ts';
import { testApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';

const database = await openTestDatabase();
const server = await testApp({ database });
afterAll(() => database.close());

async function pulled(person: Person): Promise<Snapshot> {
  return (await (await person.get(PATHS.profile)).json()) as Snapshot;
}

describe('the profile of a new person', () => {
  it('is the default of the specification, under their name as they typed it', async () => {
    const person = await server.signUp({ username: 'Robin-H' });
    const { version, profile } = await pulled(person);
    expect(version).toBe(0);
    expect(profile).toMatchObject({
      userId: person.userId,
      username: 'Robin-H',
      xp: 0,
      mountains: [],
      dayList: null,
      timer: null,
      settings: DEFAULT_SETTINGS,
      activity: {},
      recentCompletions: [],
    });
    expect(profile.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(profile.lastActive).toBe(profile.createdAt.slice(0, 10));
  });

  it('is made at the first read if the account has none', async () => {
    const person = await server.signUp();
    await database.asOwner('DELETE FROM user_profiles WHERE user_id = $1', [person.userId]);
    expect(await pulled(person)).toMatchObject({ version: 0, profile: { userId: person.userId } });
  });
});

describe('the snapshot', () => {
  it('is not sent again to somebody who has it', async () => {
    const person = await server.signUp();
    const first = await person.get(PATHS.profile);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe('"0"');
    const again = (tag: string) =>
      person.fetch(PATHS.profile, { headers: { 'if-none-match': tag } });
    const unchanged = await again(etag);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect((await again('W/"0"')).status).toBe(304);

    await person.post(PATHS.operations, {
      sentAt: server.clock.now(),
      operations: [operationOf({ kind: 'settings.set', settings: { theme: 'dark' } })],
    });
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe('"1"');
  });

  it('changes its version with the username', async () => {
    const person = await server.signUp();
    await person.post(PATHS.updateUser, { username: 'Someone-Else' });
    expect(await pulled(person)).toMatchObject({
      version: 1,
      profile: { username: 'Someone-Else' },
    });
  });

  it('leaves out completions of more than three days ago, and counts them all the same', async () => {
    const userId = await aUser(database);
    const at = '2026-11-10T10:00:00.000Z';
    const mountains = [aMountain({ id: 'm1', pebbles: [aPebble({ id: 'p1' })] })];
    const done = { kind: 'pebble.setStatus', status: 'moved', trackedMinutes: null } as const;
    await aDevice(database, userId, at).push(
      operationOf({ kind: 'mountains.add', mountains }, { at }),
      operationOf({ ...done, pebbleId: 'p1' }, { at }),
    );
    const { profile } = await aDevice(database, userId, '2026-11-13T10:00:00.000Z').pull();
    expect(profile.recentCompletions).toHaveLength(1);
    const later = (await aDevice(database, userId, '2026-11-14T10:00:00.000Z').pull()).profile;
    expect(later).toMatchObject({ recentCompletions: [], xp: 7, activity: { '2026-11-10': 1 } });
  });

  it('gives every word back as it was written, whatever characters it holds', async () => {
    const userId = await aUser(database);
    const device = aDevice(database, userId);
    const pebbles = ['"\\', '{},\n', '🪨 é', 'a\u001fb'].map((title, number) =>
      aPebble({ id: `p${number}`, title, description: title }),
    );
    const mountains = [aMountain({ id: 'm1', pebbles })];
    await device.push(operationOf({ kind: 'mountains.add', mountains }));
    expect((await device.pull()).profile.mountains).toEqual(mountains);
  });

  it('is spelt as JSON of the program is, nodes without children and moved pebbles too', async () => {
    const person = await server.signUp();
    const mountains = [
      aMountain({
        id: 'm1',
        progress: 100 / 3,
        pebbles: [aPebble({ id: 'p1', title: '"\\\u007f' })],
      }),
      { ...aMountain({ id: 'm2' }), boulders: [] },
    ];
    const done = { kind: 'pebble.setStatus', status: 'moved', trackedMinutes: 3 } as const;
    await person.post(PATHS.operations, {
      sentAt: server.clock.now(),
      operations: [
        operationOf({ kind: 'mountains.add', mountains }),
        operationOf({ ...done, pebbleId: 'p1' }),
      ],
    });
    const text = await (await person.get(PATHS.profile)).text();
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
    expect(JSON.parse(text).profile).toMatchObject({
      mountains: [
        { boulders: [{ rocks: [{ pebbles: [{ status: 'moved' }] }] }] },
        { boulders: [] },
      ],
      recentCompletions: [{ pebbleId: 'p1', actualMinutes: 3 }],
    });
  });

  it('is not made again for who does not read it, once much of it is on the way', async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    await database.withUser(person.userId, (tx) =>
      tx.execute(
        sql`insert into mountains (user_id, id, position, title, description, priority, progress)
            values (${person.userId}, 'm1', 0, 'm', repeat('x', 12000000), 1, 0)`,
      ),
    );
    const ask = ({ cookie }: Person) =>
      server.overNetwork(PATHS.profile, { headers: { cookie: cookie() } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(person)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ask(other)).status).toBe(200);
    const unread = answers.filter(({ status }) => status === 200);
    expect((await unread[0]?.text())?.length).toBeGreaterThan(12_000_000);
    await expect.poll(async () => (await ask(person)).status).toBe(200);
    for (const answer of unread.slice(1)) await answer.body?.cancel();
  });

  it('gives ten thousand pebbles back in their order', async () => {
    const userId = await aUser(database);
    const device = aDevice(database, userId);
    const mountains = Array.from({ length: 50 }, (_, m) =>
      aMountain({
        id: `m${m}`,
        pebbles: Array.from({ length: 200 }, (__, p) => aPebble({ id: `m${m}-p${p}` })),
      }),
    );
    for (const mountain of mountains) {
      await device.push(operationOf({ kind: 'mountains.add', mountains: [mountain] }));
    }
    expect((await device.pull()).profile.mountains).toEqual(mountains);
  });
});
