import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what a step means by "one", "ones" and "some"', () => {
  it.each([
    ['There are two patches left. I have to get new ones tomorrow.', 'Get new patches tomorrow'],
    ['Our bucket has a crack, I need to borrow one.', 'Borrow a bucket'],
    ['My own running shoes are falling apart, I need new ones.', 'Get new running shoes'],
    ['The mattress has had it really, we need another one.', 'Get another mattress'],
    [
      'I have packed exactly four boxes. I need at least thirty more.',
      'Get at least thirty more boxes',
    ],
  ])('is one of the kind just spoken of: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it('is the one step: what is wrong with the old one is told', () => {
    expect(titlesOf('The night guard broke, I need to get a new one. Call nan.')).toEqual([
      'Get a new night guard',
      'Call nan',
    ]);
  });

  it.each([
    ["Mia's piece is too hard. I need to find Mia another one. Call nan.", 'Find Mia another one'],
  ])('stays as it was said where it would be nothing: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it('is nothing of long before', () => {
    const text =
      'The carpet is loose. A bell would be good, so that he can call. I have to find one.';
    expect(titlesOf(text)).not.toContain('Find a carpet');
  });
});

describe('what a step means by "mine"', () => {
  it.each([
    [
      'The new rota requests close tomorrow so I need to put mine in. Call nan.',
      'Put my rota requests in',
    ],
    ["My sister sent a spreadsheet. I haven't filled mine in. Call nan.", 'Fill my spreadsheet in'],
    ['My parents are here. I have to get mine in first. Call nan.', 'Get mine in first'],
  ])('is my own of the things just named: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});

describe('what a step means by "it"', () => {
  it.each([
    [
      'The video about the cheap camera is filmed but I have to edit it.',
      'Edit the video about the cheap camera',
    ],
    ['press is stiff, oil it\nmilk\ncall nan', 'Oil the press'],
    ['The light for the engine came on, the garage says it is old. Call nan.', 'Call nan'],
    ['My cousins are here. I need to price them.', 'Price them'],
    [
      'My drill is at his place. The zips I ordered are too short, send them back.',
      'Send the zips back',
    ],
    ["My drill's at his place have to pick that up. Call nan.", 'Pick my drill up'],
    ["My helmet's in the office so bring it. Call nan.", 'Bring my helmet'],
    ['My bank sent a new card and I have to activate it. Call nan.', 'Activate the new card'],
    ['Ask the garage about the van, filament is damp, need to dry it.', 'Dry the filament'],
    [
      'Pay back Lena for the train, water bottle is growing something, wash it.',
      'Wash the water bottle',
    ],
    [
      'There are 61 unread mails. I should go through them before Monday. Call nan.',
      'Go through the unread mails before Monday',
    ],
    ['My phone is cracked and I should have it repaired. Call nan.', 'Have my phone repaired'],
    ['Put prices on the bowls and take photos of them. Call nan.', 'Take photos of the bowls'],
    [
      "There's the tax thing where you have to do it every quarter. Call nan.",
      'Do the tax thing every quarter',
    ],
    [
      'My phone contract will renew itself if I don’t cancel it. Call nan.',
      'Cancel my phone contract',
    ],
    ['Episode twelve is recorded but not edited so edit that. Call nan.', 'Edit Episode twelve'],
    ['My ex took that folder, so I have to ask him for it. Call nan.', 'Ask my ex for that folder'],
  ])('is what the words before it are about, with what tells which: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});

describe('what "it" is not', () => {
  it.each([
    ['The organiser asked for proof of insurance. Call nan. I have to laminate it.', 'Laminate it'],
    ['Ask the hotel from the spring. I need to report it online.', 'Report it online'],
    [
      'The seller wants to know by Wednesday. We have to talk it through once more.',
      'Talk it through once more',
    ],
    ['I lent my cousin 300. I want to ask for it back. Call nan.', 'Ask for it back'],
    ['The holiday is cancelled. I would like to write it down. Call nan.', 'Write it down'],
  ])('stays open where only people, places and sums are named: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it.each([
    ["The organiser asked for proof of insurance and I haven't sent it. Call nan.", 'Send it'],
    ['A letter came and I must answer it. Must answer it. Call nan.', 'Answer it'],
    ['Van insurance runs out on the thirtieth sort that. Call nan.', 'Sort the van insurance'],
  ])('is no second step where the deed is said again: %s', (text, title) => {
    expect(titlesOf(text)).not.toContain(title);
  });
});

describe('what a step is "for it"', () => {
  it.each([
    [
      'They wanted a doctors note. I have to ask the GP for that.',
      'Ask the GP for the doctors note',
    ],
    [
      'I have to fill in the care form and copy his letter for it.',
      'Copy his letter for the care form',
    ],
    ['The guest is a violinist. I have to find a quiet room for it.', 'Find a quiet room for it'],
    [
      'The form is here. It was a long day. Then there was rain. I need a photo for it.',
      'Get a photo for it',
    ],
  ])('is the thing named right before: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});
