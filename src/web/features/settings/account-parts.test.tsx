import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { DEFAULT_SETTINGS } from '#domain/profile/profile.ts';
import type { PasswordOutcome } from '../../session/session-state.ts';
import { aFile, anExport, AT, showSettings } from './test-settings.tsx';

const refusing = (code: string, status: number) => () =>
  Response.json({ error: { code, message: 'No.' } }, { status });

test('what is seldom needed is folded away, one part open at a time', async () => {
  const { open } = await showSettings();
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  await open('Change password');
  expect(screen.getByLabelText('Current Password')).toBeTruthy();
  await open('Delete account');
  expect(screen.queryByLabelText('Current Password')).toBeNull();
});

test('the language that is spoken is chosen in Settings and kept in the profile', async () => {
  const { store, user } = await showSettings();
  const select = screen.getByLabelText('Dictation language');
  expect(select).toHaveProperty('value', 'en-US');
  await user.selectOptions(select, 'Portuguese (Brazil)');
  expect(store.getView().profile.settings.dictationLanguage).toBe('pt-BR');
  expect(select).toHaveProperty('value', 'pt-BR');
});

test.each([
  ['en-US', 'English (United States)', /in it too/],
  ['de-DE', 'English (United States)', /in the language of your browser/],
  ['de-DE', 'English (United Kingdom)', /in it too/],
])('a browser in %s with %s spoken says in which language own words are read', async (...row) => {
  const [ofBrowser, spoken, said] = row;
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue(ofBrowser);
  onTestFinished(() => language.mockRestore());
  const { user } = await showSettings();
  await user.selectOptions(screen.getByLabelText('Dictation language'), spoken);
  expect(screen.getByText(/^The language in which you speak/).textContent).toMatch(said);
});

test('an import says what it would add, and adds it only when told to', async () => {
  const { open, store, user } = await showSettings();
  const before = store.getView().profile.mountains.length;
  await open('Import');
  await user.upload(screen.getByLabelText('Choose a file'), aFile(anExport()));
  const heading = await screen.findByRole('heading', { name: 'This will be added' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('The zine')).toBeTruthy();
  expect(store.getView().profile.mountains).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Add to my account' }));
  expect(store.getView().profile.mountains).toHaveLength(before + 1);
  expect(await screen.findByText('Added: 1 mountain.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Choose a file')));
  await user.upload(screen.getByLabelText('Choose a file'), aFile(anExport()));
  expect(await screen.findByRole('heading', { name: 'Nothing to add' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull();
});

test('an import brings brain dumps, and settings only where that is ticked', async () => {
  const { open, store, user } = await showSettings();
  const dump = {
    id: crypto.randomUUID(),
    text: 'Call',
    plannedBy: '',
    mountainIds: [],
    createdAt: AT,
  };
  const settings = { ...DEFAULT_SETTINGS, theme: 'calm', dayStartHour: 6 } as const;
  const file = aFile(anExport({ mountainsData: [], brainDumps: [dump], settings }));
  await open('Import');
  await user.upload(screen.getByLabelText('Choose a file'), file);
  const box = await screen.findByLabelText('Use its settings too: theme and start of the day');
  expect(box).toHaveProperty('checked', true);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Add to my account' }));
  expect(await screen.findByText('Added: 1 brain dump.')).toBeTruthy();
  expect(store.getView().profile.settings).toEqual(DEFAULT_SETTINGS);
  store.change({ kind: 'settings.set', settings: { theme: 'dark' } });
  await user.upload(screen.getByLabelText('Choose a file'), file);
  const again = await screen.findByLabelText('Use its settings too: theme and start of the day');
  expect(again).toHaveProperty('checked', false);
  await user.click(again);
  await user.click(screen.getByRole('button', { name: 'Add to my account' }));
  expect(await screen.findByText('Added: 1 brain dump and settings.')).toBeTruthy();
  expect(store.getView().profile.settings).toEqual(settings);
});

test.each([
  ['no JSON at all', 'This file cannot be read. Please choose a JSON file that Unstuck exported.'],
  [{ hello: 'there' }, 'This file is not an Unstuck export.'],
])('a file with %j in it is refused plainly', async (content, problem) => {
  const { open, user } = await showSettings();
  await open('Import');
  await user.upload(screen.getByLabelText('Choose a file'), aFile(content));
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
});

test('an account is not deleted without the password and a plain yes', async () => {
  const { open, sent, user } = await showSettings(refusing('account.credentials_wrong', 403));
  await open('Delete account');
  const description = /It cannot be undone/;
  const button = screen.getByRole('button', { name: 'Delete Account', description });
  await user.click(button);
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'a wrong one');
  await user.click(button);
  expect(screen.getByText('Please tick the box if this is what you want')).toBeTruthy();
  expect(sent.filter((call) => call.startsWith(PATHS.accountDelete))).toEqual([]);
  await user.click(screen.getByLabelText('Delete my account and everything in it'));
  await user.click(button);
  expect(await screen.findByText('This is not your current password')).toBeTruthy();
  expect(sent.filter((call) => call.startsWith(PATHS.accountDelete))).toHaveLength(1);
});

test('a wrong current password is said at its field, and nothing typed is lost', async () => {
  const { open, user } = await showSettings(refusing('account.credentials_wrong', 403));
  await open('Change password');
  await user.type(screen.getByLabelText('Current Password'), 'a wrong one');
  await user.type(screen.getByLabelText('New Password'), 'a new morning');
  await user.type(screen.getByLabelText('Confirm Password'), 'a new morning');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  const current = screen.getByLabelText('Current Password');
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(current);
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'a new morning');
});

test('a new password that the service refuses is refused in its words, else in ours', async () => {
  let reply = new Response('', { status: 502 });
  const { open, user } = await showSettings(() => reply);
  await open('Change password');
  await user.type(screen.getByLabelText('Current Password'), 'the old one');
  await user.type(screen.getByLabelText('New Password'), 'a new morning');
  await user.type(screen.getByLabelText('Confirm Password'), 'a new morning');
  await open('Update Password');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to update password');
  reply = refusing('storage.unavailable', 503)();
  await open('Update Password');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No.'));
});

test.each<[PasswordOutcome, string]>([
  [
    'as-before',
    'So far your password is the old one. If you are asked to sign in, try the new one too.',
  ],
  [
    'unknown',
    'No answer came, so your password may have changed already. If you are asked to sign in, try the new one first.',
  ],
])('of a new password without an answer (%s) it is said what is known', async (outcome, known) => {
  const changePassword = () => Promise.resolve(outcome);
  const { open, user } = await showSettings(undefined, { changePassword });
  await open('Change password');
  await user.type(screen.getByLabelText('Current Password'), 'the old one');
  await user.type(screen.getByLabelText('New Password'), 'a new morning');
  await user.type(screen.getByLabelText('Confirm Password'), 'a new morning');
  await open('Update Password');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(alert.getByText(known)).toBeTruthy();
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'a new morning');
});

