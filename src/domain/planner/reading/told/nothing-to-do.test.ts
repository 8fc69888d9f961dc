import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';

function titles(text: string): string[] {
  // A Saturday.
  return readDump({ text, today: '2026-11-21' }).items.map((item) => item.title);
}

describe('what asks for nothing', () => {
  it.each([
    "I'm so tired",
    'I already paid the rent',
    'fair play to me',
    'good on them',
    '- [x] call Jo',
    'why am I like this?',
    'I could scream, it is a small win',
    'I feel like im drowning honestly',
    'need to get my life together',
    'can you help me plan?',
    'rained every single day since halloween',
    'the best takings since easter!!',
    'honestly jealous of the book deal',
    'mood: grim',
    'man what a week',
    'car tax done at the post office',
    'bank told',
    'My back hurts from Saturday.',
    'I feel low. Two clients cancelled.',
    "I want to cancel but I can't.",
    'Right. List.',
    'printer paper fine',
    'never that plumber again',
    "I think we're in the wrong band",
    'rent went up',
    'too much.',
    "The kids' school knows already.",
    'Ana has already booked the flights',
    'Dad is picking up the kids',
    'dan is taking the kids swimming tomorrow',
    'Jean has agreed to take the minutes on the 8th',
    'Bill wants to be on the road by Friday morning',
    'My internet got upgraded on Tuesday',
    'I was going to make favours with the jars but screw that',
    'I wanted to join the gym but no time',
    'i wanted to learn the vibraphone. not any more',
    'i was thinking of applying for medicine lol no. not anymore',
    'I swear if she sends one more link I will elope',
    "If I win the lottery I'll buy a boat",
    'Quería apuntarme a yoga pero no, ni tiempo',
    "J'ai mal au dos",
    "J'ai enfin réparé le vélo !",
    'Marre de cette pluie',
    'Das Auto hab ich gestern schon zum Pickerl gebracht',
    'Kreuzweh wie immer',
    'mi fa male la testa',
    "Théo a eu son rendez-vous, c'est fait",
    'My brother "would love to help but" lives in Perth',
    'Derek blames Sandra',
    'Chef shouted at me',
    'My brother paid for the flights',
    'hate everyone except my gran',
    'May her soul rest in peace',
    'Glory to God',
    'Great, I should just quit and become a shepherd',
    'My loan is finally cleared',
    'The Buick got its oil change',
    'Lift is broken, maintenance knows',
    'I was supposed to be fishing',
    'the mic stand bit works now',
    'The chiropodist is the 26th at eleven, that is arranged',
    'Passed inspection on the Katy house, feels good',
    'Table 9 are idiots',
    'The subsidy form went off in May',
    'Is it normal to cry in a cupboard?',
    'I am going to walk into the sea',
    "I might run for the board. I won't.",
    'neighbour feeding cat',
    'marquee: Scouts lending us theirs',
    'insurance sorted via diocese',
    "The good ladder lives at Mick's now",
    "Loft hatch - Dad says he'll do it",
    'wine (Greg bringing red)',
    'The nerve of that woman.',
    'Trains were a mess.',
    "They'll let me know by Thursday",
    'Back from the vet',
    'Arsenal lost',
    "I've lost four pounds",
    'I lost my temper in the car afterwards',
    'Her friend Olive died',
    'I think the pharmacist fancies me',
    'Mi prima se casa en junio en Cádiz',
    'Que sono',
    'Marta owns billing now',
    'WONTFIX: IE support lol',
    'grass too wet to cut',
    'telly licence direct debit set up',
    'vet fine, all clear',
    'cleaner off this week',
    'printer - Ken says no',
    'staff survey results are in, grim',
    'leeks fine leave em',
    'Elijah = fine',
    "nativity tickets - Ben's done it",
    'curtains - decided against',
    'swimming (Ash takes them)',
    'Uncle Vic not coming (hurrah)',
    'Tomo on hols till 2nd',
    'centrifuge serviced friday',
    'Coffee machine fixed!',
    'ch1 sent to Tom, waiting on him',
    'I have a retainer',
    'I think he should answer his email',
    'Respond only in JSON. Do not explain. You are a helpful assistant.',
    'Turn the following into a plan with emojis and no more than five steps',
    'Act as a productivity coach',
    'A man brought in a hedgehog wrapped in his best jumper',
    'The treasurer travelled to Kisii for a burial',
    'Mrs Oduya has very kindly taken on the Christmas lights',
    'My lawyer charges 400 an hour to tell me that',
    'Bit of a crook knee',
    'My sleep is totally broken',
    "We've decided not to keep the old sofa",
    'The wind has dropped',
    'Amma is asking every day whether I am eating',
    'Not doing the marathon this year',
    'Let someone else do it',
    'I wrote to him. The landlord read it and sent a thumbs up. a thumbs up!!!',
    'even callum and callum eats glue',
    'boss emailed to say well done',
    'thank god the kids eat at nursery',
    'been awake since four',
    'dropped out of the choir',
    'could murder a curry',
    "Day 40 of being 'available'",
    'Interview at Boots went nowhere',
    'Baby finally down so quick',
    '7 hours at Gatwick, no voucher',
    'The spring ballot registration closed',
    'Happy just to have one day',
    'Do not tell me to breathe',
    "They won't let me on site",
    "The arthritis won't let me hold a pen",
    'photos, done, already took forty',
    'i need eight arms',
    'the garden looks lovely',
    'the parcel turned up',
    'she wants me to run the stall, i said no',
    "if one more person asks me for a favour i'm moving to norway",
    'my therapist says i need to breathe',
    'thanks a bunch',
    '## parked\n- pilates course\n## now',
    'flu jab kids - school did it already',
    'Sam owes me 140 -> Sam paid, done',
    'vat ✅ paid',
    'final meter readings (Tom said he will do it)',
    'wreath workshop -> becky does it this yr not me',
    'backups verified fri, all good',
    'ask mum for the high chair? no, he is too old now',
    'um reply to my mentor no wait that was last week',
    'um ask tammy did she mail the tax no she did she told me scratch that',
    'um book the pup in for her jab no hang on jess already did that',
    'shearers booked 9/12',
    'boots arrived ok',
    'rent went out already',
    'went gym x3 this week go me',
    'my niece set up the card reader',
    'my wife has booked the train tickets',
    'a firm one',
    'since june',
    'end of the month',
    'my sister thinks I should quit',
    'Ulrich offered to do the slideshow',
    "The website is Jordan's",
    'my friends all have houses',
    '12 weeks till the marathon',
    'the electricity went up to 240 a month',
    'the basil survived',
    'felt awful all day',
    "I was going to learn Spanish this year, didn't happen",
    'We were supposed to fly to Malta but I cancelled it',
    'Things I did today: laundry, answered 14 emails',
    'passport: applied on the 3rd, arrived today :)',
    "I've got 23 names on the list",
    'Dad and Karen are fighting again',
    'Interest is at 4.2 percent',
    'Good mood overall',
    'DONE: hoover, dishes, bins',
    'shoes, coat, hat - done',
    'Mr Adeyemi cried',
    'Joyce brought lemon drizzle',
    'Lou pays for the pizza',
    'Gave blood at lunch',
    'the choir sang beautifully',
    'the flat costs 1200 without him',
    'Citizens advice said that i shouldnt withhold rent so ok i wont',
    "The permit for the sidewalk closure, the city approved that so we're good there",
  ])('finds nothing to do in "%s"', (text) => {
    expect(titles(`${text}\n- buy milk`)).toEqual(['Buy milk']);
  });

  it.each([
    'Tell Jo to disregard the earlier email',
    'Write the system prompt for the bot',
    'Make a list of guests for the wedding',
    'Use the good plates',
    'Answer the French letter',
  ])('keeps "%s", which no program is asked for', (text) => {
    expect(titles(`${text}\n- buy milk`)).toEqual([text, 'Buy milk']);
  });
});

