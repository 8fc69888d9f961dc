import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brainDumpRetryPath, PATHS, type BrainDumpReply, type Snapshot } from '#domain/contract.ts';
import type { PlannedDump } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { operationOf } from '../operations/test-push.ts';
import { TEST_NOW, testApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';

let person: Person;

const database = await openTestDatabase();
const server = await testApp({ database });
beforeEach(async () => {
  person = await server.signUp();
});
afterAll(() => server.close());

const MOMENT = { at: TEST_NOW, sentAt: TEST_NOW, zone: 'UTC' } as const;
const TEXT = 'call the dentist';

function planted(mountainId: string, brainDump: PlannedDump = { id: randomUUID(), text: TEXT }) {
  const mountains = [aMountain({ id: mountainId, pebbles: [aPebble({ id: `${mountainId}-p` })] })];
  return operationOf({ kind: 'mountains.add', mountains, brainDump });
}

async function push(...operations: readonly object[]) {
  const reply = await person.post(PATHS.operations, { sentAt: TEST_NOW, operations });
  return ((await reply.json()) as { results: unknown[] }).results;
}

const dumps = () =>
  database.asOwner(
    'SELECT text, planned_by, mountain_ids FROM brain_dumps WHERE user_id = $1 ORDER BY created_at',
    [person.userId],
  );

async function mountainIds() {
  const { profile } = (await (await person.get(PATHS.profile)).json()) as Snapshot;
  return profile.mountains.map(({ id }) => id);
}

describe('a dump that the browser planned', () => {
  it('is kept with its mountains, once, however often it is sent', async () => {
    const operation = planted('m1');
    const [first] = await push(operation);
    expect(first).toMatchObject({ ok: true, version: 1 });
    expect(await push(operation)).toEqual([first]);
    expect(await dumps()).toEqual([{ text: TEXT, planned_by: 'built-in', mountain_ids: ['m1'] }]);
    expect(await mountainIds()).toEqual(['m1']);
  });

  it('leaves a dump of the same id as it is', async () => {
    const brainDump = { id: randomUUID(), text: TEXT };
    await push(planted('m1', brainDump), planted('m2', { ...brainDump, text: 'other words' }));
    expect(await dumps()).toEqual([{ text: TEXT, planned_by: 'built-in', mountain_ids: ['m1'] }]);
  });

  it('is not planned again by the server, and has nothing to be tried again', async () => {
    const dumpId = randomUUID();
    await push(planted('m1', { id: dumpId, text: TEXT }));
    const sent = await person.post(PATHS.brainDumps, { dumpId, text: TEXT, ...MOMENT });
    const reply = (await sent.json()) as BrainDumpReply;
    expect(reply).toEqual({ version: 1, plannedBy: 'built-in', mountainIds: ['m1'] });
    expect(await mountainIds()).toEqual(['m1']);
    const retry = { retryId: randomUUID(), ...MOMENT };
    expect((await person.post(brainDumpRetryPath(dumpId), retry)).status).toBe(409);
  });

  it('takes the place of a plan that the server had made and nobody saw', async () => {
    const dumpId = randomUUID();
    await person.post(PATHS.brainDumps, { dumpId, text: TEXT, ...MOMENT });
    const [added] = await push(planted('m1', { id: dumpId, text: TEXT }));
    // More than one step ahead, so that the device reads the profile anew.
    expect(added).toMatchObject({ ok: true, version: 3 });
    expect(await mountainIds()).toEqual(['m1']);
    expect(await dumps()).toEqual([{ text: TEXT, planned_by: 'built-in', mountain_ids: ['m1'] }]);
    const sent = await person.post(PATHS.brainDumps, { dumpId, text: TEXT, ...MOMENT });
    expect(await sent.json()).toMatchObject({ mountainIds: ['m1'] });
  });

  it('takes the place also of a plan that the server had made of its first words', async () => {
    const sent = [randomUUID(), randomUUID()];
    await person.post(PATHS.brainDumps, { dumpId: sent[0], text: TEXT, ...MOMENT });
    const more = { id: randomUUID(), text: `${TEXT}\nwash the car`, earlier: sent.toReversed() };
    expect(await push(planted('m1', more))).toMatchObject([{ ok: true, version: 3 }]);
    expect(await mountainIds()).toEqual(['m1']);
    const plan = { planned_by: 'built-in', mountain_ids: ['m1'] };
    expect(await dumps()).toEqual([
      { text: TEXT, ...plan },
      { text: more.text, ...plan },
    ]);
  });

  it('has a plan for as long as any of its mountains is there', async () => {
    const brainDump = { id: randomUUID(), text: TEXT };
    const mountains = ['m1', 'm2'].map((id) =>
      aMountain({ id, pebbles: [aPebble({ id: `${id}-p` })] }),
    );
    await push(operationOf({ kind: 'mountains.add', mountains, brainDump }));
    const told = async () => (await person.get(PATHS.brainDumps)).json();
    for (const { id: nodeId } of mountains) {
      expect(await told()).toEqual({ dumpIds: [brainDump.id], plannedIds: [brainDump.id] });
      await push(operationOf({ kind: 'node.delete', nodeType: 'mountain', nodeId }));
    }
    expect(await told()).toEqual({ dumpIds: [brainDump.id], plannedIds: [] });
  });

  it('stands beside a plan of the server that somebody may have worked on', async () => {
    const dumpId = randomUUID();
    const sent = await person.post(PATHS.brainDumps, { dumpId, text: TEXT, ...MOMENT });
    const { mountainIds: made } = (await sent.json()) as BrainDumpReply;
    await push(operationOf({ kind: 'settings.set', settings: { dayStartHour: 5 } }));
    await push(planted('m1', { id: dumpId, text: TEXT }));
    expect(await mountainIds()).toEqual([...made, 'm1']);
  });
});
