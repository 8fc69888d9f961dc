import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mountainRevisePath, PATHS } from '#domain/contract.ts';
import { placedPebbles } from '#domain/plan/find.ts';
import { aMountain as mountainWith, aPebble } from '#domain/plan/test-builders.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import { fails, hangs, says, type FakeAnswer } from '../../../tests/setup/fake-ai-server.ts';
import { rowsOf } from '../db/test-database.ts';
import { listen } from '../http/listener.ts';
import { operationOf } from '../operations/test-push.ts';
import { builtInPlanner } from '../planner/built-in.ts';
import { leanPlan, STEPS } from '../planner/ai/test-ai-planner.ts';
import { lettersOf, MAX_MOUNTAIN_LETTERS } from '../planning/letter-counts.ts';
import { CHANGES_BY_WORDS } from '../throttle/limits.ts';
import { aDump, MOMENT, refusalOf, submit, useAiApp } from '../planning/test-ai-app.ts';
import { snapshotOf } from '../test-answers.ts';

const app = useAiApp();

const aChange = (changeText: string, more: object = {}) => ({
  opId: crypto.randomUUID(),
  changeText,
  ...MOMENT,
  ...more,
});

/** A mountain with three pebbles. */
async function aMountain() {
  const { ai, person } = app();
  ai.answers(says(leanPlan()));
  const { mountainIds } = await submit(person, aDump());
  const [id = ''] = mountainIds;
  const revise = (body: object) => person.post(mountainRevisePath(id), body);
  return { id, revise, pebbles: await pebblesNow() };
}

async function pebblesNow() {
  const { profile } = await snapshotOf(app().person);
  return [...placedPebbles(profile.mountains)].map(({ pebble }) => pebble);
}

/** Puts a mountain there that no planner made. Each pebble has about 1,570 letters. */
async function pushAttic(count: number) {
  const words = { title: 'Sort one of the boxes', description: 'Rough is fine. '.repeat(100) };
  const pebbles = Array.from({ length: count }, (_, n) => aPebble({ id: `p${n}`, ...words }));
  await push({ kind: 'mountains.add', mountains: [mountainWith({ id: 'attic', pebbles })] });
}

const titlesNow = async () => (await pebblesNow()).map(({ title }) => title);

type Sent = { boulders: { rocks: { pebbles: unknown[] }[] }[] };

/** A model that gives the plan back with one more step. */
const addsStep: FakeAnswer = (response, request) => {
  const [, json = ''] = /^The plan: (.*)$/m.exec(request.body.messages[1]?.content ?? '') ?? [];
  const plan = JSON.parse(json) as Sent;
  const step = { id: '', title: 'Ring the bank', description: 'Ask for papers.', minutes: 15 };
  plan.boulders[0]?.rocks[0]?.pebbles.push(step);
  says(plan)(response, request);
};

/** A model during whose work the person does something. */
function meanwhile(does: () => Promise<unknown>): FakeAnswer {
  return (response, request) => void does().then(() => addsStep(response, request));
}

async function push(change: Parameters<typeof operationOf>[0]) {
  const reply = await app().person.post(PATHS.operations, {
    sentAt: MOMENT.sentAt,
    operations: [operationOf(change)],
  });
  expect(await reply.json()).toMatchObject({ results: [{ ok: true }] });
}

