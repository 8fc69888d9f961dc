import { expect, test } from 'vitest';
import { elapsedMs, startTimer } from '#domain/timer/timer.ts';
import { createTimerWatch } from './timer-watch.ts';
import { aTestPlan, type OpenPlan, type TestPlan } from './test-plan.ts';

const MINUTE_MS = 60_000;

/** A tab in which the timer of `p1` has been running for a moment. */
async function aRunningTimer(): Promise<{ plan: TestPlan; open: OpenPlan }> {
  const plan = aTestPlan();
  plan.network.always('cut');
  const open = await plan.open();
  const now = plan.browser.now();
  open.store.change({ kind: 'timer.set', timer: startTimer({ timer: null, pebbleId: 'p1', now }) });
  return { plan, open };
}

const watchOf = ({ store, tab }: OpenPlan): ReturnType<typeof createTimerWatch> =>
  createTimerWatch({ store, device: tab.device });

function minutesShown(plan: TestPlan, watch: ReturnType<typeof createTimerWatch>): number {
  return elapsedMs(watch.read().timer, plan.browser.now()) / MINUTE_MS;
}

test('a timer that is seen again and again is never asked about', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  for (let look = 0; look < 40; look += 1) plan.browser.advance(MINUTE_MS);
  expect(watch.read().gap).toBeNull();
  expect(minutesShown(plan, watch)).toBe(40);
});

test('a lid closed for twenty minutes is asked about, and left out until somebody answers', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  plan.browser.advance(2 * MINUTE_MS);
  plan.browser.advance(20 * MINUTE_MS);
  expect(watch.read().gap).toEqual({ ms: 20 * MINUTE_MS });
  expect(minutesShown(plan, watch)).toBe(2);
});

test('counting it in brings the time back and asks no more', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  plan.browser.advance(20 * MINUTE_MS);
  watch.read().countIt();
  expect(watch.read().gap).toBeNull();
  expect(minutesShown(plan, watch)).toBe(20);
});

test('leaving it out changes the timer for every device and asks no more', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  plan.browser.advance(20 * MINUTE_MS);
  watch.read().leaveOut();
  expect(watch.read().gap).toBeNull();
  plan.browser.advance(MINUTE_MS);
  const { timer } = open.store.getView().profile;
  expect(elapsedMs(timer, plan.browser.now())).toBe(MINUTE_MS);
  expect(minutesShown(plan, watch)).toBe(1);
});

test('a reload does not forget the question', async () => {
  const { open, plan } = await aRunningTimer();
  watchOf(open).start();
  plan.browser.advance(20 * MINUTE_MS);
  open.tab.leave();
  const second = watchOf(await plan.open());
  second.start();
  expect(second.read().gap).toEqual({ ms: 20 * MINUTE_MS });
});

test('a tab that was closed for half an hour is no gap: the timer ran on', async () => {
  const { open, plan } = await aRunningTimer();
  watchOf(open).start();
  open.tab.leave();
  plan.browser.advance(30 * MINUTE_MS);
  const second = watchOf(await plan.open());
  second.start();
  expect(second.read().gap).toBeNull();
  expect(minutesShown(plan, second)).toBe(30);
});

test('a browser that was killed for half an hour is asked about', async () => {
  const { open, plan } = await aRunningTimer();
  watchOf(open).start();
  open.tab.crash();
  plan.browser.advance(30 * MINUTE_MS);
  const second = watchOf(await plan.open());
  second.start();
  expect(second.read().gap).toEqual({ ms: 30 * MINUTE_MS });
});

test('an answer in one tab is the answer in the other', async () => {
  const { open, plan } = await aRunningTimer();
  const [one, other] = [watchOf(open), watchOf(await plan.open())];
  one.start();
  other.start();
  plan.browser.advance(20 * MINUTE_MS);
  expect(other.read().gap).toEqual({ ms: 20 * MINUTE_MS });
  one.read().countIt();
  expect(other.read().gap).toBeNull();
});

test('a paused timer has no gaps', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  const paused = { pebbleId: 'p1', startedAt: null, accumulatedMs: MINUTE_MS };
  open.store.change({ kind: 'timer.set', timer: paused });
  plan.browser.advance(60 * MINUTE_MS);
  expect(watch.read()).toMatchObject({ gap: null, timer: paused });
});
