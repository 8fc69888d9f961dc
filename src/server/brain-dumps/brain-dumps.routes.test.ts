import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS, type BrainDumpReply, type Snapshot } from '#domain/contract.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { operationOf } from '../operations/test-push.ts';
import { builtInPlanner } from '../planner/built-in.ts';
import type { Planner } from '../planner/planner.ts';
import { TEST_NOW, testApp, type TestApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';
import { BRAIN_DUMPS, LETTERS_PLANNED } from '../throttle/limits.ts';

let database: TestDatabase;
let server: TestApp;
let person: Person;
let planner: Pick<Planner, 'structure'>;
let planned: string[];
let begun: number;

beforeAll(async () => {
  database = await openTestDatabase();
  const structure: Planner['structure'] = (dump, options) => {
    planned.push(dump.text);
    return planner.structure(dump, options);
  };
  const begin = () => void (begun += 1);
  server = await testApp({ database, planner: { ...builtInPlanner, structure, begin } });
  person = await server.signUp();
});
beforeEach(() => {
  planned = [];
  begun = 0;
  planner = builtInPlanner;
});
afterAll(() => database.close());

const WORDS = 'call the dentist, pay the rent and write the talk for Friday';

function aDump(overrides: object = {}) {
  const moment = { at: TEST_NOW, sentAt: TEST_NOW, zone: 'Europe/Lisbon' };
  return { dumpId: randomUUID(), text: WORDS, ...moment, ...overrides };
}

async function submit(body: object): Promise<BrainDumpReply> {
  const response = await person.post(PATHS.brainDumps, body);
  expect(response.status).toBe(200);
  return (await response.json()) as BrainDumpReply;
}

async function refusal(body: object) {
  const response = await person.post(PATHS.brainDumps, body);
  const { error } = (await response.json()) as { error: { code: string } };
  return { status: response.status, code: error.code };
}

function send(body: object, signal: AbortSignal): Promise<Response> {
  return person.fetch(PATHS.brainDumps, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

async function codeOf(reply: Promise<Response>): Promise<string> {
  return ((await (await reply).json()) as { error: { code: string } }).error.code;
}

/** One that has begun, and makes its plan when it is told to finish. */
function aSlowPlanner() {
  const begun = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  planner = {
    structure: async (dump) => {
      begun.resolve();
      await waiting.promise;
      return builtInPlanner.structure(dump);
    },
  };
  return { isPlanning: begun.promise, finish: waiting.resolve };
}

async function snapshot(): Promise<Snapshot> {
  return (await (await person.get(PATHS.profile)).json()) as Snapshot;
}

async function storedDump(id: string) {
  const [row] = await database.asOwner<{ text: string; planned_by: string | null }>(
    'SELECT text, planned_by FROM brain_dumps WHERE id = $1',
    [id],
  );
  return row;
}

describe('a brain dump', () => {
  it('becomes mountains, and stays as it was written', async () => {
    const dump = aDump({ text: `\n  ${WORDS}  \n` });
    const reply = await submit(dump);
    const { version, profile } = await snapshot();
    expect(reply).toMatchObject({ plannedBy: 'built-in', version });
    expect(reply.mountainIds.length).toBeGreaterThan(0);
    const ids = profile.mountains.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...reply.mountainIds]));
    expect(profile.dayList?.day).toBe('2026-11-21');
    expect(await storedDump(dump.dumpId)).toEqual({ text: WORDS, planned_by: 'built-in' });
  });

  it('is about to be written when a page asks who will read it: the planner begins', async () => {
    const reply = await person.get(PATHS.planner);
    expect(await reply.json()).toEqual({ plannedBy: 'built-in', host: null });
    expect(begun).toBe(1);
  });

  it('that is sent again is answered again, and neither planned nor planted', async () => {
    const dump = aDump();
    const reply = await submit(dump);
    const before = await snapshot();
    expect(await submit(dump)).toEqual(reply);
    expect(await submit({ ...dump, text: 'other words' })).toEqual(reply);
    expect(await snapshot()).toEqual(before);
    expect(planned).toEqual([WORDS]);
    expect(await storedDump(dump.dumpId)).toMatchObject({ text: WORDS });
  });

  it('that is sent again after its plan was deleted is not said to be planned, and gets a new plan under another id', async () => {
    const dump = aDump();
    const { mountainIds } = await submit(dump);
    for (const nodeId of mountainIds) {
      const operations = [operationOf({ kind: 'node.delete', nodeType: 'mountain', nodeId })];
      await person.post(PATHS.operations, { sentAt: TEST_NOW, operations });
    }
    expect(await refusal(dump)).toEqual({ status: 409, code: 'brain_dump.plan_deleted' });
    const again = await submit({ ...dump, dumpId: randomUUID() });
    const ids = (await snapshot()).profile.mountains.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...again.mountainIds]));
  });

  it('that arrives five times at the same moment is planted once', async () => {
    const dump = aDump();
    const count = (await snapshot()).profile.mountains.length;
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(dump)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    const { profile } = await snapshot();
    expect(profile.mountains).toHaveLength(count + (replies[0]?.mountainIds.length ?? 0));
  });

  it('is kept when the planner fails, and the plan is the one of the specification', async () => {
    planner = { structure: () => Promise.reject(new Error('the service is on fire')) };
    const dump = aDump();
    const reply = await submit(dump);
    expect(reply.plannedBy).toBe('fallback');
    const { profile } = await snapshot();
    expect(profile.mountains.find(({ id }) => id === reply.mountainIds[0])).toMatchObject({
      title: 'Your Mountain',
      boulders: [
        { title: 'Getting Started', rocks: [{ pebbles: [{ estimatedMinutes: 20, xpValue: 7 }] }] },
      ],
    });
    expect(await storedDump(dump.dumpId)).toEqual({ text: WORDS, planned_by: 'fallback' });
    expect(server.logged()).not.toContain('dentist');
  });

  it('gets the plan of the specification too when the planner finds nothing to do', async () => {
    planner = {
      structure: async () => ({ draft: { mountains: [] }, plannedBy: 'ai' }),
    };
    expect(await submit(aDump())).toMatchObject({ plannedBy: 'fallback' });
  });

  it('holds nobody up while it is planned', async () => {
    const { isPlanning, finish } = aSlowPlanner();
    const dump = aDump();
    const submitted = submit(dump);
    await isPlanning;
    expect(await storedDump(dump.dumpId)).toEqual({ text: WORDS, planned_by: null });
    const meanwhile = await person.post(PATHS.operations, {
      sentAt: TEST_NOW,
      operations: [operationOf({ kind: 'settings.set', settings: { theme: 'calm' } })],
    });
    expect(meanwhile.status).toBe(200);
    finish();
    expect((await submitted).plannedBy).toBe('built-in');
  });

  it('that the browser planned meanwhile is not planted once more', async () => {
    const { isPlanning, finish } = aSlowPlanner();
    const dump = aDump();
    const before = (await snapshot()).profile.mountains.length;
    const submitted = submit(dump);
    await isPlanning;
    const mountains = [aMountain({ id: 'own', pebbles: [aPebble({ id: 'own-p' })] })];
    const brainDump = { id: dump.dumpId, text: WORDS };
    const operations = [operationOf({ kind: 'mountains.add', mountains, brainDump })];
    await person.post(PATHS.operations, { sentAt: TEST_NOW, operations });
    finish();
    expect(await submitted).toMatchObject({ mountainIds: ['own'] });
    expect((await snapshot()).profile.mountains).toHaveLength(before + 1);
  });

  it('that is cancelled is kept and not planted, also when its plan is made all the same', async () => {
    const before = await snapshot();
    const dump = aDump();
    const { isPlanning, finish } = aSlowPlanner();
    const leaving = new AbortController();
    const cancelled = send(dump, leaving.signal);
    await isPlanning;
    leaving.abort();
    finish();
    expect(await codeOf(cancelled)).toBe('planner.cancelled');
    expect(await snapshot()).toEqual(before);
    expect(await storedDump(dump.dumpId)).toEqual({ text: WORDS, planned_by: null });
    planner = builtInPlanner;
    expect((await submit(dump)).plannedBy).toBe('built-in');
  });

  it('is not planned at all when it is cancelled before its turn, which other people do not wait for', async () => {
    const { isPlanning, finish } = aSlowPlanner();
    const first = submit(aDump({ text: 'first' }));
    await isPlanning;
    planner = builtInPlanner;
    const leaving = new AbortController();
    const cancelled = send(aDump({ text: 'second' }), leaving.signal);
    const third = submit(aDump({ text: 'third' }));
    const another = await server.signUp();
    expect((await another.post(PATHS.brainDumps, aDump({ text: 'another' }))).status).toBe(200);
    leaving.abort();
    finish();
    expect(await codeOf(cancelled)).toBe('planner.cancelled');
    await Promise.all([first, third]);
    expect(planned).toEqual(['first', 'another', 'third']);
  });

  it('without words is refused', async () => {
    for (const text of ['', '   \n\t ', '\u0000']) {
      expect(await refusal(aDump({ text }))).toEqual({ status: 400, code: 'brain_dump.empty' });
    }
  });

  it('may have twenty thousand characters and not one more', async () => {
    const text = 'buy milk\n'.repeat(2223).slice(0, 19_999);
    await submit(aDump({ text: `${text}x` }));
    expect(await refusal(aDump({ text: `${text}xy` }))).toEqual({
      status: 400,
      code: 'brain_dump.too_long',
    });
  });

  it('in any script, with broken characters in it, is taken', async () => {
    for (const text of ['🧗🏽‍♀️🪨', 'позвонить маме', '買い物 電話', 'x\u0000y\uD800z']) {
      const dump = aDump({ text });
      await submit(dump);
      expect((await storedDump(dump.dumpId))?.text).toBe(text.toWellFormed().replace('\0', ''));
    }
  });

  it('cannot bear the id of an operation', async () => {
    const operation = operationOf({ kind: 'settings.set', settings: { theme: 'dark' } });
    await person.post(PATHS.operations, { sentAt: TEST_NOW, operations: [operation] });
    expect(await refusal(aDump({ dumpId: operation.opId }))).toEqual({
      status: 400,
      code: 'request.invalid',
    });
  });

  it.each([
    ['no id', { dumpId: undefined }],
    ['an id that is none', { dumpId: 'dump' }],
    ['a number for text', { text: 7 }],
    ['no zone', { zone: undefined }],
    ['a field nobody knows', { userId: randomUUID() }],
  ])('with %s is refused', async (_, change) => {
    expect(await refusal(aDump(change))).toEqual({ status: 400, code: 'request.invalid' });
  });
});

