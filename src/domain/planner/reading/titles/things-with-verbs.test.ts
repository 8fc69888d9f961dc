import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

/** What becomes of a thing that stands on a page with others. */
function among(thing: string): string[] {
  return titlesOf(`ring Jo\n${thing}\npost the form`);
}

describe('a thing that was only named has the verb that a person would use', () => {
  it.each([
    ['oats', 'Buy oats'],
    ['nappies size 4', 'Buy nappies size 4'],
    ['stamps 2nd class', 'Buy stamps 2nd class'],
    ['a bag of basmati', 'Buy a bag of basmati'],
    ['Pecans', 'Buy pecans'],
    ['kudu biltong from Oom Fanie', 'Buy kudu biltong from Oom Fanie'],
    ['head torch', 'Get head torch'],
    ['2 jubilee clips, small', 'Get 2 jubilee clips, small'],
    ['20A RCBOs x 6', 'Get 20A RCBOs x 6'],
    ['1 - toilet seat', 'Get 1 - toilet seat'],
    ['extra foam mats for Saturday', 'Get extra foam mats for Saturday'],
    ['something silver for Gran', 'Get something silver for Gran'],
    ['bread needed', 'Buy bread'],
    ['milk finished', 'Buy milk'],
    ['bathroom mat', 'Get bathroom mat'],
    ['german vocab unit 5', 'Go over german vocab unit 5'],
    ['internet at the new place', 'Set up internet at the new place'],
    ['council tax student exemption', 'Apply for council tax student exemption'],
    ['dog kennel for the moving day', 'Book dog kennel for the moving day'],
    ['sewing machine skips stitches', 'Fix sewing machine (skips stitches)'],
    ['grans 90th tomorrow', 'Get ready for grans 90th tomorrow'],
    ['kitchen bulb', 'Replace kitchen bulb'],
    ['landing page copy', 'Write landing page copy'],
    ['travel insurance', 'Get travel insurance'],
    ['repeat prescription', 'Order repeat prescription'],
    ['nits treatment tonight', 'Do nits treatment tonight'],
    ['parents evening slot', 'Book parents evening slot'],
    ['pension statement', 'Read pension statement'],
    ['zine fair 12 dec', 'Get ready for zine fair 12 dec'],
    ['washing machine full of wet stuff', 'Empty washing machine (full of wet stuff)'],
    ["laundry there's three loads", "Do laundry (there's three loads)"],
    ['lightbulb hall', 'Buy lightbulb (hall)'],
    ['breast check letter', 'Answer breast check letter'],
    ['anatomy quiz tues', 'Study for anatomy quiz tues'],
    ['nursing home invoice for mother', 'Pay nursing home invoice for mother'],
    ['2 more work shirts', 'Get 2 more work shirts'],
    [
      "something against the damp in the baby's room",
      "Get something against the damp in the baby's room",
    ],
    ['more ink needed for the printer', 'Buy more ink for the printer'],
    ['plumber needed asap', 'Call plumber asap'],
    ['the plumber has not mended the tap yet', 'Chase the plumber about the tap'],
    ['the parcels have not been sent', 'Send the parcels'],
    ['the invoice should have gone out last week', 'Get the invoice out'],
    ['the tiles ought to have been sealed by now', 'Seal the tiles'],
    ['portable table', 'Sort out portable table'],
    ['someone to sit with Mum', 'Find someone to sit with Mum'],
    ['a plumber', 'Find a plumber'],
    ['forty unopened letters', 'Open forty unopened letters'],
    ["the invoice still hasn't gone out", 'Get the invoice out'],
    ['heating engineer', 'Call heating engineer'],
    ['health visitor thurs 10', 'Get ready for health visitor thurs 10'],
    ['flu jab 11.15', 'Go to flu jab 11.15'],
    ['mammogram', 'Book mammogram'],
    ['Priyanka', 'Get in touch with Priyanka'],
    ['Mr Bashir', 'Get in touch with Mr Bashir'],
    ['AGM', 'Prepare for AGM'],
    ['landlord inspection thurs', 'Get ready for landlord inspection thurs'],
    ["lily's eighteenth birthday", "Plan lily's eighteenth birthday"],
    ['shift swap w/ Ines', 'Arrange shift swap w/ Ines'],
    ['nursery fees: 640 by the 1st', 'Pay nursery fees: 640 by the 1st'],
    ['dental claim', 'Put in dental claim'],
    ['gas safe renewal', 'Renew gas safe'],
    ['risk assessment', 'Do risk assessment'],
    ['maths page 40-44', 'Do maths page 40-44'],
    ['french vocab', 'Go over french vocab'],
    ['clarinet 20 mins', 'Practise clarinet 20 mins'],
    ['obituary for poor Lindqvist', 'Write obituary for poor Lindqvist'],
    ['capsule art', 'Work on capsule art'],
    ['model box by friday', 'Work on model box by friday'],
    ['bank statements', 'Go through bank statements'],
    ['hedge cutting', 'Cut hedge'],
    ['radiator bleeding', 'Bleed radiator'],
    ['team building', 'Do team building'],
    ['ch3 rewrite (framing is off)', 'Rewrite ch3'],
    ['meds refill', 'Refill meds'],
    ['prescription pick up (boots)', 'Pick up prescription (boots)'],
    ['knives to sharpen', 'Sharpen knives'],
    ['MOT to book before friday', 'Book MOT before friday'],
    ['Dipti to ask about the urn', 'Ask Dipti to ask about the urn'],
    ['MK (me) to write to plot 4', 'Write to plot 4'],
    ["parcels haven't gone", 'Get parcels off'],
    ['no bread left, no milk', 'Buy bread and milk'],
    ['second advance to the decorator', 'Get second advance to the decorator'],
    ['projector in LH-2 flickering', 'Fix projector in LH-2 (flickering)'],
    ['water trough ball valve weeping', 'Fix water trough ball valve (weeping)'],
    ['squeaky brakes', 'Fix squeaky brakes'],
    ['rear light out', 'Fix rear light out'],
    ['moths in the wardrobe', 'Deal with moths in the wardrobe'],
    ['quad battery', 'Charge quad battery'],
    ['smoke alarm batteries', 'Replace smoke alarm batteries'],
    ['broad beans', 'Sow broad beans'],
    ['apple trees', 'Prune apple trees'],
    ['a skip', 'Hire a skip'],
    ['rye order from Laucke', 'Place rye order from Laucke'],
    ['cardiology tomorrow', 'Go to cardiology tomorrow'],
    ['library books back', 'Take library books back'],
    ['foam roller back off my brother', 'Get foam roller back off my brother'],
    ['receipts into the blue folder', 'Put receipts into the blue folder'],
    ['robes to the cleaners', 'Take robes to the cleaners'],
    ['final numbers to caterer by 5 dec', 'Send final numbers to caterer by 5 dec'],
    ['mouse guards on', 'Put mouse guards on'],
    ['coffin handles to be ordered', 'Order coffin handles'],
    ['bandsaw blade -> order', 'Order bandsaw blade'],
    ['coffee machine descale', 'Descale coffee machine'],
    ['coffee w/ Dom sometime', 'Plan coffee w/ Dom sometime'],
    ['lunch with Priya', 'Plan lunch with Priya'],
    ['oven cleaning', 'Clean oven'],
    ['fridge clear out at theirs', 'Clear out fridge at theirs'],
    ['chapter 3 rewrite', 'Rewrite chapter 3'],
    ['portfolio update', 'Update portfolio'],
    ['short film edit', 'Edit short film'],
    ['van hire', 'Hire van'],
    ["mum's glasses repair", "Get mum's glasses repaired"],
    ['leaking gutter', 'Fix leaking gutter'],
    ['broken blind in bedroom', 'Fix broken blind in bedroom'],
    ['new bulb hallway', 'Get new bulb (hallway)'],
    ['towels bathroom', 'Buy towels (bathroom)'],
    ["Karim's feedback", "Go through Karim's feedback"],
    ['that parcel at the post office', 'Pick up that parcel at the post office'],
    ['second coat of oil', 'Do second coat of oil'],
    ['new hire', 'Get new hire'],
    ['a stiff letter', 'Write a stiff letter'],
    ['kids bedroom', 'Tidy kids bedroom'],
  ])('%s', (thing, title) => {
    expect(among(thing)).toContain(title);
  });

  it.each([
    ['the amp buzzes', 'Fix the amp (buzzes)'],
    ['van insurance runs out on the 30th', 'Renew van insurance (runs out on the 30th)'],
    ['the spare room is full of boxes', 'Clear out the spare room (full of boxes)'],
  ])('and so has one whose state was told: %s', (told, title) => {
    expect(among(told)).toContain(title);
  });
});

