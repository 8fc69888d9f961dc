import { expect, test } from 'vitest';
import { eventually } from '../../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { anOperation } from '#domain/plan/test-builders.ts';
import { ApiError } from '../../api/api-error.ts';
import { inStep } from '../in-step.ts';
import { aTestPlan, complete } from '../test-plan.ts';
import { leftMs } from './asked-wait.ts';

const HOUR_MS = 3_600_000;

/** A server that takes no more changes of this person for a time that it names. */
function aFullHour({ retryAfter = '3600' } = {}) {
  let isFull = true;
  const plan = aTestPlan({
    through: (server) => (path, init) =>
      isFull && path === PATHS.operations
        ? Promise.resolve(
            new Response(null, { status: 429, headers: { 'retry-after': retryAfter } }),
          )
        : server.fetch(path, init),
  });
  const pushes = () => plan.network.requests.filter((request) => request.startsWith('POST')).length;
  return { plan, pushes, open: () => void (isFull = false) };
}

test('a server that asks to wait for an hour is sent nothing for an hour, and then all of it', async () => {
  const { plan, pushes, open } = aFullHour();
  const { store, tab } = await plan.open();
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('asked-to-wait'));
  for (let minute = 1; minute < 60; minute += 1) {
    plan.browser.advance(60_000);
    await store.pull();
  }
  tab.wake();
  store.change(complete('p2'));
  expect(await store.flush()).toBe(2);
  // What needs the changes before it is not said to have met no server.
  const needy = inStep({ store, ...tab }, () => Promise.resolve('planted'));
  await expect(needy).rejects.toMatchObject({ code: 'request.too_many' });
  expect(pushes()).toBe(1);
  open();
  plan.browser.advance(60_000);
  await eventually(() => expect(store.getView()).toMatchObject({ waiting: 0, sync: 'idle' }));
});

test('what other devices do is seen meanwhile, and a server that is away is said to be', async () => {
  const { plan } = aFullHour();
  const { store } = await plan.open();
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('asked-to-wait'));
  plan.server.apply(anOperation(complete('p2'), { opId: 'elsewhere' }));
  await store.pull();
  expect(store.getView()).toMatchObject({ version: 2, waiting: 1, sync: 'asked-to-wait' });
  plan.network.always('cut');
  await store.pull();
  expect(store.getView().sync).toBe('unreachable');
  plan.network.always(null);
  await store.pull();
  expect(store.getView().sync).toBe('asked-to-wait');
});

test('no answer silences a device for more than a day', async () => {
  const { plan, open } = aFullHour({ retryAfter: '99999999' });
  const { store } = await plan.open();
  store.change(complete('p1'));
  await eventually(() => expect(store.getView().sync).toBe('asked-to-wait'));
  open();
  plan.browser.advance(24 * HOUR_MS);
  await eventually(() => expect(store.getView()).toMatchObject({ waiting: 0, sync: 'idle' }));
});

test('where the clock was put back meanwhile nothing is waited for', () => {
  const asked = {
    status: 429,
    code: 'request.too_many',
    message: '',
    retryAfterMs: HOUR_MS,
  } as const;
  const wait = { failure: new ApiError(asked), fromMs: HOUR_MS };
  expect([HOUR_MS - 1, HOUR_MS].map((nowMs) => leftMs(wait, nowMs))).toEqual([0, HOUR_MS]);
});
