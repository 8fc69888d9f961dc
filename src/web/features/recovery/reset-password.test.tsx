import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { createApi, type Fetch } from '../../api/client.ts';
import { aBrowser } from '../../device/test-browser.ts';
import { openIdbStorage } from '../../plan/outbox/idb-storage.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { createSession } from '../../session/session.ts';
import { ResetPassword } from './reset-password.tsx';

type Refusal = { status: number; code: ErrorCode; message?: string } | 'cut' | 'never';

/** The dialog after a link was followed; the server answers one new password after the other as the test wants. */
async function showReset(...refusals: Refusal[]) {
  const sent: string[] = [];
  const fetch: Fetch = async (path, init) => {
    if (path === PATHS.recoveryVerify) return Response.json({ status: 'ok' });
    if (path === PATHS.recoveryPassword) {
      const refusal = refusals[sent.push(String(init.body)) - 1];
      if (refusal === 'never') return new Promise(() => undefined);
      if (refusal === 'cut') throw new TypeError('Failed to fetch');
      if (refusal !== undefined) {
        const { code, message = 'No.' } = refusal;
        const error = { code, message };
        return Response.json({ error }, { status: refusal.status });
      }
    }
    return Response.json({});
  };
  const api = createApi(fetch);
  const browser = aBrowser();
  const { device } = browser.openTab();
  const session = createSession({ api, device, openStorage: openIdbStorage });
  session.recovery.follow({ kind: 'pair', accessToken: 'a-1', refreshToken: 'r-1' });
  render(
    <ClientProvider client={{ session, api, device }}>
      <ResetPassword />
    </ClientProvider>,
  );
  await screen.findByLabelText('New Password');
  return { session, sent, browser, user: userEvent.setup() };
}

type User = Awaited<ReturnType<typeof showReset>>['user'];

async function choose(user: User, password: string, confirmation = password) {
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

const problemOf = (label: string): string =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    ?.textContent ?? '';

test('the button can be pressed when both fields have something in them', async () => {
  const { user } = await showReset();
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
  const isDisabled = () => screen.getByRole('button', { name: 'Update Password' });
  expect(isDisabled()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('New Password'), 'a new morning');
  expect(isDisabled()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Confirm Password'), 'a');
  expect(isDisabled()).toHaveProperty('disabled', false);
});

test('a password that breaks a rule is not sent, and its field says why and has the focus', async () => {
  const { user, sent } = await showReset();
  await choose(user, 'short');
  expect(problemOf('New Password')).toBe('Password must be at least 6 characters');
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
  await user.type(screen.getByLabelText('New Password'), ' but longer');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(problemOf('Confirm Password')).toBe('Passwords do not match');
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm Password'));
  expect(sent).toEqual([]);
});

test('the password in use is refused at the field', async () => {
  const { user } = await showReset({ status: 409, code: 'account.same_password' });
  await choose(user, 'a new morning');
  await waitFor(() =>
    expect(problemOf('New Password')).toBe(
      'New password must be different from your current password',
    ),
  );
});

test.each<[Refusal, string]>([
  ['cut', 'Something went wrong. Please try again.'],
  [{ status: 503, code: 'storage.unavailable', message: 'Asleep.' }, 'Asleep.'],
  [{ status: 500, code: 'server.failed', message: '' }, 'Failed to update password'],
])('a failure of kind %j says: %s', async (refusal, message) => {
  const { user, session } = await showReset(refusal);
  await choose(user, 'a new morning');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'a new morning');
  expect(session.recovery.getState().mode).toBe('choosing');
});

test.each<[ErrorCode, number, string]>([
  ['recovery.expired', 410, 'Password reset link has expired. Please request a new one.'],
  ['recovery.invalid', 401, 'Failed to authenticate for password reset.'],
  ['session.missing', 401, 'No user session found for password reset.'],
])('a link that is over by now (%s) leads back with its words', async (code, status, message) => {
  const { user, session } = await showReset({ status, code });
  await choose(user, 'a new morning');
  await waitFor(() => expect(session.recovery.getState()).toEqual({ mode: 'refused', message }));
});

test('a link that was used by a try without an answer leads to the password of that try', async () => {
  const { user, session } = await showReset('cut', { status: 401, code: 'recovery.invalid' });
  await choose(user, 'a new morning');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  const message =
    'Your first try got no answer, but the link is used by now. Please log in with the password of that try.';
  await waitFor(() => expect(session.recovery.getState()).toEqual({ mode: 'refused', message }));
});

test('closing asks, and going on finds what was typed', async () => {
  const { user, session } = await showReset();
  await user.type(screen.getByLabelText('New Password'), 'half typed');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const name = 'Cancel Password Reset?';
  const description = /^Your password stays as it is/;
  expect(screen.getByRole('dialog', { name, description })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue Reset' }));
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'half typed');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
  expect(session.recovery.getState()).toEqual({ mode: 'none' });
});

test.each<[Refusal, string]>([
  ['never', 'is on its way'],
  ['cut', 'got no answer'],
])('while a try (%s) %s, leaving promises nothing about the password', async (refusal) => {
  const { user, sent } = await showReset(refusal);
  await choose(user, 'a new morning');
  await waitFor(() => expect(sent).toHaveLength(1));
  if (refusal === 'cut') await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const description = /^Your new password was sent, and may count already/;
  expect(screen.getByRole('dialog', { name: 'Cancel Password Reset?', description })).toBeTruthy();
});

test('who goes on while the password is on its way finds the form waiting, and sends nothing twice', async () => {
  const { user, sent } = await showReset('never');
  await choose(user, 'a new morning');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Continue Reset' }));
  expect(screen.getByText('One moment…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(sent).toHaveLength(1);
});

test('who goes on after a try without an answer finds what was said, and the next try knows of it', async () => {
  const { user, session } = await showReset('cut', { status: 401, code: 'recovery.invalid' });
  await choose(user, 'a new morning');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Continue Reset' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Something went wrong/);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  const message = expect.stringMatching(/^Your first try got no answer/);
  await waitFor(() => expect(session.recovery.getState()).toEqual({ mode: 'refused', message }));
});

test('after success the news stays a moment, then the dialog closes by itself', async () => {
  const { user, browser, session } = await showReset();
  await choose(user, 'a new morning');
  const line = await screen.findByText('Password updated successfully!');
  const news = line.closest<HTMLElement>('[role="status"]');
  // Its time begins when it has the focus.
  await waitFor(() => expect(document.activeElement?.contains(news)).toBe(true));
  act(() => browser.advance(1_999));
  expect(session.recovery.getState().mode).toBe('choosing');
  act(() => browser.advance(1));
  expect(session.recovery.getState().mode).toBe('none');
  expect(session.getState()).toMatchObject({
    message: 'Password updated successfully! Please log in with your new password.',
  });
});
