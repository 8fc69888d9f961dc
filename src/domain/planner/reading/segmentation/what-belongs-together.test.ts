import { describe, expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';
import { titlesBetween } from '../test-items.ts';

describe('a line that names a thing and says what to do', () => {
  it.each([
    ['rats at bins, tell the landlord', 'Tell the landlord (rats at bins)'],
    ['smoke alarms, test the lot', 'Test the lot (smoke alarms)'],
    ['promise badges, order 3', 'Order 3 (promise badges)'],
    ['games?? google some', 'Google some (games)'],
    ['mould on the bathroom ceiling, bleach it', 'Bleach mould on the bathroom ceiling'],
    ['carpet cleaner, ring him back about the stairs', 'Ring carpet cleaner back about the stairs'],
    ['Lucia dress for Elsa, order before 27/11', 'Order Lucia dress for Elsa before 27/11'],
    ['my NVQ unit, hand to Lorraine', 'Hand my NVQ unit to Lorraine'],
    ['attendance names, put on the board', 'Put attendance names on the board'],
    ['one gold earring, hand in at desk', 'Hand in one gold earring at desk'],
    ['fridge temps, write down', 'Write down fridge temps'],
    ['parking pass, cancel', 'Cancel parking pass'],
    ['band or playlist, decide', 'Decide (band or playlist)'],
    ['landlord never replied about the mould, chase', 'Chase landlord about the mould'],
    ['dentist?? tooth hurts when cold', 'Book dentist'],
    ['honey jars ordered, labels not', 'Order labels'],
    ['laptop not ordered', 'Order laptop'],
    ['price list needs putting up', 'Put price list up'],
    ['snacks for sat - 14 kids', 'Get snacks for sat - 14 kids'],
    ['bibliography = mess, 40 dupes in zotero', 'Write bibliography'],
  ])('%s', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it('is one step with all its numbers', () => {
    expect(titlesBetween('CQC folder - policies 7, 11, 14 out of date')).toHaveLength(1);
  });

  it('is two steps where the line names more, or tells of others', () => {
    expect(titlesBetween('milk, eggs, call the bank')).toHaveLength(3);
    expect(titlesBetween('gas cylinder, shop shuts at 6')).not.toContain(
      'Shop shuts at 6 (gas cylinder)',
    );
  });
});

describe('a line whose commas part no things', () => {
  it.each([
    ["new chair, this one's killing me", 'Get new chair'],
    ['honey labels, 200, new law wants the origin bigger', 'Buy honey labels, 200'],
    ['text Robin about the party, I completely forgot', 'Text Robin about the party'],
    ['fix nail, looks grim', 'Fix nail'],
    ['Tuner, ring him, low C on the Great is ciphering', 'Ring Tuner'],
    ['laser level, lent to Shaun, get it back', 'Get laser level back'],
    ['smoke alarm, test it', 'Test smoke alarm'],
    ['library books, take them in', 'Take library books in'],
    ['Mrs Lam collecting 4pm, wash it', 'Wash it'],
    ['skip full, get swapped', 'Get swapped (skip full)'],
    ['gate, needs painting', 'Paint gate'],
    ['gate - council wants it painted', 'Paint the gate for council'],
  ])('%s', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it('is one step for one errand, and else as many as it has things', () => {
    expect(titlesBetween('milk, eggs')).toEqual(['Buy milk, eggs']);
    expect(titlesBetween('lamp oil, a new wick, matches, the big funnel')).toHaveLength(4);
  });

  it('asks for nothing where somebody has done it', () => {
    expect(titlesBetween('straw in, Gethin brought it Thurs')).toEqual([]);
  });

  it('keeps in its title what says more of the thing', () => {
    const text =
      '- ring the vet\n- broadband, new house, 2 week lead time so MONDAY\n- fix the gate';
    const [item] = readDump({ text, today: '2026-11-21' }).items.filter(({ title }) =>
      title.includes('broadband'),
    );
    expect(item?.title).toBe('Sort out broadband, new house, 2 week lead time so MONDAY');
  });
});

describe('which one is meant, and how much', () => {
  it.each([
    ['hearing aid batteries, the brown tab ones', 'Buy hearing aid batteries, the brown tab ones'],
    ['dog food, the senior one', 'Buy dog food, the senior one'],
    ['drawer handle, the one by the sink', 'Clear out drawer handle, the one by the sink'],
    ['nit comb, the metal kind', 'Buy nit comb, the metal kind'],
    ['ginger beer, a case', 'Buy ginger beer, a case'],
    ['oat milk!! 4 cases', 'Buy oat milk, 4 cases'],
  ])('%s', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it('makes no step behind what was told', () => {
    expect(titlesBetween('I had the dream again, the one with the escalator.')).toEqual([]);
  });
});

describe('what is one thing, however long it is said', () => {
  it.each([
    [
      'Either I bodge the twelve boards or I respin, which is another three weeks.',
      'Decide whether to bodge the twelve boards or respin',
    ],
    [
      "My partner wants us to decide about Christmas, whether we're going to her parents' or not, and I keep saying later.",
      'Decide about Christmas',
    ],
    [
      "I'm also going to have to email Dr Prasad and ask what happens to the marks.",
      'Email Dr Prasad and ask what happens to the marks',
    ],
    [
      'I need to ring one of them and say no. Nobody has paid the October invoices this year.',
      'Ring one of them and say no',
    ],
    [
      'I agreed, God help me, to write to the council about what insurance we need.',
      'Write to the council about what insurance we need',
    ],
    [
      'I have to return that drill: bought two by mistake and the window closes on Thursday.',
      'Return that drill: bought two by mistake',
    ],
    [
      "The trip forms for the farm, which have to go to the office, and Kian's mum rang.",
      'Get the trip forms for the farm to the office',
    ],
    ['I owe her a coffee and a proper thank you.', 'Give her a coffee and a proper thank you'],
  ])('%s', (line, title) => {
    expect(titlesBetween(line)).toContain(title);
  });

  it('leaves what others choose, and either of two things', () => {
    expect(titlesBetween('Either he goes or she does.').join()).not.toContain('Decide');
    expect(titlesBetween('Buy either the blue one or the red one.')).toHaveLength(1);
  });
});

describe('what is told behind a thing to do', () => {
  it('stands beside it to the end of the sentence', () => {
    const text =
      "Ring the vet. Oh and the council tax thing, they sent a red letter, I think it's £240 or something. Water the plants.";
    const items = readDump({ text, today: '2026-11-21' }).items;
    const tax = items.find(({ title }) => title.includes('council tax'));
    expect(tax?.notes.join()).toContain('£240');
  });
});

describe('words that are one phrase, in speech that runs on', () => {
  const said =
    'okay so the open house flyers need to go to print by Tuesday and I got to call the Garcias back and the lockbox on Palm Lane is jammed and my car smells like a dog and the digger hire extend the digger hire another week and then get the young fella Darragh his safe pass and ring Kingspan about the panels and take back the kettle that leaks';

  it.each([
    'Get the open house flyers to print by Tuesday',
    'Get the lockbox on Palm Lane fixed',
    'Extend the digger hire another week',
    'Get the young fella Darragh his safe pass',
    'Take back the kettle that leaks',
  ])('%s', (title) => {
    expect(titlesBetween(said)).toContain(title);
  });
});

describe('speech that runs on, behind a word that cannot be the last', () => {
  const said =
    "so um I've got the car tomorrow and I have to book the kids' dentist appointments and return the library books they're already late and then about the payslip I need to check if I'm on the right tax code and Annette is doing the costumes no the wings antennae nobody and I was thinking about raising my rates but I need to look at what others charge and reply to that lady whose parcel got lost and um I told my sister I'd send her the care home brochures and her washing machine's leaking again so I need to call the man who came last time and the lads' hours have to go to payroll by tomorrow";

  it.each([
    "Book the kids' dentist appointments",
    "Check if I'm on the right tax code",
    'Reply to that lady whose parcel got lost',
    'Send my sister the care home brochures',
    "Get the lads' hours to payroll by tomorrow",
  ])('%s', (title) => {
    expect(titlesBetween(said)).toContain(title);
  });
});
