// @vitest-environment node
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { anyLife, anyOperation } from '#domain/operations/test-arbitraries.ts';
import type { Change } from '#domain/operations/operation.ts';
import { testApp } from '#server/test-app.ts';
import { someCredentials } from '#server/test-person.ts';
import type { Trouble } from '../api/test-network.ts';
import { aClient, type OpenTab, type TestClient } from './test-client.ts';

const app = await testApp();
afterAll(() => app.close());

type Step = {
  readonly tab: number;
  readonly change: Change;
  readonly troubles: readonly Trouble[];
};

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat({ max: 2 }),
  change: anyOperation.map(({ change }) => change),
  troubles: fc.array(fc.constantFrom<Trouble>('cut', 'reply-lost', 500), { maxLength: 2 }),
});

/** Two tabs of one device and one of another, all of the same person. */
async function threeTabs(): Promise<{ clients: TestClient[]; tabs: OpenTab[] }> {
  const account = someCredentials();
  const clients = [aClient(app), aClient(app)];
  const [first, second] = clients;
  if (first === undefined || second === undefined) throw new Error('There are two clients.');
  const one = await first.openTab();
  await one.session.signUp(account);
  const other = await first.openTab();
  const elsewhere = await second.openTab();
  await elsewhere.session.signIn(account);
  return { clients, tabs: [one, other, elsewhere] };
}

test('two tabs and another device, through lost replies, end with what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyLife,
      fc.array(step, { minLength: 8, maxLength: 16 }),
      async ([plan], steps) => {
        const { clients, tabs } = await threeTabs();
        if (plan !== undefined) tabs[0]?.store().change(plan.change);
        for (const { change, tab, troubles } of steps) {
          clients[tab === 2 ? 1 : 0]?.network.next(...troubles);
          tabs[tab]?.store().change(change);
          if (troubles.length > 0) await tabs[tab]?.store().flush();
        }
        for (const { network } of clients) network.next();
        await eventually(async () => {
          for (const { store } of tabs) expect(await store().flush()).toBe(0);
        });
        for (const { store } of tabs) await store().pull();
        const snapshot = await tabs[0]?.api.fetchSnapshot({ version: null });
        for (const { session, store } of tabs) {
          expect(store().getView().profile).toEqual(snapshot?.profile);
          expect(store().getView().version).toBe(snapshot?.version);
          session.stop();
        }
      },
    ),
    { numRuns: 6 },
  );
});
