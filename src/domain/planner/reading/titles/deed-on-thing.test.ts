import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('a thing and what is to be done with it', () => {
  it.each([
    ['- letter from dwp - open it\n- milk', ['Open letter from dwp', 'Buy milk']],
    ['- plant - dead, bin it\n- milk', ['Bin plant (dead)', 'Buy milk']],
    ['- mum - text her back\n- milk', ['Text mum back', 'Buy milk']],
    ["- Dame's wig: brush it\n- milk", ["Brush Dame's wig", 'Buy milk']],
    ['- gym: cancel\n- milk', ['Cancel gym', 'Buy milk']],
    ['- wheel belt - squeaks\n- milk', ['Get wheel belt fixed', 'Buy milk']],
    ["And somebody's to pick up the scenery by Thursday.", ['Pick up the scenery by Thursday']],
    ['- union ballot: post\n- milk', ['Post union ballot', 'Buy milk']],
    ['- plinths: cut to length\n- milk', ['Cut plinths to length', 'Buy milk']],
    ['- register codes: fix for 4B\n- milk', ['Fix register codes for 4B', 'Buy milk']],
    ["- Jo's form: fill in before Weds\n- milk", ["Fill in Jo's form before Weds", 'Buy milk']],
    ['- mum: ring Sunday\n- milk', ['Ring mum Sunday', 'Buy milk']],
    ['- plumber: ring about leak\n- milk', ['Ring plumber about leak', 'Buy milk']],
    ['- curtains: hang up\n- milk', ['Hang up curtains', 'Buy milk']],
    ['- fridge seal: perished, order\n- milk', ['Order fridge seal (perished)', 'Buy milk']],
    [
      '- tiles: 14 boxes, collect from Topps\n- milk',
      ['Collect tiles from Topps (14 boxes)', 'Buy milk'],
    ],
    [
      '- Mr Hall: wants his projector back\n- milk',
      ['Give Mr Hall his projector back', 'Buy milk'],
    ],
    ["- passports: mine's run out\n- milk", ["Renew passports (mine's run out)", 'Buy milk']],
    ['- float: count\n- milk', ['Count float', 'Buy milk']],
    [
      "The trailer's lights want looking at before the show.",
      ["Look at the trailer's lights before the show"],
    ],
    ['PROJ-118 waiting on Ana', ['Chase Ana about PROJ-118']],
    [
      "I've lent Doreen my good scissors. The cat's at the vet's till Friday, and somebody must fetch her.",
      ['Fetch the cat'],
    ],
    ['- skip: ring to collect\n- milk', ['Ring to collect (skip)', 'Buy milk']],
    ['Hymn sheets: print sixty.', ['Print sixty hymn sheets']],
    ['I have forty bowls to fire.', ['Fire forty bowls']],
    ['There are eleven windows to clean on the round.', ['Clean eleven windows on the round']],
    [
      'We have two beds to make up for the Dutch couple.',
      ['Make up two beds for the Dutch couple'],
    ],
    ["and there's nine timesheets still to key", ['Key nine timesheets']],
    ['We have a few things to talk about.', ['Talk about a few things']],
    ['we have two dogs to look after next week', ['Look after two dogs next week']],
    ["I've got ten emails to get back to.", ['Get back to ten emails']],
    ['We have five forms to send to the school.', ['Send five forms to the school']],
    ['- exam = failed. rebook\n- milk', ['Rebook exam (failed)', 'Buy milk']],
    [
      '- maths test = failed, book the resit\n- milk',
      ['Book the resit (maths test = failed)', 'Buy milk'],
    ],
    ['I owe Clive a drink for the lift', ['Give Clive a drink for the lift']],
    ['I owe Sam for the train fare', ['Pay Sam for the train fare']],
    ["I'm going to Boots for plasters.", ['Go to Boots for plasters']],
  ])('is one step: %s', (text, steps) => {
    expect(titlesOf(text)).toEqual(steps);
  });

  it.each([
    ['French: learn', 'French'],
    ['Monzo card: cancel', 'Monzo card'],
    ['Netflix: cancel', 'Netflix'],
    ['English homework: finish', 'English homework'],
    ['March rent: pay', 'March rent'],
    ['Hymn sheets: print', 'hymn sheets'],
    ['- Council tax - pay', 'council tax'],
  ])('keeps the capital of a name alone: %s', (text, named) => {
    const [title = ''] = titlesOf(text);
    expect(title.endsWith(` ${named}`)).toBe(true);
  });

  it.each([
    ['- dog - walks', 'Walk dog (walks)'],
    ['- cat - treats', 'Look after cat (treats)'],
    ['- bread - rolls', 'Buy bread (rolls)'],
    ['- tap - drips', 'Get tap fixed'],
    ['- packing list for Rome', 'Make packing list for Rome'],
    ['- Fix list in kitchen', 'Fix list in kitchen'],
  ])('takes more of a thing for no fault of it, and a bullet for no heading: %s', (text, step) => {
    expect(titlesOf(`- ring Bob\n${text}\n- milk`)).toContain(step);
  });

  it.each([
    ['- contract: talk to HR', 'Talk to HR (contract)'],
    ['- gate: write to council', 'Write to council (gate)'],
    ['- passport: go to the post office', 'Go to the post office (passport)'],
    ['- kids: tidy up', 'Tidy up (kids)'],
    ['- Mum: card, send', 'Send card'],
    ['- paint: Saltram, ask Mel', 'Ask Mel'],
    ['- Sam: fill in by Friday', 'Fill in by Friday (Sam)'],
    ['- propane: swap the left tank', 'Swap the left tank (propane)'],
    ['- chair yoga: print the new sheet', 'Print the new sheet (chair yoga)'],
    ['- Golf - ring the owner', 'Ring the owner (Golf)'],
    ['- honours board: finish the gold', 'Finish the gold (honours board)'],
    ['- ask Grace re: swap 5th Dec', 'Ask Grace re: swap 5th Dec'],
  ])('keeps beside the deed what it is not done to: %s', (text, step) => {
    expect(titlesOf(`${text}\n- milk`)).toContain(step);
  });

  it.each([
    'Fix list for the boat\n- wash the sails\n- buy milk',
    '- Fix list for the boat\n  - wash the sails\n  - buy milk',
    'Packing list for Rome\nwash the sails\nmilk\nring Bob',
  ])('is no step where its list stands beneath: %s', (text) => {
    expect(titlesOf(text).slice(0, 2)).toEqual(['Wash the sails', 'Buy milk']);
  });

  it.each([
    'Flu jab - had it.',
    '- smear: had mine',
    '- drug test: clean',
    '- kiln: fired, 1240, no cracks',
    "- my eye test, that's the third, book that, no wait I booked that",
    'I have two hours still to kill.',
    "We're going to Rome for a week.",
    'The scan came back clear.',
    'The coats went to the mission.',
    'The cards are going to Nagpur with my cousin.',
    "The flowers are Margaret's this week.",
    "Stop cc'ing me, Gareth.",
  ])("is none where it is over, or another's: %s", (text) => {
    expect(titlesOf(`${text}\nRing Bob.`)).toEqual(['Ring Bob']);
  });

  it.each([
    'The lights went out.',
    '- electric: paid lol no it is not, pay it',
    'The fish tank is going to need cleaning.',
  ])('is still one: %s', (text) => {
    expect(titlesOf(text)).toHaveLength(1);
  });
});
