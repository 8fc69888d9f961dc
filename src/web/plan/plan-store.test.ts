import { expect, test, vi } from 'vitest';
import { workMs } from '../../../tests/setup/work-time.ts';
import { eventually } from '../../../tests/setup/eventually.ts';
import { complete, statusOf, aTestPlan, aPlanOf } from './test-plan.ts';
import { aProfile, anOperation } from '#domain/plan/test-builders.ts';

test('a change is on screen in the same tick and every listener has heard of it', async () => {
  const { store } = await aTestPlan().open();
  let heard = '';
  store.subscribe(() => (heard = statusOf(store.getView().profile, 'p1')));
  store.change(complete('p1'));
  expect(statusOf(store.getView().profile, 'p1')).toBe('moved');
  expect(heard).toBe('moved');
  expect(store.getView().waiting).toBe(1);
});

test('a change reaches the server, and then nothing waits', async () => {
  const { open, server } = aTestPlan();
  const { store } = await open();
  store.change(complete('p1'));
  const settled = { waiting: 0, version: 2, sync: 'idle', storage: 'durable' };
  await eventually(() => expect(store.getView()).toMatchObject(settled));
  expect(statusOf(server.snapshot().profile, 'p1')).toBe('moved');
});

test('a change made without a network is there after the tab was killed, and is sent later', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const first = await plan.open();
  first.store.change(complete('p1'));
  first.tab.crash();
  const second = await plan.open();
  expect(statusOf(second.store.getView().profile, 'p1')).toBe('moved');
  expect(second.store.getView().waiting).toBe(1);
  plan.network.always(null);
  second.tab.wake();
  await eventually(() => expect(second.store.getView().waiting).toBe(0));
  expect([...plan.server.applied.values()]).toEqual([1]);
});

test('a change whose reply was lost is sent again and takes effect once', async () => {
  const plan = aTestPlan();
  const { store, tab } = await plan.open();
  await eventually(() => expect(plan.network.requests).toContain('GET /api/profile'));
  plan.network.next('reply-lost');
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  expect(statusOf(plan.server.snapshot().profile, 'p1')).toBe('moved');
  expect(store.getView().waiting).toBe(1);
  tab.wake();
  await eventually(() => expect(store.getView().waiting).toBe(0));
  expect([...plan.server.applied.values()]).toEqual([1]);
  expect(store.getView().version).toBe(2);
});

test('changes are sent in the order in which they were made, in batches of at most fifty', async () => {
  const plan = aTestPlan({ profile: aPlanOf(120) });
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  const made: string[] = [];
  vi.spyOn(tab.device, 'newId').mockImplementation(
    () => `op-${made.push(`op-${made.length + 1}`)}`,
  );
  for (let place = 1; place <= 120; place += 1) store.change(complete(`p${place}`));
  const sizes: number[] = [];
  plan.network.judge(({ body, method }) => {
    if (method === 'POST') sizes.push(body.split('"opId"').length - 1);
    return null;
  });
  plan.network.always(null);
  tab.wake();
  await eventually(() => expect(store.getView().waiting).toBe(0));
  expect(sizes).toEqual([50, 50, 20]);
  expect([...plan.server.applied.keys()]).toEqual(made);
  expect(store.getView().profile).toEqual(plan.server.snapshot().profile);
});

test('what another device did comes with the next look, under what this device has waiting', async () => {
  const plan = aTestPlan();
  const { store, tab } = await plan.open();
  await store.pull();
  plan.network.judge(({ method }) => (method === 'POST' ? 'cut' : null));
  store.change(complete('p1'));
  plan.server.apply(anOperation(complete('p2'), { opId: 'elsewhere' }));
  tab.wake();
  await eventually(() => expect(statusOf(store.getView().profile, 'p2')).toBe('moved'));
  expect(statusOf(store.getView().profile, 'p1')).toBe('moved');
  expect(store.getView()).toMatchObject({ version: 2, waiting: 1 });
});

test('an answer that leaves a version out makes the store ask for what it missed', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  await store.pull();
  plan.server.apply(anOperation(complete('p2'), { opId: 'elsewhere' }));
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().version).toBe(3));
  expect(store.getView().profile).toEqual(plan.server.snapshot().profile);
});

