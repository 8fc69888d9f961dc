import { describe, expect, it } from 'vitest';

import { readDump } from './read-dump.ts';
import { titlesOf } from './test-items.ts';

// A Saturday.
const TODAY = '2026-11-21';

/** No rule hears where these break: there is no verb, no connective and no comma. */
describe('what was said in one breath', () => {
  it('breaks where other speech did, although only a thing is named', () => {
    const said = titlesOf(
      "so the hall was cold again and I've been on my feet since six and gaffer tape two rolls the bouncy castle man wants a deposit so pay him the roof leaked on the cake again lovely and a spare key for the treasurer",
    );
    expect(said).toContain('Arrange a deposit for the bouncy castle man');
    expect(said).toContain('Get a spare key for the treasurer');
  });

  it('makes no step of a thing that was only looked at or heard', () => {
    const said = titlesOf(
      "so I'm sat in the van and it's half past six and the noise of it all and a frost on everything and I need to ring the printers about the cards and send the invoice to the Patels and then book the hall for March",
    );
    expect(said).toEqual([
      'Ring the printers about the cards',
      'Send the invoice to the Patels',
      'Book the hall for March',
    ]);
  });
});

it('keeps the label of what a task further on is about', () => {
  const { items } = readDump({ text: "Mom's package: the form was wrong. Resend.", today: TODAY });
  expect(items[0]?.notes).toContain("Mom's package: The form was wrong");
});

it('puts what is told of others under nothing that has nothing to do with it', () => {
  const { items } = readDump({
    text: 'My sister thinks I should move house. The council wants the form. Water the plants.',
    today: TODAY,
  });
  expect(items.map(({ notes }) => notes.join(' ')).join(' ')).not.toContain('sister');
});

describe('what was pasted in', () => {
  it('leaves the frame of a mail out, and says what it asks as its reader would', () => {
    const mail = `From: Gemma <gemma@example.org>
Subject: Open studios

Hi Jo,

Could you send me your statement by 2 December?
We'll share the rota later.

Best, Gemma

varnish the canvas`;
    expect(titlesOf(mail)).toEqual(['Send Gemma my statement by 2 December', 'Varnish the canvas']);
  });

  it('hears what the writer of a mail would love to have', () => {
    const mail = "From: Carmel\nSubject: Monday\n\nI'd love your comments on the draft by Monday.";
    expect(titlesOf(mail)).toEqual(['Send Carmel my comments on the draft by Monday']);
  });

  it('takes from a chat what I said I would do and what I am asked', () => {
    const chat = `[20/11/2026, 21:14] Tom: i can do the washing
[20/11/2026, 21:15] Me: ill ring the agency monday
[20/11/2026, 21:16] Tom: can you bring the big pot
[20/11/2026, 21:17] Me: ok`;
    expect(titlesOf(chat)).toEqual(['Ring the agency monday', 'Bring the big pot']);
  });

  it('reads a chat in which a name has a picture, and what is written to one with "@"', () => {
    const chat = `[20/11/2026, 21:14] Yaz 🚲: hi
[20/11/2026, 21:15] Bo: also @you the grant report is due monday
[20/11/2026, 21:16] Yaz 🚲: photo omitted
[20/11/2026, 21:17] You: i'll make the poster`;
    expect(titlesOf(chat)).toEqual(['Finish the grant report, due monday', 'Make the poster']);
  });

  it('gives a question to the one who says "that\'s me", and leaves out what a transcript heard', () => {
    const talk = `SITE MEETING (auto transcript)
MEERA: And the snag list for flat 3?
ANDY: yeah that's me.
MEERA: [laughs] Bring biscuits.
ANDY: I'll chase the window supplier.
(I'm Andy)`;
    const said = titlesOf(talk);
    expect(said[0]).toMatch(/the snag list for flat 3$/u);
    expect(said).toContain('Chase the window supplier');
    expect(said.join(' ')).not.toMatch(/laughs|transcript/u);
  });

  it('makes one thing of a row, and none of a row that is done', () => {
    const table = `| who | piece | state |
|---|---|---|
| Pat | chalice | paid |
| Clodagh | lamp base | needs drilling |`;
    expect(titlesOf(table)).toEqual(['Drill lamp base (Clodagh)']);
  });

  it.each([
    ['the handrail is loose my cousin is fixing that', []],
    ['ring jo. the en suite tap is dripping, that is sorted', ['Ring jo']],
    [
      'I got a parking ticket outside the library.',
      ['See to the parking ticket outside the library'],
    ],
    [
      'I told the honey show people that I would return their cup',
      ["Return the honey show people's cup"],
    ],
    ['I should like to get the hives treated', ['Get the hives treated']],
    ['please ignore the prices column and tell me what to do. Ring jo', ['Ring jo']],
  ])('leaves out what is taken back: %s', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });

  it('leaves to others what a table gives to others, where some of it is mine', () => {
    const table = `| what | who | when |
|---|---|---|
| set paint touch-up | Obi | 26 Nov |
| book the van | me | 25 Nov |
| borrow the urn | Jean | |`;
    expect(titlesOf(table)).toEqual(['Book the van, 25 Nov', 'Borrow the urn (Jean)']);
  });

  it('reads a dash in a list as what says more', () => {
    expect(titlesOf('- stair gate - measure first\n- edit photos - 600 raw\n- call Jo')).toEqual([
      'Measure stair gate first',
      'Edit photos - 600 raw',
      'Call Jo',
    ]);
  });
});

