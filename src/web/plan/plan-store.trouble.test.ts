import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { anOperation } from '#domain/plan/test-builders.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { inStep } from './in-step.ts';
import { openIdbStorage } from './outbox/idb-storage.ts';
import type { OutboxStorage } from './outbox/storage.ts';
import { aPlanOf, aTestPlan, complete, statusOf } from './test-plan.ts';

const pushes = (requests: readonly string[]): number =>
  requests.filter((request) => request.startsWith('POST')).length;

test('a server in trouble is asked again after growing pauses, and nothing is lost', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  await eventually(() => expect(plan.network.requests).toHaveLength(1));
  plan.network.judge(({ method }) => (method === 'POST' ? 503 : null));
  store.change(complete('p1'));
  await eventually(() => expect(pushes(plan.network.requests)).toBe(1));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  // Half a second, spread down to a quarter by the device's random number of 0; then doubled.
  for (const [place, pauseMs] of [250, 500, 1_000, 2_000].entries()) {
    plan.browser.advance(pauseMs - 1);
    expect(pushes(plan.network.requests)).toBe(place + 1);
    plan.browser.advance(1);
    await eventually(() => expect(pushes(plan.network.requests)).toBe(place + 2));
    await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  }
  plan.network.judge(null);
  plan.browser.advance(60_000);
  await eventually(() => expect(store.getView()).toMatchObject({ waiting: 0, sync: 'idle' }));
});

test('an attempt to reach a server that is away is not said to be anything better', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  plan.network.always('cut');
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.getView().sync));
  const tries = pushes(plan.network.requests);
  plan.browser.advance(1_000);
  await eventually(() => expect(pushes(plan.network.requests)).toBeGreaterThan(tries));
  await store.flush();
  plan.network.always(null);
  await store.flush();
  expect([...new Set(seen)]).toEqual(['unreachable', 'idle']);
});

test('further changes during a pause do not ask the server more often', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  await eventually(() => expect(plan.network.requests).toHaveLength(1));
  plan.network.always(500);
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  store.change(complete('p2'));
  store.change(complete('p3'));
  const { waiting } = store.getView();
  expect(waiting).toBe(3);
  expect(pushes(plan.network.requests)).toBe(1);
});

test('a look for news that failed is taken again after a pause', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  await store.pull();
  plan.server.apply(anOperation(complete('p2'), { opId: 'elsewhere' }));
  plan.network.next('cut');
  await store.pull();
  expect(store.getView()).toMatchObject({ sync: 'unreachable', version: 1 });
  plan.browser.advance(1_000);
  await eventually(() => expect(store.getView().version).toBe(2));
});

test('coming back to the tab, or the network coming back, asks at once', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  plan.network.always(null);
  tab.wake();
  await eventually(() => expect(store.getView().waiting).toBe(0));
});

test('a server that has taken what waited is not said to be away while the news is on its way', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  plan.network.always(null);
  let arrive = (): void => undefined;
  const news = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  plan.network.judge(({ method }) => (method === 'GET' ? news : null));
  tab.wake();
  await eventually(() => expect(store.getView().waiting).toBe(0));
  expect(store.getView().sync).toBe('idle');
  arrive();
  await store.flush();
});

test('what is done while the news is on its way is sent before a request that needs it', async () => {
  const plan = aTestPlan();
  const { store, tab } = await plan.open();
  await store.pull();
  const gets: ((nothing: null) => void)[] = [];
  plan.network.judge(({ method }) =>
    method === 'GET' ? new Promise<null>((resolve) => gets.push(resolve)) : null,
  );
  const pulls = [store.pull(), store.pull()];
  const answer = inStep({ store, ...tab }, () => Promise.resolve(store.getView().waiting));
  await eventually(() => expect(gets).toHaveLength(1));
  gets[0]?.(null);
  await eventually(() => expect(gets).toHaveLength(2));
  store.change(complete('p1'));
  plan.network.judge(null);
  gets[1]?.(null);
  expect(await answer).toBe(0);
  await Promise.all(pulls);
});

