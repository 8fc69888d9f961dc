import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findRock } from '#domain/plan/find.ts';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { createPebbleDrafts } from '../drafts/pebble-drafts.ts';
import type { OpenStorage } from '../session/open-plan.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const TITLE = 'Ask Priya';
const DESCRIPTION = 'Which paper, and at what price';
const FAILED = 'Failed to add pebble. Please try again.';

async function aPage(openStorage?: OpenStorage): Promise<TestDashboard> {
  const mountains = ['zine', 'flat'].map((id) =>
    aMountain({ id, title: id, pebbles: [aPebble({ id: `${id}-1` })] }),
  );
  const page = aDashboard({
    profile: aProfile({ mountains }),
    ...(openStorage && { openStorage }),
  });
  await page.open();
  await page.click('Your Mountains');
  for (const word of ['Mountain', 'Boulder', 'Rock'])
    await page.user.click(
      screen.getAllByRole('button', { name: new RegExp(`^${word}`) })[0] ?? document.body,
    );
  return page;
}

const dialog = () => screen.getByRole('dialog', { name: 'Add Pebble' });
const title = () => within(dialog()).getByLabelText<HTMLInputElement>('Title');
const description = () => within(dialog()).getByLabelText<HTMLTextAreaElement>('Description');
const add = (page: TestDashboard) =>
  page.user.click(within(dialog()).getByRole('button', { name: 'Add Pebble' }));

async function openDialog(page: TestDashboard): Promise<void> {
  await page.click('Add Pebble');
  await screen.findByRole('textbox', { name: 'Title' });
}

async function write(page: TestDashboard): Promise<void> {
  await openDialog(page);
  expect(title().dir, 'words of either direction stand in their own').toBe('auto');
  await page.user.type(title(), TITLE);
  await page.user.type(description(), DESCRIPTION);
}

/** Another device deletes a mountain, with its rock. */
function deletes(page: TestDashboard, nodeId: string): void {
  const change = { kind: 'node.delete', nodeType: 'mountain', nodeId } as const;
  const at = '2026-11-20T10:00:00.000Z';
  page.plan.server.apply({ opId: `no-${nodeId}`, schema: 1, at, zone: 'UTC', change });
}

const userIdOf = ({ plan }: TestDashboard) => plan.server.snapshot().profile.userId;

const pebblesIn = (page: TestDashboard, rockId: string) =>
  findRock(page.plan.server.snapshot().profile.mountains, rockId)?.pebbles.map((one) => one.title);

const RETURNED = { name: 'Pebbles that are not in your plan' };
const returned = () => screen.findByRole('region', RETURNED);
const isSettled = () => expect(screen.queryByRole('region', RETURNED)).toBeNull();

test('the words of a pebble are there again after closing and after a reload, until it is added', async () => {
  const page = await aPage();
  await write(page);
  await page.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  await openDialog(page);
  expect([title().value, description().value]).toEqual([TITLE, DESCRIPTION]);
  await page.user.click(within(dialog()).getByRole('button', { name: 'Close' }));

  await page.open();
  await openDialog(page);
  expect([title().value, description().value]).toEqual([TITLE, DESCRIPTION]);
  await add(page);
  expect(await screen.findByText('Added "Ask Priya" to', { exact: false })).toBeTruthy();
  await openDialog(page);
  expect([title().value, description().value]).toEqual(['', '']);
});

test('what was added in a tab that alone had it is not gone with the tab', async () => {
  const page = await aPage(() => Promise.reject(new Error('This browser keeps nothing.')));
  page.plan.network.judge(({ method }) => (method === 'POST' ? 'cut' : null));
  await write(page);
  await add(page);
  expect(await screen.findByText('Added "Ask Priya" to', { exact: false })).toBeTruthy();
  isSettled();
  await page.open();
  expect(within(await returned()).getByText(DESCRIPTION)).toBeTruthy();
  page.plan.network.judge(null);
  await page.click('Try again');
  await screen.findByRole('textbox', { name: 'Title' });
  await add(page);
  await waitFor(() => expect(pebblesIn(page, 'zine-rock')).toContain(TITLE));
  await waitFor(isSettled);
  await page.open();
  isSettled();
});

