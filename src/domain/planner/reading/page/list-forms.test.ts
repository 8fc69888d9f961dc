import { describe, expect, it } from 'vitest';
import { planBrainDump } from '../../built-in-planner.ts';
import { titlesBetween, titlesOf } from '../test-items.ts';

function mountainsOf(text: string): string[] {
  return planBrainDump({ text, today: '2026-11-21' }).mountains.map(({ title }) => title);
}

describe('lists as they are written', () => {
  it.each([
    [
      '1/ reply to Kate\n2/ book eye test\n3/ cancel gym',
      ['Reply to Kate', 'Book eye test', 'Cancel gym'],
    ],
    [
      '0800 take bins out\n0930 ring Jenny\n11.00 - 12.00: finish the quote\n1pm pick up prescription',
      [
        'Take bins out at 8:00',
        'Ring Jenny at 9:30',
        'Finish the quote from 11:00 to 12:00',
        'Pick up prescription at 1pm',
      ],
    ],
    [
      '- !call the bank\n- van: oil light is on\n- !!email Jo',
      ['Call the bank', 'See to van: oil light (on)', 'Email Jo'],
    ],
    [
      '9:30 ring the bank\n14:00 collect the cake',
      ['Ring the bank at 9:30', 'Collect the cake at 14:00'],
    ],
    ['00:03 ring the bank\n00:09 collect the cake', ['Ring the bank', 'Collect the cake']],
    [
      'Stuff to take back: jeans to Next, drill to Steve\nStuff to buy: bulbs, stamps, foil, bags\npeople to ring: bank, Ruth',
      [
        'Take back jeans to Next',
        'Take back drill to Steve',
        'Get bulbs, stamps, foil, bags',
        'Ring bank',
        'Ring Ruth',
      ],
    ],
    [
      'Task\tWho\tWhen\nBook hall\tme\tFriday\nOrder balloons\tme\t10 Dec\nCake\tJen\t9 Dec',
      ['Book hall, Friday', 'Order balloons, 10 Dec'],
    ],
  ])('%j', (page, titles) => {
    expect(titlesOf(page)).toEqual(titles);
  });

  it.each([
    ['milk + bread + nappies', ['Buy milk', 'Buy bread', 'Buy nappies']],
    ['order gloves M + L', ['Order gloves M + L']],
    ['cap + gown', ['Cap + gown']],
    ['Van = ask Pete', ['Ask Pete (Van)']],
    ["Grandma's 80th (book restaurant, invite cousins)", ['Book restaurant', 'Invite cousins']],
    ['photo collage (print at Boots)', ['Work on photo collage (print at Boots)']],
  ])('%s', (line, titles) => {
    expect(titlesBetween(line)).toEqual(titles);
  });

  it('is called as the words behind "Project:" say', () => {
    expect(
      mountainsOf(
        'Project: backyard greenhouse\n- measure the slab\n- order sheets\n- dig post holes',
      ),
    ).toEqual(['Backyard greenhouse']);
  });

  it('stands under its number, where the points below are numbered by it', () => {
    expect(
      mountainsOf(
        '1. Get fit again\n1.1 buy running shoes\n1.2 ask Amy to come\n1.3 wash the kit\n2. Fix finances\n2.1 list all debts\n2.2 call StepChange\n2.3 cancel the gym',
      ),
    ).toEqual(expect.arrayContaining(['Get fit again', 'Fix finances']));
  });
});
