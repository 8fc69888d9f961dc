import { describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { placedPebbles } from '#domain/plan/find.ts';
import { fails, hangs, says } from '../../../tests/setup/fake-ai-server.ts';
import { listen } from '../http/listener.ts';
import { leanPlan, STEPS } from '../planner/ai/test-ai-planner.ts';
import { AI_KEY, aDump, refusalOf, submit, useAiApp } from '../planning/test-ai-app.ts';
import { snapshotOf } from '../test-answers.ts';

const app = useAiApp({ dailyLimit: 2, dailyLimitOfAll: 3 });

async function plannedByOf(dumpId: string) {
  const rows = await app().database.asOwner<{ text: string; planned_by: string | null }>(
    'SELECT text, planned_by FROM brain_dumps WHERE id = $1',
    [dumpId],
  );
  return rows[0];
}

async function isHeld() {
  const held = await app().database.asOwner('SELECT 1 FROM ai_usage WHERE held_until IS NOT NULL');
  return held.length > 0;
}

describe('with an AI service', () => {
  it('a page is told where the words go', async () => {
    const reply = await app().person.get(PATHS.planner);
    expect(await reply.json()).toEqual({ plannedBy: 'ai', host: '127.0.0.1' });
  });

  it('a dump is planned by it, once', async () => {
    const { ai, person } = app();
    ai.answers(says(leanPlan()));
    const dump = aDump();
    const reply = await submit(person, dump);
    expect(reply.plannedBy).toBe('ai');
    const { profile } = await snapshotOf(person);
    const titles = [...placedPebbles(profile.mountains)].map(({ pebble }) => pebble.title);
    expect(titles).toEqual([...STEPS]);
    expect(await submit(person, dump)).toEqual(reply);
    expect(ai.requests).toHaveLength(1);
    expect(await isHeld()).toBe(false);
  });

  it('a dump whose plan fails gets the plan of the specification, and the log says what to do', async () => {
    const { ai, person, logged } = app();
    ai.answers(fails(401, { message: `Incorrect key: ${AI_KEY}`, code: 'invalid_api_key' }));
    const dump = aDump();
    const { plannedBy, mountainIds } = await submit(person, dump);
    expect(plannedBy).toBe('fallback');
    const { profile } = await snapshotOf(person);
    expect(profile.mountains).toMatchObject([
      {
        id: mountainIds[0],
        title: 'Your Mountain',
        boulders: [
          {
            title: 'Getting Started',
            rocks: [{ title: 'First Steps', pebbles: [{ estimatedMinutes: 20, xpValue: 7 }] }],
          },
        ],
      },
    ]);
    expect(await plannedByOf(dump.dumpId)).toEqual({ text: dump.text, planned_by: 'fallback' });
    expect(logged()).toContain('check OPENAI_API_KEY');
    for (const secret of [AI_KEY, 'dentist', 'shed']) expect(logged()).not.toContain(secret);
  });

  it('a dump beyond the quota is kept, and the built-in planner takes it, or the service the next day', async () => {
    const { ai, person, server } = app();
    ai.answers(says(leanPlan()));
    await submit(person, aDump());
    await submit(person, aDump());
    const dump = aDump();
    expect(await refusalOf(person.post(PATHS.brainDumps, dump))).toMatchObject({
      status: 429,
      code: 'planner.quota',
    });
    expect(await plannedByOf(dump.dumpId)).toEqual({ text: dump.text, planned_by: null });
    const reply = await submit(person, { ...dump, planner: 'built-in' });
    expect(reply.plannedBy).toBe('built-in');
    expect(ai.requests).toHaveLength(2);
    server.clock.set('2026-11-22T00:00:00.000Z');
    expect((await submit(person, aDump())).plannedBy).toBe('ai');
  });

  it('of many accounts together no more is asked than all may, and the built-in planner takes the rest', async () => {
    const { ai, person, server } = app();
    ai.answers(says(leanPlan()));
    await submit(person, aDump());
    await submit(person, aDump());
    const other = await server.signUp();
    await submit(other, aDump());
    const dump = aDump();
    expect(await refusalOf(other.post(PATHS.brainDumps, dump))).toMatchObject({
      status: 429,
      code: 'planner.quota',
    });
    expect(await submit(other, { ...dump, planner: 'built-in' })).toMatchObject({
      plannedBy: 'built-in',
    });
    expect(ai.requests).toHaveLength(3);
  });

  it('a planner that nobody knows cannot be asked for', async () => {
    const reply = app().person.post(PATHS.brainDumps, aDump({ planner: 'oracle' }));
    expect(await refusalOf(reply)).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});

describe('somebody who goes away while the AI service works', () => {
  /** A dump sent over a real connection, which `leave` ends. */
  async function sent(dump: object) {
    const { server, person } = app();
    const listener = await listen({ port: 0, host: '127.0.0.1' });
    listener.serve(server.app.fetch);
    const leaving = new AbortController();
    const reply = fetch(`http://127.0.0.1:${listener.port}${PATHS.brainDumps}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie() },
      body: JSON.stringify(dump),
      signal: leaving.signal,
    });
    return { reply, leave: () => leaving.abort(), stop: () => listener.stop() };
  }

  it('ends the request to the service too, and can send the dump again', async () => {
    const { ai, person, logged } = app();
    ai.answers(hangs, says(leanPlan()));
    const dump = aDump();
    const { reply, leave, stop } = await sent(dump);
    await ai.whenAsked(1);
    expect(await refusalOf(person.post(PATHS.brainDumps, aDump()))).toMatchObject({
      status: 429,
      code: 'planner.busy',
    });
    leave();
    await expect(reply).rejects.toThrow(/abort/i);
    expect(await ai.requests[0]?.wasDropped).toBe(true);
    await expect.poll(isHeld).toBe(false);
    await stop();
    expect(logged()).toContain('The request to the AI service was cancelled');
    expect((await snapshotOf(person)).profile.mountains).toEqual([]);
    expect(await plannedByOf(dump.dumpId)).toEqual({ text: dump.text, planned_by: null });
    expect((await submit(person, dump)).plannedBy).toBe('ai');
    expect(ai.requests).toHaveLength(2);
  });
});
