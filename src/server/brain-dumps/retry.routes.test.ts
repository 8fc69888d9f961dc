import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  brainDumpOpenedPath,
  brainDumpRetryPath,
  PATHS,
  type BrainDumpReply,
  type StandInsReply,
} from '#domain/contract.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import { pebblesOf } from '#domain/plan/walk.ts';
import { fails, says } from '../../../tests/setup/fake-ai-server.ts';
import { operationOf } from '../operations/test-push.ts';
import { leanPlan, STEPS } from '../planner/ai/test-ai-planner.ts';
import { BRAIN_DUMPS, LETTERS_PLANNED } from '../throttle/limits.ts';
import { aDump, MOMENT, refusalOf, submit, useAiApp } from '../planning/test-ai-app.ts';
import { snapshotOf } from '../test-answers.ts';

const app = useAiApp();

const aRetry = (more: object = {}) => ({ retryId: crypto.randomUUID(), ...MOMENT, ...more });

/** A dump that got the fallback; the service is well again. */
async function aFallback() {
  const { ai, person } = app();
  ai.answers(fails(401));
  const dump = aDump();
  const reply = await submit(person, dump);
  expect(reply.plannedBy).toBe('fallback');
  ai.answers(says(leanPlan()));
  const retry = (body: object = aRetry()) => person.post(brainDumpRetryPath(dump.dumpId), body);
  return { dump, retry, fallbackId: reply.mountainIds[0] ?? '' };
}

async function waitingIds() {
  const { profile } = await snapshotOf(app().person);
  return profile.mountains.flatMap(pebblesOf).map(({ id }) => id);
}

async function push(change: Parameters<typeof operationOf>[0]) {
  const reply = await app().person.post(PATHS.operations, {
    sentAt: MOMENT.sentAt,
    operations: [operationOf(change)],
  });
  expect(await reply.json()).toMatchObject({ results: [{ ok: true }] });
}

const NOT_REPLACEABLE = { status: 409, code: 'brain_dump.not_replaceable' };

