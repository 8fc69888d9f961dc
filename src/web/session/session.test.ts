// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS, USER_HEADER } from '#domain/contract.ts';
import { testApp } from '#server/test-app.ts';
import { someCredentials } from '#server/test-person.ts';
import { updateUsername } from '../api/account.ts';
import { signOut as endSession } from '../api/endings.ts';
import { USER_KEY } from '../device/person-notes.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { complete } from '../plan/test-plan.ts';
import type { OpenStorage } from './open-plan.ts';
import { createSession } from './session.ts';
import { aClient, aTabSignedUp, shownStatus, type TestClient } from './test-client.ts';

const app = await testApp();
afterAll(() => app.close());

const aSignedInTab = (client: TestClient = aClient(app)) => aTabSignedUp(client);

test('a stranger is signed out, without a word of blame', async () => {
  const { session } = await aClient(app).openTab();
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test('where the page came without a session, the server is not asked for one', async () => {
  const client = aClient(app);
  const { session } = await client.openTab({ withoutSession: true });
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(client.network.requests).toEqual([]);
});

test('a plan that the device keeps is opened, whatever the page was told', async () => {
  const { client, session } = await aSignedInTab();
  session.stop();
  const again = await client.openTab({ withoutSession: true });
  expect(shownStatus(again, 'p1')).toBe('in-the-way');
});

test('somebody who signs up has a plan at once', async () => {
  const { account, store } = await aSignedInTab();
  const { profile, waiting } = store().getView();
  expect(profile.username).toBe(account.username);
  expect(waiting).toBe(0);
});

test('a plan that has just come is asked for once, and then kept', async () => {
  const { client, session, store } = await aSignedInTab();
  const { userId } = store().getView();
  session.stop();
  await (await openIdbStorage(userId)).destroy();
  const { notes } = client.browser.openTab().device;
  notes.write(USER_KEY, null);
  client.network.requests.length = 0;
  const again = await client.openTab();
  expect(shownStatus(again, 'p1')).toBe('in-the-way');
  await again.store().flush();
  expect(client.network.requests).toEqual([`GET ${PATHS.profile}`]);
  again.session.stop();
  client.network.always('cut');
  const offline = await client.openTab();
  expect(shownStatus(offline, 'p1')).toBe('in-the-way');
});

test('a plan that has just come is drawn before the device has opened what it keeps', async () => {
  const { api, client, session } = await aSignedInTab();
  session.stop();
  const { device } = client.browser.openTab();
  device.notes.write(USER_KEY, null);
  const never = new Promise<never>(() => undefined);
  const opening = createSession({ api, device, openStorage: () => never });
  await opening.start();
  expect(opening.getState().status).toBe('signed-in');
  opening.stop();
});

test('what waits on the device joins a plan that has just come', async () => {
  const { client, session, store } = await aSignedInTab();
  client.network.always('cut');
  store().change(complete('p1'));
  await store().flush();
  session.stop();
  const { notes } = client.browser.openTab().device;
  notes.write(USER_KEY, null);
  client.network.always(null);
  client.network.judge(({ path }) => (path === PATHS.operations ? 'cut' : null));
  const again = await client.openTab();
  await again.store().flush();
  expect(shownStatus(again, 'p1')).toBe('moved');
  expect(again.store().getView().waiting).toBe(1);
});

test('where no database opens, a plan that has just come is held in memory, and says so', async () => {
  const { client, session } = await aSignedInTab();
  session.stop();
  const { notes } = client.browser.openTab().device;
  notes.write(USER_KEY, null);
  client.browser.enter();
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new Error('Not here.');
  };
  try {
    const { store } = await client.openTab();
    store().change(complete('p1'));
    expect(await store().flush()).toBe(0);
    expect(store().getView().storage).toBe('memory');
  } finally {
    indexedDB.open = open;
  }
});

const noDisk: OpenStorage = () => Promise.reject(new Error('This browser keeps nothing.'));

/** A tab of somebody's browser that keeps nothing, and whose changes do not reach the server. */
async function aTabWithoutDisk(openStorage: OpenStorage = noDisk) {
  const { account, api, client, session: first } = await aSignedInTab();
  first.stop();
  const { device } = client.browser.openTab();
  const session = createSession({ api, device, openStorage });
  const plan = () => {
    const state = session.getState();
    if (state.status !== 'signed-in') throw new Error('Nobody is signed in.');
    return state.store;
  };
  await session.start();
  client.network.judge(({ path }) => (path === PATHS.operations ? 'cut' : null));
  plan().change(complete('p1'));
  await plan().flush();
  return { account, api, client, session, plan };
}

test('what waits in a tab that alone has it is there again for whoever did it, and for nobody else', async () => {
  const { account, api, client, session, plan } = await aTabWithoutDisk();
  await endSession(api);
  client.network.judge(null);
  await plan().pull();
  await eventually(() => expect(session.getState().status).toBe('signed-out'));
  expect(session.getState()).toMatchObject({
    message: expect.stringMatching(/Leave this tab open/),
  });

  await session.signUp(someCredentials());
  await plan().flush();
  expect(plan().getView()).toMatchObject({ waiting: 0, profile: { xp: 0, mountains: [] } });
  await session.signOut();
  await session.signIn(account);
  expect(plan().getView().profile.xp).toBe(7);
  expect(await plan().flush()).toBe(0);
  expect((await api.fetchSnapshot({ version: null }))?.profile.xp).toBe(7);
  session.stop();
});

test('what the server did already, and only a tab knows of, is not said to be refused after a sign-in', async () => {
  const { account, api, client, session, plan } = await aTabWithoutDisk();
  const [mountain] = plan().getView().profile.mountains;
  const rockId = mountain?.boulders[0]?.rocks[0]?.id ?? '';
  const words = { title: 'Ask Priya', description: 'Which paper' };
  expect(plan().change({ kind: 'pebble.add', rockId, pebbleId: 'new', ...words })).toBe(true);
  client.network.judge(({ path }) => (path === PATHS.operations ? 'reply-lost' : null));
  await plan().flush();
  client.network.judge(({ path }) => (path === PATHS.operations ? 'cut' : null));
  const elsewhere = await aClient(app).openTab();
  await elsewhere.session.signIn(account);
  expect(shownStatus(elsewhere, 'new')).toBe('in-the-way');
  elsewhere.store().change({ kind: 'node.delete', nodeType: 'rock', nodeId: rockId });
  await elsewhere.store().flush();
  await endSession(api);
  client.network.judge(null);
  await plan().pull();
  await eventually(() => expect(session.getState().status).toBe('signed-out'));

  await session.signIn(account);
  await plan().flush();
  expect(plan().getView()).toMatchObject({ refusals: [], waiting: 0, profile: { xp: 7 } });
  for (const one of [session, elsewhere.session]) one.stop();
});

test('what the disk took before it was full is there once after a sign-in, and the rest as well', async () => {
  let isFull = false;
  const { account, api, client, session, plan } = await aTabWithoutDisk(async (userId) => {
    const storage = await openIdbStorage(userId);
    const append: typeof storage.append = async (operation) => {
      if (isFull) throw new Error('The disk is full.');
      await storage.append(operation);
    };
    return { ...storage, append };
  });
  isFull = true;
  plan().change(complete('p2'));
  await plan().flush();
  await endSession(api);
  client.network.judge(null);
  await plan().pull();
  await eventually(() => expect(session.getState().status).toBe('signed-out'));

  await session.signIn(account);
  expect(plan().getView().waiting).toBe(2);
  expect(await plan().flush()).toBe(0);
  expect((await api.fetchSnapshot({ version: null }))?.profile.xp).toBe(14);
  session.stop();
});

test('whoever signs out in another tab is told in the tab that alone has what waits', async () => {
  const { account, client, session, plan } = await aTabWithoutDisk();
  const other = await client.openTab();
  expect(await other.session.signOut()).toEqual({ outcome: 'signed-out' });
  await eventually(() => expect(session.getState().status).toBe('signed-out'));
  expect(session.getState()).toMatchObject({
    message: expect.stringMatching(/Leave this tab open/),
  });
  client.network.judge(null);
  await session.signIn(account);
  expect(await plan().flush()).toBe(0);
  expect(plan().getView().profile.xp).toBe(7);
  for (const one of [session, other.session]) one.stop();
});

test('what was thrown away in a tab that alone had it is not there again', async () => {
  const { account, client, session, plan } = await aTabWithoutDisk();
  expect(await session.signOut()).toEqual({ outcome: 'changes-waiting', changesWaiting: 1 });
  expect(await session.signOut({ discard: true })).toEqual({ outcome: 'signed-out' });
  client.network.judge(null);
  await session.signIn(account);
  expect(plan().getView()).toMatchObject({ waiting: 0, profile: { xp: 0 } });
  session.stop();
});

test('a wrong password says so and changes nothing', async () => {
  const { session } = await aClient(app).openTab();
  const wrong = { email: 'nobody@example.org', password: 'wrong password' };
  await expect(session.signIn(wrong)).rejects.toMatchObject({ code: 'account.credentials_wrong' });
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test('a sign-in that is refused late leaves alone who has signed in in another tab meanwhile', async () => {
  const { account, client, ...one } = await aSignedInTab();
  await one.session.signOut();
  const other = await client.openTab();
  client.network.judge(async ({ path, body }) => {
    const isWrong = path === PATHS.signIn && body.includes('not my password');
    if (isWrong) {
      const signingIn = other.session.signIn(account);
      client.browser.advance(500);
      await signingIn;
    }
    return null;
  });
  const wrong = { email: account.email, password: 'not my password' };
  await expect(one.session.signIn(wrong)).rejects.toMatchObject({
    code: 'account.credentials_wrong',
  });
  other.store().change(complete('p2'));
  expect(await other.store().flush()).toBe(0);
});

test('the plan is on screen from the device alone when there is no network', async () => {
  const { client, session } = await aSignedInTab();
  session.stop();
  client.network.always('cut');
  const again = await client.openTab();
  expect(again.session.getState().status).toBe('signed-in');
  expect(shownStatus(again, 'p1')).toBe('in-the-way');
  again.store().change(complete('p1'));
  again.session.stop();
  client.network.always(null);
  const third = await client.openTab();
  expect(shownStatus(third, 'p1')).toBe('moved');
  await eventually(() => expect(third.store().getView().waiting).toBe(0));
});

test('without a network and without a copy the load fails in the specified words', async () => {
  const client = aClient(app);
  client.network.always('cut');
  const { session } = await client.openTab();
  const failed = { status: 'failed', message: 'Failed to load your profile.', isRetryable: true };
  expect(session.getState()).toEqual(failed);
  client.network.always(500);
  await session.retry();
  expect(session.getState()).toMatchObject({ message: 'Failed to load your data.' });
  client.network.always(404);
  await session.retry();
  expect(session.getState()).toMatchObject({
    message: 'User profile not found. Please try logging in again.',
    isRetryable: false,
  });
  client.network.always(null);
  await session.retry();
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test('somebody new tells where they are, so that their first day is their own', async () => {
  const client = aClient(app);
  const { tab, session, store } = await client.openTab();
  tab.device.zone = () => 'Etc/GMT+12';
  await session.signUp(someCredentials());
  const { lastActive } = store().getView().profile;
  expect(lastActive).toBe('2026-11-20');
});

test('what one person has waiting is never shown to another, never sent as another’s', async () => {
  const ada = await aSignedInTab();
  const { client } = ada;
  client.network.judge(({ path }) => (path.startsWith('/api/auth') ? null : 401));
  ada.store().change(complete('p1'));
  await eventually(() => expect(ada.session.getState().status).toBe('signed-out'));
  client.network.judge(null);
  await ada.session.signUp(someCredentials());
  expect(ada.store().getView().profile.mountains).toEqual([]);
  await ada.store().flush();
  expect(ada.store().getView().profile.xp).toBe(0);
  await ada.session.signOut();
  await ada.session.signIn(ada.account);
  expect(shownStatus(ada, 'p1')).toBe('moved');
  await eventually(() => expect(ada.store().getView().waiting).toBe(0));
});

test('a tab left behind with another person’s plan sends nothing under the new cookie', async () => {
  const one = await aSignedInTab();
  const other = await one.client.openTab();
  const store = other.store();
  one.client.network.judge(({ path }) => (path === PATHS.operations ? 'cut' : null));
  store.change(complete('p1'));
  await store.flush();
  const stranger = someCredentials();
  const { userId } = store.getView();
  let pushedAfterwards = 0;
  one.client.network.judge(({ headers, path }) => {
    if (path === PATHS.operations && headers.get(USER_HEADER) === userId) pushedAfterwards += 1;
    return null;
  });
  const sent = one.session.signUp(stranger);
  store.change(complete('p2'));
  other.tab.wake();
  await sent;
  await store.flush();
  await eventually(() => expect(other.session.getState()).toMatchObject({ status: 'signed-in' }));
  await eventually(() => expect(other.store().getView().profile.username).toBe(stranger.username));
  expect(other.store().getView().profile.xp).toBe(0);
  expect(pushedAfterwards).toBe(0);
});

test('a new username is in the plan after a fresh pull', async () => {
  const open = await aSignedInTab();
  const { username } = someCredentials();
  await updateUsername(open.api, username);
  await open.store().pull({ fresh: true });
  expect(open.store().getView().profile.username).toBe(username);
});

/** A tab that hears no message, as one that the browser keeps while its person is elsewhere. */
async function aTabAside(client: TestClient, { hasNotes = false } = {}) {
  const open = await client.openTab();
  const { device } = open.tab;
  open.session.stop();
  const openChannel: typeof device.openChannel = () => ({
    post: () => undefined,
    close: () => undefined,
  });
  const deaf = { ...device.notes, onChange: () => () => undefined };
  const aside = { ...device, openChannel, notes: hasNotes ? device.notes : deaf };
  const session = createSession({ api: open.api, device: aside, openStorage: openIdbStorage });
  await session.start();
  return { ...open, session };
}

test('a tab that heard of no sign-out shows nothing of it to whoever comes back', async () => {
  const ada = await aSignedInTab();
  const aside = await aTabAside(ada.client);
  await ada.session.signOut();
  expect(aside.session.getState().status).toBe('signed-in');
  aside.tab.wake();
  expect(aside.session.getState().status).toBe('loading');
  await eventually(() => expect(aside.session.getState()).toEqual({ status: 'signed-out' }));
});

test('a tab that heard of nothing shows the plan of whoever is signed in now', async () => {
  const ada = await aSignedInTab();
  const aside = await aTabAside(ada.client);
  await ada.session.signOut();
  const ben = someCredentials();
  await ada.session.signUp(ben);
  aside.tab.wake();
  await eventually(() => expect(aside.session.getState().status).toBe('signed-in'));
  const state = aside.session.getState();
  expect(state.status === 'signed-in' && state.store.getView().profile.username).toBe(ben.username);
});

test('a browser without channels tells its tabs by the note who has signed in', async () => {
  const ada = await aSignedInTab();
  const aside = await aTabAside(ada.client, { hasNotes: true });
  await ada.session.signOut();
  await ada.session.signUp(someCredentials());
  const { userId } = ada.store().getView();
  await eventually(() =>
    expect(aside.session.getState()).toMatchObject({ status: 'signed-in', userId }),
  );
});

test('where the notes of the device are cleared, the server is asked, and work goes on', async () => {
  const { session, store, tab } = await aSignedInTab();
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.getState().status));
  tab.device.notes.write(USER_KEY, null);
  tab.wake();
  await eventually(() => expect(seen.at(-1)).toBe('signed-in'));
  await eventually(() => expect(session.getState().status).toBe('signed-in'));
  store().change(complete('p1'));
  expect(await store().flush()).toBe(0);
});

/** Locks of a browser that is busy: it needs so long to give one that is free. */
const BUSY_MS = 100;

test('also where the browser is slow to give locks, nobody asks in the middle of a sign-in who is signed in', async () => {
  const ada = await aSignedInTab();
  const { client } = ada;
  const aside = await aTabAside(client);
  await ada.session.signOut();
  const { device } = ada.tab;
  const { withLock } = device;
  device.withLock = (name, run, patienceMs = BUSY_MS) =>
    patienceMs < BUSY_MS ? run() : withLock(name, run, patienceMs);
  const asked: string[] = [];
  client.network.judge(async ({ path }) => {
    if (path !== PATHS.signUp) return null;
    client.network.requests.length = 0;
    aside.tab.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    asked.push(...client.network.requests);
    return null;
  });
  await ada.session.signUp(someCredentials());
  expect(asked).toEqual([]);
  const { userId } = ada.store().getView();
  await eventually(() =>
    expect(aside.session.getState()).toMatchObject({ status: 'signed-in', userId }),
  );
});
