import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

function titlesAmong(said: string): string[] {
  const found = titlesOf(`Fix the gate. ${said} Ring the vet.`);
  return found.filter((title) => !/^(?:Fix the gate|Ring the vet)$/u.test(title));
}

describe('what is told of a thing says what is to be done with it', () => {
  it.each([
    ['The sick note still hangs on the fridge and has to be sent.', 'Send the sick note'],
    ['The oven still has to be scrubbed.', 'Scrub the oven'],
    ['The radiator in here has to be bled.', 'Bleed the radiator in here'],
    ['The card for Aunt Rose is still not written.', 'Write the card for Aunt Rose'],
    ["The spare key is still at Tom's.", "Get the spare key back from Tom's"],
    ['His coat is still at the dry cleaners.', 'Pick up his coat from the dry cleaners'],
    [
      'The staff plan for December has to hang by Monday.',
      'Hang up the staff plan for December by Monday',
    ],
    [
      'The newsletter for the sale is supposed to go out on Thursday.',
      'Get the newsletter for the sale out on Thursday',
    ],
    [
      'The grant report goes to the foundation on Friday.',
      'Send the grant report to the foundation on Friday',
    ],
    [
      'The quarterly report should be with finance on Wednesday.',
      'Get the quarterly report to finance on Wednesday',
    ],
    ['The social worker wants to speak to me on Monday.', 'Speak to the social worker on Monday'],
    ['The outline is wanted by the 30th.', 'Hand in the outline by the 30th'],
    ['The printer has got no ink.', 'Get ink for the printer'],
    ['The old sofa has to go.', 'Get rid of the old sofa'],
    ['The football boots are too small.', 'Replace the football boots (too small)'],
    ['The stock list for the branch is wrong.', 'Correct the stock list for the branch (wrong)'],
    ['My hearing aid whistles.', 'Fix my hearing aid (whistles)'],
    ['I have to be at the station at six.', 'Be at the station at six'],
  ])('%s', (said, title) => {
    expect(titlesAmong(said).map((found) => found.replace(/ \(still hangs .*$/u, ''))).toEqual([
      title,
    ]);
  });

  it.each([
    'My boss has to go.',
    'Half of his has to go.',
    'The usual plumber does not pick up at weekends.',
    'The Thursday group only meets this week.',
    'The group chat from work is still going.',
    'The shop marks me as late.',
    'I have to be strong.',
    'I have to be at work every day at six.',
    'I need to be there for my mum.',
  ])('%s', (said) => {
    expect(titlesAmong(said)).toEqual([]);
  });
});

it('keeps a viewing to which somebody comes along', () => {
  const titles = titlesAmong('Flat viewing Mon 5.45 Ahmed comes too.');
  expect(titles.join(' ')).toContain('viewing Mon 5.45');
});
