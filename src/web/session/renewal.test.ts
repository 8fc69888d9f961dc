// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { testApp, type TestApp } from '#server/test-app.ts';
import { changePassword } from '../api/account.ts';
import { aClient, aTabSignedUp } from './test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

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

test('a new password signs nobody out whose requests left under the old session', async () => {
  const { account, network, one, other, seen } = await twoTabs();
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
  await one.session.renew(() => changePassword(one.api, passwords));
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

test('a password that was not changed leaves the session as it was', async () => {
  const { one, seen } = await twoTabs();
  const passwords = { currentPassword: 'not this one', newPassword: NEW_PASSWORD };
  await expect(one.session.renew(() => changePassword(one.api, passwords))).rejects.toMatchObject({
    code: 'account.credentials_wrong',
  });
  await one.store().pull();
  expect(seen).toEqual([]);
});
