import { describe, expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';
import { type PlanDraft } from './plan-draft.ts';
import { stepsOf } from './test-steps.ts';

function planOf(text: string): PlanDraft {
  return planBrainDump({ text, today: '2026-11-21' });
}

const BESIDE = 'Call Grandad. Water the plants. Post the parcel.';

describe('a pebble reads as a person would write it', () => {
  it.each([
    ['My sister wants help with her CV.', 'Help my sister with her CV'],
    ['The PR from Anna is waiting for review.', 'Review the PR from Anna'],
    ['Deep clean the oven.', 'Deep clean the oven'],
    ['I need to think about the menu for Sunday.', 'Think about the menu for Sunday'],
    ['Taste cakes for the wedding.', 'Taste cakes for the wedding'],
    [
      "I promised to knit a blanket for Freya's baby due in January.",
      "Knit a blanket for Freya's baby due in January",
    ],
    ['She needs to be up and dressed by nine.', 'Get her up and dressed by nine'],
    ['Ring the dentist back they left a voicemail.', 'Ring the dentist back'],
    ['Someone has to drive me to the clinic.', 'Find someone to drive me to the clinic'],
    ['What I must do is count the panes.', 'Count the panes'],
    [
      'I have promised the Guild a talk on Palmer and have not chosen the slides.',
      'Get a talk on Palmer ready for the Guild',
    ],
    ["They want to know if I'm coming.", "Tell them if I'm coming"],
    ['I still have not been paid for September.', 'Get paid for September'],
    ["Client A hasn't signed off the wireframes.", 'Chase Client A about the wireframes'],
    ["The cat hasn't been seen since Wednesday.", 'Look for the cat'],
    ['The portfolio needs the museum project adding.', 'Add the museum project'],
    [
      'Two staff want Christmas Eve off and only one can have it.',
      'Answer two staff about Christmas Eve off',
    ],
    ['The bad bit is that the tap drips.', 'Get the tap fixed'],
    ["My daughter's laptop died.", "Get my daughter's laptop fixed"],
    ["I haven't done my reading either.", 'Do my reading'],
    [
      'The etsy shop has 14 orders I havent packed and the oldest is from the 9th.',
      'Pack the 14 orders',
    ],
    ["They sent a red letter, I just can't open it.", 'Open the red letter'],
    ['I bought the wrong insoles, they need to go back.', 'Take them back'],
    ['So tonight I am writing him a letter.', 'Write him a letter tonight'],
    ["I can't bring myself to ring the bank.", 'Ring the bank'],
    ['My travel card runs out in January.', 'Renew my travel card (runs out in January)'],
    ['I have to clear the boxes away before then.', 'Clear the boxes away before then'],
    ["Somebody's gotta replace the lockbox.", 'Replace the lockbox'],
    ['Someone needs to come and look at the heating.', 'Get someone to look at the heating'],
    ['What I need is to call Jo.', 'Call Jo'],
    ['Gran would like a phone call.', 'Call Gran'],
    ['Say goodbye to Mrs Okoro downstairs.', 'Say goodbye to Mrs Okoro downstairs'],
    ['The website photos are from 2021.', 'Update the website photos'],
    ["I promised my brother I'd help him move on Saturday.", 'Help my brother move on Saturday'],
    ["I told Ana I'd send the photos. I promised mum I'd call her.", 'Call mum'],
    ['Mum would love a visit.', 'Visit Mum'],
    ['The garage says it needs two new tyres.', 'Get two new tyres'],
    ['My tooth hurts when it is cold.', 'Get my tooth looked at'],
    ['Before that clear the brambles.', 'Clear the brambles'],
    ['Rent £640 by Friday.', 'Pay rent £640 by Friday'],
    ['caterer deposit 1500 due Friday.', 'Pay caterer deposit 1500 due Friday'],
    ['The printer is offline.', 'Get the printer fixed'],
    ['The player jump feels floaty.', 'Get the player jump fixed'],
    ['The car has no insurance since Monday.', 'Get insurance for the car'],
    ['Work wants me back from sick leave on the 1st.', 'Get ready for work again on the 1st'],
    ["Somebody's got to be home between eight and noon.", 'Be home between eight and noon'],
    ['The lesson plan needs to be perfect.', 'Get the lesson plan perfect'],
    [
      'I have until the end of January to find somewhere, great.',
      'Find somewhere by the end of January',
    ],
    ['My bike got stolen, police report done, insurance claim not.', 'Put in insurance claim'],
    ['Pip form. 40 pages. Due back 9 Dec.', 'Fill in Pip form, 40 pages'],
    [
      'The pharmacology assignment is 2500 words. due Friday at 5pm.',
      'Finish the pharmacology assignment, due Friday at 5pm',
    ],
    ['The lighting guy needs his deposit or he walks.', 'Get deposit for the lighting guy'],
    ['The kettle that leaks.', 'Get the kettle fixed'],
    [
      'The tomatoes in the tunnel house need stringing up.',
      'String up the tomatoes in the tunnel house',
    ],
    ["It's bring a tin for the food bank on Tuesday.", 'Bring a tin for the food bank on Tuesday'],
    ['I need tae phone the chiropodist.', 'Phone the chiropodist'],
    ["String the bass before Friday's gig.", "String the bass before Friday's gig"],
    ['Dentist!!! (mine) the filling fell out.', 'Book dentist (mine)'],
    [
      "I've got this podcast thing I want to launch in January.",
      'Launch this podcast thing in January',
    ],
    ["I've got a parcel I need to post by Friday.", 'Post a parcel by Friday'],
    ['I have this form I have to fill in for school.', 'Fill this form in for school'],
  ])('%s', (text, title) => {
    expect(stepsOf(`${text} ${BESIDE}`).map((pebble) => pebble.title)).toContain(title);
  });

  it.each([
    ['Pick the music.', /take your bag/u],
    ['Get the passport renewed.', /go or order/u],
    ['Get fit.', /go or order/u],
    ['Post about the gig on Instagram.', /stamp/u],
    ['Run the regression again.', /Slow and small/u],
  ])('%s does not get a note of another deed', (text, note) => {
    const [first] = stepsOf(`${text} ${BESIDE}`).filter(({ title }) =>
      text.startsWith(title.split(' ')[0] ?? ''),
    );
    expect(first?.description).not.toMatch(note);
  });

  it.each([
    ['I have to decide on prices which I hate.', 'Decide on prices', 'Which I hate'],
    ['Call the bank because card not working.', 'Call the bank', 'Because card not working'],
    [
      'I need to run it past Michelle who always finds mistakes.',
      'Run it past Michelle',
      'Who always finds mistakes',
    ],
    [
      'I need to find all the receipts which are like everywhere.',
      'Find all the receipts',
      'Which are like everywhere',
    ],
  ])('%s is told beneath the step', (text, title, told) => {
    const step = stepsOf(`${text} ${BESIDE}`).find((pebble) => pebble.title === title);
    expect(step?.description).toContain(told);
  });

  it.each([
    'Ask Ben which is cheaper',
    'Find out which is due first',
    'Tell Tom who is coming',
    'Sign the form which I have to send back',
    'Find somebody who fits carpets',
  ])('%s says it all in its title', (title) => {
    expect(stepsOf(`${title}. ${BESIDE}`).map((step) => step.title)).toContain(title);
  });

  it.each([
    [
      "okay so I've got the presentation on thursday and I haven't started so I need to book a room",
      ['Get ready for the presentation on thursday', 'Book a room'],
    ],
    [
      'my phone screen is cracked so get that fixed and back up the photos',
      ['Get my phone screen fixed', 'Back up the photos'],
    ],
    [
      "the boiler's leaking so have that looked at and email Jo",
      ['Have the boiler looked at', 'Email Jo'],
    ],
  ])('%s names its things', (text, titles) => {
    const steps = stepsOf(`${text}. ${BESIDE}`).map(({ title }) => title);
    expect(steps).toEqual(expect.arrayContaining(titles));
    expect(steps).toHaveLength(titles.length + 3);
  });

  it('ends on no word that leads on to nothing', () => {
    const said =
      'so um clean out my bag cos and I said yes to making hats for the hospital like an idiot and defer my London place and the physio says stress fracture and find the candles I and ask at the church whose lad wants a job';
    const titles = stepsOf(said).map(({ title }) => title);
    expect(titles).toContain('Make hats for the hospital');
    expect(titles.join('\n')).not.toMatch(/ (?:cos|I|and|like an idiot)$/mu);
    expect(stepsOf(`Buy vitamin A. ${BESIDE}`).map(({ title }) => title)).toContain(
      'Buy vitamin A',
    );
  });

  it('makes no step of those who have not done so either', () => {
    const titles = stepsOf(`Her uncle hasn't replied, neither have the others. ${BESIDE}`);
    expect(titles.map(({ title }) => title).join()).not.toMatch(/the others/u);
  });

  it.each([
    ['card reader: charge, test', ['Charge card reader', 'Test card reader']],
    ['labels - design + print', ['Design labels', 'Print labels']],
    ['poster: print and laminate', ['Print poster', 'Laminate poster']],
  ])('does each of the deeds that stand behind a thing: %s', (line, titles) => {
    const made = stepsOf(`- ${line}\n- call mum\n- post the parcel`).map(({ title }) => title);
    expect(made).toEqual(expect.arrayContaining(titles));
  });

  it('gets a present for whom it is, and rings nobody about it', () => {
    const titles = stepsOf('birthday card dad\ncall mum\npost the parcel').map(
      ({ title }) => title,
    );
    expect(titles).toContain('Get birthday card for dad');
  });

  it('finishes what is partly done, and buys it no more', () => {
    const titles = stepsOf('- enemy sprites, only 2 of 6 done\n- call mum\n- post the parcel');
    expect(titles.map(({ title }) => title)).toContain('Finish enemy sprites');
  });

  it.each([
    'I never soldered a board before.',
    "I've got the power supply already.",
    'All I want is some sleep.',
    'GP wants me back for a check.',
  ])('makes no step of what asks for none: %s', (text) => {
    const titles = stepsOf(`${text} ${BESIDE}`).map(({ title }) => title);
    expect(titles.filter((title) => !title.startsWith('Look at what else'))).toHaveLength(3);
  });

  it('says of many things what many do', () => {
    const titles = stepsOf('Finish the slides').map(({ title }) => title);
    expect(titles.join()).not.toMatch(/slides (?:still )?needs/u);
  });
});

describe('a mountain is called by what it holds', () => {
  it.each([
    ['farm: worm the ewes, order hay, ring the vet, do the books', 'Farm'],
    [
      'Wedding: pick readings, book the registrar, find a suit\nAnd the honeymoon: passports, flights, vaccinations',
      'The honeymoon',
    ],
  ])('%s', (text, title) => {
    expect(planOf(text).mountains.map((mountain) => mountain.title)).toContain(title);
  });

  it('is not called by a word that says how', () => {
    const [mountain] = planOf('Eat better. Get fit. Call Grandad. Save money.').mountains;
    expect(mountain?.title).not.toMatch(/\b(?:fit|better)\b/iu);
  });
});

describe('steps of a goal that came without any', () => {
  it.each([
    ['Make a wedding cake', 'Bake the layers for the wedding cake'],
    ['Write a novel', 'List what the novel still needs'],
    ['Move to Berlin', 'List who must hear of the move'],
    ['Move back in with Mum', 'Write the dates of the move'],
    ['Learn to drive', 'Find one beginner lesson for driving'],
    ['Learn to swim', 'Do ten minutes of swimming'],
    ['Learn to play the piano', 'Pick a time for the piano'],
    ['Learn pottery', 'Do ten minutes of pottery'],
    ['Get out of debt', 'Look up free advice on the debt'],
    ['Sell my bike', 'See what others ask for my bike'],
    ['Read more books', 'Put the books where you sit'],
    ['Find a therapist', 'Ask two people whom they know'],
  ])('begins "%s" with what is near: %s', (text, title) => {
    expect(stepsOf(text).map((step) => step.title)).toContain(title);
  });

  it.each(['Move to Monday', 'Get the dog to the vet', 'Sell the house insurance'])(
    'takes "%s" for no such goal',
    (text) => {
      expect(stepsOf(text)).toHaveLength(3);
    },
  );

  it.each(['Head lice letter home', 'Move my mother into the home next week'])(
    'packs no boxes for "%s"',
    (text) => {
      const titles = stepsOf(`${text}. ${BESIDE}`).map(({ title }) => title);
      expect(titles.join()).not.toMatch(/must hear|boxes/u);
    },
  );
});

describe('mountains of a long page without headings', () => {
  it('are the areas of life with most steps, and the rest', () => {
    const money = ['the rent', 'the gas bill', 'the council tax', 'the fine'].map(
      (it) => `pay ${it}`,
    );
    const home = ['wash the curtains', 'mop the floor', 'iron the sheets', 'dust the shelf'];
    const study = ['print the essay', 'read for the seminar', 'ask my tutor', 'scan lecture notes'];
    const rest = ['walk the dog', 'book the dentist', 'call Jo', 'find the kayak'];
    const { mountains } = planOf([...money, ...home, ...study, ...rest].join('\n'));
    expect(mountains.map(({ title }) => title).slice(0, 3)).toEqual(['Money', 'Home', 'Study']);
    expect(mountains).toHaveLength(4);
  });
});

describe('what comes before and after a step that stands alone', () => {
  it.each([
    ['Call mum', 'Write your first sentence', 'Note what came of it'],
    ['Get organised', 'Write down where things stand', 'Note the next small step'],
    ['Become a nurse', 'Write down where things stand', 'Note the next small step'],
    ['Take the dog to the vet', 'Put what you take by the door', 'Rest for a minute'],
    ['Clean the fridge', 'Fetch what you need for the fridge', 'Put things away'],
    ['Cook dinner', 'Fetch what you need', 'Put things away'],
  ])('makes no thing of "%s" that was not named as one', (text, before, after) => {
    expect(stepsOf(text).map(({ title }) => title)).toEqual([before, text, after]);
  });

  it('says which step it is about', () => {
    const [before] = stepsOf('Call mum');
    expect(before?.description).toBe('Call mum: have the number beside it. Nothing else yet.');
  });
});
