import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showSettings } from '../features/settings/test-settings.tsx';
import type { PasswordOutcome } from '../session/session-state.ts';
import { SettingsDialogs } from './settings-dialogs.tsx';

const DONE = 'Password updated successfully!';

async function aPasswordOnItsWay() {
  const answer = Promise.withResolvers<PasswordOutcome>();
  const changePassword = () => answer.promise;
  const settings = await showSettings(undefined, { changePassword }, SettingsDialogs);
  const { open, user } = settings;
  await open('Change password');
  await user.type(screen.getByLabelText('Current Password'), 'a quiet morning');
  await user.type(screen.getByLabelText('New Password'), 'a louder evening');
  await user.type(screen.getByLabelText('Confirm Password'), 'a louder evening');
  await open('Update Password');
  return { ...settings, ends: () => act(async () => answer.resolve('done')) };
}

test('a password that is changed while somebody reads about privacy is said to be, in Settings', async () => {
  const { open, close, ends } = await aPasswordOnItsWay();
  await open('Privacy');
  expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
  await ends();
  await open('Close');
  expect(screen.getByRole('dialog', { name: 'Settings' }).textContent).toContain(DONE);
  await open('Change password');
  expect(screen.queryByText(DONE)).toBeNull();
  expect(close()).toEqual([]);
});

test('the page is told of it when Settings was closed', async () => {
  const { close, ends } = await aPasswordOnItsWay();
  const told = close();
  await ends();
  expect(told).toEqual([DONE]);
});
