import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../tests/setup/eventually.ts';
import { anOperation } from '#domain/plan/test-builders.ts';
import { aTestPlan, complete, statusOf, type OpenPlan, type TestPlan } from '../test-plan.ts';
import { keepLive } from './live.ts';
import { anEnd, aVersion, testEvents, type TestEvents } from './test-events.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

let events: TestEvents;
let plan: TestPlan;
let ends: (() => void)[];

beforeEach(() => {
  events = testEvents();
  plan = aTestPlan({ through: events.through });
  ends = [];
});
afterEach(() => ends.forEach((end) => end()));

type LiveTab = OpenPlan & { endLive: () => void };

async function aTab(from: TestPlan = plan): Promise<LiveTab> {
  const opened = await from.open();
  const endLive = keepLive({ api: opened.api, device: opened.tab.device, store: opened.store });
  ends.push(endLive, opened.store.stop);
  return { ...opened, endLive };
}

function changeElsewhere(pebbleId: string): void {
  plan.server.apply(anOperation(complete(pebbleId), { opId: `elsewhere-${pebbleId}` }));
  events.say(aVersion(plan.server.snapshot().version));
}

const gets = (path: string): number =>
  plan.network.requests.filter((request) => request === `GET ${path}`).length;

test('a change on another device is on screen as soon as the server speaks of it', async () => {
  const { store } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  changeElsewhere('p1');
  await eventually(() => expect(statusOf(store.getView().profile, 'p1')).toBe('moved'));
});

test('many tabs hold one connection, and each of them shows the news after one request', async () => {
  const tabs = [await aTab(), await aTab(), await aTab()];
  await eventually(() => expect(events.open()).toBe(1));
  await Promise.all(tabs.map(({ store }) => store.flush()));
  const before = gets('/api/profile');
  changeElsewhere('p1');
  await eventually(() => {
    for (const { store } of tabs) {
      expect(statusOf(store.getView().profile, 'p1')).toBe('moved');
    }
  });
  expect(gets('/api/profile') - before).toBe(1);
  expect(events.asked()).toBe(1);
});

test('when the tab that listens is closed or killed, another one listens', async () => {
  const [first, second] = [await aTab(), await aTab()];
  const third = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  first.tab.leave();
  await eventually(() => expect(events.asked()).toBe(2));
  second.tab.crash();
  await eventually(() => expect(events.asked()).toBe(3));
  changeElsewhere('p2');
  await eventually(() => expect(statusOf(third.store.getView().profile, 'p2')).toBe('moved'));
});

test('an own change is not fetched back', async () => {
  const { store } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  await store.flush();
  const before = gets('/api/profile');
  store.change(complete('p1'));
  await eventually(() => expect(store.getView()).toMatchObject({ waiting: 0, version: 2 }));
  await settled();
  expect(gets('/api/profile')).toBe(before);
});

test('a connection that breaks is opened again after pauses that grow', async () => {
  await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  plan.network.judge(({ path }) => (path === '/api/events' ? 'cut' : null));
  events.cut();
  await settled();
  const asks = gets('/api/events');
  for (const [place, pauseMs] of [250, 500, 1_000, 2_000].entries()) {
    plan.browser.advance(pauseMs - 1);
    await settled();
    expect(gets('/api/events')).toBe(asks + place);
    plan.browser.advance(1);
    await eventually(() => expect(gets('/api/events')).toBe(asks + place + 1));
    await settled();
  }
});

test('what happened while the connection was away is caught up with when it is back', async () => {
  const { store, tab } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  await store.flush();
  plan.network.judge(({ path }) => (path === '/api/events' ? 503 : null));
  events.cut();
  await settled();
  plan.server.apply(anOperation(complete('p3'), { opId: 'elsewhere' }));
  plan.network.judge(null);
  tab.wake();
  await eventually(() => expect(events.open()).toBe(1));
  await eventually(() => expect(statusOf(store.getView().profile, 'p3')).toBe('moved'));
});

test('a connection on which nothing is heard for a minute is given up for another', async () => {
  await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  plan.browser.advance(50_000);
  events.say(':\n\n');
  await settled();
  plan.browser.advance(50_000);
  await settled();
  expect(events.asked()).toBe(1);
  plan.browser.advance(10_000);
  await eventually(() => expect(events.open()).toBe(0));
  await settled();
  plan.browser.advance(250);
  await eventually(() => expect(events.open()).toBe(1));
  expect(events.asked()).toBe(2);
});

test('after the server says that nobody is signed in, the session is checked and ends', async () => {
  const { ended } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  plan.server.isSignedIn = false;
  events.say(anEnd('signed-out'));
  await eventually(() => expect(ended).toEqual(['unauthorised']));
  expect(events.asked()).toBe(1);
});

test('a refusal to open a stream checks the session as well', async () => {
  const { ended, endLive } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  plan.server.isSignedIn = false;
  events.cut();
  await settled();
  plan.browser.advance(250);
  await eventually(() => expect(ended).toEqual(['unauthorised']));
  endLive();
});

test.each([
  ['too-old', 250],
  ['stopping', 0],
  ['too-many', 60_000],
])('after "%s" the next connection comes no sooner than %i ms', async (reason, pauseMs) => {
  await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  events.say(anEnd(reason));
  await settled();
  if (pauseMs > 0) {
    plan.browser.advance(pauseMs - 1);
    await settled();
    expect(events.asked()).toBe(1);
  }
  plan.browser.advance(1);
  await eventually(() => expect(events.asked()).toBe(2));
});

test('a tab that nobody looks at lets go of the connection, and takes it up when it is shown', async () => {
  const { tab } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  tab.isVisible = false;
  plan.browser.advance(30_000);
  await settled();
  expect(events.open()).toBe(1);
  plan.browser.advance(30_000);
  await eventually(() => expect(events.open()).toBe(0));
  plan.browser.advance(600_000);
  await settled();
  expect(events.asked()).toBe(1);
  tab.isVisible = true;
  tab.wake();
  await eventually(() => expect(events.open()).toBe(1));
});

test('the end closes the connection and opens no other', async () => {
  const { endLive, tab } = await aTab();
  await eventually(() => expect(events.open()).toBe(1));
  endLive();
  await eventually(() => expect(events.open()).toBe(0));
  plan.browser.advance(600_000);
  tab.wake();
  await settled();
  expect(events.asked()).toBe(1);
});

test('where no disk is shared every tab asks for itself', async () => {
  plan = aTestPlan({
    through: events.through,
    openStorage: () => Promise.reject(new Error('private window')),
  });
  const [one, other] = [await aTab(), await aTab()];
  await eventually(() => expect(events.open()).toBe(1));
  changeElsewhere('p1');
  await eventually(() => {
    expect(statusOf(one.store.getView().profile, 'p1')).toBe('moved');
    expect(statusOf(other.store.getView().profile, 'p1')).toBe('moved');
  });
});
