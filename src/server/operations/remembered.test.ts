import { expect, it } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { bytesInMemory } from './plan-size.ts';
import { createRemembered } from './remembered.ts';

const part = (size: number | null) => ({ version: 1, profile: aProfile(), size });

it('whoever did nothing for the longest is forgotten first when there is no more room', () => {
  const remembered = createRemembered({ mostBytes: 2 * 500 });
  for (const person of ['ann', 'ben', 'ann', 'cleo']) remembered.remember(person, part(500));
  expect(['ann', 'ben', 'cleo'].map((person) => remembered.recall(person) !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

it('who writes much takes the room of many', () => {
  const remembered = createRemembered({ mostBytes: 10_000 });
  const pebbles = [aPebble({ description: 'x'.repeat(2000) })];
  const mountains = [aMountain({ pebbles })];
  for (const person of ['ann', 'ben']) remembered.remember(person, part(500));
  expect(remembered.recall('ann')).not.toBeNull();
  for (const person of ['cleo', 'dan'])
    remembered.remember(person, {
      ...part(bytesInMemory(mountains)),
      profile: aProfile({ mountains }),
    });
  expect(['ann', 'ben', 'cleo', 'dan'].map((person) => remembered.recall(person) !== null)).toEqual(
    [false, false, false, true],
  );
});

it('a plan of which only a part was read is not remembered, and takes the place of one that was', () => {
  const remembered = createRemembered();
  remembered.remember('ann', part(500));
  remembered.remember('ann', part(null));
  expect(remembered.recall('ann')).toBeNull();
});

it('nobody is remembered for long who does nothing', () => {
  let ms = 0;
  const remembered = createRemembered({ now: () => ms });
  remembered.remember('ann', part(500));
  ms = 600_001;
  expect(remembered.recall('ann')).toBeNull();
  remembered.remember('ben', part(500));
  expect(remembered.recall('ann')).toBeNull();
});
