import { describe, expect, it } from 'vitest';
import { revise, shape, ZINE } from './test-zine.ts';

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
