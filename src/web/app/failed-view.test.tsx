import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { aBrowser } from '../device/test-browser.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { createSession } from '../session/session.ts';
import type { SignOutOutcome } from '../session/session-state.ts';
import { FailedView } from './failed-view.tsx';

test('signing out from here says that it waits, and that it failed, each time', async () => {
  const answers: ((outcome: SignOutOutcome) => void)[] = [];
  const { device } = aBrowser().openTab();
  const api = createApi(async () => Response.json({}));
  const session = {
    ...createSession({ api, device, openStorage: openIdbStorage }),
    signOut: () => new Promise<SignOutOutcome>((resolve) => answers.push(resolve)),
  };
  render(
    <ClientProvider client={{ session, api, device }}>
      <FailedView message="Failed to load your data." isRetryable />
    </ClientProvider>,
  );
  const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  const unreachable = () => screen.queryByText(/You are still signed in/);
  await signOut();
  expect(screen.getByRole('status').textContent).toBe('One moment…');
  await signOut();
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.({ outcome: 'unreachable' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(unreachable()).not.toBeNull();
  await signOut();
  expect(unreachable()).toBeNull();
  await act(async () => answers[1]?.({ outcome: 'unreachable' }));
  expect(unreachable()).not.toBeNull();
});
