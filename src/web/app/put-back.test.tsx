import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { statusOf } from '../plan/test-plan.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const ids = ['p1', 'p2', 'p3', 'p4'];
const pebbles = ids.map((id) => aPebble({ id, title: `Water ${id}` }));

/** Two pebbles were tossed, and today's are unfolded. */
async function anAfternoon(): Promise<TestDashboard> {
  const page = aDashboard({ profile: aProfile({ mountains: [aMountain({ id: 'm', pebbles })] }) });
  await page.open();
  for (const next of ['Water p2', 'Water p3']) {
    await page.click('Complete');
    await screen.findByRole('article', { name: next });
  }
  await page.click('Recently Tossed Pebbles (2)');
  return page;
}

test('a pebble that was tossed by mistake is put back where the tosses of today stand', async () => {
  const page = await anAfternoon();
  const recent = within(screen.getByRole('region', { name: /^Recently Tossed/ }));
  await page.click('Put it back Water p2');
  await screen.findByText('"Water p2" is waiting again.');
  await waitFor(() => expect(recent.getAllByRole('listitem')).toHaveLength(1));
  const { profile } = page.plan.server.snapshot();
  await waitFor(() => expect(statusOf(profile, 'p2')).toBe('in-the-way'));
});

test('who puts one back by keyboard goes on at the next one, and then at what there is to do', async () => {
  const page = await anAfternoon();
  await page.click('Put it back Water p1');
  await screen.findByText('Recently Tossed Pebbles (1)');
  const next = screen.getByRole('button', { name: 'Put it back Water p2' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/^Recently Tossed/)).toBeNull());
  page.passes(1000);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('a pebble that was deleted after its toss stays done, and has no way back', async () => {
  const page = await anAfternoon();
  const rocks = within(screen.getByRole('region', { name: 'Your Mountains' }));
  await page.click('Your Mountains');
  for (const word of ['Mountain', 'Boulder', 'Rock']) await page.click(new RegExp(`^${word}`));
  await page.user.click(rocks.getByRole('button', { name: 'Delete pebble Water p1' }));
  await page.click('Delete');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Put it back/ })).toHaveLength(1),
  );
  screen.getByRole('button', { name: 'Recently Tossed Pebbles (2)' });
});

test('Enter that is held a moment too long puts back one pebble, not the whole day', async () => {
  const page = await anAfternoon();
  await page.click('Put it back Water p1');
  const next = await screen.findByRole('button', { name: 'Put it back Water p2' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  const again = createEvent.keyDown(next, { key: 'Enter', repeat: true });
  fireEvent(next, again);
  // A browser presses the button with each of them that nothing prevents.
  expect(again.defaultPrevented).toBe(true);
  const first = createEvent.keyDown(next, { key: 'Enter' });
  fireEvent(next, first);
  expect(first.defaultPrevented).toBe(false);
});
