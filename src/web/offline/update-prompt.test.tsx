import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../api/client.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { aTestPlan } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { createSession } from '../session/session.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** As much of a browser's worker as is used, with a newer version that waits. */
function aWaitingWorker() {
  const posted: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => posted.push(message) };
  const registration = Object.assign(new EventTarget(), { installing: null, waiting });
  const register = () => Promise.resolve(registration);
  const container = Object.assign(new EventTarget(), { controller: {}, register });
  return { posted, container };
}

async function drawnWithNewerVersion() {
  const { posted, container } = aWaitingWorker();
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const plan = aTestPlan();
  const { device } = (await plan.open()).tab;
  const api = createApi(plan.network.fetch);
  const session = createSession({ api, device, openStorage: openIdbStorage });
  const view = render(
    <ClientProvider client={{ session, api, device }}>
      <UpdatePrompt />
    </ClientProvider>,
  );
  expect(await screen.findByText('A new version is ready.')).toBeTruthy();
  return { posted, plan, view };
}

test('the bar about a newer version can be put away, and nothing is changed then', async () => {
  const user = userEvent.setup();
  const { posted, plan } = await drawnWithNewerVersion();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  act(() => plan.browser.advance(60_000));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  expect(posted).toEqual([]);
});

test('the page keeps room for the bar for as long as it is in sight', async () => {
  const user = userEvent.setup();
  const page = document.documentElement;
  const first = await drawnWithNewerVersion();
  expect(page.hasAttribute('data-bar')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(page.hasAttribute('data-bar')).toBe(false);
  first.view.unmount();

  const second = await drawnWithNewerVersion();
  expect(page.hasAttribute('data-bar')).toBe(true);
  second.view.unmount();
  expect(page.hasAttribute('data-bar')).toBe(false);
});
