import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { complete } from '../../plan/test-plan.ts';
import type { SignOutOutcome } from '../../session/session-state.ts';
import { aFile, anExport, AT, showSettings } from './test-settings.tsx';

/** The server answers one path when the test wants it to, time by time. */
function slowly(slow: string) {
  const answers: ((reply: Response) => void)[] = [];
  const answer = (path: string): Response | Promise<Response> =>
    path.split('?')[0] === slow
      ? new Promise((resolve) => answers.push(resolve))
      : Response.json({});
  return { answer, answers };
}

const refusal = (code: string): Response =>
  Response.json({ error: { code, message: 'No.' } }, { status: 403 });

/** What was called so many times has answered, and the page has drawn what came of it. */
async function hasEnded(work: Mock, times: number): Promise<void> {
  await waitFor(() => expect(work).toHaveBeenCalledTimes(times));
  await act(async () => {
    await work.mock.results[times - 1]?.value;
  });
}

test('a username that is saved late takes nothing of what is being written by then', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, store, user } = await showSettings(answer);
  const pull = vi.spyOn(store, 'pull');
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(screen.getByLabelText('Username'), ' and more');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toMatch(/-2$/);
  await open('Cancel');
  await open('Edit');
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), 'another');
  answers[0]?.(Response.json({}));
  await hasEnded(pull, 1);
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'another');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

test('a username that is saved after its form was left says so, and leaves the focus', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, user } = await showSettings(answer);
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  await waitFor(() => expect(answers).toHaveLength(1));
  await open('Cancel');
  const language = screen.getByLabelText('Dictation language');
  await user.click(language);
  answers[0]?.(Response.json({}));
  expect(await screen.findByText('Username saved.')).toBeTruthy();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(language);
});

test('of two files that are chosen in a row the second one is shown, however late the first', async () => {
  const { answer, answers } = slowly(PATHS.brainDumps);
  const { open, user } = await showSettings(answer);
  const dump = { id: crypto.randomUUID(), text: 'Call', plannedBy: '', mountainIds: [] };
  const first = anExport({ brainDumps: [{ ...dump, createdAt: AT }] });
  await open('Import');
  await user.upload(screen.getByLabelText('Choose a file'), aFile(first));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.upload(screen.getByLabelText('Choose a file'), aFile({ hello: 'there' }));
  const problem = 'This file is not an Unstuck export.';
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
  const read = vi.spyOn(Response.prototype, 'json');
  onTestFinished(() => read.mockRestore());
  answers[0]?.(Response.json({ dumpIds: [] }));
  await hasEnded(read, 1);
  expect(screen.getByRole('alert').textContent).toBe(problem);
});

