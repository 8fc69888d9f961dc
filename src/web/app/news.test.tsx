import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, anOperation, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
const mountains = [aMountain({ id: 'm', pebbles: ids.map((id) => aPebble({ id })) })];

/** The dashboard with its tree unfolded. */
async function anUnfoldedDashboard(): Promise<TestDashboard> {
  const page = aDashboard({ profile: aProfile({ mountains }) });
  await page.open();
  await page.click('Your Mountains');
  for (const word of ['Mountain', 'Boulder', 'Rock']) await page.click(new RegExp(`^${word}`));
  return page;
}

/** What is said under the card, if anything. */
const news = (): string =>
  screen
    .getAllByRole('status')
    .filter((status) => status.closest('main') && !status.closest('article, dialog'))
    .map(({ textContent }) => textContent)
    .join('');

/** Completes the current pebble; what is said then. */
async function complete(page: TestDashboard): Promise<string> {
  const before = news();
  await page.click('Complete');
  await waitFor(() => {
    expect(news()).not.toBe('');
    expect(news()).not.toBe(before);
  });
  return news();
}

const deleteRock = anOperation(
  { kind: 'node.delete', nodeType: 'rock', nodeId: 'm-rock' },
  { opId: '00000000-0000-4000-8000-00000000dead' },
);

async function fillInPebble({ user }: TestDashboard): Promise<void> {
  const dialog = within(screen.getByRole('dialog', { name: 'Add Pebble' }));
  await user.type(await dialog.findByLabelText('Title'), 'Ask Priya');
  await user.type(dialog.getByLabelText('Description'), 'Which paper, and at what price');
}

const pressAdd = ({ user }: TestDashboard) =>
  user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Pebble', hidden: true }),
  );

test('what is said after a completion stays while one looks around', async () => {
  const page = await anUnfoldedDashboard();
  const said = await complete(page);
  await page.click(/^Rock/);
  expect(news()).toBe(said);
});

test.each(['Start', 'Settings', 'Add', 'Add Pebble', /^Edit mountain/, /^Delete rock/])(
  'it stays until the next action, such as %s',
  async (action) => {
    const page = await anUnfoldedDashboard();
    await complete(page);
    await page.click(action);
    await waitFor(() => expect(news()).toBe(''));
  },
);

test('the next three pebbles are no more of what was said before them', async () => {
  const page = await anUnfoldedDashboard();
  for (let left = 3; left > 0; left -= 1) await complete(page);
  await page.click('Take on Next 3 Pebbles');
  await waitFor(() => expect(news()).toBe(''));
});

test('a pebble that was put back and moved again is not met with the same words', async () => {
  const page = await anUnfoldedDashboard();
  await complete(page);
  const said = await complete(page);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Do p2', checked: true }));
  await waitFor(() => expect(news()).toMatch('is waiting again'));
  const tree = within(screen.getByRole('region', { name: 'Your Mountains' }));
  await page.user.click(await tree.findByRole('checkbox', { name: 'Do p2', checked: false }));
  await waitFor(() => expect(news()).not.toMatch('is waiting again'));
  expect(news()).not.toBe('');
  expect(news()).not.toBe(said);
});

test('a pebble for a rock that another device has deleted is not said to be added', async () => {
  const page = await anUnfoldedDashboard();
  await page.click('Add Pebble');
  await fillInPebble(page);
  page.plan.server.apply(deleteRock);
  page.comesBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete rock/ })).toBeNull());
  await pressAdd(page);
  expect(await screen.findByText('Failed to add pebble. Please try again.')).toBeTruthy();
  // It stays open, with the words in it and other rocks to choose from.
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(news()).not.toMatch('Added');
});

test('what was said of a pebble is taken back with it when the server refuses it', async () => {
  const page = await anUnfoldedDashboard();
  page.plan.network.always('cut');
  await page.click('Add Pebble');
  await fillInPebble(page);
  await pressAdd(page);
  await waitFor(() => expect(news()).toMatch('Added "Ask Priya"'));
  page.plan.server.apply(deleteRock);
  page.comesBack();
  expect(await screen.findByText('Failed to add pebble. Please try again.')).toBeTruthy();
  await waitFor(() => expect(news()).not.toMatch('Added'));
});
