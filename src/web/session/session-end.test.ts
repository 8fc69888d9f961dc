// @vitest-environment node
import { afterAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { testApp } from '#server/test-app.ts';
import { someCredentials } from '#server/test-person.ts';
import type { Trouble } from '../api/test-network.ts';
import { keyOf, USER_KEY } from '../device/person-notes.ts';
import { complete } from '../plan/test-plan.ts';
import { holdSession, SESSION_PATIENCE_MS } from './session-lock.ts';
import { createSession } from './session.ts';
import {
  aClient,
  aTabSignedUp,
  draftOf,
  endOfDeletion,
  shownStatus,
  type OpenTab,
  type TestClient,
  UNSURE_OF_DELETION,
} from './test-client.ts';

const app = await testApp();
afterAll(() => app.close());

const aSignedInTab = (client: TestClient = aClient(app)) => aTabSignedUp(client);

const ENDED = {
  status: 'signed-out',
  message: 'Please sign in again. What you wrote here is kept.',
};

test('a session that ended elsewhere asks to sign in again and loses nothing', async () => {
  const open = await aSignedInTab();
  const { account, client, session } = open;
  client.network.judge(({ path }) => (path.startsWith('/api/auth') ? null : 401));
  open.store().change(complete('p1'));
  await eventually(() => expect(session.getState().status).toBe('signed-out'));
  client.network.judge(null);
  await session.signIn(account);
  expect(shownStatus(open, 'p1')).toBe('moved');
  await eventually(() => expect(open.store().getView().waiting).toBe(0));
});

test('a session that ended elsewhere is over in every tab, and each says so, also one that asked nothing', async () => {
  const { client, account, ...open } = await aSignedInTab();
  const other = await client.openTab();
  const elsewhere = await aClient(app).openTab();
  await elsewhere.session.signIn(account);
  await elsewhere.session.signOut({ everywhere: true });
  await open.store().pull();
  await eventually(() => expect(other.session.getState()).toEqual(ENDED));
  await open.session.signIn(account);
  await eventually(() => expect(shownStatus(other, 'p1')).toBe('in-the-way'));
});

test('a page that opens on a session that is over, with nothing kept, tells the other tabs', async () => {
  const { client, ...one } = await aSignedInTab();
  client.network.always(401);
  const openStorage = () => Promise.reject(new Error('Not here.'));
  const { device } = client.browser.openTab();
  await createSession({ api: one.api, device, openStorage }).start();
  await eventually(() => expect(one.session.getState()).toEqual(ENDED));
});

test('why a session ended is still said when another tab has heard of it too', async () => {
  const { client, account, ...open } = await aSignedInTab();
  const elsewhere = await aClient(app).openTab();
  await elsewhere.session.signIn(account);
  await elsewhere.session.signOut({ everywhere: true });
  await open.store().pull();
  await eventually(() => expect(open.session.getState().status).toBe('signed-out'));
  const states: unknown[] = [];
  open.session.subscribe(() => states.push(open.session.getState()));
  const other = client.browser.openTab().device.openChannel('unstuck-session', () => undefined);
  other.post('changed');
  await open.tab.device.withLock('any', () => Promise.resolve());
  expect(states).toEqual([]);
  expect(open.session.getState()).toEqual(ENDED);
});

test('signing out sends what waits and leaves nothing on the device but the draft', async () => {
  const open = await aSignedInTab();
  draftOf(open).setText('half a thought');
  const draft = draftOf(open);
  const { notes } = open.tab.device;
  const unfolded = keyOf('unfolded', open.store().getView().userId);
  notes.write(unfolded, '["m1"]');
  open.store().change(complete('p1'));
  expect(await open.session.signOut()).toEqual({ outcome: 'signed-out' });
  expect(notes.read(unfolded)).toBeNull();
  expect(open.session.getState()).toEqual({ status: 'signed-out' });
  expect(await indexedDB.databases()).toEqual([]);
  expect(draft.read().text).toBe('half a thought');
  await open.session.signIn(open.account);
  expect(shownStatus(open, 'p1')).toBe('moved');
});

test('signing out with changes that cannot be sent asks first', async () => {
  const open = await aSignedInTab();
  open.client.network.judge(({ path }) => (path === PATHS.operations ? 503 : null));
  open.store().change(complete('p1'));
  const asked = await open.session.signOut();
  expect(asked).toEqual({ outcome: 'changes-waiting', changesWaiting: 1 });
  expect(open.session.getState().status).toBe('signed-in');
  expect(await open.session.signOut({ discard: true })).toEqual({ outcome: 'signed-out' });
});

/** What all these tabs show from now on, each state once. */
function watched(...tabs: OpenTab[]): () => unknown[] {
  const seen = new Map<string, unknown>();
  for (const { session } of tabs)
    session.subscribe(() => {
      const { store: _, ...state } = { store: null, ...session.getState() };
      seen.set(JSON.stringify(state), state);
    });
  return () => [...seen.values()];
}

/** The streams of these tabs hear that the session is over before its end is answered, or not. */
function hearsFirst(tabs: readonly OpenTab[], { network }: TestClient, answer: Trouble | null) {
  let refused = 0;
  network.judge(async ({ path }) => {
    if (path !== PATHS.signOut) {
      refused += 1;
      return 401;
    }
    for (const { store } of tabs) void store().pull();
    await eventually(() => expect(refused).toBe(tabs.length));
    return answer;
  });
}

test('a sign-out stays what it is in every tab where another request hears of it first', async () => {
  const one = await aSignedInTab();
  const other = await one.client.openTab();
  await other.store().pull();
  const seen = watched(one, other);
  hearsFirst([one, other], one.client, null);
  expect(await one.session.signOut()).toEqual({ outcome: 'signed-out' });
  await eventually(() => expect(other.session.getState().status).toBe('signed-out'));
  expect(seen()).toEqual([{ status: 'signed-out' }]);
  expect(await indexedDB.databases()).toEqual([]);
});

test('a sign-out whose answer is lost has succeeded where the session is over', async () => {
  const open = await aSignedInTab();
  const seen = watched(open);
  hearsFirst([open], open.client, 'reply-lost');
  expect(await open.session.signOut()).toEqual({ outcome: 'signed-out' });
  expect(seen()).toEqual([{ status: 'signed-out' }]);
});

test('what somebody does while a sign-out is on its way is kept for the next sign-in', async () => {
  const open = await aSignedInTab();
  open.client.network.judge(({ path }) => {
    if (path === PATHS.operations) return 503;
    if (path === PATHS.signOut) open.store().change(complete('p1'));
    return null;
  });
  expect(await open.session.signOut()).toEqual({ outcome: 'signed-out' });
  open.client.network.judge(null);
  await open.session.signIn(open.account);
  expect(await open.store().flush()).toBe(0);
  expect(shownStatus(open, 'p1')).toBe('moved');
});

test('signing out without a network is not pretended', async () => {
  const open = await aSignedInTab();
  open.client.network.always('cut');
  expect(await open.session.signOut()).toEqual({ outcome: 'unreachable' });
  expect(shownStatus(open, 'p1')).toBe('in-the-way');
});

const SIGN_OUT = `POST ${PATHS.signOut}`;

test('where somebody signs out twice, and in another tab as well, it is done once', async () => {
  const { client, ...one } = await aSignedInTab();
  const other = await client.openTab();
  client.network.judge(async ({ path }) => {
    if (path !== PATHS.signOut) return null;
    // By then the others wait for their turn.
    for (const { store } of [one, other]) await store().flush();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return null;
  });
  const ends = [one, one, other].map(({ session }) => session.signOut());
  for (const end of await Promise.all(ends)) expect(end).toEqual({ outcome: 'signed-out' });
  expect(client.network.requests.filter((request) => request === SIGN_OUT)).toHaveLength(1);
});

test('a tab that was frozen in the middle keeps nobody in another one from signing out', async () => {
  const one = await aSignedInTab();
  const frozen = await one.client.openTab();
  void holdSession(frozen.tab.device, () => new Promise(() => undefined));
  const leaving = one.session.signOut();
  const { browser, network } = one.client;
  await eventually(() => {
    if (!network.requests.includes(SIGN_OUT)) browser.advance(SESSION_PATIENCE_MS);
    expect(network.requests).toContain(SIGN_OUT);
  });
  expect(await leaving).toEqual({ outcome: 'signed-out' });
});

test('a tab that thaws in the middle of a sign-out leaves alone who has signed in again since', async () => {
  const { account, client, ...frozen } = await aSignedInTab();
  const other = await client.openTab();
  let thaw = (_answer: Trouble): void => undefined;
  client.network.judge(({ path }) =>
    path === PATHS.signOut ? new Promise((resolve) => (thaw = resolve)) : null,
  );
  const leaving = frozen.session.signOut();
  await eventually(() => expect(client.network.requests).toContain(SIGN_OUT));
  client.browser.advance(SESSION_PATIENCE_MS + 1);
  await other.session.signIn(account);
  thaw(401);
  expect(await leaving).toEqual({ outcome: 'unreachable' });
  expect(shownStatus(other, 'p1')).toBe('in-the-way');
  expect(other.tab.device.notes.read(USER_KEY)).toBe(other.store().getView().userId);
});

test('a deletion whose answer comes too late is not said to have left everything', async () => {
  const open = await aSignedInTab();
  const { browser, network } = open.client;
  network.judge(({ path }) => {
    if (path === PATHS.accountDelete) browser.advance(SESSION_PATIENCE_MS + 1);
    return null;
  });
  expect(await endOfDeletion(open)).toMatchObject(UNSURE_OF_DELETION);
});

test('where the browser does not remove the plan at a sign-out, that is said', async () => {
  const { session } = await aSignedInTab();
  const remove = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('The disk does not answer.');
  });
  expect(await session.signOut()).toEqual({ outcome: 'signed-out' });
  remove.mockRestore();
  const message = expect.stringContaining('this browser may still keep a part of your plan');
  expect(session.getState()).toEqual({ status: 'signed-out', message });
});