/** The next frame is when a late answer would move the focus at the latest. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a username that is saved late leaves the focus where somebody types by then', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, user } = await showSettings(answer);
  await open('Change password');
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(screen.getByLabelText('Current Password'), 'the old one');
  answers[0]?.(Response.json({}));
  expect(await screen.findByText('Username saved.')).toBeTruthy();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
});

test('a username that is saved while nothing else is begun gives the focus back to its button', async () => {
  const { open, user } = await showSettings();
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2{Enter}');
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test.each([
  [Response.json({}), 'Password updated successfully!'],
  [refusal('account.credentials_wrong'), 'This is not your current password'],
])('a late answer about a password leaves the focus elsewhere (%#)', async (reply, words) => {
  const { user, answers } = await aPasswordOnItsWay();
  const language = screen.getByLabelText('Dictation language');
  await user.click(language);
  answers[0]?.(reply);
  expect(await screen.findByText(words)).toBeTruthy();
  await nextFrame();
  expect(document.activeElement).toBe(language);
});

test('an account that is not deleted, said late, leaves the focus elsewhere', async () => {
  const { answer, answers } = slowly(PATHS.accountDelete);
  const { open, user } = await showSettings(answer);
  await open('Delete account');
  await user.type(screen.getByLabelText('Password'), 'a wrong one');
  await user.click(screen.getByLabelText('Delete my account and everything in it'));
  await open('Delete Account');
  await waitFor(() => expect(answers).toHaveLength(1));
  const language = screen.getByLabelText('Dictation language');
  await user.click(language);
  answers[0]?.(refusal('account.credentials_wrong'));
  expect(await screen.findByText('This is not your current password')).toBeTruthy();
  await nextFrame();
  expect(document.activeElement).toBe(language);
});

test('what an import would add, shown late, leaves the focus elsewhere', async () => {
  const { answer, answers } = slowly(PATHS.brainDumps);
  const { open, user } = await showSettings(answer);
  const dump = { id: crypto.randomUUID(), text: 'Call', plannedBy: '', mountainIds: [] };
  await open('Import');
  const file = aFile(anExport({ brainDumps: [{ ...dump, createdAt: AT }] }));
  await user.upload(screen.getByLabelText('Choose a file'), file);
  await waitFor(() => expect(answers).toHaveLength(1));
  const language = screen.getByLabelText('Dictation language');
  await user.click(language);
  answers[0]?.(Response.json({ dumpIds: [] }));
  expect(await screen.findByRole('heading', { name: 'This will be added' })).toBeTruthy();
  await nextFrame();
  expect(document.activeElement).toBe(language);
});

test('a sign-out that has to ask, late, leaves the focus elsewhere', async () => {
  const answers: ((outcome: SignOutOutcome) => void)[] = [];
  const signOut = () => new Promise<SignOutOutcome>((resolve) => answers.push(resolve));
  const settings = await showSettings(undefined, { signOut });
  const { open, user } = settings;
  twoChangesWait(settings);
  await open('Sign Out');
  const language = screen.getByLabelText('Dictation language');
  await user.click(language);
  answers[0]?.({ outcome: 'changes-waiting', changesWaiting: 2 });
  expect(await screen.findByRole('button', { name: 'Stay signed in' })).toBeTruthy();
  await nextFrame();
  expect(document.activeElement).toBe(language);
});

test('whoever stays signed in after all has the focus on the button they came from', async () => {
  const { open } = await isAskedBeforeSigningOut();
  await open('Stay signed in');
  const button = screen.getByRole('button', { name: 'Sign Out' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('what waited is sent while it is asked about: nothing would be removed any more', async () => {
  const { network, store } = await isAskedBeforeSigningOut();
  expect(screen.getByRole('alert').textContent).toBe(
    '2 changes have not reached the server yet. Signing out now removes them from this device.',
  );
  network.always(null);
  await act(() => store.flush());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out anyway' })).toBeNull();
  expect(screen.getByText('Everything is sent. You can sign out now.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Sign Out' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

async function isAskedBeforeSigningOut() {
  const signOut = async (): Promise<SignOutOutcome> => {
    return { outcome: 'changes-waiting', changesWaiting: 2 };
  };
  const settings = await showSettings(undefined, { signOut });
  twoChangesWait(settings);
  await settings.open('Sign Out');
  await screen.findByRole('button', { name: 'Stay signed in' });
  return settings;
}

type Settings = Pick<Awaited<ReturnType<typeof showSettings>>, 'network' | 'store'>;

function twoChangesWait({ network, store }: Settings): void {
  network.always('cut');
  act(() => void (store.change(complete('p1')) && store.change(complete('p2'))));
}

const PASSWORD_ENDS = [
  [Response.json({}), 'Password updated successfully!'],
  [refusal('account.credentials_wrong'), 'Your password was not changed.'],
] as const;

/** Sent, and not answered yet. */
async function aPasswordOnItsWay() {
  const { answer, answers } = slowly(PATHS.accountPassword);
  const settings = await showSettings(answer);
  const { open, user } = settings;
  await open('Change password');
  await user.type(screen.getByLabelText('Current Password'), 'the old one');
  await user.type(screen.getByLabelText('New Password'), 'a new morning');
  await user.type(screen.getByLabelText('Confirm Password'), 'a new morning');
  await open('Update Password');
  await waitFor(() => expect(answers).toHaveLength(1));
  return { ...settings, answers };
}

