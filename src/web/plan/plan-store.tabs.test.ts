import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { aPlanOf, aTestPlan, complete, statusOf } from './test-plan.ts';

test('a change in one tab is on screen in the other before the server knows of it', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const [one, other] = [await plan.open(), await plan.open()];
  one.store.change(complete('p1'));
  await eventually(() => expect(statusOf(other.store.getView().profile, 'p1')).toBe('moved'));
  expect(other.store.getView().waiting).toBe(1);
});

test('two tabs that are both busy send each change once and end with the same view', async () => {
  const plan = aTestPlan({ profile: aPlanOf(40) });
  const [one, other] = [await plan.open(), await plan.open()];
  const sent = new Map<string, number>();
  plan.network.judge(({ body, method }) => {
    if (method !== 'POST') return null;
    for (const [, opId] of body.matchAll(/"opId":"([^"]+)"/g)) {
      sent.set(String(opId), (sent.get(String(opId)) ?? 0) + 1);
    }
    return null;
  });
  for (let place = 1; place <= 20; place += 1) {
    one.store.change(complete(`p${place}`));
    other.store.change(complete(`p${place + 20}`));
  }
  await eventually(() => {
    expect(one.store.getView().waiting).toBe(0);
    expect(other.store.getView().waiting).toBe(0);
  });
  expect([...sent.values()]).toEqual(Array.from({ length: 40 }, () => 1));
  await eventually(() => {
    expect(one.store.getView().profile).toEqual(plan.server.snapshot().profile);
    expect(other.store.getView().profile).toEqual(plan.server.snapshot().profile);
  });
});

test('what a killed tab had not sent is sent by the tab that is left', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const [one, other] = [await plan.open(), await plan.open()];
  one.store.change(complete('p1'));
  one.tab.crash();
  plan.network.always(null);
  other.tab.wake();
  await eventually(() => expect(statusOf(plan.server.snapshot().profile, 'p1')).toBe('moved'));
  await eventually(() => expect(other.store.getView().waiting).toBe(0));
});

test('a refusal is shown in every tab and goes from every tab', async () => {
  const plan = aTestPlan();
  const [one, other] = [await plan.open(), await plan.open()];
  await one.store.pull();
  const newId = vi.spyOn(one.tab.device, 'newId');
  newId.mockReturnValue('00000000-0000-4000-8000-00000000dead');
  plan.server.poison.add('00000000-0000-4000-8000-00000000dead');
  one.store.change(complete('p1'));
  await eventually(() => expect(other.store.getView().refusals).toHaveLength(1));
  expect(statusOf(other.store.getView().profile, 'p1')).toBe('in-the-way');
  other.store.dismissRefusal('00000000-0000-4000-8000-00000000dead');
  await eventually(() => expect(one.store.getView().refusals).toEqual([]));
});

test('signing out in one tab removes the data although another tab has it open', async () => {
  const plan = aTestPlan();
  const [one, other] = [await plan.open(), await plan.open()];
  await other.store.pull();
  await one.store.wipe({ discard: true });
  expect(await indexedDB.databases()).toEqual([]);
  other.store.stop();
});
