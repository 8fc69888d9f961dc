/** Much waits, and the line is slow, or another tab that was sending is frozen. */

import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import type { Change } from '#domain/operations/operation.ts';
import type { Sent, Trouble } from '../api/test-network.ts';
import { aTestPlan, complete, statusOf } from './test-plan.ts';

/** A change of some thousand characters. */
const words = (thousands: number, place: number): Change => ({
  kind: 'mountains.add',
  mountains: [
    aMountain({
      id: `long-${place}`,
      description: 'x'.repeat(thousands * 1_000),
      pebbles: [aPebble({ id: `in-${place}` })],
    }),
  ],
});

/** A line over which only so much arrives before the request is given up. */
async function overALine(most: number, waiting: readonly Change[]) {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  for (const change of waiting) store.change(change);
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  expect(store.getView().waiting).toBe(waiting.length);
  const sizes: number[] = [];
  const judge = ({ method, body }: Sent): Trouble | null => {
    if (method === 'GET') return null;
    sizes.push(body.length);
    return body.length > most ? 'cut' : null;
  };
  plan.network.always(null);
  plan.network.judge(judge);
  tab.wake();
  return { ...plan, store, sizes };
}

test('what waits goes in requests of a hundred thousand characters, and a larger change goes alone', async () => {
  const large = [40, 40, 40, 150, 1].map(words);
  const { store, sizes } = await overALine(1_000_000, large);
  await eventually(() => expect(store.getView().waiting).toBe(0));
  expect(sizes.map((size) => Math.round(size / 10_000))).toEqual([8, 4, 15, 0]);
});

test('what had no answer is sent in smaller parts, until it arrives', async () => {
  const large = Array.from({ length: 9 }, (_, place) => words(9, place));
  const { browser, store, sizes } = await overALine(30_000, large);
  await eventually(() => {
    browser.advance(60_000);
    expect(store.getView().waiting).toBe(0);
  });
  expect(sizes.slice(0, 2).every((size) => size > 30_000)).toBe(true);
  expect(sizes.filter((size) => size > 30_000).length).toBeLessThan(5);
  expect(sizes.length).toBeLessThan(15);
});

test('a tab that stands still while it sends does not stop the others', async () => {
  const plan = aTestPlan();
  const [frozen, other] = [await plan.open(), await plan.open()];
  await Promise.all([frozen.store.pull(), other.store.pull()]);
  let isFrozen = false;
  plan.network.judge(({ method }) => {
    if (method === 'GET' || isFrozen) return null;
    isFrozen = true;
    return new Promise(() => undefined);
  });
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  frozen.store.change(complete('p1'));
  await eventually(() => expect(isFrozen).toBe(true));
  other.store.change(complete('p2'));
  await eventually(() => {
    plan.browser.advance(10_000);
    expect(other.store.getView().waiting).toBe(0);
  });
  expect(statusOf(plan.server.snapshot().profile, 'p1')).toBe('moved');
  limits.mockRestore();
});

test('a tab that sends what is large is waited for as long as that may take', async () => {
  const plan = aTestPlan();
  const [sending, other] = [await plan.open(), await plan.open()];
  await Promise.all([sending.store.pull(), other.store.pull()]);
  const sizes: number[] = [];
  let arrive = (): void => undefined;
  plan.network.judge(({ method, body }) => {
    if (method === 'GET') return null;
    sizes.push(body.length);
    if (sizes.length > 1) return null;
    return new Promise((resolve) => (arrive = () => resolve(null)));
  });
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  sending.store.change(words(600, 0));
  await eventually(() => expect(sizes).toHaveLength(1));
  await eventually(() => expect(other.store.getView().waiting).toBe(1));
  other.store.change(complete('p1'));
  for (let waited = 0; waited < 75_000; waited += 5_000) {
    plan.browser.advance(5_000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(sizes).toHaveLength(1);
  arrive();
  await eventually(() => expect(other.store.getView().waiting).toBe(0));
  expect(sizes.map((size) => Math.round(size / 100_000))).toEqual([6, 0]);
  limits.mockRestore();
});
