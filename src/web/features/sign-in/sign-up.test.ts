// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { testApp } from '#server/test-app.ts';
import { someCredentials } from '#server/test-person.ts';
import { aClient, aTabSignedUp } from '../../session/test-client.ts';
import { createSignUp } from './sign-up.ts';

const app = await testApp();
afterAll(() => app.close());

/** A sign-up whose answer is lost, once. */
async function anUnansweredSignUp() {
  const { network, ...client } = aClient(app);
  const open = await client.openTab();
  const account = someCredentials();
  const signUp = createSignUp(open.session);
  network.next('reply-lost');
  await expect(signUp(account)).rejects.toMatchObject({ code: 'network' });
  return { ...open, account, network, signUp };
}

test('whoever signs up again because no answer came is in', async () => {
  const { account, signUp, store } = await anUnansweredSignUp();
  await signUp(account);
  expect(store().getView().profile.username).toBe(account.username);
});

test('a second try that gets no answer either can be made once more', async () => {
  const { account, network, signUp, store } = await anUnansweredSignUp();
  network.judge(({ path }) => (path === PATHS.signIn ? 'cut' : null));
  await expect(signUp(account)).rejects.toMatchObject({ code: 'network' });
  network.judge(null);
  await signUp(account);
  expect(store().getView().profile.username).toBe(account.username);
});

test('after a lost answer another password or name does not let anybody in', async () => {
  const { account, session, signUp } = await anUnansweredSignUp();
  const others = [{ password: 'not the same' }, { username: someCredentials().username }];
  for (const other of others)
    await expect(signUp({ ...account, ...other })).rejects.toMatchObject({ status: 409 });
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test('who has an account and signs up is told so, with the right password too', async () => {
  const client = aClient(app);
  const { account, session } = await aTabSignedUp(client);
  await session.signOut();
  const code = 'account.email_taken';
  await expect(createSignUp(session)(account)).rejects.toMatchObject({ status: 409 });
  const { username } = someCredentials();
  await expect(createSignUp(session)({ ...account, username })).rejects.toMatchObject({ code });
  expect(session.getState()).toEqual({ status: 'signed-out' });
});
