import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard } from './test-dashboard.tsx';

test('the lists of the day and of the plan are read out as lists, also where their marks are taken away', async () => {
  const pebbles = ['p1', 'p2', 'p3'].map((id) => aPebble({ id, title: `Do ${id}` }));
  const mountain = aMountain({ id: 'm', title: 'Zine', pebbles });
  const page = aDashboard({ profile: aProfile({ mountains: [mountain] }) });
  await page.open();
  await page.click('Your Mountains');
  await screen.findByRole('button', { name: 'Edit mountain Zine' });
  const lists = [...document.querySelectorAll('ul, ol')];
  expect(lists.length).toBeGreaterThan(2);
  for (const list of lists) expect(list.getAttribute('role'), list.outerHTML).toBe('list');
});
