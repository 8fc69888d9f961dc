import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

function titlesAmong(said: string): string[] {
  const found = titlesOf(`Fix the gate. ${said} Ring the vet.`);
  return found.filter((title) => !/^(?:Fix the gate|Ring the vet)$/u.test(title));
}

describe('a state that implies a task', () => {
  it.each([
    ['My desk is buried under paper.', 'Clear my desk'],
    ['The machine could do with oil.', 'Get oil for the machine'],
    ['They both need snow boots.', 'Get them snow boots'],
    ['I should say yes to Katie.', 'Say yes to Katie'],
    ['I said id bring the oranges.', 'Bring the oranges'],
    ['Move the desk away from the radiator.', 'Move the desk away from the radiator'],
    ['Answer him if Sunday is ok.', 'Answer him if Sunday is ok'],
    ['I should keep doing the exercises.', 'Keep doing the exercises'],
    ['My room is a pit.', 'Clear up my room'],
    ['The plants are dying.', 'Water the plants (dying)'],
    ['The new table is scratched.', 'See to the new table (scratched)'],
    ['The sofa is covered in laundry.', 'Clear the sofa (covered in laundry)'],
    ['The shed roof has blown off.', 'Get the shed roof fixed'],
    ['The fridge is full of expired food.', 'Clear out the fridge (full of expired food)'],
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
    ["The bathroom sink's blocked with hair.", 'Unblock the bathroom sink'],
    ['My inbox is full.', 'Clear my inbox'],
    ["Sam's inhaler is nearly empty.", "Replace Sam's inhaler"],
    ['The last slide is still empty.', 'Finish the last slide'],
    ['The washing machine is full of wet stuff.', 'Empty the washing machine (full of wet stuff)'],
    ['My reading glasses are gone.', 'Look for my reading glasses (gone)'],
    ['The petrol light is on.', 'Get petrol'],
    ["The dog's jabs are overdue.", "Book the dog's jabs"],
    ['My half of the wifi is late.', 'Pay my half of the wifi'],
    ['My group project is a mess.', 'Sort out my group project'],
    ['My desk chair broke in September.', 'Fix my desk chair (broke in September)'],
    ['The form is still on my desk.', 'Fill in the form (still on my desk)'],
    ["The school needs to know if I'm coming back.", "Tell the school if I'm coming back"],
    ['A plumber needs to look at the tap.', 'Get a plumber to look at the tap'],
    ["I haven't sent any bills.", 'Send bills'],
    ['Need 2 more work shirts.', 'Get 2 more work shirts'],
    ['Need my pac code.', 'Get my pac code'],
    ['Her old bed is still in the hall and has to go to the dump.', 'Take her old bed to the dump'],
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
    'Milo is seven weeks old now.',
    'The flat is empty now.',
    'The class is full.',
    'My period is late.',
    'Antibiotics finished.',
    'Need my sleep.',
    'The dishwasher is empty.',
    'My landlord might sell the house.',
  ])('is none in "%s"', (said) => {
    expect(titlesAmong(said)).toEqual([]);
  });
});
