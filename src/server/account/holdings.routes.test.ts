import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { PATHS, type PushReply, type Snapshot } from '#domain/contract.ts';
import type { AccountExport } from '#domain/export/account-export.ts';
import { importChanges } from '#domain/export/import-changes.ts';
import { readExport } from '#domain/export/read-export.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { testApp } from '../test-app.ts';
import { snapshotOf } from '../test-answers.ts';
import type { Person } from '../test-person.ts';

const test = await testApp();
afterAll(() => test.close());

async function push(person: Person, changes: readonly Change[]): Promise<PushReply> {
  const at = test.clock.now();
  const operations = changes.map((change) => ({
    opId: crypto.randomUUID(),
    schema: 1,
    at,
    zone: 'UTC',
    change,
  }));
  const reply = await person.post(PATHS.operations, { sentAt: at, operations });
  return (await reply.json()) as PushReply;
}

async function exportOf(person: Person): Promise<AccountExport> {
  const reading = readExport(await (await person.get(PATHS.accountExport)).text());
  if (!reading.ok) throw new Error(reading.problem);
  return reading.exported;
}

/** Two mountains, one pebble moved in each; the second mountain is deleted again, what it earned stays. */
async function aBusyPerson(): Promise<Person> {
  const person = await test.signUp();
  const mountain = (id: string) =>
    aMountain({ id, pebbles: [aPebble({ id: `${id}-a` }), aPebble({ id: `${id}-b` })] });
  const moved = (pebbleId: string): Change => ({
    kind: 'pebble.setStatus',
    pebbleId,
    status: 'moved',
    trackedMinutes: 12,
  });
  const { results } = await push(person, [
    { kind: 'mountains.add', mountains: [mountain('m1'), mountain('m2')] },
    moved('m1-a'),
    moved('m2-a'),
    { kind: 'node.delete', nodeType: 'mountain', nodeId: 'm2' },
    { kind: 'settings.set', settings: { theme: 'calm' } },
  ]);
  expect(results.every(({ ok }) => ok)).toBe(true);
  await person.post(PATHS.brainDumps, {
    dumpId: crypto.randomUUID(),
    text: 'Call the dentist',
    at: test.clock.now(),
    sentAt: test.clock.now(),
    zone: 'UTC',
  });
  return person;
}

/** An export without what belongs to the account it was made in. */
function withoutAccount(exported: AccountExport) {
  const { id, userId, username, createdAt, updatedAt, exportedAt, ...held } = exported;
  expect([id, userId, username, createdAt, updatedAt, exportedAt]).not.toContain(undefined);
  return held;
}

const earned = ({ profile }: Snapshot) => ({ xp: profile.xp, activity: profile.activity });

it('an export tells the streak that the page shows, also where it is another day than in UTC', async () => {
  const person = await aBusyPerson();
  const streakOn = async (today: string) => {
    const json = await person.get(`${PATHS.accountExport}?today=${today}`);
    const markdown = await person.get(`${PATHS.accountExportMarkdown}?today=${today}`);
    const { streak } = (await json.json()) as AccountExport;
    expect(await markdown.text()).toContain(`day streak ${streak}.`);
    return streak;
  };
  const evening = test.clock.now();
  // In Los Angeles it is the 24th still, two rest days after the 21st.
  test.clock.set('2026-11-25T02:00:00.000Z');
  expect(await streakOn('2026-11-24')).toBe(1);
  for (const today of ['2026-11-25', '2026-11-21', 'yesterday', '2026-02-30', ''])
    expect(await streakOn(today)).toBe(0);
  test.clock.set(evening);
});

it('an export has the specification’s profile and all that is kept beyond it', async () => {
  const person = await aBusyPerson();
  const reply = await person.get(PATHS.accountExport);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe(
    'attachment; filename="unstuck-2026-11-21.json"',
  );
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const exported = JSON.parse(await reply.text()) as AccountExport;
  const { profile } = await snapshotOf(person);
  expect(exported).toMatchObject({
    id: profile.id,
    userId: person.userId,
    username: person.username,
    level: 1,
    xp: 14,
    xpToNext: 100,
    streak: 1,
    lastActive: profile.lastActive,
    mountainsData: profile.mountains,
    createdAt: profile.createdAt,
    updatedAt: profile.updatedAt,
    settings: { theme: 'calm' },
  });
  expect(exported.completions.map(({ pebbleId }) => pebbleId)).toEqual(['m1-a', 'm2-a']);
  expect(exported.brainDumps).toMatchObject([{ text: 'Call the dentist', plannedBy: 'built-in' }]);
});

it('an export holds no e-mail, password or session', async () => {
  const person = await aBusyPerson();
  for (const path of [PATHS.accountExport, PATHS.accountExportMarkdown]) {
    const text = await (await person.get(path)).text();
    expect(text).not.toContain(person.email);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(decodeURIComponent(person.cookie()).slice(8, 28));
  }
});

