import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';
import { titlesOf } from '../test-items.ts';

// A Saturday.
const TODAY = '2026-11-21';

describe('where one thing ends and the next begins', () => {
  it.each([
    ['i need to call mum and buy milk', ['Call mum', 'Buy milk']],
    ['get paint, brushes and tape', ['Get paint, brushes and tape']],
    ['finish the synth build before the gig.', ['Finish the synth build before the gig']],
    ['the orders are piling up: milk, bread', ['Clear the orders', 'Buy milk', 'Buy bread']],
    ['wash and fold the towels', ['Wash and fold the towels']],
    ['buy cat food, tax return due friday', ['Buy cat food', 'Do tax return due friday']],
    [
      'clean kitchen, bins out tonight, laundry',
      ['Clean kitchen', 'Put bins out tonight', 'Do laundry'],
    ],
    ['ring mum, dentist, groceries', ['Ring mum', 'Book dentist', 'Buy groceries']],
    ['buy eggs, dog treats, plants', ['Buy eggs, dog treats, plants']],
    ['pay gas bill, council tax', ['Pay gas bill, council tax']],
    ['find passport, gym bag, homework', ['Find passport, gym bag, homework']],
    ['oil the hinges measure the hallway', ['Oil the hinges', 'Measure the hallway']],
    ['write the announcement email', ['Write the announcement email']],
    ['call the vet because i need to move it', ['Call the vet because i need to move it']],
    ['call john no wait call jane', ['Call jane']],
    ['laundry, dishes, reply to landlord', ['Do laundry', 'Do dishes', 'Reply to landlord']],
    ['Shopping: milk, eggs', ['Get milk, eggs']],
    ['sign the record find the welly', ['Sign the record', 'Find the welly']],
    ['revise chapter four do the paper', ['Revise chapter four', 'Do the paper']],
    ['reorder those invoice the shop', ['Reorder those', 'Invoice the shop']],
    ['phone the dentist move leos appointment', ['Phone the dentist', 'Move leos appointment']],
    ['find the red book', ['Find the red book']],
    ['sign it the churn numbers look wrong', ['Sign it', 'See to the churn numbers (look wrong)']],
    ['ring them between eight and one tomorrow', ['Ring them between eight and one tomorrow']],
    ['she wants the regression redone by friday', ['Redo the regression by friday']],
    ['the mason wants the wording approved', ['Approve the wording for the mason']],
    ['the agency wants my references sent over', ['Send my references over for the agency']],
    ['the cat is nearly out of food', ['Get food for the cat']],
    ["the clinic hasn't sent the minutes", ['Chase the clinic for the minutes']],
    ['the guy in hull still owes me for the chains', ['Ask the guy in hull to pay for the chains']],
    ['i promised the hendricks a list of schools', ['Send the hendricks a list of schools']],
    ["and i'm meant to be adding photos", ['Add photos']],
    ['the yard sign needs to come down', ['Take down the yard sign']],
    ['the kitchen tap drips', ['Get the kitchen tap fixed']],
    ['the bike light batteries order them', ['Order the bike light batteries']],
    ['um trailer light on the left side fix that', ['Fix trailer light on the left side']],
    [
      'ask jo about the shelf we want to put the tv on',
      ['Ask jo about the shelf we want to put the tv on'],
    ],
    ['sam did the hall so that needs booking tonight', ['Book the hall tonight']],
    ['everything has to be boxed by noon', ['Box everything by noon']],
    ['my room has no desk lamp', ['Get desk lamp for my room']],
    ["it's late and i am messaging jo tonight", ['Message jo tonight']],
    ["my landlord still hasn't fixed the window", ['Chase my landlord about the window']],
    [
      "ring kinsella's the flowers haven't been confirmed",
      ["Ring kinsella's", 'Confirm the flowers'],
    ],
    [
      "ring jo and the bank mandate needs tony's signature",
      ['Ring jo', "Get tony's signature for the bank mandate"],
    ],
    ['the calves want dehorning', ['Dehorn the calves']],
    ['i have been ignoring the letter about the vouchers', ['Face the letter about the vouchers']],
    ['the window cleaner i owe him twelve pound', ['Give the window cleaner twelve pound']],
    ["the smart card's expired", ['Renew the smart card']],
    ['the van insurance is the twenty eighth', ['Renew the van insurance, the twenty eighth']],
    ['kitchen tap drips', ['Get kitchen tap fixed']],
    ['get a guest maybe ask priya', ['Get a guest', 'Ask priya']],
    ['find the charger before the shops close', ['Find the charger before the shops close']],
    [
      'swap with ann on friday cake for the fair',
      ['Swap with ann on friday', 'Make cake for the fair'],
    ],
    ['do the quote tonight lift the dahlias', ['Do the quote tonight', 'Lift the dahlias']],
    ['email the map oh and order the gazebo', ['Email the map', 'Order the gazebo']],
    ['furnace filter change the furnace filter', ['Change the furnace filter']],
    ['finish the mugs and um card reader', ['Finish the mugs', 'Get card reader']],
    ['dig over the bottom bed mulch the beans', ['Dig over the bottom bed', 'Mulch the beans']],
    ['order tape gas safe renewal i did that', ['Order tape gas safe renewal']],
    ["I'd like to read that book on feedback", ['Read that book on feedback']],
    ['get the fixed asset register updated', ['Get the fixed asset register updated']],
    [
      'need a new cord, two bags of sand, someone to look at the deck, and that quote from Phil',
      [
        'Get a new cord',
        'Get two bags of sand',
        'Get someone to look at the deck',
        'Get that quote from Phil',
      ],
    ],
    ['I need paint, brushes and tape', ['Get paint, brushes and tape']],
    [
      'Nice day. accruals, prepayments, VAT by the 7th, chase the missing PO, ring Dublin',
      [
        'Do accruals',
        'Sort out prepayments',
        'Do VAT by the 7th',
        'Chase the missing PO',
        'Ring Dublin',
      ],
    ],
    [
      'form - half done. insurance - £3,412 !! get a quote',
      ['Finish form', 'Sort out insurance £3,412', 'Get a quote'],
    ],
    ['sort out the uh the van', ['Sort out the van']],
    [
      '1. landing page copy - Mia\n2. privacy policy\n3. call Jo',
      ['Write landing page copy - Mia', 'Sort out privacy policy', 'Call Jo'],
    ],
    ['Farm jobs: ring Ann, buy tags', ['Ring Ann', 'Buy tags']],
    ['my own flat: smoke alarm chirping', ['Get smoke alarm fixed']],
    ['Things I need to do before Friday\nbuy milk\ncall mum', ['Buy milk', 'Call mum']],
    [
      'call ann new line book the hall full stop new line pay jo',
      ['Call ann', 'Book the hall', 'Pay jo'],
    ],
  ])('%s', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });
});

