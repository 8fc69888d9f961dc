/** Tabs of one browser against the real app, sharing its cookies as tabs do. */

import { expect } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { findPebble } from '#domain/plan/find.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { aBrowser as aCookieJar, someCredentials, type Credentials } from '#server/test-person.ts';
import type { TestApp } from '#server/test-app.ts';
import { createApi, type Api } from '../api/client.ts';
import { failureOf } from '../api/failure-of.ts';
import { aNetwork, type TestNetwork } from '../api/test-network.ts';
import { aBrowser, type TestBrowser, type TestTab } from '../device/test-browser.ts';
import { createDraft, type DraftStore } from '../drafts/draft.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { createSession } from './session.ts';
import type { Session } from './session-state.ts';

export type OpenTab = {
  readonly tab: TestTab;
  readonly api: Api;
  readonly session: Session;
  /** The plan on screen; fails the test when nobody is signed in. */
  store(): PlanStore;
};

export type TestClient = {
  readonly browser: TestBrowser;
  readonly network: TestNetwork;
  openTab(start?: { withoutSession?: boolean }): Promise<OpenTab>;
};

export function aClient({ request }: Pick<TestApp, 'request'>): TestClient {
  const browser = aBrowser();
  const network = aNetwork(async (path, init) => request(path, init));
  // On this side of the network: with a lost answer its cookie is lost as well.
  const jar = aCookieJar((path, init = {}) => network.fetch(path, init));
  return {
    browser,
    network,
    async openTab(start) {
      browser.enter();
      const tab = browser.openTab();
      const api = createApi(jar.fetch);
      const session = createSession({ api, device: tab.device, openStorage: openIdbStorage });
      await session.start(start);
      const store = (): PlanStore => {
        const state = session.getState();
        if (state.status !== 'signed-in') throw new Error(`The session is ${state.status}.`);
        return state.store;
      };
      return { tab, api, session, store };
    },
  };
}

/** A tab in which somebody new has just signed up and planted a mountain of three pebbles, p1 to p3. */
export async function aTabSignedUp(
  client: TestClient,
): Promise<OpenTab & { readonly client: TestClient; readonly account: Credentials }> {
  const account = someCredentials();
  const open = await client.openTab();
  await open.session.signUp(account);
  const pebbles = ['p1', 'p2', 'p3'].map((id) => aPebble({ id }));
  open.store().change({ kind: 'mountains.add', mountains: [aMountain({ pebbles })] });
  await open.store().flush();
  return { client, account, ...open };
}

/** What comes of a deletion on a network that a test has spoilt, once the session is heard to be over. */
export async function endOfDeletion({
  account,
  session,
  store,
}: OpenTab & { readonly account: Credentials }) {
  const failure = await failureOf(() => session.deleteAccount(account.password));
  await store().pull();
  await eventually(() => expect(session.getState().status).toBe('signed-out'));
  return { failure, state: session.getState() };
}

/** Nobody knows whether the account is deleted, and that is said. */
export const UNSURE_OF_DELETION = {
  failure: { code: 'network' },
  state: { message: expect.stringContaining('If you cannot sign in any more, it is deleted.') },
};

/** What state a pebble is in on screen; undefined where it is not there. */
export function shownStatus(open: OpenTab, pebbleId: string): string | undefined {
  return findPebble(open.store().getView().profile.mountains, pebbleId)?.pebble.status;
}

/** The draft of whoever is signed in. */
export function draftOf(open: OpenTab): DraftStore {
  const { userId } = open.store().getView();
  return createDraft({ notes: open.tab.device.notes, userId });
}