it('an export can be read as Markdown', async () => {
  const person = await aBusyPerson();
  const reply = await person.get(PATHS.accountExportMarkdown);
  expect(reply.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toContain('unstuck-2026-11-21.md');
  const text = await reply.text();
  expect(text).toContain('- [x] Do m1-a (12 min, done on 2026-11-21)');
  expect(text).toContain('- [ ] Do m1-b (20 min)');
  expect(text).toContain('> Call the dentist');
});

it('an account that has no plan yet can be exported', async () => {
  const exported = await exportOf(await test.signUp());
  expect(exported).toMatchObject({ level: 1, xp: 0, xpToNext: 100, streak: 0, mountainsData: [] });
});

it('what was exported is the same again in an empty account', async () => {
  const before = await aBusyPerson();
  const exported = await exportOf(before);
  const after = await test.signUp();
  // The day of a sign-up is the database's, which does not know the time of the test.
  await test.database.withUser(after.userId, (tx) =>
    tx.execute(sql`update user_profiles set last_active = ${exported.lastActive}`),
  );
  const { results } = await push(after, importChanges(exported, exported));
  expect(results.every(({ ok }) => ok)).toBe(true);
  const again = await exportOf(after);
  expect(exported.brainDumps).toMatchObject([{ text: 'Call the dentist', plannedBy: 'built-in' }]);
  expect(exported.settings).toMatchObject({ theme: 'calm' });
  expect(withoutAccount(again)).toEqual(withoutAccount(exported));
  expect(earned(await snapshotOf(after))).toEqual(earned(await snapshotOf(before)));
});

it('a brain dump that is there already is as it was after an import', async () => {
  const person = await aBusyPerson();
  const exported = await exportOf(person);
  const forged = exported.brainDumps.map((dump) => ({ ...dump, text: 'Call somebody else' }));
  const createdAt = instantOf(millisecondsOf(forged[0]?.createdAt ?? '') + 1);
  const more = { id: crypto.randomUUID(), plannedBy: 'somebody', text: 'New', createdAt };
  const added = { ...forged[0], ...more };
  const changes: Change[] = [
    {
      kind: 'plan.import',
      mountains: [],
      completions: [],
      // Read from a file, so the domain has judged it.
      brainDumps: [...forged, added as (typeof forged)[number]],
    },
  ];
  const { results } = await push(person, changes);
  expect(results).toMatchObject([{ ok: true }]);
  expect((await exportOf(person)).brainDumps).toMatchObject([
    ...exported.brainDumps,
    { text: 'New', plannedBy: '', mountainIds: [] },
  ]);
});

it('importing twice, or into the account it came from, adds nothing twice', async () => {
  const person = await aBusyPerson();
  const exported = await exportOf(person);
  const before = await snapshotOf(person);
  await push(person, importChanges(exported));
  await push(person, importChanges(exported));
  const after = await snapshotOf(person);
  expect(after.profile.mountains).toEqual(before.profile.mountains);
  expect(earned(after)).toEqual(earned(before));
});

it('a mountain that was deleted comes back by an import, with what was moved in it', async () => {
  const person = await aBusyPerson();
  const exported = await exportOf(person);
  const before = await snapshotOf(person);
  await push(person, [{ kind: 'node.delete', nodeType: 'mountain', nodeId: 'm1' }]);
  await push(person, importChanges(exported));
  const after = await snapshotOf(person);
  const byId = (snapshot: Snapshot) =>
    snapshot.profile.mountains.toSorted((one, other) => one.id.localeCompare(other.id));
  expect(byId(after)).toEqual(byId(before));
  expect(earned(after)).toEqual(earned(before));
});

it('a device learns from the version that it has to read the profile anew', async () => {
  const person = await test.signUp();
  const exported = await exportOf(await aBusyPerson());
  const { version } = await snapshotOf(person);
  const { results } = await push(person, importChanges(exported));
  expect(results).toMatchObject([{ ok: true, version: version + 2 }]);
  expect((await snapshotOf(person)).version).toBe(version + 2);
});

it('everything of a person is made thirty times an hour, and of others as before', async () => {
  const [person, other] = [await test.signUp(), await test.signUp()];
  const statusOf = async ({ get }: Person) => (await get(PATHS.accountExport)).status;
  for (let time = 0; time < 30; time += 1) expect(await statusOf(person)).toBe(200);
  expect(await statusOf(person)).toBe(429);
  expect((await person.get(PATHS.accountExportMarkdown)).status).toBe(429);
  expect(await statusOf(other)).toBe(200);
});

it('of everything of a person three files are on the way at once, and the next when one was read', async () => {
  const [person, other] = [await test.signUp(), await test.signUp()];
  await snapshotOf(person);
  // More than lies between a server and a reader that reads nothing.
  await test.database.withUser(person.userId, (tx) =>
    tx.execute(
      sql`insert into brain_dumps (user_id, id, text)
          values (${person.userId}, ${crypto.randomUUID()}, repeat('x', 20000000))`,
    ),
  );
  const ask = ({ cookie }: Person) =>
    test.overNetwork(PATHS.accountExport, { headers: { cookie: cookie() } });
  const unread = [await ask(person), await ask(person), await ask(person)];
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask(person)).status).toBe(429);
  expect((await ask(other)).status).toBe(200);
  expect((await unread[0]?.text())?.length).toBeGreaterThan(20_000_000);
  await unread[1]?.body?.cancel();
  await expect.poll(async () => (await ask(person)).status).toBe(200);
  await unread[2]?.body?.cancel();
});