test('what was done without a network counts, though another device has deleted its mountain', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  const known = { title: 'Do p1', mountainTitle: 'A mountain', estimatedMinutes: 20 };
  store.change({
    kind: 'pebble.setStatus',
    pebbleId: 'p1',
    status: 'moved',
    trackedMinutes: null,
    known,
  });
  const remove = { kind: 'node.delete', nodeType: 'mountain', nodeId: 'mountain-1' } as const;
  plan.server.apply(anOperation(remove, { opId: 'elsewhere' }));
  plan.network.always(null);
  tab.wake();
  await eventually(() => expect(store.getView().waiting).toBe(0));
  await eventually(() => expect(store.getView().version).toBe(plan.server.snapshot().version));
  const { profile, refusals } = store.getView();
  expect(refusals).toEqual([]);
  expect(profile).toMatchObject({ mountains: [], xp: 7 });
  expect(profile).toEqual(plan.server.snapshot().profile);
});

test('an older snapshot that comes late changes nothing', async () => {
  const plan = aTestPlan();
  const [{ store }, other] = [await plan.open(), await plan.open()];
  await Promise.all([store.pull(), other.store.pull()]);
  const old = Response.json(plan.server.snapshot());
  let answer = (): void => undefined;
  const late = new Promise<Response>((resolve) => (answer = () => resolve(old)));
  vi.spyOn(plan.server, 'fetch').mockReturnValueOnce(late);
  const pull = store.pull({ fresh: true });
  plan.server.apply(anOperation(complete('p1'), { opId: 'elsewhere' }));
  await other.store.pull();
  answer();
  await pull;
  expect(store.getView().version).toBe(2);
  expect(statusOf(store.getView().profile, 'p1')).toBe('moved');
});

test('a fresh pull takes what the version does not count', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  const { profile } = plan.server.snapshot();
  Object.assign(profile, { username: 'grace' });
  await store.pull({ fresh: true });
  expect(store.getView().profile.username).toBe('grace');
});

test('once a minute the store looks for news, while somebody looks at it', async () => {
  const plan = aTestPlan();
  const { tab } = await plan.open();
  const pulls = (): number => plan.network.requests.filter((one) => one.startsWith('GET')).length;
  await eventually(() => expect(pulls()).toBe(1));
  plan.browser.advance(60_000);
  await eventually(() => expect(pulls()).toBe(2));
  tab.isVisible = false;
  plan.browser.advance(60_000);
  tab.isVisible = true;
  plan.browser.advance(60_000);
  await eventually(() => expect(pulls()).toBe(3));
});

test('a tap on a plan of ten thousand pebbles takes about as long as on one of ten', async () => {
  const medianOfTaps = async (pebbles: number): Promise<number> => {
    const plan = aTestPlan({ profile: aPlanOf(pebbles) });
    plan.network.always('cut');
    const { store } = await plan.open();
    const times = Array.from({ length: 30 }, (_, round) => {
      const dayStartHour = round % 24;
      return workMs(() => {
        store.change({ kind: 'settings.set', settings: { dayStartHour } });
        store.change(complete(`p${(round % pebbles) + 1}`));
      });
    });
    await store.flush();
    store.stop();
    return times.sort((one, other) => one - other)[15] ?? 0;
  };
  const small = await medianOfTaps(10);
  const large = await medianOfTaps(10_000);
  // One frame of a 60 Hz screen; copying such a plan takes longer.
  expect(large).toBeLessThan(Math.max(small * 40, 16));
});

test('many acknowledged changes are folded into the base and stay on screen through a restart', async () => {
  const plan = aTestPlan({ profile: aPlanOf(60) });
  const first = await plan.open();
  for (let place = 1; place <= 60; place += 1) first.store.change(complete(`p${place}`));
  await eventually(() => expect(first.store.getView().waiting).toBe(0));
  first.store.stop();
  plan.network.always('cut');
  const second = await plan.open();
  expect(second.store.getView().version).toBe(61);
  expect(second.store.getView().profile).toEqual(plan.server.snapshot().profile);
});

test('a profile that is another person’s ends the session and is never shown', async () => {
  const plan = aTestPlan();
  const { store, ended } = await plan.open();
  const { userId } = store.getView();
  const stranger = aProfile({ userId: 'somebody-else' });
  vi.spyOn(plan.server, 'fetch').mockResolvedValue(
    Response.json({ version: 9, profile: stranger }),
  );
  await store.pull({ fresh: true });
  expect(ended).toEqual(['other-person']);
  expect(store.getView().profile.userId).toBe(userId);
});