test('signing out in one tab signs the other out, signing in brings it back', async () => {
  const one = await aSignedInTab();
  const other = await one.client.openTab();
  await one.session.signOut();
  await eventually(() => expect(other.session.getState()).toEqual({ status: 'signed-out' }));
  await one.session.signIn(one.account);
  await eventually(() => expect(other.session.getState().status).toBe('signed-in'));
  expect(shownStatus(other, 'p1')).toBe('in-the-way');
});

test('a sign-in whose tab was reloaded before the plan came is shown in the other tabs too', async () => {
  const { account, client, ...open } = await aSignedInTab();
  const other = await client.openTab();
  await open.session.signOut();
  await eventually(() => expect(other.session.getState().status).toBe('signed-out'));
  open.session.stop();
  await open.api.signIn(account);
  const reloaded = await client.openTab();
  expect(shownStatus(reloaded, 'p1')).toBe('in-the-way');
  await eventually(() => expect(shownStatus(other, 'p1')).toBe('in-the-way'));
});

test('a sign-in whose plan does not come ends what the other tabs show of somebody else', async () => {
  const { client, ...one } = await aSignedInTab();
  const other = await client.openTab();
  client.network.judge(({ path }) => (path === PATHS.profile ? 500 : null));
  await one.session.signUp(someCredentials());
  expect(one.session.getState().status).toBe('failed');
  await eventually(() => expect(other.session.getState()).toEqual({ status: 'signed-out' }));
});
