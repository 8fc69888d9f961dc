import { describe, expect, it } from 'vitest';
import { effectOf, pebbleNamed, revise } from './test-zine.ts';

describe('several things in one breath', () => {
  it.each([
    ['add a step to weigh the parcel and another to thank Sam', '+Weigh the parcel +Thank Sam'],
    [
      'we need two steps, one for scanning the map and one for printing labels',
      '+Scan the map +Print labels',
    ],
    ['rename Cover to Front and Printer to Copy shop', '-Cover -Printer +Front +Copy shop'],
    ['call the cover “Front” and the layout “Words”', '-Layout -Cover +Words +Front'],
    [
      'rename buy stamps to Buy tape and fetch it from Jo',
      '-Buy stamps +Buy tape and fetch it from Jo',
    ],
  ])('is made for each of them: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['rename ink the cover to Paint it and proofread to Check', 'where one new name ends'],
    ['call Cover Front and Layout Words', 'where one new name ends'],
    ['use chalk instead of ink', 'say “rename ink the cover to …”'],
    ['replace it with a concert', 'not clear what is to be called that'],
  ])('is refused where it is not clear what becomes of what: %s', (said, reason) => {
    expect(effectOf(said)).toContain(reason);
  });
});

describe('steps that are counted', () => {
  it.each([
    ['delete both sketch steps', 'remove sketch three covers and choose one sketch'],
    ['all the cover steps need 15 minutes', 'give everything in Cover 15 minutes'],
    ['drop the third step of the cover', 'remove ink the cover'],
    ['take out the second cover step', 'remove choose one sketch'],
    ['remove the printer’s last step', 'remove buy stamps'],
    ['make the second boulder smaller', 'make get it printed smaller'],
    ['delete the last but one step', 'remove send the files to the printer'],
    ['more time for the last two cover steps', 'more time for choose one sketch and inking'],
    ['drop the stamps and both sketch steps', 'remove the stamps. remove both sketch steps'],
    ['make the sketch steps 15 minutes each', 'give both sketch steps 15 minutes'],
    ['swap the last two', 'swap the stamps and the files'],
    ['combine the two sketch steps', 'merge sketch three covers and choose one sketch'],
    [
      'move both sketch steps before the stamps',
      'move choose one sketch before the stamps. move sketch three covers before choose one sketch',
    ],
    [
      'proofreading first, then the rest of the layout',
      'move proofread to the start of the rock Layout',
    ],
  ])('are the ones that their names would mean: %s', (said, plain) => {
    expect(revise(plain).understood).toBe(true);
    expect(revise(said)).toEqual(revise(plain));
  });

  it.each([
    ['delete both stamp steps', 'names 1 step that waits, not 2'],
    ['remove the two cover steps', 'name each of them'],
    ['delete the fourth boulder', 'There are only 2 boulders on this mountain'],
    ['remove the sixth step of the cover', 'There are only 3 steps in “cover”'],
    ['swap the first two', '“Write the intro page” is done'],
    ['remove the first two steps', '“Write the intro page” is done'],
    ['stamps first, then the rest of the layout', 'is not one of the steps of “Layout”'],
  ])('change nothing where it is another number, or one is done: %s', (said, reason) => {
    expect(effectOf(said)).toContain(reason);
  });
});

describe('one thing in place of another', () => {
  it('changes the deed of a title, and keeps what it is done to', () => {
    expect(effectOf('painting instead of inking')).toBe('-Ink the cover +Paint the cover');
  });

  it('gives a mountain the whole new name, whatever words of it were said', () => {
    const revised = revise('rename the zine to Tales of the harbour');
    expect(revised.understood && revised.mountain.title).toBe('Tales of the harbour');
  });
});

describe('how long, in which order, and where', () => {
  it.each([
    ['the photos need five more minutes', 'add 5 minutes to the photos'],
    ['put another five minutes on the photos', 'add 5 minutes to the photos'],
    ['inking could have ten minutes less', 'take 10 minutes off inking'],
    ['the right order is the stamps, then the files', 'order: stamps, files'],
    ['plus: weigh the parcel', 'add weigh the parcel'],
    [
      'one more step at the end of get it printed: thank Sam',
      'add thank Sam to the end of Printer',
    ],
    ['under the cover I would like a step to choose a font', 'add choose a font to Cover'],
    ['we can do without the stamps', 'remove the stamps'],
    ['join those two steps: inking and choosing', 'merge inking and choosing'],
  ])('is the same as its plain words: %s', (said, plain) => {
    expect(revise(plain).understood).toBe(true);
    expect(revise(said)).toEqual(revise(plain));
  });

  it.each([
    ['the stamps need a note: second class', 'p-stamps', 'Second class. About Buy stamps.'],
    ['add a note to inking: steady hand', 'p-ink', 'Steady hand. About Ink the cover.'],
    ['the description of inking should say Steady hand', 'p-ink', 'Steady hand.'],
  ])('describes a step: %s', (said, id, description) => {
    const revised = revise(said);
    const told = revised.understood ? pebbleNamed(revised.mountain, id) : undefined;
    expect(told?.description).toBe(description);
  });

  it.each([
    ['under the attic add buy glue', 'not clear where'],
    ["I can't do without the stamps", 'was not understood'],
    ['the intro page needs a note: too long', 'is done and stays'],
    ['the cover rock needs a note: shiny', 'say which step'],
  ])('is refused where it is not clear: %s', (said, reason) => {
    expect(effectOf(said)).toContain(reason);
  });
});
