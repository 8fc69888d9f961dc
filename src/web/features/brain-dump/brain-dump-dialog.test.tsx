import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import type { Fetch } from '../../api/client.ts';
import { createUnsettled } from '../../drafts/unsettled.ts';
import { aTestPlan, complete } from '../../plan/test-plan.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { signedInTo } from '../../session/test-signed-in.ts';
import { BrainDumpDialog } from './brain-dump-dialog.tsx';
import { EditMountainDialog } from './edit-mountain-dialog.tsx';
import { aSpeechKit, type PlayedKit } from './dictation/test-recogniser.ts';

/** A server whose planner has a plan for everything. */
const withPlanner =
  (fetch: Fetch): Fetch =>
  async (path, init) => {
    if (path === PATHS.planner) return Response.json({ plannedBy: 'built-in', host: null });
    if (path !== PATHS.brainDumps) return fetch(path, init);
    return Response.json({ version: 2, plannedBy: 'built-in', mountainIds: ['m2'] });
  };

async function show(speech: PlayedKit | null, Dialog = BrainDumpDialog) {
  const plan = aTestPlan({ through: (server) => withPlanner(server.fetch) });
  plan.network.always('cut');
  const open = await plan.open();
  const { store, tab } = open;
  const { notes } = tab.device;
  const { userId } = store.getView();
  const ignore = () => undefined;
  const view = render(
    <ClientProvider client={signedInTo(open)}>
      <Dialog onClose={ignore} onNews={ignore} onLeft={ignore} onTrouble={ignore} speech={speech} />
    </ClientProvider>,
  );
  const draft = () => {
    const raw = notes.read(`unstuck.draft.${userId}`);
    return raw === null ? '' : (JSON.parse(raw) as { text: string }).text;
  };
  const unsettled = createUnsettled({ notes, userId });
  /** All dumps that have left the box. */
  const left = () => JSON.stringify([unsettled.read().kept, store.getView().profile.mountains]);
  return { ...view, user: userEvent.setup(), draft, left, tab, store, plan, network: plan.network };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const hear = (kit: PlayedKit, ...words: string[]) => act(() => kit.latest().hear(...words));

test('without speech recognition there is no button for it', async () => {
  await show(null);
  expect(screen.queryByRole('button', { name: 'Start Recording' })).toBeNull();
});

test('what is said joins what was typed, at the end or where the caret is', async () => {
  const kit = aSpeechKit();
  const { user } = await show(kit);
  expect(screen.getByText(/Your browser may send your voice to its maker/)).toBeTruthy();
  await user.type(box(), 'taxes');
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(screen.getByText('Listening...')).toBeTruthy();
  hear(kit, 'call Ana');
  expect(box().value).toBe('taxes');
  expect(screen.getByText('call Ana')).toBeTruthy();
  hear(kit, 'call Ana!', 'buy milk!');
  expect(box().value).toBe('taxes\ncall Ana\nbuy milk');

  await user.type(box(), 'the ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(box().value).toBe('the taxes\ncall Ana\nbuy milk');
  hear(kit, 'call Ana!', 'buy milk!', 'local!');
  expect(box().value).toBe('the local taxes\ncall Ana\nbuy milk');
  await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
  expect(screen.queryByText('Listening...')).toBeNull();
  expect(kit.latest().calls).toEqual(['start', 'stop']);
});

test('where the browser can keep the voice on the device, it does and it says so', async () => {
  const kit = aSpeechKit({ isOnDevice: () => Promise.resolve(true) });
  const { user } = await show(kit);
  expect(await screen.findByText('Your voice stays on this device.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(kit.latest().processLocally).toBe(true);
});

test('English comes first, and the language of the browser can be chosen and is kept', async () => {
  const kit = aSpeechKit({ browserLanguage: 'de-CH' });
  const { user } = await show(kit);
  const choice = screen.getByRole('combobox', { name: 'Language you speak' });
  expect(choice).toHaveProperty('value', 'en-US');
  await user.selectOptions(choice, 'Swiss High German');
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(kit.latest().lang).toBe('de-CH');
});

test('sending stops the recording and takes the last words along', async () => {
  const kit = aSpeechKit();
  const { user, draft } = await show(kit);
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  hear(kit, 'call Ana!', 'and buy milk');
  await user.click(screen.getByRole('button', { name: 'Create My Pebbles' }));
  expect(kit.latest().calls).toEqual(['start', 'abort']);
  expect(draft()).toBe('call Ana\nand buy milk');
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(box().value).toBe('call Ana\nand buy milk');
});

test.each(['Plan it now on this device', 'Keep it until I am online'])(
  '%s: the recording stops, and takes the last words along',
  async (way) => {
    const kit = aSpeechKit();
    const { user, draft, left } = await show(kit);
    await user.type(box(), 'taxes');
    await user.click(screen.getByRole('button', { name: 'Create My Pebbles' }));
    await user.click(await screen.findByRole('button', { name: 'Start Recording' }));
    hear(kit, 'call Ana!', 'and buy milk');
    await user.click(await screen.findByRole('button', { name: way }));
    expect(kit.latest().calls).toEqual(['start', 'abort']);
    await waitFor(() => expect(draft()).toBe(''));
    expect(left()).toMatch(/buy milk/i);
  },
);

test('a change that is made on this device stops the recording, and takes the last words along', async () => {
  const kit = aSpeechKit();
  const mountain = { id: 'mountain-1', title: 'Zine' };
  const { user, left } = await show(kit, (props) => (
    <EditMountainDialog mountain={mountain} {...props} />
  ));
  await user.type(box(), 'add a pebble to call Ana');
  await user.click(screen.getByRole('button', { name: 'Update Mountain' }));
  await user.click(await screen.findByRole('button', { name: 'Start Recording' }));
  hear(kit, 'add a pebble to buy milk');
  await user.click(screen.getByRole('button', { name: 'Change it now on this device' }));
  expect(kit.latest().calls).toEqual(['start', 'abort']);
  await waitFor(() => expect(left()).toMatch(/buy milk/i));
});

test('praise is not read aloud into the open microphone', async () => {
  const kit = aSpeechKit();
  const { user } = await show(kit);
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  hear(kit, 'call Ana about the flat and then find the letter of the insurance!');
  const praise = screen.getByText('Perfect for AI structuring!');
  expect(praise.getAttribute('aria-live')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
  expect(praise.getAttribute('aria-live')).toBe('polite');
});

test('closing the dialog and leaving the page stop the recording and keep its words', async () => {
  const kit = aSpeechKit();
  const { user, unmount, draft, tab } = await show(kit);
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  hear(kit, 'call Ana');
  act(() => tab.leave());
  expect(kit.latest().calls).toEqual(['start', 'abort']);
  expect(draft()).toBe('call Ana');

  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  hear(kit, 'buy milk');
  unmount();
  expect(kit.latest().calls).toEqual(['start', 'abort']);
  expect(draft()).toBe('call Ana\nbuy milk');
});

test('a blocked microphone is one plain line, read out, and typing goes on', async () => {
  const kit = aSpeechKit();
  const { user } = await show(kit);
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  act(() => kit.latest().fail('not-allowed'));
  expect(screen.getByRole('alert').textContent).toMatch(/^The microphone is blocked/);
  expect(screen.getByRole('button', { name: 'Start Recording' })).toBeTruthy();
  await user.type(box(), 'typed');
  expect(box().value).toBe('typed');
});

/** The person turns the screen off or looks at another page, or comes back from there. */
function turnTo(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a recording that ended out of sight says so to whoever comes back, and its words are kept', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const kit = aSpeechKit();
  const { user } = await show(kit);
  turnTo('hidden');
  turnTo('visible');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  hear(kit, 'call Ana');
  turnTo('hidden');
  expect(kit.latest().calls).toEqual(['start', 'abort']);
  // Nobody would hear it there.
  expect(screen.queryByRole('alert')).toBeNull();
  turnTo('visible');
  expect(screen.getByRole('alert').textContent).toMatch(/^The recording stopped when this page/);
  expect(box().value).toBe('call Ana');
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the screen stays on for as long as somebody speaks', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await show(aSpeechKit());
  expect(request).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  expect(release).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test.each<[string, string]>([
  [PATHS.profile, 'Success!'],
  [PATHS.brainDumps, 'Cancelled. Your words are still here.'],
])('a cancel while %s is not answered says at once: %s', async (path, words) => {
  const { network, user } = await show(null);
  const planted = `POST ${PATHS.brainDumps}`;
  const held: string[] = [];
  network.always(null);
  network.judge((sent) => {
    if (sent.path !== path || !network.requests.includes(planted)) return null;
    return new Promise(() => held.push(path));
  });
  await user.type(box(), 'call the dentist');
  await user.click(screen.getByRole('button', { name: 'Create My Pebbles' }));
  await waitFor(() => expect(held).toEqual([path]));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByText(/^(Success!|Cancelled.*)$/)).toHaveLength(1);
});

test('the ways on without a network stay while it is tried again, and give the focus back when they go', async () => {
  const { user, store, network, plan } = await show(null);
  await user.type(box(), 'taxes');
  store.change(complete('p1'));
  const keep = await screen.findByRole('button', { name: 'Keep it until I am online' });
  act(() => keep.focus());
  let answer = (): void => undefined;
  const tried = new Promise<void>((resolve) => {
    network.judge(({ path }) => {
      if (path !== PATHS.operations) return null;
      resolve();
      return new Promise((resolve) => (answer = () => resolve(null)));
    });
  });
  network.always(null);
  act(() => plan.browser.advance(1_000));
  await act(() => tried);
  expect(keep.isConnected).toBe(true);
  expect(document.activeElement).toBe(keep);
  network.judge(null);
  answer();
  await waitFor(() => expect(keep.isConnected).toBe(false));
  expect(document.activeElement).toBe(box());
});

test('where the words go is read out with the button that sends them', async () => {
  await show(null);
  const submit = screen.getByRole('button', { name: 'Create My Pebbles' });
  const line = document.getElementById(submit.getAttribute('aria-describedby') ?? '');
  expect(line?.textContent).toMatch(/^Your server makes the plan\./);
});
