import { expect, test } from 'vitest';
import { nextDayListChange } from '#domain/day-list/day-list.ts';
import type { Change } from '#domain/operations/operation.ts';
import { elapsedMs, leaveOutGap, startTimer, trackedMinutes } from '#domain/timer/timer.ts';
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

test('what is set says in whose place, and on the list of which day', async () => {
  const { open } = await aRunningTimer();
  const { profile } = open.store.getView();
  const change = nextDayListChange({ profile, today: '2026-11-20', reason: 'next' });
  if (change !== null) open.store.change(change);
  const made: Change[] = [];
  const store = { ...open.store, change: (one: Change) => made.push(one) > 0 };
  const timer = { pebbleId: 'p1', startedAt: null, accumulatedMs: MINUTE_MS };
  createTimerWatch({ store, device: open.tab.device }).read().set(timer);
  const seen = { day: '2026-11-20', timer: profile.timer };
  expect(made).toEqual([{ kind: 'timer.set', timer, seen }]);
});

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

test.each([20, 600])(
  'counting %d minutes in brings them all back, for every device, and asks no more',
  async (minutes) => {
    const { open, plan } = await aRunningTimer();
    const watch = watchOf(open);
    watch.start();
    plan.browser.advance(minutes * MINUTE_MS);
    expect(watch.read().gap).toEqual({ ms: minutes * MINUTE_MS });
    expect(minutesShown(plan, watch)).toBe(0);
    watch.read().countIt();
    expect(watch.read().gap).toBeNull();
    expect(minutesShown(plan, watch)).toBe(minutes);
    const { timer } = open.store.getView().profile;
    expect(elapsedMs(timer, plan.browser.now())).toBe(minutes * MINUTE_MS);
    expect(timer?.startedAt).toBe(plan.browser.now());
  },
);

test('a clock that is set back while the timer runs takes nothing away, and nobody is asked', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  for (let look = 0; look < 50; look += 1) plan.browser.advance(MINUTE_MS);
  plan.browser.sleep(-55 * MINUTE_MS);
  expect(trackedMinutes(watch.read().timerNow(), 'p1', plan.browser.now())).toBe(50);
  watch.read().look();
  expect(minutesShown(plan, watch)).toBe(50);
  expect(watch.read().gap).toBeNull();
});

test('a tap right after a night of sleep, before anybody looked, does not count the night', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  for (let look = 0; look < 10; look += 1) plan.browser.advance(MINUTE_MS);
  plan.browser.sleep(661 * MINUTE_MS);
  expect(elapsedMs(watch.read().timerNow(), plan.browser.now())).toBe(10 * MINUTE_MS);
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

test('a tab that was closed overnight is asked about: a timer that was forgotten is no work', async () => {
  const { open, plan } = await aRunningTimer();
  watchOf(open).start();
  plan.browser.advance(2 * MINUTE_MS);
  open.tab.leave();
  plan.browser.advance(600 * MINUTE_MS);
  const second = watchOf(await plan.open());
  second.start();
  expect(second.read().gap).toEqual({ ms: 600 * MINUTE_MS });
});

test('a device that has not seen the timer asks about a night, and not about an afternoon', async () => {
  for (const [hours, ms] of [
    [3, null],
    [10, 600 * MINUTE_MS],
  ] as const) {
    const { plan } = await aRunningTimer();
    plan.browser.advance(hours * 60 * MINUTE_MS);
    const phone = watchOf(await plan.open());
    phone.start();
    expect(phone.read().gap).toEqual(ms === null ? null : { ms });
  }
});

test('an answer on one device is none to give on another that has looked on all the time', async () => {
  const { open, plan } = await aRunningTimer();
  const watch = watchOf(open);
  watch.start();
  for (let look = 0; look < 60; look += 1) plan.browser.advance(5 * MINUTE_MS);
  const { timer } = open.store.getView().profile;
  if (timer === null) throw new Error('It runs.');
  open.store.change({ kind: 'timer.set', timer: leaveOutGap({ timer, gapMs: MINUTE_MS }) });
  expect(watch.read().gap).toBeNull();
  expect(minutesShown(plan, watch)).toBe(299);
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
