import { describe, expect, it } from 'vitest';
import { pebbleNamed, revise, shape, ZINE } from './test-zine.ts';

const BEFORE = shape(ZINE);

/** The titles that a change takes away and those that it brings, or why it does nothing. */
function effectOf(changeText: string): string {
  const revised = revise(changeText);
  if (!revised.understood) return revised.reason;
  const titles = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => line.split(/: | \| /u));
  const [before, after] = [titles(BEFORE), titles(shape(revised.mountain))];
  const gone = before.filter((title) => !after.includes(title)).map((title) => `-${title}`);
  const come = after.filter((title) => !before.includes(title)).map((title) => `+${title}`);
  const moved = gone.length + come.length > 0 ? [] : [after.join(' | ')];
  return [...gone, ...come, ...moved].join(' ');
}

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
    ['i already have stamps so take that out', NO_STAMPS],
    ['no proofreading please', '-Proofread everything aloud'],
    ['remvoe buy stamsp', NO_STAMPS],
    ['delte the stamps and add ring the binder', `${NO_STAMPS} +Ring the binder`],
    ['replace the stamps with envelopes', `${NO_STAMPS} +Buy envelopes`],
    ['instead of buying stamps, borrow some from mum', `${NO_STAMPS} +Borrow some from mum`],
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
    ['make me a sandwich', '“make me a sandwich” was not understood.'],
    ['add nothing', 'It does not say what to add.'],
    ['no idea', 'Nothing on this mountain is called “idea”.'],
    ['add a rock called Posting', 'Pebbles can be added in words; a rock or a boulder cannot.'],
    ['add "buy glue" to the basement', 'Nothing on this mountain is called “the basement”.'],
    ['quita los sellos', 'Nothing on this mountain is called “los sellos”.'],
    [
      'swap the sketching and the inking',
      '“the sketching” could be “Sketch three covers” or “Choose one sketch”.',
    ],
  ])('is refused with its reason: %s', (said, reason) => {
    expect(effectOf(said)).toBe(reason);
  });
});
