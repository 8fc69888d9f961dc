import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBoulder, aMountain, anOperation, aProfile, aRock } from '#domain/plan/test-builders.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { aPlanOf, aTestPlan } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { signedInTo } from '../session/test-signed-in.ts';
import { Dashboard } from './dashboard.tsx';

/** The dashboard on a real store whose network is down, so that only the device is at work. */
async function showDashboard(profile?: Profile, heading?: string) {
  const plan = aTestPlan(profile && { profile });
  plan.network.always('cut');
  const open = await plan.open();
  render(
    <ClientProvider client={signedInTo(open)}>
      <Dashboard />
    </ClientProvider>,
  );
  await (heading === undefined
    ? screen.findByRole('article')
    : screen.findByRole('heading', { name: heading }));
  const { browser, network, server } = plan;
  return { user: userEvent.setup(), browser, network, server, store: open.store };
}

async function unfoldTree(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Your Mountains' }));
  for (const word of ['Mountain', 'Boulder', 'Rock']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${word}`) }));
  }
  return within(screen.getByRole('region', { name: 'Your Mountains' }));
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

test('a pebble tossed without a network counts, though its mountain was deleted elsewhere', async () => {
  const { user, network, server, store } = await showDashboard();
  const first = titleOfCard();
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  const [{ id = '', title = '' } = {}] = server.snapshot().profile.mountains;
  const remove = { kind: 'node.delete', nodeType: 'mountain', nodeId: id } as const;
  server.apply(anOperation(remove, { opId: 'elsewhere' }));
  network.always(null);
  await act(() => store.flush());
  const { profile } = server.snapshot();
  expect(profile).toMatchObject({ xp: 7, mountains: [] });
  expect(profile.recentCompletions).toMatchObject([{ title: first, mountainTitle: title }]);
});

test('ticking another pebble of the day leaves the current one and its timer alone', async () => {
  const { user } = await showDashboard();
  const current = titleOfCard();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await user.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  expect(titleOfCard()).toBe(current);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: 'More Pebbles for Today (1 remaining)' }),
  ).toBeTruthy();
});

test('what a pebble is about unfolds below it, in the tree and among the next ones, also without a mouse', async () => {
  const { user } = await showDashboard();
  const tree = await unfoldTree(user);
  expect(tree.queryByText('Sit down and do p2.')).toBeNull();
  const unfold = tree.getByRole('button', { name: 'More about Do p2' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  tree.getByRole('checkbox', { name: 'Do p2' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(unfold);
  await user.keyboard('{Enter}');
  const description = tree.getByText('Sit down and do p2.');
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  expect(unfold.getAttribute('aria-controls')).toBe(description.id);
  expect(unfold.nextElementSibling).toBe(description);
  await user.keyboard('{Enter}');
  expect(tree.queryByText('Sit down and do p2.')).toBeNull();

  const more = within(screen.getByRole('region', { name: /^More Pebbles/ }));
  await user.click(more.getByRole('button', { name: 'More about Do p3' }));
  expect(more.getByText('Sit down and do p3.')).toBeTruthy();
});

test('a row of the tree is read as its title, and then its minutes as words of their own', async () => {
  const { user } = await showDashboard();
  const tree = await unfoldTree(user);
  const box = tree.getByRole<HTMLInputElement>('checkbox', { name: 'Do p1' });
  expect(box.labels?.[0]?.textContent.trim()).toBe('Do p1 20 min Suggested');
});

test('a name that has no room beside the greeting is kept together on the next line', async () => {
  await showDashboard();
  const greeting = screen.getByRole('heading', { level: 1 });
  expect(greeting.textContent).toBe('Welcome back, ada!');
  expect(screen.getByText('ada!').parentElement).toBe(greeting);
});

test('where no mountain has a pebble, none is said to be there to choose', async () => {
  const rocks = [aRock({ pebbles: [] })];
  const mountains = [aMountain({ boulders: [aBoulder({ rocks })] })];
  await showDashboard(aProfile({ mountains }), 'No pebbles loaded yet');
  expect(screen.getByText(/There is none in your mountains yet/)).toBeTruthy();
});

test('of two changes that come before the page is painted none is taken back on the screen', async () => {
  const { user } = await showDashboard();
  const tree = await unfoldTree(user);
  const box = (name: string) => tree.getByRole<HTMLInputElement>('checkbox', { name });
  const [first, other] = [titleOfCard(), 'Do p3'];
  const complete = () => act(() => screen.getByRole('button', { name: 'Complete' }).click());
  complete();
  const second = titleOfCard();
  expect(second).not.toBe(first);
  act(() => box(other).click());
  expect(titleOfCard()).toBe(second);
  await waitFor(() => expect(box(first).checked).toBe(true));
  act(() => box(other).click());
  complete();
  expect(box(other).checked).toBe(false);
});

test('when another tab takes the current pebble away, the focus in it goes on to the next', async () => {
  const { user, store } = await showDashboard();
  const first = titleOfCard();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const { mountains } = store.getView().profile;
  const pebbleId = mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0]?.id ?? '';
  act(() => {
    store.change({ kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: null });
  });
  await waitFor(() => expect(titleOfCard()).not.toBe(first));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(titleOfCard()));
});

test('after a deletion the focus is on what stands beside it', async () => {
  const { user } = await showDashboard();
  await user.click(screen.getByRole('button', { name: 'Your Mountains' }));
  for (const word of ['Mountain', 'Boulder', 'Rock']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${word}`) }));
  }
  const [doomed] = screen.getAllByRole('button', { name: /^Delete pebble/ });
  await user.click(doomed ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getAllByRole('button', { name: /^Delete pebble/ })).toHaveLength(2);
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('checkbox'));
});

