import { describe, expect, it } from 'vitest';
import { pebblesOf } from '../../plan/walk.ts';
import { effectOf, revise, shape, ZINE } from './test-zine.ts';

const SHORT_FIRST = [
  'Layout: Write the intro page | Proofread everything aloud | Place the harbour photos | Finish the layout pages 6 to 12',
  'Cover: Sketch three covers | Choose one sketch | Ink the cover',
  'Printer: Ask Priya about paper and price | Buy stamps | Send the files to the printer',
];
const LONG_FIRST = [
  'Layout: Write the intro page | Finish the layout pages 6 to 12 | Place the harbour photos | Proofread everything aloud',
  'Cover: Ink the cover | Sketch three covers | Choose one sketch',
  'Printer: Send the files to the printer | Ask Priya about paper and price | Buy stamps',
];

function orderAfter(text: string): string[] {
  const revised = revise(text);
  return revised.understood ? shape(revised.mountain) : [revised.reason];
}

describe('an order by how long the steps take', () => {
  it.each([
    'please reorder so that the quick ones are first',
    'quick ones first',
    'shortest to the top',
    'sort by time',
    'start with the easy steps',
    'the longest things last',
  ])('"%s" has the short ones first, and leaves what is done where it is', (text) => {
    expect(orderAfter(text)).toEqual(SHORT_FIRST);
  });

  it.each([
    'biggest first',
    'put the hard ones at the top',
    'sort everything by time, longest first',
  ])('"%s" has the long ones first', (text) => {
    expect(orderAfter(text)).toEqual(LONG_FIRST);
  });

  it('keeps to the part of the plan that is named', () => {
    const [layout, , printer] = shape(ZINE);
    expect(orderAfter('the long ones in cover first')).toEqual([layout, LONG_FIRST[1], printer]);
  });

  it('has the rock with the shortest step first as well', () => {
    const [boulder] = ZINE.boulders;
    const [layout, cover] = boulder?.rocks ?? [];
    if (boulder === undefined || layout === undefined || cover === undefined) throw new Error('!');
    const turned = { ...ZINE, boulders: [{ ...boulder, rocks: [cover, layout] }] };
    const revised = revise('quick ones first', turned);
    const steps = revised.understood ? pebblesOf(revised.mountain) : [];
    expect(steps[1]?.title).toBe('Proofread everything aloud');
  });

  it('moves a part of the plan that is called so', () => {
    const [pages, printed] = ZINE.boulders;
    if (pages === undefined || printed === undefined) throw new Error('!');
    const named = { ...ZINE, boulders: [pages, { ...printed, title: 'Small things' }] };
    const revised = revise('small things first', named);
    expect(revised.understood && revised.mountain.boulders[0]?.title).toBe('Small things');
    expect(revised.understood && shape(revised.mountain).at(-1)).toBe(shape(ZINE)[1]);
  });

  it('is for more than one step', () => {
    expect(effectOf('sort the stamps by time')).toContain('is one step');
  });
});
