// @vitest-environment node
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { logicalDay } from '#domain/calendar/day.ts';
import { puttingBack, timing } from '#domain/operations/as-shown.ts';
import { dashboardState, dayPebbles, nextDayListChange } from '#domain/day-list/day-list.ts';
import { findPebble } from '#domain/plan/find.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import type { Timer } from '#domain/timer/timer.ts';
import { testApp } from '#server/test-app.ts';
import { someCredentials } from '#server/test-person.ts';
import { complete } from '../plan/test-plan.ts';
import { aClient, type OpenTab, type TestClient } from './test-client.ts';

const NIGHT_MS = 20 * 3_600_000;

const app = await testApp();
afterAll(() => app.close());

type OpenDevice = OpenTab & { readonly client: TestClient };

let phone: OpenDevice;
let laptop: OpenDevice;

/** Two devices of one person with a plan that both have seen; the laptop then sleeps. */
async function aPlanOf(pebbles: number): Promise<void> {
  const account = someCredentials();
  const clients = [aClient(app), aClient(app)] as const;
  app.clock.set(clients[0].browser.now());
  phone = { client: clients[0], ...(await clients[0].openTab()) };
  await phone.session.signUp(account);
  const ids = Array.from({ length: pebbles }, (_, place) => `p${place}`);
  const mountain = aMountain({ pebbles: ids.map((id) => aPebble({ id })) });
  phone.store().change({ kind: 'mountains.add', mountains: [mountain] });
  await phone.store().flush();
  laptop = { client: clients[1], ...(await clients[1].openTab()) };
  await laptop.session.signIn(account);
  laptop.client.network.always('cut');
}

function todayOn({ client, store }: OpenDevice): string {
  const { dayStartHour } = store().getView().profile.settings;
  return logicalDay({ at: client.browser.now(), zone: 'UTC', dayStartHour });
}

const shownOn = (device: OpenDevice): string[] =>
  dayPebbles(device.store().getView().profile, todayOn(device)).map(({ pebble }) => pebble.id);

/** As a page does at the start of a day, or somebody who takes on the next three. */
function load(device: OpenDevice, reason: 'new-day' | 'next'): void {
  const { profile } = device.store().getView();
  const change = nextDayListChange({ profile, today: todayOn(device), reason });
  if (change !== null) device.store().change(change);
}

function passesANight(): void {
  app.clock.advanceBy(NIGHT_MS);
  for (const { client } of [phone, laptop]) client.browser.advance(NIGHT_MS);
}

/** What a device does as soon as it is on the network: it sends, and then it looks. */
async function comesBack({ client, store }: OpenDevice): Promise<void> {
  client.network.always(null);
  await store().flush();
  await store().pull();
}

/** What both show once each has sent and looked, and what the server has in the end. */
async function whatBothShow() {
  for (const device of [laptop, phone]) await comesBack(device);
  const { profile } = (await phone.api.fetchSnapshot({ version: null })) ?? {};
  expect([laptop, phone].map(({ store }) => store().getView())).toMatchObject([
    { profile, refusals: [] },
    { profile, refusals: [] },
  ]);
  return shownOn(phone);
}

// A long plan is not read as a whole.
describe.each([10, 160])(
  'in a plan of %i, a device that slept while another moved pebbles',
  (size) => {
    beforeEach(() => aPlanOf(size));

    test.each([
      [
        ['p0', 'p1', 'p2'],
        ['p3', 'p4', 'p5'],
      ],
      [
        ['p0', 'p1'],
        ['p2', 'p3', 'p4'],
      ],
      [
        ['p1', 'p4'],
        ['p0', 'p2', 'p3'],
      ],
    ])('starts the day with three that wait where %j are moved', async (moved, list) => {
      for (const id of moved) phone.store().change(complete(id));
      await phone.store().flush();
      passesANight();
      load(laptop, 'new-day');
      await comesBack(laptop);
      await phone.store().pull();
      load(phone, 'new-day');
      expect(await whatBothShow()).toEqual(list);
    });

    test('takes on three that wait', async () => {
      for (const id of ['p0', 'p1', 'p2', 'p3']) phone.store().change(complete(id));
      await phone.store().flush();
      load(laptop, 'next');
      expect(await whatBothShow()).toEqual(['p4', 'p5', 'p6']);
    });

    test('leaves the pebble on top whose time was paused elsewhere', async () => {
      const timer = { pebbleId: 'p2', startedAt: null, accumulatedMs: 240_000 };
      for (const id of ['p0', 'p1']) phone.store().change(complete(id));
      phone.store().change({ kind: 'timer.set', timer });
      await phone.store().flush();
      passesANight();
      load(laptop, 'new-day');
      expect(await whatBothShow()).toEqual(['p2', 'p3', 'p4']);
      expect(laptop.store().getView().profile.timer).toEqual(timer);
    });
  },
);

