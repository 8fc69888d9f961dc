import { describe, expect, it } from 'vitest';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain } from '../../plan/plan.ts';
import { effectOf, revise, shape, ZINE } from './test-zine.ts';

function withSteps(...titles: string[]): Mountain {
  const pebbles = titles.map((title, at) =>
    waitingPebble({ id: `p${at}`, title, description: '', estimatedMinutes: 20 }),
  );
  const rock = { id: 'r', title: 'Home', completed: false, pebbles };
  const boulders = [{ id: 'b', title: 'Flat', priority: 1, completed: false, rocks: [rock] }];
  return { ...ZINE, boulders };
}

describe('the own words of a change', () => {
  it.each([
    ['füge Lampe im Bad reparieren hinzu', '+Lampe im Bad reparieren'],
    ['rename buy stamps to Kisten im Keller packen', '-Buy stamps +Kisten im Keller packen'],
    ['rename "Buy stamps" to fix im keller shelf', '-Buy stamps +Fix im keller shelf'],
    [
      'add write down everything you know about the lease',
      '+Write down everything you know about the lease',
    ],
    [
      'I also need to write down everything you know about the lease',
      '+Write down everything you know about the lease',
    ],
    ['rename buy stamps to call basically anyone', '-Buy stamps +Call basically anyone'],
    ['add read the book of course notes', '+Read the book of course notes'],
    ['rename buy stamps to write to the UH ward', '-Buy stamps +Write to the UH ward'],
    ['rename buy stamps to learn the can can', '-Buy stamps +Learn the can can'],
    ['I also need 2 tables', '+Sort out 2 tables'],
  ])('stay as they were written: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['um, I need 2 move the stamps first', 'move buy stamps first'],
    ['of course, remove the stamps', 'remove the stamps'],
    ['remove the stamps, obviously', 'remove the stamps'],
    ['im not buying the stamps any more', "i'm not buying the stamps any more"],
    ['add tape and while im at it make inking 15 minutes', 'add tape. give inking 15 minutes'],
    ['add, you know, tape', 'add tape'],
    ['add uh tape', 'add tape'],
  ])('lose only what is said between them: %s', (said, plain) => {
    expect(revise(plain).understood).toBe(true);
    expect(revise(said)).toEqual(revise(plain));
  });

  it('find a title with such words and a change in it', () => {
    const flat = withSteps('Lampe im Bad und change you know what', 'Buy paint');
    const revised = revise('remove lampe im bad und change you know what', flat);
    expect(revised.understood && shape(revised.mountain)).toEqual(['Home: Buy paint']);
  });
});

describe('a step added that sounds like another change', () => {
  it.each([
    ['add find out when they get back in', '+Find out when they get back in'],
    ['add buy oat milk only, no sugar', '+Buy oat milk only, no sugar'],
  ])('is new as it was said: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });
});
