import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const LINE = 'Your words from before are kept.';

/** Words were left in the box, and the page is opened anew. */
async function aNextVisit(): Promise<TestDashboard> {
  const page = aDashboard();
  await page.open();
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.type(page.box(), 'call the plumber');
  await page.user.keyboard('{Escape}');
  await page.open();
  return page;
}

test('whoever left words in the box finds them from the page at the next visit', async () => {
  const page = await aNextVisit();
  await screen.findByText(LINE);
  await page.click('Open them');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe('call the plumber');
});

test('words from before that were opened are said once to be kept, when they are left again', async () => {
  const page = await aNextVisit();
  await screen.findByText(LINE);
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.click('Close');
  await screen.findByText(/^Your words are kept\. They are there when you open/);
  expect(screen.queryByText(LINE)).toBeNull();
});

test('words that somebody goes on with are not called words from before any more', async () => {
  const page = await aNextVisit();
  await page.click('Open them');
  await screen.findByRole('textbox');
  await page.user.type(page.box(), ', and Ana');
  await waitFor(() => expect(screen.queryByText(LINE)).toBeNull());
});

test('an empty box is nothing to speak of', async () => {
  const page = await aNextVisit();
  await page.click('Open them');
  await page.user.clear(await screen.findByRole('textbox'));
  await page.user.keyboard('{Escape}');
  await page.open();
  await screen.findByRole('button', { name: 'Start Your Brain Dump' });
  expect(screen.queryByText(LINE)).toBeNull();
});
