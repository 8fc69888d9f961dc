import { describe, expect, it } from 'vitest';
import { effectOf } from './test-zine.ts';

describe('a step added that sounds like another change', () => {
  it.each([
    ['add find out when they get back in', '+Find out when they get back in'],
    ['add buy oat milk only, no sugar', '+Buy oat milk only, no sugar'],
  ])('is new as it was said: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });
});
