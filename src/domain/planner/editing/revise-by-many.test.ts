import { describe, expect, it } from 'vitest';
import { effectOf, revise } from './test-zine.ts';

describe('several things in one breath', () => {
  it.each([
    ['add a step to weigh the parcel and another to thank Sam', '+Weigh the parcel +Thank Sam'],
    [
      'we need two steps, one for scanning the map and one for printing labels',
      '+Scan the map +Print labels',
    ],
    ['rename Cover to Front and Printer to Copy shop', '-Cover -Printer +Front +Copy shop'],
    ['call the cover “Front” and the layout “Words”', '-Layout -Cover +Words +Front'],
    [
      'rename buy stamps to Buy tape and fetch it from Jo',
      '-Buy stamps +Buy tape and fetch it from Jo',
    ],
  ])('is made for each of them: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['rename ink the cover to Paint it and proofread to Check', 'where one new name ends'],
    ['call Cover Front and Layout Words', 'where one new name ends'],
    ['use chalk instead of ink', 'say “rename ink the cover to …”'],
    ['replace it with a concert', 'not clear what is to be called that'],
  ])('is refused where it is not clear what becomes of what: %s', (said, reason) => {
    expect(effectOf(said)).toContain(reason);
  });
});

describe('one thing in place of another', () => {
  it('changes the deed of a title, and keeps what it is done to', () => {
    expect(effectOf('painting instead of inking')).toBe('-Ink the cover +Paint the cover');
  });

  it('gives a mountain the whole new name, whatever words of it were said', () => {
    const revised = revise('rename the zine to Tales of the harbour');
    expect(revised.understood && revised.mountain.title).toBe('Tales of the harbour');
  });
});
