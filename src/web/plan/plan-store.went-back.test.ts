/** The database behind the server goes back: a standby takes over, or an earlier state of its disk. */

import { expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { anOperation } from '#domain/plan/test-builders.ts';
import { aPlanOf, aTestPlan, complete, statusOf } from './test-plan.ts';

async function aPlanAheadOfItsServer() {
  const plan = aTestPlan({ profile: aPlanOf(5) });
  const earlier = plan.server.snapshot();
  for (const pebbleId of ['p1', 'p2', 'p3'])
    plan.server.apply(anOperation(complete(pebbleId), { opId: `elsewhere-${pebbleId}` }));
  const open = await plan.open();
  await open.store.pull();
  expect(open.store.getView().version).toBe(4);
  plan.server.goBackTo(earlier);
  return { ...plan, ...open };
}

test('what is done after the server has gone back stays on screen, and both show the same', async () => {
  const { server, store } = await aPlanAheadOfItsServer();
  store.change(complete('p4'));
  expect(await store.flush()).toBe(0);
  await eventually(() => expect(store.getView()).toMatchObject({ version: 2, waiting: 0 }));
  expect(statusOf(store.getView().profile, 'p4')).toBe('moved');
  expect(store.getView().profile).toEqual(server.snapshot().profile);
});

test('a look for news notices it without a change', async () => {
  const { server, store } = await aPlanAheadOfItsServer();
  await store.pull();
  expect(store.getView()).toMatchObject({ version: 1, profile: server.snapshot().profile });
});

test('what the device still has of what the server lost is sent again', async () => {
  const plan = aTestPlan({ profile: aPlanOf(5) });
  const { store } = await plan.open();
  await store.pull();
  const earlier = plan.server.snapshot();
  for (const pebbleId of ['p1', 'p2', 'p3']) store.change(complete(pebbleId));
  expect(await store.flush()).toBe(0);
  plan.server.goBackTo(earlier);
  await store.pull();
  await eventually(() => expect(plan.server.snapshot().version).toBe(4));
  await eventually(() => expect(store.getView()).toMatchObject({ version: 4, waiting: 0 }));
  expect(store.getView().profile).toEqual(plan.server.snapshot().profile);
});

test('an answer that was lost and came again costs one look, and the change is there once', async () => {
  const { network, open, server } = aTestPlan();
  const { store } = await open();
  await store.pull();
  network.judge(({ method }) => (method === 'POST' ? 'reply-lost' : null));
  store.change(complete('p1'));
  await store.pull();
  expect(store.getView()).toMatchObject({ version: 2, waiting: 1 });
  network.judge(null);
  expect(await store.flush()).toBe(0);
  const asked = network.requests.length;
  await store.flush();
  expect(network.requests).toHaveLength(asked);
  expect(store.getView().profile).toEqual(server.snapshot().profile);
});