test('a pebble is added once, however often the button is pressed before the dialog has gone', async () => {
  const { user, browser } = await showDashboard();
  await user.click(screen.getByRole('button', { name: 'Your Mountains' }));
  for (const word of ['Mountain', 'Boulder', 'Rock']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${word}`) }));
  }
  await user.click(screen.getByRole('button', { name: 'Add Pebble' }));
  await screen.findByRole('textbox', { name: 'Title' });
  const dialog = screen.getByRole('dialog', { name: 'Add Pebble' });
  await user.type(within(dialog).getByLabelText('Title'), 'Ask Priya');
  await user.type(within(dialog).getByLabelText('Description'), 'Which paper, and at what price');
  const add = within(dialog).getByRole('button', { name: 'Add Pebble' });
  // Both within the frame in which the dialog is still there.
  act(() => add.click());
  browser.advance(1);
  act(() => add.click());
  expect(screen.getAllByRole('checkbox', { name: 'Ask Priya' })).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Added "Ask Priya" to', { exact: false })).toBeTruthy();
});

test('while the server cannot be reached, how many changes wait is said quietly', async () => {
  const { user } = await showDashboard();
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText(/^\d changes? waiting\./)).toBeTruthy();
});

test('moving the last pebble of every mountain is celebrated', async () => {
  const { user } = await showDashboard();
  for (let left = 3; left > 0; left -= 1) {
    await user.click(screen.getByRole('button', { name: 'Complete' }));
  }
  expect(screen.getByRole('heading', { name: 'All mountains conquered!' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create New Mountain' })).toBeTruthy();
});

test('a level that is reached is told where the news stands, and only then', async () => {
  const { user } = await showDashboard({ ...aPlanOf(3), xp: 95 });
  const moment = () =>
    screen.queryAllByRole('status').some(({ textContent }) => textContent?.includes('Level 2'));
  expect(moment()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByText('You reached Level 2!');
  expect(moment()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByText('You reached Level 2!')).toBeNull());
  expect(await screen.findByText('Level 2')).toBeTruthy();
});

test('a pebble that is put back and moved again is on screen once', async () => {
  const { user } = await showDashboard();
  const first = titleOfCard();
  await user.click(screen.getByRole('button', { name: 'Your Mountains' }));
  for (const word of ['Mountain', 'Boulder', 'Rock']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${word}`) }));
  }
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  const tree = screen.getByRole('region', { name: 'Your Mountains' });
  await user.click(await within(tree).findByRole('checkbox', { name: first, checked: true }));
  expect(within(tree).getByRole('checkbox', { name: first, checked: false })).toBeTruthy();
  await waitFor(() => expect(titleOfCard()).toBe(first));
  await user.click(within(tree).getByRole('checkbox', { name: first }));
  await waitFor(() => expect(titleOfCard()).not.toBe(first));
});
