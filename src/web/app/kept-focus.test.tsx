import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('the focus goes to the first pebble where the row had it that another device completes', async () => {
  const page = aDashboard({ profile: aProfile({ mountains: [mountain] }) });
  await page.open();
  const boxes = () => screen.getAllByRole('checkbox');
  await waitFor(() => expect(boxes()).toHaveLength(2));
  boxes()[1]?.focus();
  page.plan.server.apply(anOperation(complete('p3'), { opId: 'elsewhere' }));
  page.comesBack();
  await waitFor(() => expect(boxes()).toHaveLength(1));
  await hasTheTitle(page);
});
