// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { testApp } from '#server/test-app.ts';
import { byNotes } from '../device/device.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { complete } from '../plan/test-plan.ts';
import { createSession } from './session.ts';
import { aClient, aTabSignedUp, shownStatus } from './test-client.ts';

const app = await testApp();
afterAll(() => app.close());

const NEW_PASSWORD = 'a louder evening';

/** Two tabs of one browser in which the same person is signed in, and what was on their screens. */
async function twoTabs() {
  const client = aClient(app);
  const { account, ...one } = await aTabSignedUp(client);
  const other = await client.openTab();
  const seen: string[] = [];
  for (const { session } of [one, other])
    session.subscribe(() => seen.push(session.getState().status));
  return { account, network: client.network, one, other, seen };
}

test.each([
  ['where the browser has locks', null],
  ['over plain http, where it has none', byNotes],
])('a new password signs nobody out whose requests left before, %s', async (_where, locks) => {
  const { account, network, one, other, seen } = await twoTabs();
  for (const { device } of [one.tab, other.tab]) if (locks) device.withLock = locks(device);
  let isUnderWay = false;
  let refused = 0;
  const pulls: Promise<void>[] = [];
  network.judge(async ({ path }) => {
    if (path !== PATHS.accountPassword) {
      if (isUnderWay) refused += 1;
      return isUnderWay ? 401 : null;
    }
    isUnderWay = true;
    // As when the streams of both tabs hear that the old session is over.
    for (const { store } of [one, other]) pulls.push(store().pull());
    await eventually(() => expect(refused).toBe(2));
    isUnderWay = false;
    return null;
  });
  const passwords = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  expect(await one.session.changePassword(passwords)).toBe('done');
  await Promise.all(pulls);
  expect(seen).toEqual([]);
  for (const { store } of [one, other]) expect(store().getView().sync).toBe('idle');
});

test('an answer about a session that has been renewed meanwhile signs nobody out', async () => {
  const { network, other, seen } = await twoTabs();
  network.next(401);
  await other.store().pull();
  expect(seen).toEqual([]);
  expect(other.store().getView().sync).toBe('idle');
});

test('a page that opens while the session is renewed shows its plan, though nothing is kept', async () => {
  const { account, network, one, other } = await twoTabs();
  const openStorage = () => Promise.reject(new Error('Not here.'));
  const { device } = other.tab;
  const opening = createSession({ api: other.api, device, openStorage });
  let isRefused = false;
  let started: Promise<void> | null = null;
  network.judge(async ({ path }) => {
    if (path !== PATHS.accountPassword) {
      isRefused = started !== null;
      return started && 401;
    }
    started = opening.start();
    await eventually(() => expect(isRefused).toBe(true));
    network.judge(null);
    return null;
  });
  const passwords = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  await one.session.changePassword(passwords);
  await started;
  expect(opening.getState().status).toBe('signed-in');
  opening.stop();
});

test('a password that was not changed leaves the session as it was', async () => {
  const { one, seen } = await twoTabs();
  const passwords = { currentPassword: 'not this one', newPassword: NEW_PASSWORD };
  await expect(one.session.changePassword(passwords)).rejects.toMatchObject({
    code: 'account.credentials_wrong',
  });
  await one.store().pull();
  expect(seen).toEqual([]);
});

const ENDED = 'Please sign in again. What you wrote here is kept.';
const UNSURE =
  'No answer came about your password. Try the new one first; if it is refused, the old one still counts.';

test('a new password whose answer is lost asks to sign in with it, and says why', async () => {
  const { account, network, one, other } = await twoTabs();
  one.store().change(complete('p1'));
  network.judge(({ path }) => (path === PATHS.accountPassword ? 'reply-lost' : null));
  const change = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  expect(await one.session.changePassword(change)).toBe('over');
  expect(one.session.getState()).toEqual({ status: 'signed-out', message: UNSURE });
  await eventually(() => expect(other.session.getState().status).toBe('signed-out'));
  await one.session.signIn({ ...account, password: NEW_PASSWORD });
  expect(shownStatus(one, 'p1')).toBe('moved');
  await eventually(() => expect(one.store().getView().waiting).toBe(0));
});

test('after a new password without an answer no plan is left here, and the next sign-in settles it', async () => {
  const { account, network, one } = await twoTabs();
  network.judge(({ path }) => (path === PATHS.accountPassword ? 'reply-lost' : null));
  const change = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  const { userId } = one.store().getView();
  await one.session.changePassword(change);
  const kept = await openIdbStorage(userId);
  expect((await kept.read(null)).base).toBeNull();
  kept.close();
  await one.session.signIn({ ...account, password: NEW_PASSWORD });
  network.always(401);
  await one.store().pull();
  expect(one.session.getState()).toEqual({ status: 'signed-out', message: ENDED });
});

test('a new password that never reached the server is not set, and that is known', async () => {
  const { account, network, one, seen } = await twoTabs();
  network.judge(({ path }) => (path === PATHS.accountPassword ? 'cut' : null));
  const change = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  expect(await one.session.changePassword(change)).toBe('as-before');
  expect(seen).toEqual([]);
  network.judge(null);
  expect(await one.session.changePassword(change)).toBe('done');
  network.always(401);
  await one.store().pull();
  expect(one.session.getState()).toEqual({ status: 'signed-out', message: ENDED });
});

test('where nothing is answered the password is unknown, until the server can be asked', async () => {
  const { account, network, one } = await twoTabs();
  let isDone = false;
  network.judge(({ path }) => {
    if (path !== PATHS.accountPassword) return isDone ? 'cut' : null;
    isDone = true;
    return 'reply-lost';
  });
  const change = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  expect(await one.session.changePassword(change)).toBe('unknown');
  network.judge(null);
  await one.store().pull();
  await eventually(() =>
    expect(one.session.getState()).toEqual({ status: 'signed-out', message: UNSURE }),
  );
});

test('a second try after a lost answer finds the session over as well', async () => {
  const { account, network, one } = await twoTabs();
  let isDone = false;
  network.judge(({ path }) => {
    if (isDone || path !== PATHS.accountPassword) return isDone ? 'cut' : null;
    isDone = true;
    return 'reply-lost';
  });
  const change = { currentPassword: account.password, newPassword: NEW_PASSWORD };
  expect(await one.session.changePassword(change)).toBe('unknown');
  network.judge(({ path }) => (path === PATHS.accountPassword ? null : 'cut'));
  expect(await one.session.changePassword(change)).toBe('over');
  expect(one.session.getState()).toEqual({ status: 'signed-out', message: UNSURE });
});
