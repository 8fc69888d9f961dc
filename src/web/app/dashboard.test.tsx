import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { aTestPlan } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { createSession } from '../session/session.ts';
import { Dashboard } from './dashboard.tsx';

/** The dashboard on a real store whose network is down, so that only the device is at work. */
async function showDashboard() {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  const { device } = tab;
  const api = createApi(plan.network.fetch);
  const state = { status: 'signed-in', userId: store.getView().userId, store } as const;
  const outer = createSession({ api, device, openStorage: openIdbStorage });
  const session = { ...outer, getState: () => state, subscribe: () => () => undefined };
  render(
    <ClientProvider client={{ session, api, device }}>
      <Dashboard />
    </ClientProvider>,
  );
  await screen.findByRole('article');
  return { user: userEvent.setup(), store, browser: plan.browser };
}

const titleOfCard = () =>
  within(screen.getByRole('article')).getByRole('heading', { level: 2 }).textContent ?? '';

test('completing shows the next pebble at once, says something kind and moves the focus there', async () => {
  const { user } = await showDashboard();
  const first = titleOfCard();
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  expect(titleOfCard()).not.toBe(first);
  expect(screen.queryByText('FIRST PEBBLE OF THE DAY!', { selector: 'article *' })).toBeNull();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent)).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(titleOfCard()));
});
