import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';
import { titlesOf } from '../test-items.ts';

// A Saturday.
const TODAY = '2026-11-21';

describe('what is said instead of a slip of the tongue', () => {
  it.each([
    [
      "I said I'd bake for the the school fair no not the fair the the concert on Saturday",
      ['Bake for the concert on Saturday'],
    ],
    ['call Leon no sorry not Leon call Leanne about the keys', ['Call Leanne about the keys']],
    [
      "I said I'd pick up my nephew on Wednesday no not Wednesday Thursday from nursery",
      ['Pick up my nephew on Thursday from nursery'],
    ],
    ["I promised Lou I'd look at her CV no wait not Lou it was Jess", ["Look at Jess' CV"]],
    ['ring my sister about Christmas no about the birthday', ['Ring my sister about the birthday']],
    [
      'someone please tell the choir lady to quit using my risers, I mean I should tell her, nicely',
      ['Tell the choir lady to quit using my risers'],
    ],
    ['book a table for four I mean I should book it for six', ['Book it for six']],
    [
      'take mum to the dentist I mean I have to take her to the optician',
      ['Take her to the optician'],
    ],
    ['call the plumber I mean I need to call the roofer', ['Call the roofer']],
    ['order forty chair covers no wait thirty five', ['Order thirty five chair covers']],
    ['buy six no eight croissants', ['Buy eight croissants']],
    ['pay the gas bill no wait the water bill', ['Pay the water bill']],
    [
      'I need to get um a new thermostat no not the thermostat the the element for it',
      ['Get the element for it'],
    ],
    [
      'the licence has to be in by the end of the month no the twentieth',
      ['Get the licence in by the twentieth'],
    ],
  ])('%s', (text, steps) => {
    expect(titlesOf(text)).toEqual(steps);
  });

  it('is nothing of the task beside it', () => {
    expect(titlesOf('take the tile sample back mind you and ring Stu')).toEqual([
      'Take the tile sample back',
      'Ring Stu',
    ]);
  });

  it('is nothing where "no" is the answer', () => {
    expect(titlesOf('tell Brother Wade no about the camel')).toEqual([
      'Tell Brother Wade no about the camel',
    ]);
  });
});

describe('what was begun twice', () => {
  it.each([
    ["I've got I've got to ring the venue", ['Ring the venue']],
    ['and then we and then we have to get the kids', ['Get the kids']],
    ['I need to I need to sort the the loft out', ['Sort the loft out']],
    [
      'bring a tin for the food bank right tin of something for the food bank by Tuesday',
      ['Bring a tin of something for the food bank by Tuesday'],
    ],
    [
      'renew my bus pass and buy a scarf my bus pass runs out on the first so renew that',
      ['Renew my bus pass', 'Buy a scarf'],
    ],
  ])('is said once: %s', (text, steps) => {
    expect(titlesOf(text)).toEqual(steps);
  });
});

describe('a page that was dictated in one breath', () => {
  const said =
    "um so I said I'd bake for the concert on Saturday just a tray of brownies and then order more gum paste and the dowels for the Henderson cake the accountant emailed she needs my receipts for the quarter I haven't done any of it and that presentation for Monday not even started slides";

  it('gives what is named behind "and" the deed before it', () => {
    expect(titlesOf(said)).toContain('Order the dowels for the Henderson cake');
  });

  it('gets to others what they need', () => {
    expect(titlesOf(said)).toContain('Get the accountant my receipts for the quarter');
  });

  it('tells beside a thing how little of it is done', () => {
    const { items } = readDump({ text: said, today: TODAY });
    const slides = items.find(({ title }) => title === 'Prepare that presentation for Monday');
    expect(slides?.notes.join()).toContain('ot even started');
  });

  it('notes nothing that was only begun', () => {
    const text = "forty flowers to make. So that's at least. That's forty flowers by Thursday";
    const { items } = readDump({ text, today: TODAY });
    expect(items.flatMap(({ notes }) => notes).join()).not.toMatch(/at least/u);
  });
});

describe('names that are not known, and what is there after all', () => {
  it.each([
    [
      'find guests I was thinking of asking Priya and that guy from the makerspace whose name I forget and also call mum',
      ['Find guests', 'Ask Priya and that guy from the makerspace', 'Call mum'],
    ],
    [
      "order the cake from that bakery on Mill Road whatever it's called and get party bags",
      ['Order the cake from that bakery on Mill Road', 'Get party bags'],
    ],
    [
      "ask the lady in the office I can't remember her name about the permit",
      ['Ask the lady in the office about the permit'],
    ],
    [
      "set up the hosting thing I don't know buzzsprout or whatever and call mum",
      ['Set up the hosting thing (buzzsprout)', 'Call mum'],
    ],
    [
      'figure out how much wood like sleepers or whatever and get soil',
      ['Figure out how much wood (sleepers)', 'Get soil'],
    ],
    [
      "okay so I need a mic well I have a mic but it's broken so either fix it or get a new one and then call Sam",
      ['Fix the mic or get a new one', 'Call Sam'],
    ],
    [
      'we need to either mow the lawn or pay the kid next door and fix the gate',
      ['Mow the lawn or pay the kid next door', 'Fix the gate'],
    ],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });

  it('leaves what is needed beside what one has, and either of two things', () => {
    const text =
      "I need a babysitter well I have Anna but she's ill so ask my mum and buy either the blue one or the red one";
    const titles = titlesOf(text);
    expect(titles).toContain('Get a babysitter');
    expect(titles).toContain('Buy either the blue one or the red one');
  });
});
