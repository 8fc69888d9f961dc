import { describe, expect, it } from 'vitest';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain } from '../../plan/plan.ts';
import { effectOf, pebbleNamed, revise, shape, ZINE } from './test-zine.ts';

function mountainOf(titles: readonly string[]): Mountain {
  const [boulder] = ZINE.boulders;
  const pebbles = titles.map((title, at) =>
    waitingPebble({ id: `p-${at}`, title, description: '', estimatedMinutes: at === 0 ? 25 : 20 }),
  );
  const rock = { id: 'r', title: 'Todo', completed: false, pebbles };
  return { ...ZINE, boulders: boulder === undefined ? [] : [{ ...boulder, rocks: [rock] }] };
}

const MOVING = mountainOf([
  'Pack the kitchen',
  'Call the landlord about the deposit',
  'Get three quotes',
  'Sell the old sofa on marketplace',
  'Work on the books',
  'Return the library books',
  'Clean the oven',
  'Cancel the internet',
]);
const TITLES_ABROAD = [
  'Comprar los globos',
  'Enviar las invitaciones',
  'Pedir la tarta',
  'Acheter des cartons',
  'Belege sortieren',
  'Reservar o hotel',
];
const ABROAD = mountainOf(TITLES_ABROAD);

const NO_STAMPS = '-Buy stamps';