describe('a name of two words is one thing, though its first could be a deed', () => {
  it.each([
    ['flu shot', 'Book flu shot'],
    ['asthma review', 'Book asthma review'],
    ['blood pressure', 'Check blood pressure'],
    ['hay fever tablets', 'Buy hay fever tablets'],
    ['contact lenses', 'Order contact lenses'],
    ['oil paints', 'Buy oil paints'],
    ['phone detox', 'Do phone detox'],
    ['goodbye drinks', 'Plan goodbye drinks'],
    ['blood pressure check', 'Book blood pressure check'],
    ['interview outfit', 'Choose interview outfit'],
    ['release date', 'Set release date'],
    ['rent increase', 'Deal with rent increase'],
    ['deposit dispute', 'Deal with deposit dispute'],
    ['airing cupboard', 'Clear out airing cupboard'],
    ['thank-you notes', 'Write thank-you notes'],
    ['physics problem set', 'Do physics problem set'],
    ['wedding thank you cards', 'Write wedding thank you cards'],
    ['short story', 'Work on short story'],
    ['counselling waitlist', 'Ask about counselling waitlist'],
    ["sister's wedding", "Plan sister's wedding"],
    ["dad's hearing aid batteries", "Get dad's hearing aid batteries"],
    ['etsy shop photos', 'Take etsy shop photos'],
    ['photos for the listing', 'Take photos for the listing'],
    ['visa photos', 'Get visa photos'],
    ['paint samples for the hall', 'Get paint samples for the hall'],
  ])('%s', (thing, title) => {
    expect(among(thing)).toContain(title);
  });
});

