import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

const MINUTES = `Minutes of the meeting of 18 Nov
Present: G. Ottley (chair), S. Bell (me), P. Dunne
1. Balance noted.
2. Leak at plot 17. ACTION: SB to get a quote from the plumber.
3. ACTION: SB to book the back room. ACTION: PD to buy raffle tickets.
4. AOB: change the padlock code (SB).`;

const CLINIC = `[00:00:04] DR LIND: How have the knees been?
[00:00:31] DR LIND: I'd like you to book an X-ray at the hospital.
[00:00:58] PATIENT: Right.
[00:02:15] PATIENT: And I've got to ask at work about a desk.
[00:02:24] DR LIND: Good luck with that.`;

const SCAN = `ring Argos about a refund for the
kettle
renew the home insur-
ance policy
collect the suit from the dry
cleaners thurs
order hearing aid bat-
teries`;

const NOTICE = `Fwd: NOTICE from the committee

> Hello Residents,
> Please send us the form by Thursday.
> The pool is finished. Thank you for your patience!
> Regards, Barb (Secretary)
ring Barb
- buy milk`;

describe('what was pasted, scanned or dictated with its marks', () => {
  it('takes my own actions from minutes that say who I am, and nobody else’s', () => {
    expect(titlesOf(MINUTES)).toEqual([
      'Get a quote from the plumber',
      'Book the back room',
      'Change the padlock code',
    ]);
  });

  it('takes what a quoted letter asks, and not its greeting, its subject or its name; what stands below is the person’s', () => {
    expect(titlesOf(NOTICE)).toEqual(['Send them the form by Thursday', 'Ring Barb', 'Buy milk']);
  });

  it.each([
    [
      'Fwd: trip\n\n> Dear parents\n> Thank you!\n> Please send a packed lunch.\n> Please pay by Friday.',
      ['Send a packed lunch', 'Pay by Friday'],
    ],
    [
      '> Hi\n> can you buy milk\n> Thanks\n> can you also ring the school',
      ['Buy milk', 'Ring the school'],
    ],
    [
      'Hi Sam\nplease book the hall\nThanks,\nJo Miller\nHead of Events\n0161 496 0000',
      ['Book the hall'],
    ],
    [
      'Hi Sam\nthanks\nplease book the hall\nand call the caterer',
      ['Book the hall', 'Call the caterer'],
    ],
    [
      'On Tue Jo wrote:\n> please send me the slides\nYes.\n> And please send me your keys.',
      ['Send them the slides', 'Send them my keys'],
    ],
  ])('keeps what is asked below the thanks of a letter: %s', (text, steps) => {
    expect(titlesOf(text)).toEqual(steps);
  });

  it('leaves every action in minutes that do not say who I am', () => {
    expect(titlesOf(MINUTES.replace(' (me)', '')).join(' ')).toMatch(
      /plumber.*back room.*raffle/su,
    );
  });

  it('knows a patient as the one who writes, and what a doctor would like as asked', () => {
    expect(titlesOf(CLINIC)).toEqual(['Book an X-ray at the hospital', 'Ask at work about a desk']);
  });

  it('makes the lines and words of a narrow page whole', () => {
    expect(titlesOf(SCAN)).toEqual([
      'Ring Argos about a refund for the kettle',
      'Renew the home insurance policy',
      'Collect the suit from the dry cleaners thurs',
      'Order hearing aid batteries',
    ]);
  });

  it('takes the points of a numbered paper as bullets', () => {
    expect(
      titlesOf('1.1 book the biometrics slot\n1.2 print the statements\n2.1 sell the bed'),
    ).toEqual(['Book the biometrics slot', 'Print the statements', 'Sell the bed']);
  });

  it('leaves out a line with "done" of another language behind an arrow', () => {
    expect(titlesOf('- payer la cantine --> fait\n- rendre le livre à la BU')).toEqual([
      'Rendre le livre à la BU',
    ]);
  });

  it('takes marks that were said in another language as marks', () => {
    expect(
      titlesOf('appeler la banque virgule payer le loyer à la ligne réserver le train point'),
    ).toEqual(['Appeler la banque', 'Payer le loyer', 'Réserver le train']);
    expect(titlesOf('I see the point, and the point is made. Call Ann at this point')).toEqual([
      'Call Ann at this point',
    ]);
  });

  it('ends no sentence at the dot of a day', () => {
    expect(titlesOf('Jonas braucht bis zum 1.12. neue Schuhe für die Halle.')).toEqual([
      'Bis zum 1.12. neue Schuhe für die Halle besorgen',
    ]);
  });

  it('ends a sentence at a day that no preposition opened, and takes one word for how I am', () => {
    const said = titlesOf(
      'Die Steuer ist immer noch nicht fertig, Frist 30.11. Winterreifen wechseln lassen. Müde.',
    );
    expect(said).toContain('Winterreifen wechseln lassen');
    expect(said).not.toContain('Müde');
  });

  it('knows a line by the base form in front of it', () => {
    expect(titlesOf('- return the shoes\n- aplicar for the job, closes lunes')).toEqual([
      'Return the shoes',
      'Aplicar for the job, closes lunes',
    ]);
  });

  it('knows me in a chat by what stands around it, and by whom a request is spoken to', () => {
    const chat = `Marta: Where are we?
Deniz: I'll write the risk assessment on Tuesday.
Ruth: I'm doing the cakes.
Marta: Deniz can you also email the volunteers their time slots?
Marta: Ruth can you bring the urn?
Deniz: I need to borrow the cones from the rugby club.`;
    const mine = titlesOf(`meeting fri, i'm Deniz\n\n${chat}`).join('. ');
    expect(mine).toMatch(/^Write the risk assessment on Tuesday\. Email the volunteers/u);
    expect(mine).toContain('Borrow the cones');
    expect(mine).not.toMatch(/cakes|urn/u);
    expect(titlesOf(chat).join('. ')).toMatch(/risk assessment.*cones/u);
  });

  it('reads what someone sent to themselves', () => {
    const notes = ['🐶 worming tablet!!', '<Media omitted>', '🪴 repot monstera', 'ring Ann'];
    const chat = notes.map((note, at) => `[21/11/26, 22:14:0${at}] Me: ${note}`).join('\n');
    expect(titlesOf(chat)).toEqual(['Buy worming tablet', 'Repot monstera', 'Ring Ann']);
  });
});

describe('whose turn it is in a chat', () => {
  it('is mine when I take it, with what I say of it', () => {
    const chat = `[22/11/2026, 09:02] Sis: are u getting the cake for dads 70th or am i
[22/11/2026, 09:05] Me: I'll get it, the coffee one
[22/11/2026, 09:11] Me: I'll make the photo slideshow as well
[22/11/2026, 09:18] Sis: can u pick gran up at the station on sat 11.40`;
    expect(titlesOf(chat)).toEqual([
      'Get the cake for dads 70th, the coffee one',
      'Make the photo slideshow',
      'Pick gran up at the station on sat 11.40',
    ]);
  });
});