it('says beside a thing that may have been cut how it was said', () => {
  const text =
    'so order the tiles and the grout then nan a bath rail and call the surgery fix the garden gate latch and the cellar light then ring the bank about the card machine rolls and the till drawer key';
  const cut = readDump({ text, today: TODAY }).items.find(({ title }) => /cellar/u.test(title));
  expect(cut?.title).toBe('Fix the cellar light');
  expect(cut?.notes).toEqual(['… the garden gate latch and the cellar light']);
});

describe('who sets commas between things ends them there', () => {
  it.each([
    [
      'the landlord finally wrote back about the leak, check the heating grant code, his boots are too small, ask the library help desk if they lend chargers, water the fern, call ines',
      [
        'Check the heating grant code',
        'Ask the library help desk if they lend chargers',
        'Water the fern',
        'Call ines',
      ],
    ],
    [
      'my flat is a state and the bin bags are gone, cancel the lamp trial, wash towels, work out who owns the kettle and the iron, ask rosa what the ticket actually is, pay the band',
      [
        'Clear up my flat',
        'See to the bin bags (gone)',
        'Cancel the lamp trial',
        'Wash towels',
        'Work out who owns the kettle and the iron',
        'Ask rosa what the ticket actually is',
        'Pay the band',
      ],
    ],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});

describe('who sets marks sets one where a clause begins', () => {
  it.each([
    [
      'The plumber tells everybody the boiler is fine. I have to find out what rights we have as tenants if they sell.',
      ['Find out what rights we have as tenants if they sell'],
    ],
    ['I smile at my boss and then I go home and cry. Pay the gas bill.', ['Pay the gas bill']],
    [
      'I should at least tell the neighbours about the party.',
      ['Tell the neighbours about the party'],
    ],
    ['Every time I see the drawer I want to scream. Buy oats.', ['Buy oats']],
    [
      'I have to sort the photos and then send the best ones to Ravi.',
      ['Sort the photos', 'Send the best ones to Ravi'],
    ],
    ['The school sent a form I have to sign it by Friday.', ['Sign the form by Friday']],
    [
      'reply to nan she sent a voice note, wash the work shirts, buy oats, call the vet',
      ['Reply to nan', 'Wash the work shirts', 'Buy oats', 'Call the vet'],
    ],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});