describe('what a sentence asks for', () => {
  it.each([
    ['the shed is a tip', 'Clear up the shed'],
    ["we're out of milk", 'Buy milk'],
    ['I ran out of my meds on Sunday', 'Buy my meds'],
    ['the dog needs walking', 'Walk the dog'],
    ['the union rep asked if I’d do a statement by the 27th', 'Do a statement by the 27th'],
    [
      'The panel for the junior role in May wants my dates',
      'Send my dates to the panel for the junior role in May',
    ],
    ['work moved the deadline for the Q4 deck to monday', 'Finish the Q4 deck by monday'],
    ['Hedge cutting before the ground goes', 'Cut hedge before the ground goes'],
    ['eye test', 'Book eye test'],
    ['Ring mum back, terrible daughter award goes to me', 'Ring mum back'],
    ['school shoes (she says pinching, I say drama)', 'Get school shoes'],
    ['book vaccine (flu + covid)', 'Book vaccine (flu + covid)'],
    ['hemming the curtains (no rush)', 'Hem the curtains (no rush)'],
    ['cleaning the oven (again)', 'Clean the oven (again)'],
    ['I should call him though', 'Call him'],
    ['My uniform trousers have split', 'Get my uniform trousers fixed'],
    ["the hoover's broken", 'Get the hoover fixed'],
    ["brother's flat tyre pump", "Sort out brother's flat tyre pump"],
    ['The flat inspection is next Thursday', 'Get ready for the flat inspection next Thursday'],
    ['the car insurance ran out yesterday', 'Renew the car insurance (ran out yesterday)'],
    ['my boss wants the budget by friday', 'Send the budget to my boss by friday'],
    ["I haven't answered the bank", 'Answer the bank'],
    ['my phone drops every call', 'See to my phone (drops every call)'],
    ['the logo is wrong on every page', 'See to the logo (wrong on every page)'],
    ['The card machine drops out every hour', 'Fix the card machine (drops out every hour)'],
    ['the gallery asked for a short bio by friday', 'Send a short bio to the gallery by friday'],
    ['the slides are only half done', 'Finish the slides'],
    ['the quote from the roofer never arrived', 'Chase the quote from the roofer'],
    ['the accountant is still waiting on my receipts', 'Get my receipts to the accountant'],
    ['My sister wants her ladder back', 'Give my sister her ladder back'],
    ['nobody has booked the hall yet', 'Book the hall'],
    ["I'm ringing the union", 'Ring the union'],
    ['I promised Year 9 a quiz', 'Get a quiz ready for Year 9'],
    ['Rent goes out tomorrow', 'Get ready for rent tomorrow'],
    ['and payroll is friday', 'Get ready for payroll on friday'],
    ['We pick up the puppy on Friday', 'Get ready to pick up the puppy on Friday'],
    [
      'My girlfriend has birthday on the 24th',
      "Get ready for my girlfriend's birthday on the 24th",
    ],
    ['The pump is tripping again this weekend', 'See to the pump (tripping again this weekend)'],
    ['the studio lease is up Dec 31', 'See to the studio lease (up Dec 31)'],
    ['timesheet by noon Monday or Linda will email', 'Fill in timesheet by noon Monday'],
    ["Promised Jess we'd look at flights", 'Look at flights'],
    ["my mother moans if I don't clear the loft", 'Clear the loft'],
    ['regrout the two tiles', 'Regrout the two tiles'],
    ["I promised the neighbours I'd feed their cat", "Feed the neighbours' cat"],
    ['overdue smear', 'Book overdue smear'],
    ['the permission slip is due monday', 'Sign the permission slip, due monday'],
    ['Bus pass expired.', 'Renew bus pass'],
    ["The dog hasn't been out.", 'Take the dog out'],
    ['cover art brief to Sam', 'Send cover art brief to Sam'],
    ['my meds run out on monday', 'Pick up my meds (run out on monday)'],
    [
      'the handover doc for Priyanka before I go on leave',
      'Sort out the handover doc for Priyanka before I go on leave',
    ],
    ["I told Mark I'd send him the photos", 'Send Mark the photos'],
    ["I told my nan I'd visit sunday", 'Visit my nan sunday'],
    ['My mate Dave owes me fifty quid', 'Ask my mate Dave for fifty quid'],
    ['I keep getting letters about the council tax', 'See to the letters about the council tax'],
    ["My co-founder isn't answering", 'Chase my co-founder'],
    ['The budget section is completely empty', 'Finish the budget section'],
    ["we've got no milk no bread nothing", 'Get milk, bread'],
    ["the quarterly report's due friday", 'Finish the quarterly report, due friday'],
    ['laundry mountain', 'Do laundry mountain'],
    [
      'I have a deadline for the grant application on the 24th',
      'Finish the grant application by the 24th',
    ],
    ['the bin lid blew off', 'Fix the bin lid (blew off)'],
    ['the hallway bulb is dead', 'Replace the hallway bulb'],
    ['eye test', 'Book eye test'],
    ['library book', 'Return library book'],
    ['the christmas list for the in laws', 'Write the christmas list for the in laws'],
    [
      "mum's hospital appointment tuesday 10.15",
      "Get ready for mum's hospital appointment tuesday 10.15",
    ],
    ['I have a performance review on Thursday', 'Get ready for a performance review on Thursday'],
    [
      'My manager keeps asking about the migration plan',
      'Get back to my manager about the migration plan',
    ],
    [
      'My laptop keeps running out of disk space',
      'See to my laptop (keeps running out of disk space)',
    ],
    ['Marco still has my amp', 'Get my amp back from Marco'],
    ['no idea what to charge', 'Work out what to charge'],
    ['the demo video needs a re-record', 'Re-record the demo video'],
    ['I promised beta users an email last week', 'Send beta users an email'],
    ['I started the dishes', 'Finish the dishes'],
    ['reimbursement form still not submitted', 'Submit reimbursement form'],
    ['- crib: still in its box', 'See to crib (still in its box)'],
    ['tax return', 'Do tax return'],
    ['nothing is packed', 'Pack'],
    ['the cat needs her flea stuff', 'Get flea stuff for the cat'],
    ["I'm scared I'll forget the meter readings", 'Take the meter readings'],
    ["Somewhere in all this I promised my sister I'd help her move", 'Help my sister move'],
    ["I've only got about half the mugs glazed", 'Glaze the rest of the mugs'],
    ["Mum's birthday is on the 28th, haven't got anything", "Get something for Mum's birthday"],
    [
      'My sister\u2019s birthday is Saturday and I have nothing',
      'Get something for my sister\u2019s birthday',
    ],
    ['still waiting on the council', 'Chase the council'],
    ['stuck on chapter 9', 'Work on chapter 9'],
    ['halfway through painting the fence', 'Finish painting the fence'],
    ['still missing the P60', 'Find the P60'],
    ["I haven't touched the watercolours since march", 'Get back to the watercolours'],
    ['glaze is running low', 'Get glaze'],
    ['Beta readers waiting', 'Get back to Beta readers'],
    ['Hi love, could you please ring the plumber today?', 'Ring the plumber today'],
    ['would you mind feeding the cat on saturday?', 'Feed the cat on saturday'],
    ['The kiln element went last night so I have to order a new one', 'Order a new kiln element'],
    ['The Christmas market is on Friday', 'Get ready for the Christmas market on Friday'],
    [
      'I need labels, a float, and a card reader that actually works.',
      'Get labels, a float, and a card reader that actually works',
    ],
    ['place the harbour photos on page 6', 'Place the harbour photos on page 6'],
    ['Have I paid the gym?', 'Check whether I have paid the gym'],
    ['the report i need to finish by friday', 'Finish the report by friday'],
    ['dentist', 'Book dentist'],
    ['the roof thing', 'Sort out the roof thing'],
    ['gym membership cancel', 'Cancel gym membership'],
    ['Tengo que llamar al dentista', 'Llamar al dentista'],
    ['ich muss die Oma anrufen', 'Die Oma anrufen'],
    ['買い物に行く', '買い物に行く'],
  ])('%s', (text, expected) => {
    expect(titlesOf(text)).toEqual([expected]);
  });
});

