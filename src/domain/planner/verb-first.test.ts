import { describe, expect, it } from 'vitest';
import { type PlanDraft } from './plan-draft.ts';
import { lacksVerbs, withVerbsFirst } from './verb-first.ts';

function planOf(...titles: string[]): PlanDraft {
  const pebbles = titles.map((title) => ({ title, description: '', estimatedMinutes: 20 }));
  return {
    mountains: [
      {
        title: 'All',
        description: '',
        boulders: [{ title: 'Part', rocks: [{ title: 'Steps', pebbles }] }],
      },
    ],
  };
}

function mended(title: string): string | undefined {
  const plan = withVerbsFirst(planOf(title, 'Call the bank', 'Write to the landlord'));
  return plan.mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0]?.title;
}

describe('steps of a plan', () => {
  it.each([
    ['Calling the dentist', 'Call the dentist'],
    ['The kitchen floor', 'Clean the kitchen floor'],
    ['Step 2: open the folder', 'Open the folder'],
    ['First, fill in the form', 'Fill in the form'],
    ['First call the dentist', 'Call the dentist'],
    ['Next: the form', 'Fill in the form'],
    ['My passport', 'Renew my passport'],
    ['Next appointment with Jo', 'Book next appointment with Jo'],
  ])('begin with a verb: %s', (said, title) => {
    expect(mended(said)).toBe(title);
  });

  it.each([
    'First page',
    'First draft of the letter',
    'First aid kit',
    'Recaulk tub',
    'Brave the attic',
    'Painting',
    'Open the tax folder',
    'Yoga',
  ])('stay as they are where no verb can be told: %s', (title) => {
    expect(mended(title)).toBe(title);
  });

  it('of another language stay as they are', () => {
    const plan = planOf('Die Küche putzen', 'Den Zahnarzt anrufen', 'Das Bad ist noch dran');
    expect(withVerbsFirst(plan)).toEqual(plan);
    expect(lacksVerbs(plan)).toBe(false);
  });

  it('are lacking when many of them name a thing alone', () => {
    expect(lacksVerbs(planOf('Tax papers', 'The shed', 'Dentist', 'Call mum'))).toBe(true);
    expect(lacksVerbs(planOf('Tax papers', 'Clear the shed', 'Book dentist', 'Call mum'))).toBe(
      false,
    );
  });
});
