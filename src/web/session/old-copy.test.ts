// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { testApp } from '#server/test-app.ts';
import { keyOf } from '../device/person-notes.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { isPending } from '../plan/outbox/record.ts';
import { complete } from '../plan/test-plan.ts';
import { aClient, aTabSignedUp, shownStatus } from './test-client.ts';

const DAY_MS = 86_400_000;

const app = await testApp();
afterAll(() => app.close());

/** A device with a change that no server has heard of, which nobody opens for so long. */
async function aDeviceInADrawer(days: number) {
  const open = await aTabSignedUp(aClient(app));
  const { client, session, store } = open;
  const { userId } = store().getView();
  client.network.always('cut');
  store().change(complete('p1'));
  await store().flush();
  session.stop();
  client.browser.advance(days * DAY_MS);
  return { ...open, userId };
}

const keptOf = async (userId: string) => {
  const storage = await openIdbStorage(userId);
  const { base, records } = await storage.read(null);
  storage.close();
  return { hasPlan: base !== null, unsent: records.filter(isPending).length };
};

test('a plan that the server has not been asked about for a month is shown when it has been', async () => {
  const { client, userId } = await aDeviceInADrawer(31);
  const { session, ...again } = await client.openTab();
  expect(session.getState()).toMatchObject({ status: 'failed', isRetryable: true });
  expect(await keptOf(userId)).toEqual({ hasPlan: true, unsent: 1 });
  client.network.always(null);
  await session.retry();
  expect(shownStatus({ session, ...again }, 'p1')).toBe('moved');
  await eventually(() => expect(again.store().getView().waiting).toBe(0));
  session.stop();
  client.network.always('cut');
  expect((await client.openTab()).session.getState().status).toBe('signed-in');
});

test('for less than a month it is shown without any network', async () => {
  const { client } = await aDeviceInADrawer(29);
  const again = await client.openTab();
  expect(shownStatus(again, 'p1')).toBe('moved');
});

test('when the session is over by then the plan leaves, and what was not sent waits for the owner', async () => {
  const { account, client, userId } = await aDeviceInADrawer(31);
  client.network.always(401);
  const { session, ...again } = await client.openTab();
  await eventually(() => expect(session.getState()).toEqual({ status: 'signed-out' }));
  await eventually(async () => expect(await keptOf(userId)).toMatchObject({ hasPlan: false }));
  client.network.always(null);
  await session.signIn(account);
  expect(shownStatus({ session, ...again }, 'p1')).toBe('moved');
  await eventually(() => expect(again.store().getView().waiting).toBe(0));
});

test('whoever signs out of an old plan that is not shown leaves neither a copy of it behind nor how it looked', async () => {
  const { client, userId } = await aDeviceInADrawer(31);
  const { notes } = client.browser.openTab().device;
  notes.write(keyOf('unfolded', userId), '["m1"]');
  const { session } = await client.openTab();
  client.network.always(null);
  expect(await session.signOut()).toEqual({ outcome: 'signed-out' });
  expect(await keptOf(userId)).toEqual({ hasPlan: false, unsent: 1 });
  expect(notes.read(keyOf('unfolded', userId))).toBeNull();
});

test('a device that never noted when it asked begins to, and one whose clock was put back goes on', async () => {
  const { client, userId } = await aDeviceInADrawer(40);
  client.browser.openTab().device.notes.write(`unstuck.answered.${userId}`, null);
  const { session } = await client.openTab();
  expect(session.getState().status).toBe('signed-in');
  session.stop();
  client.browser.advance(-20 * DAY_MS);
  expect((await client.openTab()).session.getState().status).toBe('signed-in');
});
