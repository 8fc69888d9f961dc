import { expect, it } from 'vitest';
import { aProfile } from '#domain/plan/test-builders.ts';
import { createRemembered } from './remembered.ts';

const part = (pebbles: number | null) => ({ version: 1, profile: aProfile(), pebbles });

it('whoever did nothing for the longest is forgotten first when there is no more room', () => {
  const remembered = createRemembered({ mostPebbles: 25 });
  for (const person of ['ann', 'ben', 'ann', 'cleo']) remembered.remember(person, part(10));
  expect(['ann', 'ben', 'cleo'].map((person) => remembered.recall(person) !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

it('a plan of which only a part was read is not remembered, and takes the place of one that was', () => {
  const remembered = createRemembered();
  remembered.remember('ann', part(10));
  remembered.remember('ann', part(null));
  expect(remembered.recall('ann')).toBeNull();
});

it('nobody is remembered for long who does nothing', () => {
  let ms = 0;
  const remembered = createRemembered({ now: () => ms });
  remembered.remember('ann', part(10));
  ms = 600_001;
  remembered.remember('ben', part(10));
  expect(remembered.recall('ann')).toBeNull();
});
