// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { testApp } from '#server/test-app.ts';
import { type Credentials } from '#server/test-person.ts';
import { ApiError } from '../api/api-error.ts';
import { requestPasswordReset } from '../api/recovery-request.ts';
import { createDraft } from '../drafts/draft.ts';
import { complete, statusOf } from '../plan/test-plan.ts';
import { readRecoveryLink, type RecoveryLink } from './recovery-link.ts';
import { SESSION_PATIENCE_MS } from './session-lock.ts';
import {
  aClient,
  aTabSignedUp,
  endOfDeletion,
  type OpenTab,
  type TestClient,
  UNSURE_OF_DELETION,
} from './test-client.ts';

const app = await testApp();
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const INVALID = 'Password reset link is invalid. Please request a new one.';
const NEWS = 'Password updated successfully! Please log in with your new password.';

const aSignedInTab = (client: TestClient = aClient(app)) => aTabSignedUp(client);

async function mailedLink(open: OpenTab, { email }: Credentials): Promise<RecoveryLink> {
  await requestPasswordReset(open.api, email);
  const mails = (await app.mails()).filter(
    ({ to, text }) => to === email && text.includes('#type'),
  );
  const link = readRecoveryLink(/#\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  if (link === null) throw new Error('No link was mailed.');
  return link;
}

const modeOf = (open: OpenTab) => open.session.recovery.getState().mode;

const inMode = (open: OpenTab, mode: string): Promise<void> =>
  eventually(() => expect(modeOf(open)).toBe(mode));

test('a mailed link sets a password, and the sign-in screen has the news', async () => {
  const open = await aSignedInTab();
  const elsewhere = await aClient(app).openTab();
  await elsewhere.session.signIn(open.account);
  const { recovery } = open.session;
  recovery.follow(await mailedLink(open, open.account));
  await inMode(open, 'choosing');
  await expect(recovery.setPassword(open.account.password)).rejects.toMatchObject({
    code: 'account.same_password',
  });
  expect(modeOf(open)).toBe('choosing');
  await recovery.setPassword('a new morning');
  recovery.close();
  expect(open.session.getState()).toEqual({ status: 'signed-out', message: NEWS });
  await elsewhere.store().pull({ fresh: true });
  expect(elsewhere.session.getState().status).toBe('signed-out');
  await open.session.signIn({ ...open.account, password: 'a new morning' });
  expect(open.session.getState().status).toBe('signed-in');
});

test('what had not reached the server when the password changed is sent after the next sign-in', async () => {
  const open = await aSignedInTab();
  open.client.network.judge(({ path }) => (path === PATHS.operations ? 'cut' : null));
  open.store().change(complete('p1'));
  await open.store().flush();
  open.session.recovery.follow(await mailedLink(open, open.account));
  await inMode(open, 'choosing');
  await open.session.recovery.setPassword('a new morning');
  open.client.network.judge(null);
  await open.session.signIn({ ...open.account, password: 'a new morning' });
  expect(statusOf(open.store().getView().profile, 'p1')).toBe('moved');
  await eventually(() => expect(open.store().getView().waiting).toBe(0));
});

test('a reset for somebody else ends the session of this browser, whatever is lost on the way', async () => {
  const { account } = await aSignedInTab();
  const open = await aSignedInTab();
  const { network } = open.client;
  network.judge(({ path }) => (path === PATHS.operations ? 'cut' : null));
  open.store().change(complete('p1'));
  await open.store().flush();
  const { userId } = open.store().getView();
  open.session.recovery.follow(await mailedLink(open, account));
  await inMode(open, 'choosing');
  // From here on only the call that sets the password comes through.
  network.judge(({ path }) => (path === PATHS.recoveryPassword ? null : 'cut'));
  await open.session.recovery.setPassword('a new morning');
  open.session.recovery.close();
  expect(open.session.getState()).toEqual({ status: 'signed-out', message: NEWS });
  network.judge(null);
  const later = await open.client.openTab();
  expect(later.session.getState()).toEqual({ status: 'signed-out' });
  await expect(later.api.fetchSnapshot({ version: null })).rejects.toMatchObject({ status: 401 });
  await later.session.signIn({ ...account, password: 'a new morning' });
  expect(later.store().getView().userId).not.toBe(userId);
  await later.session.signOut();
  await later.session.signIn(open.account);
  expect(statusOf(later.store().getView().profile, 'p1')).toBe('moved');
  await eventually(() => expect(later.store().getView().waiting).toBe(0));
});

test('a new password by a link is told as what it is, also where another request hears of it first', async () => {
  const open = await aSignedInTab();
  open.session.recovery.follow(await mailedLink(open, open.account));
  await inMode(open, 'choosing');
  const ends = new Set<unknown>();
  open.session.subscribe(() => {
    const state = open.session.getState();
    if (state.status === 'signed-out') ends.add(state.message);
  });
  let isRefused = false;
  open.client.network.judge(async ({ path }) => {
    if (path !== PATHS.recoveryPassword) {
      isRefused = true;
      return 401;
    }
    void open.store().pull();
    await eventually(() => expect(isRefused).toBe(true));
    return null;
  });
  await open.session.recovery.setPassword('a new morning');
  expect([...ends]).toEqual([NEWS]);
});

test('a tab that thaws in the middle of a reset leaves alone who has signed in again since', async () => {
  const open = await aSignedInTab();
  open.session.recovery.follow(await mailedLink(open, open.account));
  await inMode(open, 'choosing');
  open.client.network.judge(({ path }) => {
    if (path === PATHS.recoveryPassword) open.client.browser.advance(SESSION_PATIENCE_MS + 1);
    return null;
  });
  await open.session.recovery.setPassword('a new morning');
  expect(open.session.getState().status).toBe('signed-in');
});

test('leaving the reset brings back what was there', async () => {
  const open = await aSignedInTab();
  const before = open.session.getState();
  open.session.recovery.follow(await mailedLink(open, open.account));
  await inMode(open, 'choosing');
  open.session.recovery.close();
  expect(open.session.getState()).toBe(before);
});

test('a link that was used, one past its hour and one that was changed are refused', async () => {
  const open = await aSignedInTab();
  const { recovery } = open.session;
  const link = await mailedLink(open, open.account);
  if (link.kind !== 'pair') throw new Error('The mailed link is no pair.');
  recovery.follow({ ...link, refreshToken: link.accessToken });
  await inMode(open, 'refused');
  expect(recovery.getState()).toEqual({ mode: 'refused', message: INVALID });
  app.clock.advanceBy(HOUR_MS + 1_000);
  recovery.follow(link);
  await inMode(open, 'checking');
  await inMode(open, 'refused');
  expect(recovery.getState()).toMatchObject({
    message: 'Password reset link has expired. Please request a new one.',
  });
  const second = await mailedLink(open, open.account);
  recovery.follow(second);
  await inMode(open, 'choosing');
  await recovery.setPassword('a new morning');
  recovery.follow(second);
  await inMode(open, 'refused');
  expect(recovery.getState()).toEqual({ mode: 'refused', message: INVALID });
});

test('without a network the link is kept, and tried again', async () => {
  const open = await aSignedInTab();
  const { recovery } = open.session;
  const link = await mailedLink(open, open.account);
  open.client.network.always('cut');
  recovery.follow(link);
  await inMode(open, 'unchecked');
  expect(recovery.getState()).toMatchObject({
    message: 'Failed to establish password reset session. Please try again.',
  });
  open.client.network.always(null);
  recovery.checkAgain();
  await inMode(open, 'choosing');
});

test('signing in puts away what was wrong with a link before the plan is there', async () => {
  const { account } = await aSignedInTab();
  const { session } = await aClient(app).openTab();
  session.recovery.follow({ kind: 'refused', message: INVALID });
  await expect(session.signIn({ ...account, password: 'not mine' })).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(session.recovery.getState()).toEqual({ mode: 'refused', message: INVALID });
  const modes = new Set<string>();
  session.subscribe(() => {
    if (session.getState().status === 'signed-in') modes.add(session.recovery.getState().mode);
  });
  await session.signIn(account);
  expect([...modes]).toEqual(['none']);
});

test('signing out everywhere ends the other browsers as well', async () => {
  const open = await aSignedInTab();
  const elsewhere = await aClient(app).openTab();
  await elsewhere.session.signIn(open.account);
  expect(await open.session.signOut({ everywhere: true })).toEqual({ outcome: 'signed-out' });
  expect(open.session.getState()).toEqual({ status: 'signed-out' });
  await elsewhere.store().pull({ fresh: true });
  expect(elsewhere.session.getState().status).toBe('signed-out');
});

test('deleting the account takes its password, and leaves nothing here or there', async () => {
  const open = await aSignedInTab();
  const { notes } = open.tab.device;
  const { userId } = open.store().getView();
  createDraft({ notes, userId }).setText('half a thought');
  await expect(open.session.deleteAccount('not my password')).rejects.toMatchObject({
    code: 'account.credentials_wrong',
  });
  expect(open.session.getState().status).toBe('signed-in');
  await open.session.deleteAccount(open.account.password);
  expect(open.session.getState()).toEqual({
    status: 'signed-out',
    message: 'Your account is deleted, and everything in it.',
  });
  expect(createDraft({ notes, userId }).read().text).toBe('');
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes(userId))).toEqual([]);
  await expect(open.session.signIn(open.account)).rejects.toMatchObject({
    code: 'account.credentials_wrong',
  });
});