describe('a change as people put it', () => {
  it.each([
    ['can you add "buy glue" to the printer bit', '+Buy glue'],
    ['i forgot, i also have to weigh the envelopes', '+Weigh the envelopes'],
    [
      'add 3 steps: cut the paper, fold it, staple it',
      '+Cut the paper +Fold the paper +Staple the paper',
    ],
    ['get rid of the stamps thing', NO_STAMPS],
    ['cut the stamps', NO_STAMPS],
    ['the stamps must go', NO_STAMPS],
    ['i already have stamps so take that out', NO_STAMPS],
    ['no proofreading please', '-Proofread everything aloud'],
    ['remvoe buy stamsp', NO_STAMPS],
    ['delte the stamps and add ring the binder', `${NO_STAMPS} +Ring the binder`],
    ['replace the stamps with envelopes', `${NO_STAMPS} +Buy envelopes`],
    ['instead of buying stamps, borrow some from mum', `${NO_STAMPS} +Borrow some from mum`],
    [
      "I don't want to ask Priya, ask Jonas instead",
      '-Ask Priya about paper and price +Ask Jonas about paper and price',
    ],
    ['forgot to say, I need to weigh the envelopes', '+Weigh the envelopes'],
    ['please also add weigh the envelopes', '+Weigh the envelopes'],
    ['the stamps have already been bought, take them off', NO_STAMPS],
    ['drop the stamps, I found some at home', NO_STAMPS],
    ['get rid of everything about the stamps', NO_STAMPS],
    ['scratch the stamps', NO_STAMPS],
    [
      'send the files to the printer -> send the PDF to Priya',
      '-Send the files to the printer +Send the PDF to Priya',
    ],
    [
      'proofreading is way too vague, break it into smaller steps',
      '-Proofread everything aloud +Proofread everything aloud (part 1) +Proofread everything aloud (part 2)',
    ],
    [
      'combine the stamps and the files into one step',
      '-Send the files to the printer -Buy stamps +Buy stamps and send the files to the printer',
    ],
    ['add a reminder to weigh the envelopes', '+Weigh the envelopes'],
    ["insert 'weigh the envelopes' right before buying stamps", '+Weigh the envelopes'],
    ["I don't want to buy stamps, remove that", NO_STAMPS],
    ['delete steps 9 and 10', '-Send the files to the printer -Buy stamps'],
    [
      'replace Priya with Marek',
      '-Ask Priya about paper and price +Ask Marek about paper and price',
    ],
    [
      "it's not Priya, it's Marek",
      '-Ask Priya about paper and price +Ask Marek about paper and price',
    ],
    ['I also want to cancel the gym', '+Cancel the gym'],
    ['oh and add a tea break', '+Take a tea break'],
    ['can we delete the last two?', '-Send the files to the printer -Buy stamps'],
  ])('is made: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['añade comprar pegamento', '+Comprar pegamento'],
    ['quita buy stamps, por favor', NO_STAMPS],
    ['cambia "Buy stamps" por "Comprar sellos"', `${NO_STAMPS} +Comprar sellos`],
    ['füge Kleber kaufen hinzu', '+Kleber kaufen'],
    ['lösche "Buy stamps"', NO_STAMPS],
    ['benenne "Buy stamps" in "Briefmarken kaufen" um', `${NO_STAMPS} +Briefmarken kaufen`],
    [
      'supprime "Buy stamps" et ajoute acheter des enveloppes',
      `${NO_STAMPS} +Acheter des enveloppes`,
    ],
    ['apaga "Buy stamps"', NO_STAMPS],
    ['adiciona comprar cola', '+Comprar cola'],
  ])('is made in other languages: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['i want to do the stamps before anything else', 'move buy stamps first'],
    ["i'd like the stamps before the files", 'move buy stamps before send the files'],
    [
      'do the stamps first, then the harbour photos',
      'move buy stamps first. move the harbour photos after buy stamps',
    ],
    ['do the stamps and the photos first', 'move the photos first. move the stamps first'],
  ])('moves things however it is put: %s', (said, plain) => {
    expect(effectOf(said)).toBe(effectOf(plain));
  });

  it.each([
    ['half an hour for the harbour photos please', 30],
    ['harbour photos 30 min', 30],
    ['make the harbour photos one 30 minutes', 30],
    ['placing the photos is scary, make it tiny', 15],
    ['20 min is not enough for placing the harbour photos', 25],
    ['placing the photos will take longer than that', 25],
    ['all of this is too much, can you make it easier', 15],
  ])('gives other minutes however it is put: %s', (said, minutes) => {
    const revised = revise(said);
    const photos = revised.understood ? pebbleNamed(revised.mountain, 'p-photos') : undefined;
    expect(photos?.estimatedMinutes).toBe(minutes);
  });

  it('gives a mountain the name that stands in single quotes', () => {
    const revised = revise("rename the mountain 'Zine by Christmas'");
    expect(revised.understood && revised.mountain.title).toBe('Zine by Christmas');
  });

  it.each([
    'pon buy stamps primero',
    'buy stamps zuerst',
    'mets buy stamps en premier',
    'põe buy stamps primeiro',
  ])('moves things in other languages: %s', (said) => {
    expect(effectOf(said)).toBe(effectOf('move buy stamps first'));
  });

  it.each([
    ['1. add buy glue 2. remove the stamps', `${NO_STAMPS} +Buy glue`],
    ['also need to scan the sketches', '+Scan the sketches'],
    [
      'need to email the printer about bleed before sending files',
      '+Email the printer about bleed',
    ],
    ['i want to do a launch party too', '+Do a launch party'],
    [
      'there should be a step for asking permission for the photos',
      '+Ask permission for the photos',
    ],
    ['can you put "find a stapler" at the end of the cover rock', '+Find a stapler'],
    [
      "I can't face inking the cover, chop it up please",
      '-Ink the cover +Ink the cover (part 1) +Ink the cover (part 2)',
    ],
    ['I found some at home. Remove the stamps.', NO_STAMPS],
    ['remove the whole cover bit', '-Cover -Sketch three covers -Choose one sketch -Ink the cover'],
    [
      'take out everything about printing except the stamps',
      '-Ask Priya about paper and price -Send the files to the printer',
    ],
    [
      'get rid of choosing one sketch and instead do a poll with friends',
      '-Choose one sketch +Do a poll with friends',
    ],
    [
      'priya said no, so ask Marek instead',
      '-Ask Priya about paper and price +Ask Marek about paper and price',
    ],
    [
      'where it says Priya put Priya Nair',
      '-Ask Priya about paper and price +Ask Priya Nair about paper and price',
    ],
    ['sketch two covers rather than three', '-Sketch three covers +Sketch two covers'],
    ['sketch fifteen covers rather than three', '-Sketch three covers +Sketch fifteen covers'],
    ['sketch a dozen covers rather than three', '-Sketch three covers +Sketch a dozen covers'],
    [
      "don't bother with sketching three covers, one is enough",
      '-Sketch three covers +Sketch one cover',
    ],
    [
      'break down the layout into page 6-8, page 9-10 and page 11-12',
      '-Finish the layout pages 6 to 12 +Finish page 6-8 +Finish page 9-10 +Finish page 11-12',
    ],
    [
      'combine the files, the stamps and asking Priya',
      '-Ask Priya about paper and price -Send the files to the printer -Buy stamps +Send the files to the printer and buy stamps',
    ],
    [
      'split the photos: choosing, cropping',
      '-Place the harbour photos +Choose the harbour photos +Crop the harbour photos',
    ],
    ['inking in 2 parts', '-Ink the cover +Ink the cover (part 1) +Ink the cover (part 2)'],
    [
      'merge sketching and choosing',
      '-Sketch three covers -Choose one sketch +Sketch three covers and choose one sketch',
    ],
  ])('is made, with or without what led to it: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['could we do the cover before the pages?', 'move the rock Cover before the rock Layout'],
    ['what if asking Priya came last', 'move ask Priya last'],
    ['the proofreading needs to happen after inking', 'move proofread after ink the cover'],
    ['photos of the harbour go on the cover not in the layout', 'move the photos into Cover'],
  ])('is moved, however it is put: %s', (said, plain) => {
    expect(effectOf(said)).toBe(effectOf(plain));
  });

  it.each([
    ['Placing the photos takes me ages, give me half an hour for it', 'p-photos', 30],
    ['inking should be 15', 'p-ink', 15],
    ['proofread 20 min not 15', 'p-proof', 20],
    ['double the time for the stamps', 'p-stamps', 30],
    ['less time on photos, 10 min is enough', 'p-photos', 15],
    ["it's all too much", 'p-layout', 15],
  ])('has other minutes, however it is put: %s', (said, id, minutes) => {
    const revised = revise(said);
    const found = revised.understood ? pebbleNamed(revised.mountain, id) : undefined;
    expect(found?.estimatedMinutes).toBe(minutes);
  });

  it.each([
    ['the sofa i gave it away so you can take that off', 'remove the sofa'],
    ['i dont need to sell the sofa anymore my brother is taking it', 'remove the sofa'],
    ['oven + internet can go', 'remove the oven and the internet'],
    [
      "change of plan, we're not cleaning the oven, we're hiring a cleaner",
      'rename clean the oven to Hire a cleaner',
    ],
    ['its pack the books not work on the books', 'rename work on the books to Pack the books'],
    ['use ebay not marketplace', 'rename sell the old sofa to Sell the old sofa on ebay'],
    ['remove the sofa add buy boxes', 'remove the sofa. add buy boxes'],
    [
      'after the landlord add "take photos of the flat"',
      'add "take photos of the flat" after the landlord',
    ],
    ['before packing the kitchen i need to buy boxes', 'add buy boxes before pack the kitchen'],
    ['hand over the keys at the end', 'add hand over the keys at the end'],
    [
      'put cancelling the internet before returning the books',
      'move cancel the internet before return the library books',
    ],
    ['the oven can wait till the end', 'move clean the oven last'],
    ['take 5 minutes off the kitchen', 'give the kitchen 20 minutes'],
    ['the kitchen takes longer than that. give it 5 more minutes', 'add 5 min to the kitchen'],
    ['replace "the" with "our"', 'change the to our everywhere'],
    [
      'a plumber instead of the landlord',
      'rename call the landlord to Call a plumber about the deposit',
    ],
    ['first the oven then the sofa', 'move the oven first. move the sofa after the oven'],
    ['oven, then sofa', 'move the sofa after the oven'],
    ['order: oven, sofa', 'move the oven first. move the sofa after the oven'],
    ['put the sofa next to the oven', 'move the sofa after the oven'],
    ["i don't think we need the internet", 'remove the internet'],
    ["he's keeping it so no sofa needed", 'remove the sofa'],
    ["i'm so tired, can you make this easier", 'make everything smaller'],
    ["i'm overwhelmed", 'make everything smaller'],
    ['i only have 15 minutes for each thing', 'set everything to 15 minutes'],
    ['also the keys', "don't forget the keys"],
    ['so um two quotes not three', 'rename get three quotes to Get two quotes'],
  ])('is made on a mountain from a dictated dump: %s', (said, plain) => {
    const [a, b] = [revise(said, MOVING), revise(plain, MOVING)];
    expect(b.understood).toBe(true);
    expect(a).toEqual(b);
  });

  it.each([
    ['quita los globos y la tarta', ['Comprar los globos', 'Pedir la tarta']],
    ['ya no necesito los globos', ['Comprar los globos']],
    ['supprime les cartons', ['Acheter des cartons']],
    ["je n'ai plus besoin de cartons", ['Acheter des cartons']],
    ['die Belege brauche ich nicht mehr', ['Belege sortieren']],
    ['não preciso mais do hotel', ['Reservar o hotel']],
  ])('takes away what is named in its own language: %s', (said, gone) => {
    const revised = revise(said, ABROAD);
    const left = revised.understood ? shape(revised.mountain)[0] : null;
    expect(left).toBe(
      `Todo: ${TITLES_ABROAD.filter((title) => !gone.includes(title)).join(' | ')}`,
    );
  });

  it.each([
    ['las invitaciones antes que los globos', 'move Enviar before Comprar los globos'],
    ['o hotel antes das invitaciones', 'move Reservar before Enviar'],
    ['30 minutos para los globos', 'give Comprar los globos 30 minutes'],
    ['das ist zu viel', 'make everything smaller'],
    ['il faut aussi louer un camion', 'add louer un camion'],
    ['la tarta es de fresa, no de chocolate', null],
  ])('is made in the language of the plan: %s', (said, plain) => {
    const revised = revise(said, ABROAD);
    if (plain !== null) expect(revised).toEqual(revise(plain, ABROAD));
    expect(revised.understood).toBe(plain !== null);
  });

  it.each([
    ['make me a sandwich', '“make me a sandwich” was not understood'],
    ['add nothing', 'say it as in “add buy tape”'],
    ['no idea', 'Nothing on this mountain is called “idea”; use words from its title'],
    ['add a boulder called Before we post', 'Say its steps too'],
    ['new rock: Cover. add buy glue', '“Cover” is in the plan already'],
    ['delete everything but the stamps', 'use words from its title'],
    ['add "buy glue" to the basement', 'Nothing on this mountain is called “the basement”'],
    ['quita los sellos', 'Nothing on this mountain is called “los sellos”'],
    [
      'remove the sketch',
      '“the sketch” could be “Sketch three covers” or “Choose one sketch”; say the whole title.',
    ],
    ['the photos are sorted', 'tick off “Place the harbour photos” in the plan'],
    ['I finished the layout', 'tick off the steps of “Layout” in the plan'],
    ['too many steps, make it simpler', 'say which can go'],
    ['mark the intro as not done', 'What is done is taken back where it is ticked off'],
    ['untick the intro', 'What is done is taken back where it is ticked off'],
    ['thanks, looks good', 'everything stays as it is'],
    ['Thank you so much!', 'everything stays as it is'],
    ['the cover is on page 1', 'not clear which step'],
    ['my aunt lives in Leeds', 'not clear which step'],
    ['I am stressed about the cover', 'That sounds hard'],
    ["I don't know where to start", 'make everything smaller'],
    ['leave the cover alone', 'It stays as it is'],
    ['I might drop the stamps, not sure yet', 'Nothing is changed while it is open'],
    ['nothing', 'everything stays as it is'],
    ['undo', 'say how it is to be now'],
    ['put the stamps last', 'The plan is like that already'],
    ['add it', 'say it as in “add buy tape”'],
    ['i need 20 minutes', 'was not understood'],
    ['and so on', 'was not understood'],
    ['it takes 20 minutes', 'It is not clear which step has 20 minutes'],
    ['cut the paper', 'say “remove …” or “add …”'],
    ['remove finished', 'What is done stays'],
    ['remove one', 'use words from its title'],
    ["the layout isn't finished", 'was not understood'],
    ['i would remove the stamps but i need them', 'was not understood'],
    ['remove the flowers, actually keep them', 'use words from its title'],
    ['either remove the stamps or the photos', 'was not understood'],
    ["and that's it", 'was not understood'],
    ['also the stamps', '“Buy stamps” is in the plan already'],
    ['inking instead of choosing', 'is in the plan too'],
    ['i need help with the photos', 'make everything smaller'],
    ["don't remove the stamps", 'say only what to change'],
    ['the elephant scares me, make it smaller', 'was not understood'],
    ['move the stamps into the layout, maybe, if there is room', 'Nothing is changed'],
  ])('is refused with its reason: %s', (said, reason) => {
    expect(effectOf(said)).toContain(reason);
  });
});
