import { describe, expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

function firstPebbleOf(text: string): string | undefined {
  const { mountains } = planBrainDump({ text, today: TODAY });
  return mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0]?.title;
}

describe('a page with a deadline begins with what is due', () => {
  it.each([
    [
      'by a weekday',
      'clean the oven\nemail the landlord about damp\nsubmit the council tax form by monday\nbuy bread',
      'Submit the council tax form by monday',
    ],
    [
      'by a date in brackets',
      "- dishwasher salt\n- sort photos\n- RSVP to Kemi's wedding (by 24th)\n- passport pics",
      "RSVP to Kemi's wedding (by 24th)",
    ],
    [
      'by the close of a day',
      "The landlord wants the signed lease back by close of business Monday. I've got piles of washing. Reply to the PTA. Return the drill to Colin.",
      'Give the landlord the signed lease back',
    ],
    [
      'when somebody shuts',
      'I need to hand in my timesheet every friday and I forgot, payroll shuts at 5 on monday. Also: replace the smoke alarm battery, text Leah back, buy stamps.',
      'Hand in my timesheet every friday',
    ],
    [
      'what has to be clear before somebody comes',
      "okay brain, listen: the boiler man comes Monday between 8 and 12 and I've got to clear the cupboard under the stairs first. Then I need to do the shop. And ring the school about Otis's inhaler. And the Secret Santa thing, twenty quid limit.",
      'Clear the cupboard under the stairs first',
    ],
    [
      'within so many days',
      "I really should clean the fish tank. Somebody has to tell the caterer the allergies within the next two days. I need a new phone case. There's mould in the bathroom. Write to the MP.",
      'Tell the caterer the allergies',
    ],
    [
      'until when one may answer',
      'buy hiking socks; fix laptop hinge; I have until Sunday night to accept the job offer; ring dentist; defrost freezer',
      'Accept the job offer by Sunday night',
    ],
    [
      'a day on a label',
      "Monday's team meeting: I need to have the numbers ready. Order toner. Send Ida the minutes. Expenses from October (cut-off is the 30th).",
      'Have the numbers ready',
    ],
    [
      'an hour of a day, behind other things',
      "so I've to ring the crem, and the flowers have to be ordered by four on Monday, and pick hymns, and Uncle Des needs a lift from the station on Wednesday, and the house needs hoovering",
      'Order the flowers by four on Monday',
    ],
    [
      'a contract that ends',
      'write chapter 3\nswim twice a week\nmy phone contract ends 23/11, ring them\ndog tablets',
      'Ring them (my phone contract ends 23/11)',
    ],
    [
      'within days of a letter',
      'the hospital letter says I must confirm my appointment within 7 days, letter is dated the 16th. new slippers. defrost the freezer. thank Wendy for the soup',
      'Confirm my appointment within 7 days',
    ],
    [
      'days in front of a list',
      'Fri: pay rent\nMon: hand in keys at the lodge\nWed: bin collection\nSun: clean the oven before inventory',
      'Clean the oven before inventory',
    ],
    [
      'this weekend',
      'I need to send my sister her christmas list. The deposit on the hall has to be paid this weekend or we lose it. My back is killing me. I should plan lessons for wednesday. Ring the chimney sweep.',
      'Pay the deposit on the hall this weekend',
    ],
    [
      'a closing date',
      'photocopy birth certificate\nBursary form (closing date: 24 November)\nbank\neggs and bread',
      'Fill in Bursary form (closing date: 24 November)',
    ],
  ])('%s', (_, text, first) => {
    expect(firstPebbleOf(text)).toBe(first);
  });
});
