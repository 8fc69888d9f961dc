import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

function titlesAmong(said: string): string[] {
  const found = titlesOf(`Fix the gate. ${said} Ring the vet.`);
  return found.filter((title) => !/^(?:Fix the gate|Ring the vet)$/u.test(title));
}

describe('a state that implies a task', () => {
  it.each([
    ['My desk is buried under paper.', 'Clear my desk'],
    ['My room is a pit.', 'Clear up my room'],
    ['The plants are dying.', 'See to the plants (dying)'],
    ['The new table is scratched.', 'See to the new table (scratched)'],
    ['The sofa is covered in laundry.', 'See to the sofa (covered in laundry)'],
    ['The shed roof has blown off.', 'Get the shed roof fixed'],
    ['The fridge is full of expired food.', 'Clean the fridge (full of expired food)'],
    ["I haven't seen the bottom of the sink since Sunday.", 'Clear the sink'],
    ['The library is charging me for an overdue book.', 'Return the overdue book'],
    [
      'The electric company sent something red.',
      'Look at what the electric company sent (something red)',
    ],
    ['The council sent a final reminder.', 'See to the final reminder from the council'],
    ['The dentist sent a bill last week.', 'Pay the bill from the dentist'],
    ['The cat has fleas.', 'Treat the cat for fleas'],
    [
      'The electricity meter reading was due yesterday.',
      'Send in the electricity meter reading, due yesterday',
    ],
    ['The podcast was supposed to go out on Tuesday.', 'Get the podcast out'],
    [
      "My flatmate hasn't paid me back for the electricity.",
      'Chase my flatmate for the electricity',
    ],
    ["I've been putting off the doctor for months.", 'Book the doctor'],
    ["The essay is due on Friday and I haven't started.", 'Finish the essay, due on Friday'],
    [
      "The website shop is showing stuff that's sold out, need to fix that before the market.",
      'Fix the website shop before the market',
    ],
    ['My kiln element might be going.', 'See to my kiln element (might be going)'],
    ['The heating might go.', 'See to the heating (might go)'],
    ['The car battery could be dying.', 'See to the car battery (could be dying)'],
    ['The boiler may be broken.', 'Get the boiler fixed'],
    ['My passport may have expired.', 'Renew my passport'],
    ['The printer might be out of ink.', 'Get ink for the printer'],
  ])('%s', (said, title) => {
    expect(titlesAmong(said)).toEqual([title]);
  });

  it.each([
    'My grandad is dying.',
    'My aunt was buried on Monday.',
    'My sister was due yesterday.',
    'The plumber was supposed to come on Monday.',
    'Supply is covered by Mr Shah.',
    'It might rain.',
    'She might be broken.',
    'My landlord might sell the house.',
  ])('is none in "%s"', (said) => {
    expect(titlesAmong(said)).toEqual([]);
  });
});
