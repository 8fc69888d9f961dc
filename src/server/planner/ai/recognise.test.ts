import { expect, test } from 'vitest';
import { aMountain, aMovedPebble, aPebble } from '#domain/plan/test-builders.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import { pebblesOf } from '#domain/plan/walk.ts';
import { says } from '../../../../tests/setup/fake-ai-server.ts';
import { useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

const ORIGINAL = aMountain({
  pebbles: [
    aMovedPebble({ id: 'pebble-1', title: 'Open the folder' }),
    aPebble({ id: 'pebble-2', title: 'Sort the receipts' }),
    aPebble({ id: 'pebble-3', title: 'Fill in page one' }),
  ],
});

type Step = { readonly id?: string; readonly title: string };

async function revised(steps: readonly Step[], ids: object = {}): Promise<Mountain> {
  const pebbles = steps.map((step) => ({ description: 'Rough.', minutes: 20, ...step }));
  const rock = { ...ids, title: 'A rock', pebbles };
  const boulder = { ...ids, title: 'A boulder', rocks: [rock] };
  service.ai.answers(says({ id: 'm1', title: 'A mountain', boulders: [boulder] }));
  const change = { original: ORIGINAL, changeText: 'Add the bank', today: '2026-11-21' };
  const newId = (prefix: string) => `${prefix}-new`;
  const revision = await service.planner().revise(change, { newId });
  if (!revision.understood) throw new Error(revision.reason);
  return revision.mountain;
}

const STEPS = ['Open the folder', 'sort the receipts', 'Fill in page one'];

test.each([{}, { id: '' }, { id: 'made up' }])(
  'a reply that lets go of the ids keeps them by the titles: %j',
  async (ids) => {
    const titles = [...STEPS, 'Ring the bank'];
    const mountain = await revised(
      titles.map((title) => ({ ...ids, title })),
      ids,
    );
    expect(mountain.boulders.map(({ id }) => id)).toEqual(['mountain-1-boulder']);
    expect(mountain.boulders[0]?.rocks.map(({ id }) => id)).toEqual(['mountain-1-rock']);
    expect(pebblesOf(mountain).map(({ id, status }) => [id, status])).toEqual([
      ['pebble-1', 'moved'],
      ['pebble-2', 'in-the-way'],
      ['pebble-3', 'in-the-way'],
      ['pebble-new', 'in-the-way'],
    ]);
  },
);

test('a second step of one title is new as long as the first one has its id', async () => {
  const pebbles = pebblesOf(
    await revised([
      { id: '', title: 'Fill in page one' },
      { id: 'p3', title: 'Fill in page one' },
    ]),
  );
  expect(pebbles.map(({ id }) => id)).toEqual(['pebble-1', 'pebble-new', 'pebble-3']);
});