test('every sign-in is listed by what people call the thing, this one first', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const session = { id: 's1', createdAt: AT, lastSeenAt: AT, userAgent: firefox, isCurrent: true };
  const sessions = [session, { ...session, id: 's2', userAgent: '', isCurrent: false }];
  const { open } = await showSettings(() => Response.json({ sessions }));
  await open('Where you are signed in');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first ?? document.body).getByText('Firefox on Linux')).toBeTruthy();
  expect(within(first ?? document.body).getByText('This browser, in use now')).toBeTruthy();
  expect(
    within(second ?? document.body).getByText(/^Last used on \w+ \d+, \d{4} or later$/),
  ).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  let isDown = true;
  const { open, user } = await showSettings(() =>
    isDown ? new Response('', { status: 503 }) : Response.json({ sessions: [] }),
  );
  await open('Where you are signed in');
  expect(await screen.findByRole('alert')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test.each(['', '   '])('a username of nothing but blanks (%j) is empty', async (name) => {
  const { open, user, sent } = await showSettings();
  await open('Edit');
  const field = screen.getByLabelText('Username');
  await user.clear(field);
  if (name !== '') await user.type(field, name);
  await open('Save');
  expect(screen.getByText('Username cannot be empty')).toBeTruthy();
  expect(sent.filter((call) => call.startsWith(PATHS.updateUser))).toEqual([]);
});

test('a new username that cannot be looked up is not called taken alone', async () => {
  const { open, user } = await showSettings(() => {
    throw new TypeError('Failed to fetch');
  });
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to update username. It may already be taken.')).toBeTruthy();
  expect(alert.getByText('The server cannot be reached right now.')).toBeTruthy();
});

test('a new username that somebody else has is refused in the words of the specification', async () => {
  const taken = 'This username is already taken';
  const { open, user } = await showSettings(() =>
    Response.json(
      { error: { code: 'account.username_taken', message: taken, fields: { username: taken } } },
      { status: 409 },
    ),
  );
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to update username. It may already be taken.')).toBeTruthy();
  expect(screen.queryByText(taken)).toBeNull();
});

test('a refusal of a new username that comes late leaves the focus where it is by then', async () => {
  const answer = Promise.withResolvers<Response>();
  const { open, user } = await showSettings(() => answer.promise);
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  const elsewhere = screen.getByLabelText('Dictation language');
  elsewhere.focus();
  const tooLong = 'Username must be at most 64 characters';
  answer.resolve(
    Response.json(
      { error: { code: 'account.invalid', message: tooLong, fields: { username: tooLong } } },
      { status: 400 },
    ),
  );
  expect(await screen.findByText(tooLong)).toBeTruthy();
  expect(document.activeElement).toBe(elsewhere);
});

test('a new username that the server will not have is refused in its words, and one too often with the wait', async () => {
  const tooLong = 'Username must be at most 64 characters';
  const answers = [
    Response.json(
      { error: { code: 'account.invalid', message: tooLong, fields: { username: tooLong } } },
      { status: 400 },
    ),
    new Response(null, { status: 429, headers: { 'retry-after': '300' } }),
  ];
  const { open, user } = await showSettings(() => answers.shift() ?? new Response());
  await open('Edit');
  const field = screen.getByLabelText('Username');
  await user.type(field, '-2');
  await open('Save');
  expect(await screen.findByText(tooLong)).toBeTruthy();
  expect(screen.queryByText(/already be taken/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await open('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('wait 5 minutes');
});