it('has an end for each person when there are two million letters in an hour, long or short', async () => {
  const [writer, other] = [await server.signUp(), await server.signUp()];
  const text = 'Call Ana about the flat. '.repeat(700).trim();
  expect((await writer.post(PATHS.brainDumps, aDump({ text }))).status).toBe(200);
  await database.orm.execute(
    sql`update throttle set count = ${LETTERS_PLANNED.max} where count = ${text.length}`,
  );
  const refused = await writer.post(PATHS.brainDumps, aDump());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { code: 'request.too_many' } });
  expect((await other.post(PATHS.brainDumps, aDump())).status).toBe(200);
});

it('has an end for each person when there are six hundred in an hour, and for nobody else', async () => {
  const another = await server.signUp();
  await submit(aDump());
  await database.orm.execute(sql`update throttle set count = ${BRAIN_DUMPS.max}`);
  const dump = aDump();
  const refused = await person.post(PATHS.brainDumps, dump);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await refused.json()).toMatchObject({ error: { code: 'request.too_many' } });
  expect(planned).toHaveLength(1);
  expect((await another.post(PATHS.brainDumps, aDump())).status).toBe(200);
  await database.orm.execute(sql`update throttle set resets_at = now()`);
  expect((await person.post(PATHS.brainDumps, dump)).status).toBe(200);
});