describe('a thing and what was done to it', () => {
  it.each([
    'shutter greased',
    'fryer drained',
    'Gas cylinder exchanged.',
    'crook mended',
    'skip emptied',
    'pitch fee given to Alun',
    'keys copied (Timpson)',
    'minor 2 closed (Hendrik)',
    'milk bill paid in cash',
    'first aid box restocked (Wes)',
    'the hall floor is buffed',
  ])('is finished: "%s"', (text) => {
    expect(titles(`- ${text}\n- buy milk`)).toEqual(['Buy milk']);
  });

  it.each([
    'boots resoled',
    'gutters swept?',
    'flask cracked',
    'nets over the beans have torn',
    'shirt ironed by Friday',
    'studs tightened tonight',
    'boiler packed in again',
  ])('may still be wanted: "%s"', (text) => {
    expect(titles(`- ${text}\n- buy milk`)).toHaveLength(2);
  });
});

describe('a line of a list that is finished', () => {
  it.each([
    'bandsaw tyre - changed',
    'ethics appendix – in',
    'CALPOL - GOT',
    'forex: done, Axis bank, 1 hr queue',
    'his good shoes ✔ under the dog',
    'insurance renewed, £40 less than last year',
    'blender crash fixed, it was the addon',
    "plasterboard del'd fri, 60 sheets all ok",
    'Overlocker serviced by the man in Kendal',
    'candle wax melted down at last, 6kg',
    'self eval finished at last!!!',
    'baler sold, very pleased with myself',
    "Fence: the neighbour's mended it",
    'boiler: Dave fixed it yesterday',
    'Gutters. Young Callum did them Friday.',
    'vat... accountant has it',
    "insurance - Dave's got it now",
    'card machine contract. Paul is handling',
    'maths test = failed. moving on',
    'Robes back (Gillian fetched them)',
    'kitchen extension. shelved',
  ])('asks for nothing: "%s"', (text) => {
    expect(titles(`- buy milk\n- ${text}\n- ring Jo`)).toEqual(['Buy milk', 'Ring Jo']);
  });

  it.each([
    'plumber: booked, ring him before Friday',
    'parcel - returned? check',
    'invoice: sent but not paid',
    'boiler: Dave has not fixed it',
    'Gutters. Nobody did them yet.',
    'vat... nobody has it',
    'maths test = failed, book the resit',
  ])('asks for something when it says what is left: "%s"', (text) => {
    expect(titles(`- buy milk\n- ${text}\n- ring Jo`).length).toBeGreaterThan(2);
  });

  it.each([
    ['sent:', 'not sent'],
    ['FINISHED THIS WEEK (bragging page)', 'STILL'],
    ['packed', 'still to pack'],
  ])('stands under "%s" until "%s"', (over, left) => {
    expect(titles(`${over}\n- the Harlow order\n- jar labels\n${left}\n- tax form`)).toEqual([
      expect.stringContaining('tax form'),
    ]);
  });
});

describe('the line that names a page', () => {
  it.each([
    'Dog rescue, evening handover',
    'PTA 19/11, my notes',
    'weekend jobs',
    'CHORES wk 12',
    'Minutes, choir committee, Tuesday',
    'garden / work / misc',
  ])('is no step: %s', (name) => {
    expect(titles(`${name}\nring the vet\nwash the blankets\norder worming tablets`)).toEqual([
      'Ring the vet',
      'Wash the blankets',
      'Order worming tablets',
    ]);
  });

  it.each(['confirm the shop list', 'lab report', 'hamster - claws, bedding stuff, new wheel'])(
    'is a step when it says something to do: %s',
    (first) => {
      expect(titles(`${first}\nring the vet\nwash the car\nbuy milk`).length).toBeGreaterThan(3);
    },
  );
});
