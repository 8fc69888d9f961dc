import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';
import { titlesOf } from '../test-items.ts';

// A Saturday.
const TODAY = '2026-11-21';

/** No rule hears where these break: there is no verb, no connective and no comma. */
describe('a list that was kept for a while', () => {
  it('may go by days, which stand behind their thing in its step', () => {
    expect(titlesOf('23/11  Dentist 10.15\n24/11  bins\n1/12 - Car insurance runs out')).toEqual([
      'Go to dentist 10.15 on 23/11',
      'Take out bins on 24/11',
      'Renew car insurance (runs out on 1/12)',
    ]);
  });

  it('leaves out what stands under "done", or is marked so behind', () => {
    const list = `TODO
- fix the checkout bug
- power of attorney done!!
- shearers booked for the 9th, sorted
a. song list to the bride
b. deposit received ✔
DONE
- migrated mail
- october invoices`;
    expect(titlesOf(list)).toEqual(['Fix the checkout bug', 'Write song list to the bride']);
  });

  it('may be a table, whose states say no more of a row than that it is open', () => {
    const table = `| What | Who | When | Status |
|---|---|---|---|
| Hire risers | me | by 27 Nov | open |
| Tuba player?? | me | asap | the last one broke his wrist |
| Soloist fee | Gillian | - | paid |`;
    expect(titlesOf(table)).toEqual([
      'Hire risers by 27 Nov',
      expect.stringContaining('Tuba player, asap'),
    ]);
  });

  it('says behind an arrow what is to be done, and in front of it why', () => {
    const list =
      '- payslip is short again -> email payroll\n- leak in shed → ring roofer\n- eat a vegetable';
    expect(titlesOf(list)).toEqual([
      'Email payroll',
      'Ring roofer (leak in shed)',
      'Eat a vegetable',
    ]);
  });

  it('may stand under a name in capitals, whatever mark is in it', () => {
    const { items } = readDump({
      text: 'MON SITE - HALDANE RD\n* sign tag\n* order multifinish',
      today: TODAY,
    });
    expect(items.map(({ title, headings }) => [title, ...headings])).toEqual([
      ['Sign tag', 'Mon site - haldane rd'],
      ['Order multifinish', 'Mon site - haldane rd'],
    ]);
  });

  it('says who has to have a new address', () => {
    expect(titlesOf('- dentist: new address\n- ring Jo\n- buy milk')).toEqual([
      'Give dentist my new address',
      'Ring Jo',
      'Buy milk',
    ]);
  });

  it('says of a thing behind a colon how it is', () => {
    expect(titlesOf('- attendance form: half filled in, in my bag\n- ring Karen')).toEqual([
      'See to attendance form (half filled in, in my bag)',
      'Ring Karen',
    ]);
  });
});

describe('a row of things in one line', () => {
  it('is parted between commas when one of them is a deed', () => {
    expect(titlesOf('wash car\nread post\ngym x2, call dad, haircut')).toEqual([
      'Wash car',
      'Read post',
      'Go to gym x2',
      'Call dad',
      'Book haircut',
    ]);
  });

  it('is parted at its slashes, with what stands before a colon over it', () => {
    expect(
      titlesOf('To do: water plants / call Grandpa / book hair / cancel gym (by 2/12)'),
    ).toEqual(['Water plants', 'Call Grandpa', 'Book hair', 'Cancel gym (by 2/12)']);
    expect(titlesOf('read the he/she chapter / or not')).toHaveLength(1);
  });

  it('loses only those that are marked as done', () => {
    expect(
      titlesOf('mend the puncture; write the condition report (done, filed); buy milk'),
    ).toEqual(['Mend the puncture', 'Buy milk']);
    expect(
      titlesOf('ring the vet, pay the fees - paid, buy salt, mums boiler - she sorted it'),
    ).toEqual(['Ring the vet', 'Buy salt']);
  });
});

describe('what is taken back at once', () => {
  it.each([
    ['sell the decks? nah keeping\nbuy milk', ['Buy milk']],
    ['call ann um reply to my mentor no wait i did that um pay jo', ['Call ann', 'Pay jo']],
  ])('%s', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });
});
