import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBrowser } from '../device/test-browser.ts';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard, refused } from './test-dashboard.tsx';

const CHANGE = 'add a pebble to ask Priya about the paper, and its price';

/** Words to change the mountain "Zine", which were not sent. */
async function writeAChange(page: ReturnType<typeof aDashboard>): Promise<void> {
  await page.open();
  await page.click('Your Mountains');
  await page.click('Edit mountain Zine');
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  await page.user.paste(CHANGE);
  await page.user.keyboard('{Escape}');
}

const GONE = 'The mountain that these words were to change was deleted. Your words are kept.';

const zineAndTaxes = () =>
  aProfile({
    mountains: [aMountain({ id: 'm1', title: 'Zine' }), aMountain({ id: 'm2', title: 'Taxes' })],
  });

/** In another tab or on another device; this page hears of it. */
function deletedElsewhere(page: ReturnType<typeof aDashboard>): void {
  page.plan.server.apply({
    opId: 'elsewhere',
    schema: 1,
    at: '2026-11-22T10:00:00.000Z',
    zone: 'UTC',
    change: { kind: 'node.delete', nodeType: 'mountain', nodeId: 'm1' },
  });
  page.comesBack();
}

const cardText = async () =>
  (await screen.findByRole('region', { name: 'Words without a plan' })).textContent;

test('what was written to change a mountain that is deleted meanwhile is shown, and can be poured into a dump', async () => {
  const page = aDashboard({ profile: zineAndTaxes() });
  await writeAChange(page);
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
  deletedElsewhere(page);
  expect(await cardText()).toContain(CHANGE);
  expect(await cardText()).toContain(GONE);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText(/waiting for the network/)).toBeNull();
  await page.click('Open it');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe(CHANGE);
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
  expect(page.asked).toEqual([]);
});

test('what was written to change a mountain outlasts it also where somebody deletes it here, until it is discarded', async () => {
  const page = aDashboard({ profile: zineAndTaxes() });
  await writeAChange(page);
  await page.click('Delete mountain Zine');
  await page.click('Delete');
  expect(await screen.findByText('Deleted "Zine".')).toBeTruthy();
  await page.open();
  expect(await cardText()).toContain(CHANGE);
  await page.click('Discard');
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
  await page.open();
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
});

test('a change stays in its box when the mountain is deleted in another tab, and it is said that it can be copied', async () => {
  const page = aDashboard({ profile: zineAndTaxes() });
  await page.open();
  await page.click('Your Mountains');
  await page.click('Edit mountain Zine');
  await screen.findByRole('textbox');
  await page.user.type(page.box(), CHANGE);
  const dialog = within(screen.getByRole('dialog'));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  deletedElsewhere(page);
  expect(
    await dialog.findByText(/^This mountain was deleted .*you can copy them here/),
  ).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(scrolled, 'on a phone it may be below the edge').toHaveBeenCalledWith({ block: 'end' });
  expect(page.box()).toMatchObject({ value: CHANGE, readOnly: false });
  // There is nothing to be changed any more.
  expect(dialog.queryByText('Ready to update!')).toBeNull();
  const update = dialog.getByRole<HTMLButtonElement>('button', { name: 'Update Mountain' });
  expect(update.disabled).toBe(true);
  await page.user.clear(page.box());
  expect(dialog.getByText('This mountain was deleted elsewhere.')).toBeTruthy();
  await page.user.type(page.box(), CHANGE);
  await page.click('Close');
  // There is no mountain any more that could be edited again.
  expect(screen.queryByText(/when you edit this mountain again/)).toBeNull();
  expect(await cardText()).toContain(CHANGE);
});

test('a stand-in that another device planted is called one here as well, and can be tried again', async () => {
  const first = aDashboard();
  await first.open();
  first.answers(first.plants(fallbackPlan(), 'fallback'));
  await first.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await first.user.type(first.box(), 'call the plumber');
  await first.click('Create My Pebbles');
  await screen.findByRole('region', { name: 'A stand-in for your plan' });

  const { server } = first.plan;
  const second = aDashboard({ server, standIns: first.standIns, browser: aBrowser() });
  await second.open();
  second.comesBack();
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });
  expect(card.textContent).toContain('Your words are kept.');
  const [dump] = first.asked;
  await second.isAsked(() => second.click('Try again'));
  await waitFor(() =>
    expect(second.asked[0]?.path).toBe(`/api/brain-dumps/${dump?.body['dumpId']}/retry`),
  );
});

test('words that the server has kept to itself as yet can be planned, and are not opened without them', async () => {
  const [stood] = plantPlan(fallbackPlan(), (prefix) => `${prefix}-1`);
  const [mountainId = '', dumpId] = [stood?.id, crypto.randomUUID()];
  const page = aDashboard({
    profile: aProfile({ mountains: stood === undefined ? [] : [stood] }),
    standIns: [{ dumpId, mountainId }],
  });
  await page.open();
  await screen.findByRole('region', { name: 'A stand-in for your plan' });
  await page.click('Your Mountains');
  await page.click('Delete mountain Your Mountain');
  await page.click('Delete');
  const left = await screen.findByRole('region', { name: 'Words without a plan' });
  expect(left.textContent).toContain('Your words are kept.');
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
  await page.isAsked(() => page.click('Try again'));
  expect(page.asked[0]?.path).toBe(`/api/brain-dumps/${dumpId}/retry`);
});

test('the server is asked once about a "Your Mountain" that it does not know, not with every change', async () => {
  const mountains = [
    ...plantPlan(fallbackPlan(), (prefix) => `${prefix}-of-an-import`),
    aMountain({ id: 'm1', title: 'Zine', pebbles: [aPebble({ id: 'p1' })] }),
  ];
  const page = aDashboard({ profile: aProfile({ mountains }) });
  const times = () =>
    page.plan.network.requests.filter((one) => one === 'GET /api/brain-dumps/stand-ins').length;
  await page.open();
  await waitFor(() => expect(times()).toBe(1));
  await page.click('Your Mountains');
  await page.click('Delete mountain Zine');
  await page.click('Delete');
  await waitFor(() =>
    expect(page.plan.server.snapshot().profile.mountains.map(({ id }) => id)).not.toContain('m1'),
  );
  page.comesBack();
  await page.click('Add');
  await screen.findByRole('textbox');
  expect(times()).toBe(1);
});

test('who makes the plans is asked once, for a stand-in and for the words that wait beside it', async () => {
  const page = aDashboard();
  const pourOut = async (button: string) => {
    await page.click(button);
    await screen.findByRole('textbox');
    await page.user.type(page.box(), 'call the plumber');
    await page.click('Create My Pebbles');
  };
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await pourOut('Start Your Brain Dump');
  await page.click('Not now');
  page.plan.network.always('cut');
  await pourOut('Add');
  await page.click('Keep it until I am online');

  page.plan.network.always(null);
  page.answers(() => refused(429, 'planner.quota'));
  page.plan.network.requests.length = 0;
  await page.open();
  await screen.findByText(/tomorrow/);
  await screen.findByRole('region', { name: 'A stand-in for your plan' });
  const asked = page.plan.network.requests.filter((one) => one === 'GET /api/planner');
  expect(asked).toHaveLength(1);
});
