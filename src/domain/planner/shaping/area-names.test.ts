import { describe, expect, it } from 'vitest';
import { rocksOf } from '../../plan/walk.ts';
import { planBrainDump } from '../built-in-planner.ts';

const TODAY = '2026-11-23';

function mountainsOf(text: string) {
  return planBrainDump({ text, today: TODAY }).mountains;
}

describe('a mountain of small things is called by what most of its steps are about', () => {
  it.each([
    ['Pay the rent. Ask about the overdraft. Cancel the gym membership. Call Jo.', 'Money'],
    [
      'Book the blood test. Ring the GP about the results. Pay the gas bill. Ask for a refund.',
      'Health and money',
    ],
    [
      'Pay the rent. Ask about the overdraft. Mop the kitchen. Fix the tap. Feed the hens. Call Jo.',
      'Money, home and more',
    ],
    [
      'Pay the rent. Ask about the overdraft. Cancel the gym membership. Mop the kitchen. Feed the hens. Call Jo. Wave at Ana.',
      'Money and more',
    ],
    [
      'Pay the rent. Ask about the overdraft. Send the accounts to Lee. Ring the dog sitter.',
      'Money',
    ],
    ['Call my mother. Buy a present for my niece. Invite the neighbours.', 'Family and friends'],
    [
      'Write the cover letter. Send it to my friend. Update my CV. Ring the job centre.',
      'Job search',
    ],
    ['Pack the boxes for the new flat. Book the removal van. Redirect the post.', 'The move'],
  ])('%s', (text, name) => {
    expect(mountainsOf(text)[0]?.title).toBe(name);
  });

  it('and by the things themselves where they are few and have plain names', () => {
    expect(mountainsOf('Pay the gas bill. Call the dentist.')[0]?.title).toBe(
      'Gas bill and dentist',
    );
  });

  it('is never called by a feeling or by half a name', () => {
    const text = 'Sam, I had a bad evening. I should apologise to Sam. I must own up. Find it.';
    expect(mountainsOf(text)[0]?.title).not.toMatch(/bad|evening|own/iu);
  });
});

describe('rocks of small things', () => {
  const PAGE = [
    'pay the rent',
    'ask about the overdraft',
    'cancel the gym membership',
    'mop the kitchen floor',
    'fix the tap',
    'empty the bins',
    'text Ana',
    'email Ben',
    'reply to Cleo',
  ];

  it('hold what is of one area of life, then deeds of a kind', () => {
    const [mountain] = mountainsOf(PAGE.join('\n'));
    expect(mountain && rocksOf(mountain).map(({ title }) => title)).toEqual([
      'Money',
      'Home',
      'Messages',
    ]);
  });

  it('begin with what is due soon', () => {
    const due = ['sign the form by tonight', 'book the vet by tomorrow', 'buy a card by Friday'];
    const [mountain] = mountainsOf([...PAGE, ...due].join('\n'));
    const [first] = mountain === undefined ? [] : rocksOf(mountain);
    expect(first?.title).toBe('Due soon');
    expect(first?.pebbles.map(({ title }) => title.slice(0, 8))).toEqual([
      'Sign the',
      'Book the',
      'Buy a ca',
    ]);
  });

  it.each([
    PAGE.join('\n'),
    Array.from({ length: 30 }, (_, at) => `text friend ${at} about thing ${at * 3}`).join('\n'),
    ['Work:', ...Array.from({ length: 20 }, (_, at) => `- sort shelf ${at} of row ${at * 2}`)].join(
      '\n',
    ),
    'I feel awful. Call Jo. Ask Kim. My head is a mess today. The rain never stops. Try it. Go there.',
  ])('have each a name of their own: %#', (text) => {
    for (const { boulders } of mountainsOf(text)) {
      const names = boulders.flatMap(({ title, rocks }) => [
        title,
        ...rocks.map((rock) => rock.title),
      ]);
      for (const { rocks } of boulders)
        expect(new Set(rocks.map(({ title }) => title)).size).toBe(rocks.length);
      expect(new Set(boulders.map(({ title }) => title)).size).toBe(boulders.length);
      expect(names.join()).not.toMatch(/small things.*small things 2/iu);
    }
  });
});