describe('a verb is not guessed', () => {
  it.each([
    ['my kettle', 'Sort out my kettle'],
    ['the boundary thing', 'Sort out the boundary thing'],
    ['payslip wrong again', 'Sort out payslip wrong again'],
    ['bernies kitchen', 'Sort out bernies kitchen'],
    ['log in to HMRC', 'Log in to HMRC'],
    ['sort out the oats', 'Sort out the oats'],
    ['say no to one thing at work', 'Say no to one thing at work'],
  ])('%s', (thing, title) => {
    expect(among(thing)).toContain(title);
  });
});

describe('what stands around a thing says what it is there for', () => {
  it('by the words over it', () => {
    expect(
      titlesOf('Packing:\n- passports\n- head torch\n\nCalls:\n- Priyanka\n- dentist'),
    ).toEqual(['Pack passports', 'Pack head torch', 'Call Priyanka', 'Call dentist']);
  });

  it.each([
    ['Packing\nshoes\nhead torch\npassports', ['Pack shoes', 'Pack head torch', 'Pack passports']],
    ['Packing list for Lisbon: adapters, passport', ['Pack adapters', 'Pack passport']],
    ['Shopping\ndentist\ngym', ['Do shopping', 'Book dentist', 'Go to gym']],
    ['Packing\nring Jo\nwash the car', ['Do packing', 'Ring Jo', 'Wash the car']],
  ])('by the first line, when what follows goes with it: %s', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });

  it('by what is waited for, and what is a gift', () => {
    expect(
      titlesOf('Waiting:\n- logo files (Jonas)\n\nChristmas presents:\n- Sam\n- gran'),
    ).toContain('Chase logo files (Jonas)');
    expect(titlesOf('Christmas presents:\n- Sam\n- Liz')).toEqual([
      'Get something for Sam',
      'Get something for Liz',
    ]);
  });

  it('by its neighbours, when all of them are to be had', () => {
    expect(titlesOf('buy milk\nbuy bread\nzorbles\nget eggs\nget soap')).toContain('Get zorbles');
    expect(titlesOf('ring Jo\nbuy bread\nzorbles\nget eggs\nwrite to Kim')).toContain(
      'Sort out zorbles',
    );
  });
});