test('what came of a request is told although nothing after it is answered any more', async () => {
  const plan = aTestPlan();
  const { store, tab } = await plan.open();
  await store.pull();
  // Not even the client's own limits, which add up, end what is asked from here on.
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const answer = inStep({ store, ...tab }, () => {
    plan.network.judge(() => new Promise(() => undefined));
    store.change(complete('p1'));
    return Promise.resolve('planted');
  });
  await eventually(() => expect(plan.network.requests.at(-1)).toBe(`POST ${PATHS.operations}`));
  plan.browser.advance(5_000);
  expect(await answer).toBe('planted');
  limits.mockRestore();
});

test('without a session the store stops and keeps what waits for the next sign-in', async () => {
  const plan = aTestPlan();
  const first = await plan.open();
  await first.store.pull();
  plan.server.isSignedIn = false;
  first.store.change(complete('p1'));
  await eventually(() => expect(first.ended).toEqual(['unauthorised']));
  expect(first.store.getView()).toMatchObject({ sync: 'stopped', waiting: 1 });
  const asked = plan.network.requests.length;
  plan.browser.advance(600_000);
  first.tab.wake();
  await first.store.leave();
  expect(plan.network.requests).toHaveLength(asked);
  plan.server.isSignedIn = true;
  const second = await plan.open();
  await eventually(() => expect(second.store.getView().waiting).toBe(0));
  expect(statusOf(plan.server.snapshot().profile, 'p1')).toBe('moved');
});

test('a refused change is taken back on screen with its message, and later ones still go', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  await store.pull();
  plan.server.apply(
    anOperation({ kind: 'node.delete', nodeType: 'pebble', nodeId: 'p1' }, { opId: 'elsewhere' }),
  );
  store.change(complete('p1'));
  store.change(complete('p2'));
  await eventually(() => expect(store.getView().waiting).toBe(0));
  await eventually(() => expect(statusOf(store.getView().profile, 'p1')).toBe('gone'));
  expect(statusOf(store.getView().profile, 'p2')).toBe('moved');
  expect(store.getView().refusals).toMatchObject([
    { code: 'pebble.not_found', message: 'Failed to update pebble status. Please try again.' },
  ]);
  const [refusal] = store.getView().refusals;
  store.dismissRefusal(refusal?.opId ?? '');
  await eventually(() => expect(store.getView().refusals).toEqual([]));
});

test('a refusal is still to be read after a restart', async () => {
  const plan = aTestPlan();
  const first = await plan.open();
  await first.store.pull();
  plan.server.apply(
    anOperation({ kind: 'node.delete', nodeType: 'pebble', nodeId: 'p1' }, { opId: 'elsewhere' }),
  );
  first.store.change(complete('p1'));
  await eventually(() => expect(first.store.getView().refusals).toHaveLength(1));
  first.store.stop();
  const second = await plan.open();
  expect(second.store.getView().refusals).toHaveLength(1);
});

test('a change that cannot be made on what is shown is refused at once and not sent', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  store.change(complete('nowhere'));
  expect(store.getView()).toMatchObject({ waiting: 0, refusals: [{ code: 'pebble.not_found' }] });
  store.dismissRefusal(store.getView().refusals[0]?.opId ?? '');
  expect(store.getView().refusals).toEqual([]);
});

test('one change that the server cannot read never stops the others', async () => {
  const plan = aTestPlan({ profile: aPlanOf(20) });
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  const newId = vi.spyOn(tab.device, 'newId');
  for (let place = 1; place <= 20; place += 1) store.change(complete(`p${place}`));
  plan.server.poison.add(String(newId.mock.results[12]?.value));
  plan.network.always(null);
  tab.wake();
  await eventually(() => expect(store.getView().waiting).toBe(0));
  expect(plan.server.applied.size).toBe(19);
  expect(store.getView().refusals).toMatchObject([
    { code: 'request.refused', change: complete('p13') },
  ]);
  expect(statusOf(store.getView().profile, 'p13')).toBe('in-the-way');
});