describe('changing a mountain by words', () => {
  it('is done by the AI service, once', async () => {
    const { revise, pebbles } = await aMountain();
    const { ai, person, logged } = app();
    ai.answers(addsStep);
    const body = aChange('I also have to ring the bank');
    const reply: unknown = await (await revise(body)).json();
    expect(reply).toEqual({ version: (await snapshotOf(person)).version });
    const now = await pebblesNow();
    expect(now.map(({ title }) => title)).toEqual([...STEPS, 'Ring the bank']);
    expect(now.slice(0, 3)).toEqual(pebbles);
    expect(await (await revise(body)).json()).toEqual(reply);
    expect(ai.requests).toHaveLength(2);
    expect(logged()).not.toContain('bank');
  });

  it('may be asked of the built-in planner, which says what it does not understand', async () => {
    const { revise, pebbles } = await aMountain();
    const asked = (text: string) => revise(aChange(text, { planner: 'built-in' }));
    const response = await asked('colourless green ideas');
    expect(response.status).toBe(409);
    const { error } = (await response.json()) as { error: object };
    expect(error).toMatchObject({
      code: 'planner.not_understood',
      fields: { changeText: expect.stringContaining('colourless green ideas') },
    });
    expect(await pebblesNow()).toEqual(pebbles);
    expect((await asked('Add a step: ring the bank')).status).toBe(200);
    expect((await titlesNow()).join()).toMatch(/ring the bank/i);
    expect(app().ai.requests).toHaveLength(1);
  });

  it.each([
    [
      'no mountain',
      says({ sorry: true }),
      'planner.invalid',
      'Invalid mountain structure returned from AI',
    ],
    ['nothing', says(''), 'planner.empty', 'No response from AI'],
    ['an error', fails(401), 'planner.failed', 'The AI service refused the key'],
  ])(
    'leaves the mountain as it is when the AI service gives %s',
    async (_, answer, code, message) => {
      const { revise } = await aMountain();
      const before = await snapshotOf(app().person);
      app().ai.answers(answer);
      const body = aChange('ring the bank too');
      expect(await refusalOf(revise(body))).toEqual({ status: 503, code, message });
      expect(await snapshotOf(app().person)).toEqual(before);
      app().ai.answers(addsStep);
      expect((await revise(body)).status).toBe(200);
    },
  );

  it('is not done when the mountain was altered meanwhile', async () => {
    const { revise, pebbles } = await aMountain();
    const nodeId = pebbles[1]?.id ?? '';
    app().ai.answers(meanwhile(() => push({ kind: 'node.delete', nodeType: 'pebble', nodeId })));
    expect(await refusalOf(revise(aChange('ring the bank too')))).toMatchObject({
      status: 409,
      code: 'mountain.changed',
    });
    expect(await titlesNow()).toEqual([STEPS[0], STEPS[2]]);
  });

  it('keeps a pebble moved that was moved meanwhile', async () => {
    const { revise, pebbles } = await aMountain();
    const pebbleId = pebbles[0]?.id ?? '';
    const change = { kind: 'pebble.setStatus', status: 'moved', trackedMinutes: 5 } as const;
    app().ai.answers(meanwhile(() => push({ ...change, pebbleId })));
    expect((await revise(aChange('ring the bank too'))).status).toBe(200);
    const now = await pebblesNow();
    expect(now).toHaveLength(4);
    expect(now[0]).toMatchObject({ id: pebbleId, status: 'moved', actualMinutes: 5 });
  });

  it('is not done when the mountain is gone, nor to somebody else’s', async () => {
    const { id, revise } = await aMountain();
    const unknown = { status: 404, code: 'mountain.not_found' };
    const other = await app().server.signUp();
    for (const mountainId of [id, 'mountain-none', '\0', 'x'.repeat(200)])
      expect(
        await refusalOf(other.post(mountainRevisePath(mountainId), aChange('ring the bank'))),
      ).toMatchObject(unknown);
    app().ai.answers(
      meanwhile(() => push({ kind: 'node.delete', nodeType: 'mountain', nodeId: id })),
    );
    expect(await refusalOf(revise(aChange('ring the bank too')))).toMatchObject(unknown);
  });

  it('ends with the person who asked for it', async () => {
    const { id, pebbles } = await aMountain();
    const { ai, person, server } = app();
    const listener = await listen({ port: 0, host: '127.0.0.1' });
    listener.serve(server.app.fetch);
    ai.answers(hangs);
    const leaving = new AbortController();
    const reply = fetch(`http://127.0.0.1:${listener.port}${mountainRevisePath(id)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie() },
      body: JSON.stringify(aChange('ring the bank too')),
      signal: leaving.signal,
    });
    await ai.whenAsked(2);
    leaving.abort();
    await expect(reply).rejects.toThrow(/abort/i);
    expect(await ai.requests[1]?.wasDropped).toBe(true);
    await listener.stop();
    expect(await pebblesNow()).toEqual(pebbles);
  });

  it('takes as many words as a brain dump, and not none', async () => {
    const { revise } = await aMountain();
    app().ai.answers(addsStep);
    expect((await revise(aChange('買'.repeat(20_000)))).status).toBe(200);
    expect(await refusalOf(revise(aChange('買'.repeat(20_001))))).toMatchObject({
      code: 'brain_dump.too_long',
    });
    expect(await refusalOf(revise(aChange(' \0 ')))).toMatchObject({ code: 'brain_dump.empty' });
  });

  it('has an end for each person when there are six hundred in an hour', async () => {
    const { revise, pebbles } = await aMountain();
    await revise(aChange(''));
    await app().database.orm.execute(sql`update throttle set count = ${CHANGES_BY_WORDS.max}`);
    expect(await refusalOf(revise(aChange('ring the bank too')))).toMatchObject({
      status: 429,
      code: 'request.too_many',
    });
    expect(await pebblesNow()).toEqual(pebbles);
  });

  it.each(['AI service', 'built-in planner'])(
    'is not done to a mountain that is too big to be read at once, by the %s',
    async (planner) => {
      await pushAttic(90);
      await app().database.asOwner('UPDATE pebbles SET description = repeat(description, 8)');
      const before = await snapshotOf(app().person);
      const more = planner === 'AI service' ? {} : { planner: 'built-in' };
      const change = aChange('Add a step: ring the bank', more);
      const response = await app().person.post(mountainRevisePath('attic'), change);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        error: {
          code: 'planner.not_understood',
          fields: {
            changeText: expect.stringMatching(
              /too big .* Delete .* or add pebbles to it one by one/,
            ),
          },
        },
      });
      expect(app().ai.requests).toEqual([]);
      expect(await snapshotOf(app().person)).toEqual(before);
    },
  );

  it('sends no AI service a mountain that it could not write again', async () => {
    await pushAttic(90);
    const change = aChange('Add a step: ring the bank');
    const { person, ai } = app();
    expect(await refusalOf(person.post(mountainRevisePath('attic'), change))).toMatchObject({
      status: 503,
      code: 'planner.failed',
    });
    expect(ai.requests).toEqual([]);
    const here = { ...change, planner: 'built-in' };
    expect((await person.post(mountainRevisePath('attic'), here)).status).toBe(200);
  });

  it('is done again and again to the largest mountain that a dump becomes', async () => {
    const { person } = app();
    const lines = Array.from({ length: 10_000 }, (_, n) => String.fromCodePoint(0x4e00 + n));
    const { draft } = await builtInPlanner.structure({
      text: lines.join('\n').slice(0, 20_000),
      today: '2026-11-20',
    });
    let made = 0;
    const letters = plantPlan(draft, () => `n${(made += 1)}`).map(lettersOf);
    expect(Math.max(...letters)).toBeGreaterThan(800_000);
    expect(Math.max(...letters)).toBeLessThan(MAX_MOUNTAIN_LETTERS);

    const real = Array.from({ length: 600 }, (_, n) => `- fix the bike light in room ${n}`);
    const { mountainIds } = await submit(person, {
      ...aDump({ text: `Redo the house:\n${real.join('\n')}` }),
      planner: 'built-in',
    });
    const change = (n: number) =>
      aChange(`Add a step: ring the bank about room ${n}`, { planner: 'built-in' });
    for (let times = 0; times < 25; times += 1)
      expect(
        (await person.post(mountainRevisePath(mountainIds[0] ?? ''), change(times))).status,
      ).toBe(200);
  }, 60_000);

  it('counts the mountain as well, its letters for a tenth', async () => {
    const { revise } = await aMountain();
    const letters = async () => {
      const rows = await rowsOf(app().database, sql`select max(count)::int as n from throttle`);
      return (rows[0] as { n: number }).n;
    };
    const before = await letters();
    app().ai.answers(addsStep);
    const body = aChange('ring the bank too');
    expect((await revise(body)).status).toBe(200);
    const counted = (await letters()) - before;
    // A mountain, a boulder, a rock and three pebbles, with what stands around each.
    const least = 6 * 50 + STEPS.join('').length;
    expect(counted).toBeGreaterThan(body.changeText.length + least / 10);
    expect(counted).toBeLessThan(body.changeText.length + 100);
  });

  it('cannot bear the id of a change that was refused', async () => {
    const { revise } = await aMountain();
    const gone = operationOf({
      kind: 'pebble.add',
      rockId: 'none',
      pebbleId: 'p',
      title: 'A',
      description: 'B',
    });
    await app().person.post(PATHS.operations, { sentAt: MOMENT.sentAt, operations: [gone] });
    expect(await refusalOf(revise(aChange('ring the bank', { opId: gone.opId })))).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});