test('a deletion that is refused because the session is over asks to sign in again', async () => {
  const open = await aSignedInTab();
  open.client.network.judge(({ path }) => {
    if (path === PATHS.accountDelete) void open.store().pull();
    return 401;
  });
  await open.session.deleteAccount(open.account.password);
  expect(open.session.getState()).toEqual({
    status: 'signed-out',
    message: 'Please sign in again. What you wrote here is kept.',
  });
});

test('a deletion whose answer is lost is not taken for any other end of the session', async () => {
  const open = await aSignedInTab();
  open.client.network.next('reply-lost');
  await open.session.deleteAccount(open.account.password);
  expect(open.session.getState()).toEqual({
    status: 'signed-out',
    message: 'No answer came about your account. If you cannot sign in any more, it is deleted.',
  });
});

test('a deletion whose answer is lost with the network is not said to have left everything', async () => {
  const open = await aSignedInTab();
  open.client.network.next('reply-lost', 'cut');
  expect(await endOfDeletion(open)).toMatchObject(UNSURE_OF_DELETION);
});

test('a deletion that never reached the server leaves everything as it was', async () => {
  const open = await aSignedInTab();
  open.client.network.next('cut');
  await expect(open.session.deleteAccount(open.account.password)).rejects.toMatchObject({
    code: 'network',
  });
  expect(open.session.getState().status).toBe('signed-in');
});

test('somebody whose profile does not come can still sign out', async () => {
  const { account } = await aSignedInTab();
  const client = aClient(app);
  const open = await client.openTab();
  client.network.judge(({ path }) => (path === PATHS.profile ? 404 : null));
  await open.session.signIn(account);
  expect(open.session.getState().status).toBe('failed');
  expect(await open.session.signOut()).toEqual({ outcome: 'signed-out' });
  client.network.judge(null);
  await open.session.retry();
  expect(open.session.getState()).toEqual({ status: 'signed-out' });
});
