import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMountain, anOperation, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { complete } from '../plan/test-plan.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const mountain = aMountain({ id: 'm', pebbles: ['p1', 'p2', 'p3'].map((id) => aPebble({ id })) });

/** Longer than whoever takes something away here may take to say where the focus goes. */
const A_WHILE_MS = 500;

async function hasTheTitle(page: TestDashboard): Promise<void> {
  const title = screen.getByRole('article').querySelector('h2');
  await waitFor(() => {
    page.passes(A_WHILE_MS);
    expect(document.activeElement).toBe(title);
  });
}

test('the focus goes to the first pebble where the button had it that a late plan takes away', async () => {
  const page = aDashboard({ profile: aProfile({ mountains: [] }) });
  await page.open();
  screen.getByRole('button', { name: 'Start Your Brain Dump' }).focus();
  const change = { kind: 'mountains.add', mountains: [mountain] } as const;
  page.plan.server.apply(anOperation(change, { opId: 'elsewhere' }));
  page.comesBack();
  await screen.findByRole('article');
  expect(document.activeElement).toBe(document.body);
  await hasTheTitle(page);
});

/** A page with two rows, of which the second has the focus, until another device completes it. */
async function aRowWithFocus() {
  const page = aDashboard({ profile: aProfile({ mountains: [mountain] }) });
  await page.open();
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  await waitFor(() => expect(boxes()).toHaveLength(2));
  const [, box] = boxes();
  if (!box) throw new Error('Two rows were awaited.');
  box.focus();
  const goes = async () => {
    page.plan.server.apply(anOperation(complete('p3'), { opId: 'elsewhere' }));
    page.comesBack();
    await waitFor(() => expect(boxes()).toHaveLength(1));
  };
  return { page, box, goes };
}

test('the focus goes to the first pebble where the row had it that another device completes', async () => {
  const { page, box, goes } = await aRowWithFocus();
  await goes();
  expect(box.isConnected).toBe(false);
  await hasTheTitle(page);
});

test('the focus goes on from a row that was pressed while it had it, as one that is unticked again', async () => {
  const { page, box, goes } = await aRowWithFocus();
  // What has the focus already does not get it anew.
  await page.user.pointer({ target: box, keys: '[MouseLeft>]' });
  await goes();
  expect(box.isConnected).toBe(false);
  await hasTheTitle(page);
});

test('whoever presses beside everything is given no focus by what comes from elsewhere', async () => {
  const { page, goes } = await aRowWithFocus();
  await page.user.click(document.body);
  await goes();
  page.passes(A_WHILE_MS);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});

test('a focus that goes on by itself does not scroll the page away from a reader', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  const { page, goes } = await aRowWithFocus();
  await goes();
  await hasTheTitle(page);
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
});
