import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

function titleOf(text: string): readonly string[] {
  return titlesOf(`- ring Bob\n- ${text}\n- buy milk`);
}

describe('what is to be done to a thing that needs it', () => {
  it.each([
    ['dog needs a walk', 'Walk dog'],
    ['the oven needs a good scrub', 'Scrub the oven'],
    ['my essay needs a proofread by monday', 'Proofread my essay by monday'],
    ['the sheets need a quick wash', 'Wash the sheets'],
    ['the dishwasher needs emptying and filling', 'Empty and fill the dishwasher'],
    ['the pile needs going through too', 'Go through the pile'],
    ['her dish needs going back', 'Get her dish back'],
    ['the stairs need hoovering badly', 'Hoover the stairs'],
    ['leo needs a haircut badly', 'Get a haircut for leo'],
    ['prices need to go up', 'Put up prices'],
    ['the curtains need to come down', 'Take down the curtains'],
    ['the balcony plants need to come inside', 'Get the balcony plants inside'],
    ['the order must leave on Friday', 'Send the order off on Friday'],
    ['the firm needs a yes from me by friday', 'Give the firm a yes by friday'],
    ['my niece needs a reference from me', 'Give my niece a reference'],
    ['work wants an answer from me', 'Answer work'],
    ['the school wants a decision by Friday', 'Give the school a decision by Friday'],
  ])('%s: %s', (text, title) => {
    expect(titleOf(text)).toEqual(['Ring Bob', title, 'Buy milk']);
  });

  it.each([
    ['the kitchen needs a new tap', 'Get a new tap for the kitchen'],
    ['Mia needs an iron', 'Get an iron for Mia'],
    ['the report needs a rewrite', 'Rewrite the report'],
    ['Tom needs to send me his address', 'Remind Tom to send me his address'],
    ['mum needs to take her tablets', 'Remind mum to take her tablets'],
  ])('%s: %s, as before', (text, title) => {
    expect(titleOf(text)).toEqual(['Ring Bob', title, 'Buy milk']);
  });

  it.each(['the paint needs to dry overnight', 'the kids must leave by eight'])(
    'reminds no thing and sends nobody off: %s',
    (text) => {
      expect(titleOf(text).join(' ')).not.toMatch(/Remind|Send|Leave/u);
    },
  );

  it('is done to what was named before "must be"', () => {
    expect(titlesOf('The bunk bed of the girls is loose and must be tightened.')).toEqual([
      'Tighten the bunk bed',
    ]);
  });
});
