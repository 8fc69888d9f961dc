import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { forgetPerson } from '../device/forget-person.ts';
import { keyOf } from '../device/person-notes.ts';
import { aDashboard, aSlowAnswer, refused, type TestDashboard } from './test-dashboard.tsx';

const CREATED = 'Mountain created successfully! Your pebbles are ready to move.';

async function pourOut(page: TestDashboard, words: string): Promise<void> {
  await page.click('Add');
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  await page.user.paste(words);
  await page.click('Create My Pebbles');
}

/** Words are sent, and the dialog is closed; what comes of them is up to the test. */
async function closedTooEarly(page: TestDashboard) {
  const reply = aSlowAnswer(page);
  await page.isAsked(() => pourOut(page, 'paint the fence'));
  await page.click('Close');
  const list = within(await screen.findByRole('region', { name: 'Words without a plan' }));
  await list.findByText('Sending your words…');
  return { list, reply };
}

test('whoever closes the dialog with words in it reads that they are kept, and finds them there', async () => {
  const page = aDashboard();
  await page.open();
  const kept = 'Your words are kept. They are there when you open the brain dump again.';
  await page.click('Add');
  await screen.findByRole('textbox');
  await page.click('Close');
  expect(screen.queryByText(kept)).toBeNull();
  await page.click('Add');
  await screen.findByRole('textbox');
  await page.user.type(page.box(), 'water the plants');
  await page.click('Close');
  expect(screen.getByText(kept).closest('[role=status]')).toBeTruthy();
  await page.click('Add');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe('water the plants');
  expect(screen.queryByText(kept)).toBeNull();
});

test('words that are being planned have left the box, and stand on the page until their plan is there', async () => {
  const page = aDashboard();
  await page.open();
  const { list, reply } = await closedTooEarly(page);
  expect(list.getByText('“paint the fence”')).toBeTruthy();
  expect(list.queryByText(/waiting for the network/)).toBeNull();
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe('');
  await page.user.type(page.box(), 'water the plants');
  await page.click('Close');
  expect(list.getByText('Sending your words…')).toBeTruthy();

  const [asked] = page.asked;
  if (asked === undefined) throw new Error('The planner was asked.');
  reply(page.plants(fallbackPlan(), 'ai')(asked));
  expect(await screen.findByText(CREATED)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
  expect(page.asked).toHaveLength(1);
  await page.click('Add');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe('water the plants');
});

test('a second dump that is closed while the first is on its way is said to be sent next, not to wait for the network', async () => {
  const page = aDashboard();
  await page.open();
  const { list } = await closedTooEarly(page);
  await page.isAsked(() => pourOut(page, 'water the plants'));
  await page.click('Close');
  expect(await list.findByText('It is sent next.')).toBeTruthy();
  expect(list.queryByText(/waiting for the network/)).toBeNull();
});

test('words that are being planned are called off where they stand on the page, and are sent again only when that is asked for', async () => {
  const page = aDashboard();
  await page.open();
  const { list } = await closedTooEarly(page);
  await page.click('Cancel');
  expect(await list.findByText(/^These words have no plan of their own yet\./)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('paint the fence'));
  expect(page.asked[0]?.signal.aborted).toBe(true);
  expect(screen.queryByText(/are being made/)).toBeNull();
  page.comesBack();
  await page.isAsked(() => page.click('Try again'));
  const [first, second] = page.asked.map(({ body }) => body['dumpId']);
  expect(second).toBe(first);
  expect(page.asked).toHaveLength(2);
});

test('words that could not be planned after the dialog was closed stand there with the reason, and can be opened', async () => {
  const page = aDashboard();
  await page.open();
  const { list, reply } = await closedTooEarly(page);
  reply(refused(503, 'planner.failed'));
  const alert = await list.findByRole('alert');
  expect(alert.textContent).toMatch(/^Failed to process your brain dump\. Please try again\./);
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  expect(page.asked).toHaveLength(1);
  await page.click('Open it');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe('paint the fence');
});

test('where the network goes after the dialog was closed, the words are sent once more when it is back, as the same dump', async () => {
  const page = aDashboard();
  await page.open();
  const { list, reply } = await closedTooEarly(page);
  page.plan.network.always('cut');
  reply(Promise.reject(new TypeError('Failed to fetch')));
  await list.findByText(/^1 brain dump is waiting for the network/);
  page.answers(page.plants(fallbackPlan(), 'ai'));
  page.comesBack();
  expect(await screen.findByText(CREATED)).toBeTruthy();
  const [first, second] = page.asked;
  expect(second?.body['dumpId']).toBe(first?.body['dumpId']);
  expect(page.asked).toHaveLength(2);
});

test('words that no AI service was to have are kept from it at the next visit as well', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(() => refused(429, 'planner.quota'));
  await pourOut(page, 'paint the fence');
  page.answers(() => new Promise(() => undefined));
  await page.isAsked(() => page.click('Plan it here instead'));
  await page.click('Close');
  await screen.findByRole('region', { name: 'Words without a plan' });
  page.answers(() => refused(503, 'planner.crowded'));
  await page.isAsked(() => page.open());
  expect(page.asked.at(-1)?.body).toMatchObject({ planner: 'built-in' });
  await page.isAsked(() => page.click('Try again'));
  expect(page.asked.at(-1)?.body).toMatchObject({ planner: 'built-in' });
});

test('words of despair that are planned after the dialog was closed are met with where to find help', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(() => new Promise(() => undefined));
  await page.isAsked(() => pourOut(page, 'I want to die.'));
  await page.click('Close');
  page.answers(page.plants(fallbackPlan(), 'ai'));
  await page.open();
  expect(await screen.findByText(CREATED)).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('findahelpline.com');
});

test('words that went with the account in another tab are not put aside when the dialog goes', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(() => new Promise(() => undefined));
  await page.isAsked(() => pourOut(page, 'paint the fence'));
  const { notes } = page.plan.browser.openTab().device;
  const { userId } = page.plan.server.snapshot().profile;
  forgetPerson({ notes, userId, end: 'account' });
  await page.click('Close');
  await screen.findByText('Your pebbles are being made. You can go on.');
  expect(notes.read(keyOf('unsettled', userId))).toBeNull();
});

test('a dump whose turn has not come is sent next when that is asked for, and no cancel is promised', async () => {
  const page = aDashboard();
  await page.open();
  page.plan.network.always('cut');
  for (const words of ['paint the fence', 'water the plants']) {
    await pourOut(page, words);
    await page.click('Keep it until I am online');
  }
  let reply = (): void => undefined;
  page.answers((asked) => {
    if (asked.body['text'] === 'paint the fence') return refused(429, 'planner.quota');
    const plant = page.plants(fallbackPlan(), 'ai');
    return new Promise((resolve) => (reply = () => resolve(plant(asked))));
  });
  page.comesBack();
  await waitFor(() => expect(page.asked).toHaveLength(2));
  await screen.findByText('Sending your words…');
  page.passes(45_000);
  expect(await screen.findByText(/longer than usual\. You can go on/)).toBeTruthy();
  await page.click('Plan it here instead');
  expect(await screen.findByText('It is sent next.')).toBeTruthy();
  expect(page.asked).toHaveLength(2);
  page.answers(page.plants(fallbackPlan(), 'built-in'));
  await page.isAsked(() => Promise.resolve(reply()));
  expect(page.asked.at(-1)?.body).toMatchObject({ text: 'paint the fence', planner: 'built-in' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull(),
  );
});