describe('what "it" stands for', () => {
  it.each([
    ["I feel awful about the newsletter, I haven't sent it since March", ['Send the newsletter']],
    ['I found the lamp, now I need to fix it', ['Fix the lamp']],
    ['Tax the van, ring the council, get a new one', ['Get a new van']],
    ['The garage is a tip, I need to clean it', ['Clean the garage']],
    ["The invoices are printed but I haven't posted them", ['Post the invoices']],
    ["The tutorial is too long for the guests so I'll fix it", ['Fix the tutorial']],
    ['The tent and the stove are dirty, I need to clean it', ['Clean it']],
  ])('%s', (text, expected) => {
    expect(titlesOf(text).filter((title) => /send|fix|post|clean|get a/iu.test(title))).toEqual(
      expected,
    );
  });
});

describe('doubles', () => {
  it('keeps the richer wording once', () => {
    expect(titlesOf('call the dentist\nbuy milk\ncall the dentist tomorrow')).toEqual([
      'Call the dentist tomorrow',
      'Buy milk',
    ]);
  });

  it('does not join things that differ by a number', () => {
    expect(titlesOf('draw page 1\ndraw page 2')).toHaveLength(2);
  });
});

describe('what is told of a thing and asks for a step', () => {
  it.each([
    ["invites went out but 4 haven't replied", "Chase the 4 who haven't replied"],
    ["some of the team still haven't paid", "Chase some of the team who haven't paid"],
    ['there are 60 letters but only half of them are typed', 'Type the rest of the letters'],
    ['the mower is making a rattling noise', 'Get the mower fixed'],
    ['website out of date', 'Update website'],
    ['recycling out', 'Put the recycling out'],
    ["the van's making that noise again", 'Get the van fixed'],
    ['I need to bid for my January roster', 'Bid for my January roster'],
    ['I have to comp the table by the door', 'Comp the table by the door'],
    ['actually reply to Eun-ji', 'Reply to Eun-ji'],
    ['==descale the machine==', 'Descale the machine'],
  ])('%s', (text, expected) => {
    expect(titlesOf(`${text}. feed the cat`)).toContain(expected);
  });

  it('makes no step of what one has to say', () => {
    expect(titlesOf("I have to say it's lovely. feed the cat")).toEqual(['Feed the cat']);
  });

  it('hears that a thing needs time, and no step', () => {
    expect(titlesOf('glue the frame\nglue needs 24 hours to dry')).toEqual(['Glue the frame']);
  });

  it('reads a row behind the name of its line, when there is a deed in it', () => {
    expect(
      titlesOf('1. Sing\n2. Books: chase the café for the March invoice, file the receipts'),
    ).toEqual(['Sing', 'Chase the café for the March invoice', 'File the receipts']);
  });

  it('hears what only begins on a day as what to be ready for', () => {
    expect(titlesOf('term starts on Monday. iron the uniforms')).toEqual([
      'Get ready for term on Monday',
      'Iron the uniforms',
    ]);
  });

  it('keeps a German day in its sentence', () => {
    expect(titlesOf('Antrag bis 30. November abgeben\nOma anrufen')).toEqual([
      'Antrag bis 30. November abgeben',
      'Oma anrufen',
    ]);
  });
});