describe('trying again', () => {
  it('puts a plan where the fallback was, and the day has its pebbles', async () => {
    const { dump, retry } = await aFallback();
    const response = await retry();
    expect(response.status).toBe(200);
    const reply = (await response.json()) as BrainDumpReply;
    const { version, profile } = await snapshotOf(app().person);
    expect(reply).toMatchObject({ plannedBy: 'ai', version });
    expect(profile.mountains.map(({ id }) => id)).toEqual(reply.mountainIds);
    expect(profile.dayList?.pebbleIds).toEqual(await waitingIds());
    expect(profile.dayList?.pebbleIds).toHaveLength(STEPS.length);
    expect(app().ai.requests.at(-1)?.body.messages[1]?.content).toContain('ring the dentist');
    expect(await submit(app().person, dump)).toMatchObject({ plannedBy: 'ai' });
  });

  it('plants once, however often it is sent', async () => {
    const { retry } = await aFallback();
    const body = aRetry();
    const first: unknown = await (await retry(body)).json();
    const asked = app().ai.requests.length;
    const before = await snapshotOf(app().person);
    expect(await (await retry(body)).json()).toEqual(first);
    expect(await snapshotOf(app().person)).toEqual(before);
    expect(app().ai.requests).toHaveLength(asked);
    expect(await refusalOf(retry())).toMatchObject(NOT_REPLACEABLE);
  });

  it('that is sent again after its plan was deleted is not said to be done', async () => {
    const { retry } = await aFallback();
    const body = aRetry();
    const { mountainIds } = (await (await retry(body)).json()) as BrainDumpReply;
    for (const nodeId of mountainIds)
      await push({ kind: 'node.delete', nodeType: 'mountain', nodeId });
    const refused = { status: 409, code: 'brain_dump.plan_deleted' };
    expect(await refusalOf(retry(body))).toMatchObject(refused);
  });

  it('can be done on every device: which dumps have a stand-in is told, until they have a plan', async () => {
    const standIns = async (): Promise<unknown> =>
      await (await app().person.get(PATHS.standIns)).json();
    const { dump, retry, fallbackId } = await aFallback();
    const { dumpId, text } = dump;
    expect(await standIns()).toEqual({ standIns: [{ dumpId, mountainId: fallbackId, text }] });
    await retry();
    expect(await standIns()).toEqual({ standIns: [] });
  });

  it('is told of many stand-ins, with the words of the newest', async () => {
    const { dump } = await aFallback();
    const { person, server } = app();
    await server.database.withUser(person.userId, (tx) =>
      tx.execute(sql`
        insert into brain_dumps (user_id, id, text, planned_by, mountain_ids, created_at)
        select ${person.userId}, gen_random_uuid(), repeat('山', 20000), 'fallback',
               jsonb_build_array('mountain-' || n, 'named-as-well'), now() - n * interval '1 hour'
          from generate_series(1, 40) n`),
    );
    const reply = (await (await person.get(PATHS.standIns)).json()) as StandInsReply;
    const words = new Map(reply.standIns.map(({ mountainId, text }) => [mountainId, text?.length]));
    expect(reply.standIns).toHaveLength(41);
    expect(reply.standIns.find(({ dumpId }) => dumpId === dump.dumpId)?.text).toBe(dump.text);
    // 60,000 bytes each.
    expect(words.get('mountain-16')).toBe(20_000);
    expect(words.get('mountain-17')).toBeUndefined();
    expect(words.has('mountain-40')).toBe(true);
  });

  it('is told of the newest stand-ins, where an import has brought more than anybody has', async () => {
    const { dump } = await aFallback();
    const { person, server } = app();
    await server.database.withUser(person.userId, (tx) =>
      tx.execute(sql`
        insert into brain_dumps (user_id, id, text, planned_by, mountain_ids, created_at)
        select ${person.userId}, gen_random_uuid(), 'Ring Jo', 'fallback',
               jsonb_build_array('mountain-' || n), now() - n * interval '1 hour'
          from generate_series(1, 2100) n`),
    );
    const { standIns } = (await (await person.get(PATHS.standIns)).json()) as StandInsReply;
    expect(standIns).toHaveLength(2000);
    expect(standIns[0]?.dumpId).toBe(dump.dumpId);
    expect(standIns.at(-1)?.mountainId).toBe('mountain-1999');
  });

  it('is not all that is left: the words are told after their stand-in was deleted as well', async () => {
    const { dump, fallbackId } = await aFallback();
    await push({ kind: 'node.delete', nodeType: 'mountain', nodeId: fallbackId });
    expect(await (await app().person.get(PATHS.standIns)).json()).toMatchObject({
      standIns: [{ dumpId: dump.dumpId, text: dump.text }],
    });
  });

  it('beside a stand-in that was worked on plants once, and leaves it alone', async () => {
    const { retry, fallbackId } = await aFallback();
    const [pebbleId = ''] = await waitingIds();
    await push({ kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: null });
    const reply = (await (await retry(aRetry({ beside: true }))).json()) as BrainDumpReply;
    const { profile } = await snapshotOf(app().person);
    expect(profile.mountains.map(({ id }) => id)).toEqual([fallbackId, ...reply.mountainIds]);
    expect(await refusalOf(retry(aRetry({ beside: true })))).toMatchObject(NOT_REPLACEABLE);
    expect(await (await app().person.get(PATHS.standIns)).json()).toEqual({ standIns: [] });
  });

  it('is over for words that were opened again: no device is told of them', async () => {
    const { dump, retry, fallbackId } = await aFallback();
    const { person, server } = app();
    const path = brainDumpOpenedPath(dump.dumpId);
    await (await server.signUp()).post(path, {});
    await person.post(brainDumpOpenedPath(crypto.randomUUID()), {});
    expect(await (await person.get(PATHS.standIns)).json()).toMatchObject({
      standIns: [{ dumpId: dump.dumpId }],
    });
    expect((await person.post(path, {})).status).toBe(200);
    expect(await (await person.get(PATHS.standIns)).json()).toEqual({ standIns: [] });
    expect(await refusalOf(retry(aRetry({ beside: true })))).toMatchObject(NOT_REPLACEABLE);
    const { profile } = await snapshotOf(person);
    expect(profile.mountains.map(({ id }) => id)).toEqual([fallbackId]);
  });

  it.each(['on the server', 'on a device'])(
    'is over where its words are planned with others below them, %s: nothing stands in for them any more',
    async (where) => {
      const { dump, retry, fallbackId } = await aFallback();
      const { person } = app();
      const more = { ...aDump({ text: `${dump.text}\nwash the car` }), earlier: [dump.dumpId] };
      if (where === 'on the server') await submit(person, more);
      else {
        // Something happened since: it is no plan that nobody has seen.
        await push({ kind: 'settings.set', settings: { dayStartHour: 5 } });
        const { dumpId: id, text, earlier } = more;
        const mountains = [aMountain({ id: 'made-here' })];
        await push({ kind: 'mountains.add', mountains, brainDump: { id, text, earlier } });
      }
      const { profile } = await snapshotOf(person);
      expect(profile.mountains).toHaveLength(1);
      expect(profile.mountains[0]?.id).not.toBe(fallbackId);
      expect(await (await person.get(PATHS.standIns)).json()).toEqual({ standIns: [] });
      expect(await refusalOf(retry(aRetry({ beside: true })))).toMatchObject(NOT_REPLACEABLE);
    },
  );

  it('is over for a stand-in that was worked on, which stays, where its words are planned with others below', async () => {
    const { dump, fallbackId } = await aFallback();
    const { person } = app();
    const [pebbleId = ''] = await waitingIds();
    await push({ kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: null });
    const more = { ...aDump({ text: `${dump.text}\nwash the car` }), earlier: [dump.dumpId] };
    const reply = await submit(person, more);
    const { profile } = await snapshotOf(person);
    expect(profile.mountains.map(({ id }) => id)).toEqual([fallbackId, ...reply.mountainIds]);
    expect(await (await person.get(PATHS.standIns)).json()).toEqual({ standIns: [] });
  });

  it('may ask for the built-in planner', async () => {
    const { retry } = await aFallback();
    const reply = await retry(aRetry({ planner: 'built-in' }));
    expect(await reply.json()).toMatchObject({ plannedBy: 'built-in' });
  });

  it('that fails changes nothing, and may be done again under the same id', async () => {
    const { retry } = await aFallback();
    const { ai, person, logged } = app();
    const before = await snapshotOf(person);
    const body = aRetry();
    ai.answers(says(''));
    expect(await refusalOf(retry(body))).toEqual({
      status: 503,
      code: 'planner.empty',
      message: 'No response from AI',
    });
    expect(await snapshotOf(person)).toEqual(before);
    expect(logged()).not.toContain('dentist');
    ai.answers(says(leanPlan()));
    expect(await (await retry(body)).json()).toMatchObject({ plannedBy: 'ai' });
  });

  it('leaves a fallback alone that was worked on', async () => {
    const { retry } = await aFallback();
    const [pebbleId = ''] = await waitingIds();
    await push({ kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: null });
    expect(await refusalOf(retry())).toMatchObject(NOT_REPLACEABLE);
  });

  it('leaves a fallback alone whose timer was started', async () => {
    const { retry } = await aFallback();
    const [pebbleId = ''] = await waitingIds();
    const timer = { pebbleId, startedAt: MOMENT.at, accumulatedMs: 0 };
    await push({ kind: 'timer.set', timer });
    expect(await refusalOf(retry())).toMatchObject(NOT_REPLACEABLE);
  });

  it('leaves a fallback alone that got a pebble of the person’s own', async () => {
    const { retry } = await aFallback();
    const { profile } = await snapshotOf(app().person);
    const rockId = profile.mountains[0]?.boulders[0]?.rocks[0]?.id ?? '';
    const pebbleId = 'pebble-of-mine';
    await push({
      kind: 'pebble.add',
      rockId,
      pebbleId,
      title: 'Ask the neighbour',
      description: 'Knock and ask for help.',
    });
    expect(await refusalOf(retry())).toMatchObject(NOT_REPLACEABLE);
  });

  it('does not bring back what was thrown away, not even while it is planned', async () => {
    const { retry, fallbackId } = await aFallback();
    const { ai } = app();
    const plan = says(leanPlan());
    ai.answers((response, request) => {
      void push({ kind: 'node.delete', nodeType: 'mountain', nodeId: fallbackId }).then(() =>
        plan(response, request),
      );
    });
    expect(await refusalOf(retry())).toMatchObject(NOT_REPLACEABLE);
    expect(await waitingIds()).toEqual([]);
  });

  it('counts its letters with those of everything that is planned in an hour', async () => {
    const { dump, retry } = await aFallback();
    const left = LETTERS_PLANNED.max - dump.text.length;
    await app().database.asOwner('UPDATE throttle SET count = $1 WHERE count = $2', [
      left + 1,
      dump.text.length,
    ]);
    const body = aRetry();
    expect(await refusalOf(retry(body))).toMatchObject({ status: 429, code: 'request.too_many' });
    await app().database.asOwner('UPDATE throttle SET resets_at = now() WHERE count > $1', [left]);
    expect((await retry(body)).status).toBe(200);
  });

  it('is counted with the dumps of an hour', async () => {
    const { retry } = await aFallback();
    await app().database.asOwner('UPDATE throttle SET count = $1 WHERE count = 1', [
      BRAIN_DUMPS.max,
    ]);
    const body = aRetry();
    expect(await refusalOf(retry(body))).toMatchObject({ status: 429, code: 'request.too_many' });
    await app().database.asOwner('UPDATE throttle SET resets_at = now()');
    expect((await retry(body)).status).toBe(200);
  });

  it('knows nobody else’s dumps', async () => {
    const { dump } = await aFallback();
    const other = await app().server.signUp();
    for (const id of [dump.dumpId, crypto.randomUUID(), 'none', '\0'])
      expect(await refusalOf(other.post(brainDumpRetryPath(id), aRetry()))).toMatchObject({
        status: 404,
        code: 'brain_dump.not_found',
      });
  });
});