test('a day that begins with nothing in the way gets its list of what is added on it', async () => {
  await aPlanOf(3);
  for (const id of ['p0', 'p1', 'p2']) phone.store().change(complete(id));
  await phone.store().flush();
  passesANight();
  load(laptop, 'new-day');
  await comesBack(laptop);
  const { profile } = laptop.store().getView();
  expect(dashboardState(profile, todayOn(laptop))).toBe('all-conquered');
  const words = { title: 'Read the letter', description: 'From the first page to the last.' };
  const added = { rockId: 'mountain-1-rock', pebbleId: 'p9', ...words };
  laptop.store().change({ kind: 'pebble.add', ...added });
  load(laptop, 'new-day');
  expect(await whatBothShow()).toEqual(['p9']);
});

test('what a device loaded before it slept takes on no more for a day that is done elsewhere', async () => {
  await aPlanOf(10);
  load(laptop, 'next');
  passesANight();
  load(phone, 'new-day');
  for (const id of shownOn(phone)) phone.store().change(complete(id));
  await phone.store().flush();
  await whatBothShow();
  load(phone, 'new-day');
  expect(await whatBothShow()).toEqual([]);
});

/** As somebody does who presses Start, Pause or Continue. */
function time({ client, store }: OpenDevice, ask: { pebbleId: string; for: number | null }): Timer {
  const { now } = client.browser;
  const timer =
    ask.for === null
      ? { pebbleId: ask.pebbleId, startedAt: now(), accumulatedMs: 0 }
      : { pebbleId: ask.pebbleId, startedAt: null, accumulatedMs: ask.for };
  store().change(timing(store().getView().profile, timer));
  return timer;
}

const TWENTY_MINUTES = 20 * 60_000;

test.each(['p2', 'p0'])(
  'what a device timed for %s before it slept stops no timer of the day that has begun elsewhere',
  async (pebbleId) => {
    await aPlanOf(10);
    for (const device of [phone, laptop]) load(device, 'new-day');
    time(laptop, { pebbleId, for: null });
    time(laptop, { pebbleId, for: TWENTY_MINUTES });
    passesANight();
    load(phone, 'new-day');
    const timer = time(phone, { pebbleId: 'p0', for: null });
    await phone.store().flush();
    expect(await whatBothShow()).toEqual(['p0', 'p1', 'p2']);
    expect(phone.store().getView().profile.timer).toEqual(timer);
  },
);

test('a pause counts for the timer that was seen, though another device has begun a day since', async () => {
  await aPlanOf(10);
  load(phone, 'new-day');
  time(phone, { pebbleId: 'p1', for: null });
  await phone.store().flush();
  await comesBack(laptop);
  laptop.client.network.always('cut');
  const timer = time(laptop, { pebbleId: 'p1', for: TWENTY_MINUTES });
  passesANight();
  load(phone, 'next');
  await phone.store().flush();
  await whatBothShow();
  expect(phone.store().getView().profile.timer).toEqual(timer);
});

/** As somebody does who ticked the wrong one, or thinks better of it. */
function putBack({ store }: OpenDevice, pebbleId: string): void {
  store().change(puttingBack(store().getView().profile, pebbleId));
}

test('what a device took back of its own takes back nothing that another has done since', async () => {
  await aPlanOf(3);
  laptop.store().change(complete('p0'));
  putBack(laptop, 'p0');
  passesANight();
  for (const { client } of [phone, laptop]) client.browser.advance(137);
  phone.store().change(complete('p0'));
  await phone.store().flush();
  await whatBothShow();
  const { mountains, xp } = phone.store().getView().profile;
  expect(xp).toBe(7);
  expect(findPebble(mountains, 'p0')?.pebble).toMatchObject({ completedDay: todayOn(phone) });
  // What it sees now it can take back as well.
  putBack(laptop, 'p0');
  await whatBothShow();
  expect(phone.store().getView().profile.xp).toBe(0);
});

test.each([-5 * 3_600_000, -42_137, 90_250, 7 * 86_400_000])(
  'a device whose clock is %i ms ahead takes back what it completed itself, whatever was heard of it',
  async (aheadMs) => {
    await aPlanOf(3);
    laptop.client.browser.advance(aheadMs);
    for (const id of ['p0', 'p1', 'p2']) laptop.store().change(complete(id));
    putBack(laptop, 'p0');
    // It arrives, and the answer to it does not.
    laptop.client.network.always(null);
    laptop.client.network.next('reply-lost');
    await laptop.store().flush();
    app.clock.advanceBy(1_250);
    putBack(laptop, 'p1');
    await comesBack(laptop);
    putBack(laptop, 'p2');
    await whatBothShow();
    expect(phone.store().getView().profile).toMatchObject({ xp: 0, recentCompletions: [] });
  },
);