test('a change is not given up while the server answers nothing else either', async () => {
  const plan = aTestPlan();
  const { store } = await plan.open();
  await eventually(() => expect(plan.network.requests).toHaveLength(1));
  plan.network.always(403);
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  expect(store.getView()).toMatchObject({ waiting: 1, refusals: [] });
});

test.each([404, 405, 408, 425, 429])(
  'an answer of %d says nothing of what was sent, which stays and is sent again',
  async (status) => {
    const plan = aTestPlan();
    const { store } = await plan.open();
    await eventually(() => expect(plan.network.requests).toHaveLength(1));
    plan.network.judge(({ method }) => (method === 'POST' ? status : null));
    store.change(complete('p1'));
    await eventually(() => expect(store.getView().sync).toBe('unreachable'));
    expect(store.getView()).toMatchObject({ waiting: 1, refusals: [] });
    plan.network.judge(null);
    plan.browser.advance(60_000);
    await eventually(() => expect(store.getView()).toMatchObject({ waiting: 0, refusals: [] }));
  },
);

test('a browser that opens no database keeps the plan in memory, says so, and sends at once', async () => {
  const plan = aTestPlan({ openStorage: () => Promise.reject(new Error('private window')) });
  const { store } = await plan.open();
  expect(store.getView().storage).toBe('memory');
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().waiting).toBe(0));
  expect(statusOf(plan.server.snapshot().profile, 'p1')).toBe('moved');
});

test('a full disk turns the store to memory without losing what was on its way', async () => {
  const full: (storage: OutboxStorage) => OutboxStorage = (storage) => ({
    ...storage,
    append: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  const plan = aTestPlan({ openStorage: async (userId) => full(await openIdbStorage(userId)) });
  const seed = await openIdbStorage(plan.server.snapshot().profile.userId);
  await seed.replaceBase(plan.server.snapshot());
  seed.close();
  const { store } = await plan.open();
  expect(store.getView().storage).toBe('durable');
  store.change(complete('p1'));
  store.change(complete('p2'));
  expect(store.getView().waiting).toBe(2);
  await eventually(() => expect(store.getView()).toMatchObject({ storage: 'memory', waiting: 0 }));
  expect([...plan.server.applied.values()]).toEqual([1, 1]);
  expect(store.getView().profile).toEqual(plan.server.snapshot().profile);
});

test('what the disk was still taking when it was full goes to the server as well', async () => {
  let room = 1;
  const filling: (storage: OutboxStorage) => OutboxStorage = (storage) => ({
    ...storage,
    async append(operation) {
      room -= 1;
      if (room < 0) throw new DOMException('full', 'QuotaExceededError');
      await storage.append(operation);
    },
  });
  const plan = aTestPlan({ openStorage: async (userId) => filling(await openIdbStorage(userId)) });
  const seed = await openIdbStorage(plan.server.snapshot().profile.userId);
  await seed.replaceBase(plan.server.snapshot());
  seed.close();
  const { store } = await plan.open();
  store.change(complete('p1'));
  store.change(complete('p2'));
  await eventually(() => expect(store.getView()).toMatchObject({ storage: 'memory', waiting: 0 }));
  expect([...plan.server.applied.values()]).toEqual([1, 1]);
});

test('a change of a newer version stays on the device, and what follows it goes its way', async () => {
  const plan = aTestPlan();
  const seed = await openIdbStorage(plan.server.snapshot().profile.userId);
  await seed.replaceBase(plan.server.snapshot());
  // What a page of tomorrow has left behind; nothing of today makes such a one.
  const newer = { ...anOperation(complete('p1'), { opId: 'newer' }), schema: 2 };
  await seed.append(newer as unknown as Operation);
  seed.close();
  const { store } = await plan.open();
  store.change(complete('p2'));
  await eventually(() => expect(plan.server.applied.size).toBe(1));
  await eventually(() => expect(store.getView()).toMatchObject({ waiting: 0, newer: 1 }));
  expect(statusOf(store.getView().profile, 'p1')).toBe('in-the-way');
  await store.leave();
  const left = await openIdbStorage(plan.server.snapshot().profile.userId);
  expect(await left.read(null)).toMatchObject({ newer: 1, records: [] });
});