test.each(PASSWORD_ENDS)(
  'what became of a password is said beside its folded part (%#)',
  async (reply, words) => {
    const { open, answers } = await aPasswordOnItsWay();
    await open('Where you are signed in');
    answers[0]?.(reply.clone());
    await screen.findByText(words);
    await open('Change password');
    expect(screen.queryByText(words)).toBeNull();
  },
);

test.each(PASSWORD_ENDS)(
  'what became of a password is said on the page once Settings are closed (%#)',
  async (reply, words) => {
    const { close, answers } = await aPasswordOnItsWay();
    const told = close();
    answers[0]?.(reply.clone());
    await waitFor(() => expect(told).toHaveLength(1));
    render(<p>{told[0]}</p>);
    screen.getByText(words);
  },
);

test('an account that is not deleted is said on the page once Settings are closed', async () => {
  const { answer, answers } = slowly(PATHS.accountDelete);
  const { open, user, close } = await showSettings(answer);
  await open('Delete account');
  await user.type(screen.getByLabelText('Password'), 'a wrong one');
  await user.click(screen.getByLabelText('Delete my account and everything in it'));
  await open('Delete Account');
  await waitFor(() => expect(answers).toHaveLength(1));
  const told = close();
  answers[0]?.(refusal('account.credentials_wrong'));
  await waitFor(() => expect(told).toHaveLength(1));
  render(<p>{told[0]}</p>);
  screen.getByText('Your account was not deleted.');
});

test('a username is sent once, however often its button is pressed, and not at all when it is the same', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, user } = await showSettings(answer);
  await open('Edit');
  await open('Save');
  await open('Edit');
  expect(answers).toHaveLength(0);
  await user.type(screen.getByLabelText('Username'), '-2');
  await open('Save');
  await open('Save');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(Response.json({}));
  await screen.findByText('Username saved.');
  expect(answers).toHaveLength(1);
});

test('who waits for a username is told so', async () => {
  const { answer, answers } = slowly(PATHS.updateUser);
  const { open, user } = await showSettings(answer);
  await open('Edit');
  await user.type(screen.getByLabelText('Username'), '-2{Enter}');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(screen.getByText('One moment…').closest('[role="status"]')).not.toBeNull();
});

/** Asked for, and not answered yet. */
async function anExportOnItsWay() {
  const { answer, answers } = slowly(PATHS.accountExport);
  const settings = await showSettings(answer);
  await settings.open('Export');
  await settings.open('Download JSON');
  await waitFor(() => expect(answers).toHaveLength(1));
  return { ...settings, answers };
}

test('who waits for an export is told what is done meanwhile', async () => {
  await anExportOnItsWay();
  expect(
    screen.getByText(/^Your changes are sent first/).closest('[role="status"]'),
  ).not.toBeNull();
});

test.each([
  [Response.json({}), 'unstuck-2026-11-20.json is in your downloads.'],
  [refusal('server.failed'), 'The export could not be made. Please try again.'],
])(
  'what became of an export is said on the page once Settings are closed (%#)',
  async (reply, words) => {
    const { answers, close } = await anExportOnItsWay();
    const told = close();
    answers[0]?.(reply);
    await waitFor(() => expect(told).toEqual([words]));
  },
);

test('an export is made once, however often its button is pressed meanwhile', async () => {
  const { answers, open } = await anExportOnItsWay();
  await open('Download JSON');
  answers[0]?.(Response.json({}));
  await screen.findByText('unstuck-2026-11-20.json is in your downloads.');
  expect(answers).toHaveLength(1);
});

test('an export says what is not in it, because it could not be sent before', async () => {
  const { network, open, store } = await showSettings();
  network.always('cut');
  store.change(complete('p1'));
  await open('Export');
  await open('Download JSON');
  const notInIt = / is in your downloads. Not in it: 1 change that waits to be sent.$/;
  expect(await screen.findByText(notInIt)).toBeTruthy();
});
