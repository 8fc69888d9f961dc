import { describe, expect, it } from 'vitest';

import { pebblesOf } from '../../plan/walk.ts';
import { BEFORE, effectOf, pebbleNamed, revise, shape } from './test-zine.ts';

describe('a wish in everyday words', () => {
  it.each([
    [
      'could the sketching be two steps, one for ideas and one for drawing',
      '-Sketch three covers +Sketch ideas +Draw three covers',
    ],
    [
      'make choosing and inking one step',
      '-Choose one sketch -Ink the cover +Choose one sketch and ink the cover',
    ],
    [
      'put choose and ink together',
      '-Choose one sketch -Ink the cover +Choose one sketch and ink the cover',
    ],
    [
      'new boulder: Sell it. Steps: set up a shop page, post on instagram',
      '+Sell it +Fetch what you need for the shop page +Set up a shop page +Post on instagram',
    ],
    [
      'new rock under printing: Shipping\n- weigh a parcel\n- buy envelopes\n- make tea\n\nremove the stamps',
      `-Buy stamps +Shipping +Weigh a parcel +Buy envelopes +Make tea`,
    ],
    ['at the very start add: clear the desk', '+Clear the desk'],
    ['first of all: clear the desk', '+Clear the desk'],
    ['finally, thank Priya', '+Thank Priya'],
    ['scan the photos before placing them', '+Scan the photos'],
    ['call the cover rock Front and back', '-Cover +Front and back'],
    ['call printer Off to print', '-Printer +Off to print'],
    ['what about dropping the stamps?', '-Buy stamps'],
    ['no price', '-Ask Priya about paper and price +Ask Priya about paper'],
    ['my aunt wants to come, so add buy a chair', '+Buy a chair'],
    [
      'change pages 6 to pages 8',
      '-Finish the layout pages 6 to 12 +Finish the layout pages 8 to 12',
    ],
  ])('is made, however it is wished for: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['add buy glue as the second step', 'add buy glue before finish the layout'],
    ['make the last step first', 'move buy stamps first'],
    ['change the order of the cover and the layout', 'swap the rock Cover and the rock Layout'],
    ['inking scares me, make it smaller', 'make ink the cover smaller'],
    ['30 minutes is plenty for the photos', 'give the photos 30 minutes'],
    ['put the stamps third', 'move buy stamps before place the harbour photos'],
    ['can the stamps be second please', 'move buy stamps before finish the layout'],
    ['everything in Cover needs more time', 'more time for the rock Cover'],
    ['could you simplify', 'make everything smaller'],
    ['I have less time on weekdays so only 15 min steps please', 'give everything 15 min'],
  ])('is the same as its plain words: %s', (said, plain) => {
    expect(revise(plain).understood).toBe(true);
    expect(revise(said)).toEqual(revise(plain));
  });

  it.each([
    [
      'Priya’s number is 0123',
      'p-priya',
      'Priya’s number is 0123. About Ask Priya about paper and price.',
    ],
    [
      'the printer closes at noon',
      'p-send',
      'The printer closes at noon. About Send the files to the printer.',
    ],
  ])('keeps a fact with the one step that it is told of: %s', (said, id, description) => {
    const revised = revise(said);
    const told = revised.understood ? pebbleNamed(revised.mountain, id) : undefined;
    expect(told?.description).toBe(description);
    expect(revised.understood && shape(revised.mountain)).toEqual(BEFORE);
  });

  it('gives each of several its minutes in one breath', () => {
    const revised = revise('make proofreading 30 minutes and inking 15');
    const minutes = ['p-proof', 'p-ink'].map((id) =>
      revised.understood ? pebbleNamed(revised.mountain, id)?.estimatedMinutes : null,
    );
    expect(minutes).toEqual([30, 15]);
  });

  it('is refused when a place in it is not there', () => {
    expect(effectOf('add as the very last: to the moon')).toContain('not clear where');
    expect(effectOf('mrs Okafor’s dog is called Biscuit')).toContain('was not understood');
    expect(effectOf('the cover costs 20 pounds')).toContain('not clear which step');
    expect(effectOf('delete everything but the stamps')).toContain('use words from its title');
  });

  it.each([
    'every step should be at most 20 minutes',
    'nothing over 20 min',
    'max 20 minutes per step',
    '20 minutes tops',
    'limit all steps to 20 minutes',
  ])('shortens what takes longer, and lengthens nothing: %s', (said) => {
    const revised = revise(said);
    if (!revised.understood) throw new Error(revised.reason);
    const minutes = (id: string) => pebbleNamed(revised.mountain, id)?.estimatedMinutes;
    expect(['p-layout', 'p-ink', 'p-photos', 'p-proof'].map(minutes)).toEqual([20, 20, 20, 15]);
  });

  it.each([
    ['add buy tape, 25 min', 'Buy tape', 25],
    ['add "buy tape" 25 minutes', 'Buy tape', 25],
    ['add a step to call Mina (30 min)', 'Call Mina', 30],
    ['add something about asking Mina to proofread, maybe 20 minutes', 'Ask Mina to proofread', 20],
  ])('gives a new step the minutes that are said: %s', (said, title, minutes) => {
    const revised = revise(said);
    if (!revised.understood) throw new Error(revised.reason);
    const made = pebblesOf(revised.mountain).find((pebble) => pebble.title === title);
    expect(made?.estimatedMinutes).toBe(minutes);
  });

  it.each([
    'the title is wrong, it should be Moth Zine',
    'the name of the plan should be Moth Zine',
  ])('calls the mountain by another name: %s', (said) => {
    const revised = revise(said);
    expect(revised.understood && revised.mountain.title).toBe('Moth Zine');
  });

  it('says how there are fewer steps, for which ones is not for it to say', () => {
    expect(effectOf('can you cut it down to five steps')).toMatch(/^To have fewer steps/u);
  });
});
