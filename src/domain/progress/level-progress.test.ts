import { expect, test } from 'vitest';
import { levelProgress } from './level-progress.ts';

test('the bar of level 1 fills over the first 100 XP', () => {
  expect(levelProgress(0)).toEqual({ gained: 0, span: 100 });
  expect(levelProgress(99)).toEqual({ gained: 99, span: 100 });
});

test('the bar of a new level begins empty and spans 50 XP', () => {
  expect(levelProgress(100)).toEqual({ gained: 0, span: 50 });
  expect(levelProgress(149)).toEqual({ gained: 49, span: 50 });
  expect(levelProgress(150)).toEqual({ gained: 0, span: 50 });
});
