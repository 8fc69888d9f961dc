import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { aTestPlan } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { createSession } from '../session/session.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { StandingLine } from './standing-line.tsx';
import { Standing } from './standing.tsx';

test('that the server is away is said before the code for all its words has come, which may be never', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  const api = createApi(plan.network.fetch);
  const state = { status: 'signed-in', userId: store.getView().userId, store } as const;
  const outer = createSession({ api, device: tab.device, openStorage: openIdbStorage });
  const session = { ...outer, getState: () => state, subscribe: () => () => undefined };
  const line = lazyPart<unknown>(() => Promise.reject(new Error('The network is down.')));
  render(
    <ClientProvider client={{ session, api, device: tab.device }}>
      <Standing line={line} />
    </ClientProvider>,
  );
  await waitFor(() => expect(line.get()).toBe('failed'));
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('The server cannot be reached right now.');
  act(() => line.arrive(StandingLine));
  expect(said()).toBe(
    'The server cannot be reached right now. You can go on: this device keeps what you do.',
  );
});