test('a pebble that only another tab has is not said to be missing, until that tab is gone', async () => {
  const page = await aPage(() => Promise.reject(new Error('This browser keeps nothing.')));
  page.plan.network.judge(({ method }) => (method === 'POST' ? 'cut' : null));
  await write(page);
  await add(page);
  await screen.findByText('Added "Ask Priya" to', { exact: false });
  const { notes } = page.plan.browser.openTab().device;
  const { firstCrashes } = await page.openBeside();
  // Something that is drawn from the same notes is there.
  const other = { title: 'Pay the printer', description: '', rockId: 'gone' };
  act(() => createPebbleDrafts({ notes, userId: userIdOf(page) }).keep('gone', other));
  expect((await returned()).textContent).toContain('Pay the printer');
  expect((await returned()).textContent).not.toContain(TITLE);
  firstCrashes();
  await waitFor(async () => expect((await returned()).textContent).toContain(TITLE));
});

test('words beyond a limit are not cut; the limit is said while they are typed, and they are not sent', async () => {
  const page = await aPage();
  await write(page);
  const long = 'a'.repeat(301);
  await page.user.clear(title());
  await page.user.click(title());
  await page.user.paste(long);
  expect(title().value).toBe(long);
  expect(screen.getByRole('alert').textContent).toBe('Title must be at most 300 characters');
  await add(page);
  expect(document.activeElement).toBe(title());
  await page.user.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  await add(page);
  await waitFor(() => expect(pebblesIn(page, 'zine-rock')).toContain('a'.repeat(300)));
});

test('a pebble that the server refuses gives its words back, also when its rock is gone', async () => {
  const page = await aPage();
  await write(page);
  page.plan.network.always('cut');
  await add(page);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  deletes(page, 'zine');
  page.comesBack();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect((await returned()).textContent).toContain(TITLE + DESCRIPTION);
  // Whoever puts the message away keeps the words.
  await page.click('Dismiss');
  await page.open();
  expect((await returned()).textContent).toContain(TITLE + DESCRIPTION);

  await page.click('Choose a rock');
  await add(page);
  expect(within(dialog()).getByText('Please choose a rock')).toBeTruthy();
  const rocks = within(dialog()).getByRole('combobox', { name: 'Rock' });
  expect(document.activeElement).toBe(rocks);
  await page.user.selectOptions(rocks, 'flat-rock');
  await add(page);
  await waitFor(() => expect(pebblesIn(page, 'flat-rock')).toContain(TITLE));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(isSettled);
  await page.open();
  isSettled();
});

test('a pebble that a full plan does not take is told why, for as long as that is said', async () => {
  const page = await aPage();
  page.plan.server.refusing.set('pebble.add', 'plan.full');
  await write(page);
  await add(page);
  expect(await screen.findByText(FAILED)).toBeTruthy();
  const why = /^Your plan holds as much as a plan can\. Delete what you no longer need/;
  expect(await screen.findByText(why)).toBeTruthy();
  expect((await returned()).textContent).toContain(TITLE + DESCRIPTION);
  await page.click('Dismiss');
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  page.plan.server.refusing.clear();
  await page.click('Try again');
  await add(page);
  await waitFor(() => expect(pebblesIn(page, 'zine-rock')).toContain(TITLE));
});

test('what cannot be added is said in the dialog, beside its words, and never called added', async () => {
  const page = await aPage();
  await write(page);
  deletes(page, 'zine');
  page.comesBack();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Delete mountain/ })).toHaveLength(1),
  );
  await add(page);
  expect(within(within(dialog()).getByRole('alert')).getByText(FAILED)).toBeTruthy();
  expect(screen.getAllByText(FAILED)).toHaveLength(1);
  expect(screen.queryByText(/^Added/)).toBeNull();
  await page.user.selectOptions(
    within(dialog()).getByRole('combobox', { name: 'Rock' }),
    'flat-rock',
  );
  await add(page);
  await waitFor(() => expect(pebblesIn(page, 'flat-rock')).toContain(TITLE));
});

test('where there is no rock left, the words can go into a brain dump', async () => {
  const page = await aPage();
  await write(page);
  await page.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  deletes(page, 'zine');
  deletes(page, 'flat');
  page.comesBack();
  await returned();
  await page.click('Put it into a brain dump');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(
    `${TITLE}\n${DESCRIPTION}`,
  );
  act(() => page.plan.browser.advance(1));
  isSettled();
});

test('who tries again with the same fault hears of it again', async () => {
  const page = await aPage();
  await openDialog(page);
  await page.user.type(title(), '{Enter}');
  const first = await within(dialog()).findByRole('alert');
  expect(first.textContent).toBe('Title is required');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect([first, null]).not.toContain(within(dialog()).queryByRole('alert')));
});
