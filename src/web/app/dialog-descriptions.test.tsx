import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard } from './test-dashboard.tsx';

async function aTree() {
  const mountain = aMountain({ id: 'zine', title: 'Zine', pebbles: [aPebble()] });
  const page = aDashboard({ profile: aProfile({ mountains: [mountain] }) });
  await page.open();
  await page.click('Your Mountains');
  return page;
}

test('what is to be deleted is read out when it is asked about', async () => {
  const page = await aTree();
  await page.click('Delete mountain Zine');
  // With the title in an element of its own, which is set apart where no styles are.
  const description = /^Are you sure you want to delete " ?Zine ?"/;
  expect(await screen.findByRole('dialog', { name: 'Delete mountain?', description })).toBeTruthy();
});

test('the rock that a pebble goes to is read out when its dialog opens', async () => {
  const page = await aTree();
  for (const word of [/^Mountain/, /^Boulder/, /^Rock/]) await page.click(word);
  await page.click('Add Pebble');
  await screen.findByRole('textbox', { name: 'Title' });
  const description = /It goes to the rock/;
  expect(await screen.findByRole('dialog', { name: 'Add Pebble', description })).toBeTruthy();
});
