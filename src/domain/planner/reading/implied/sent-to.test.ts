import { describe, expect, it } from 'vitest';
import { pointsBack } from '../grammar/pronouns.ts';
import { titlesOf } from '../test-items.ts';

describe('what others want or need of oneself is sent to them, or said', () => {
  it.each([
    ['health insurance wants the income form', 'Send the income form to health insurance'],
    [
      'The water company wants the number on the meter',
      'Send the number on the meter to the water company',
    ],
    ['The bank wants the last three payslips from me', 'Send the last three payslips to the bank'],
    ['They asked for a list with sizes and prices', 'Send them a list with sizes and prices'],
    [
      'He wants a written self review from me by Friday',
      'Send Bob a written self review by Friday',
    ],
    [
      'The lady from the memory clinic asked for a list of changes',
      'Send a list of changes to the lady from the memory clinic',
    ],
    [
      'the accountant needs the receipts from june',
      'Send the receipts from june to the accountant',
    ],
    ['hr needs my bank details', 'Send my bank details to hr'],
    [
      'The head of department wants the data in the system by Monday',
      'Get the data in the system by Monday',
    ],
    ['the library wants two books back', 'Take two books back to the library'],
    ['The teacher asked for a call back', 'Call the teacher back'],
    ["Work needs to know if I'm coming back full time", "Tell work if I'm coming back full time"],
    ['the school needs to know about the nut allergy', 'Tell the school about the nut allergy'],
    ['they need to know how many are coming', 'Tell them how many are coming'],
  ])('%s: %s', (text, title) => {
    expect(titlesOf(`- ring Bob\n- ${text}\n- buy milk`)).toEqual(['Ring Bob', title, 'Buy milk']);
  });

  it.each([
    ['the passport form needs two photos', 'Get two photos for the passport form'],
    ['the kids want pizza', 'Get pizza ready for the kids'],
    ['Ben needs to bring his own lunch', 'Remind Ben to bring his own lunch'],
    ['the dog needs his drops', 'Get drops for the dog'],
  ])('and other things are got: %s', (text, title) => {
    expect(titlesOf(`- ring Bob\n- ${text}\n- buy milk`)).toEqual(['Ring Bob', title, 'Buy milk']);
  });

  it('does not take those who get it for a thing named before', () => {
    expect(pointsBack('Send them the certificate')).toBe(false);
    expect(pointsBack('Send them by Friday')).toBe(true);
  });
});
