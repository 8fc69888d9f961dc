/** A person's plan open in tabs of one browser, against a server behind a network. */

import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { findPebble } from '#domain/plan/find.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { Change } from '#domain/operations/operation.ts';
import { createApi, type Api, type Fetch } from '../api/client.ts';
import { aNetwork, type TestNetwork } from '../api/test-network.ts';
import { aBrowser, type TestBrowser, type TestTab } from '../device/test-browser.ts';
import { openPlan, type OpenStorage } from '../session/open-plan.ts';
import { openIdbStorage } from './outbox/idb-storage.ts';
import { createPlanStore } from './plan-store.ts';
import type { PlanStore } from './plan-view.ts';
import type { SessionOver } from './sync/session-over.ts';
import { aReducerServer, type ReducerServer } from './test-server.ts';

export type OpenPlan = {
  readonly tab: TestTab;
  readonly api: Api;
  readonly store: PlanStore;
  /** Why the session ended, once it has. */
  readonly ended: SessionOver[];
};

export type TestPlan = {
  readonly browser: TestBrowser;
  readonly network: TestNetwork;
  readonly server: ReducerServer;
  open(): Promise<OpenPlan>;
};

export function aPlanOf(pebbles: number): Profile {
  const ids = Array.from({ length: pebbles }, (_, place) => `p${place + 1}`);
  return aProfile({ mountains: [aMountain({ pebbles: ids.map((id) => aPebble({ id })) })] });
}

export function aTestPlan(
  options: {
    profile?: Profile;
    browser?: TestBrowser;
    server?: ReducerServer;
    openStorage?: OpenStorage;
    /** What stands before the server, such as its stream of events. */
    through?: (server: ReducerServer) => Fetch;
  } = {},
): TestPlan {
  const { openStorage = openIdbStorage, profile = aPlanOf(3) } = options;
  const browser = options.browser ?? aBrowser();
  const server = options.server ?? aReducerServer(profile);
  const through = options.through?.(server);
  const network = aNetwork((path, init) => (through ?? server.fetch)(path, init));
  return {
    browser,
    network,
    server,
    async open() {
      browser.enter();
      const tab = browser.openTab();
      const { userId } = profile;
      const kept = await openPlan({ openStorage, userId, snapshot: null });
      const plan = kept ?? (await openPlan({ openStorage, userId, snapshot: server.snapshot() }));
      if (plan === null) throw new Error('A snapshot always opens.');
      const ended: SessionOver[] = [];
      const api = createApi(network.fetch);
      const store = createPlanStore({
        ...plan,
        userId,
        api,
        device: tab.device,
        isOwner: () => true,
        sessionSettled: () => Promise.resolve(),
        onSessionOver: (why) => ended.push(why),
      });
      return { tab, api, store, ended };
    },
  };
}

export function complete(pebbleId: string): Change {
  return { kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: null };
}

export function statusOf(profile: Profile, pebbleId: string): string {
  return findPebble(profile.mountains, pebbleId)?.pebble.status ?? 'gone';
}
