import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what others did, moved, have or offer, and what goes by itself', () => {
  it.each([
    'practice moved to thursday',
    'physio moved to the 3rd by them',
    'pottery is pushed back to january',
    'rent goes out by itself on the 1st',
    'the phone bill gets paid automatically',
    "their mothers must think I'm hopeless",
    "I've got that in writing",
    'I have to put this somewhere',
    'my therapist told me to write it all down',
    'trying to get it all out of my head',
    'someone from the test group offered to introduce us to a hospital',
    'registered with the new practice at least',
    'antibiotics finished',
    'new bed level works',
    'the flat is empty',
    'the glue needs until monday to cure',
    'the court sent three originals',
    'the letter took nine days to arrive',
    'the charity helpline explained it',
    'my wife helped sand last night until eleven',
    'mum has the kids tuesday',
    'my ex still has the box with my winter things',
  ])('is no step: "%s"', (text) => {
    expect(titlesOf(`- ring Bob\n- ${text}\n- buy milk`)).toEqual(['Ring Bob', 'Buy milk']);
  });

  it.each([
    ['work moved the deadline for the deck to friday', 'deck'],
    ['the hall light goes off by itself', 'light'],
    ["I've got this form to sign", 'form'],
    ['write down the meter reading', 'meter reading'],
    ['get the boxes out of the hall', 'boxes'],
    ['milk is finished', 'milk'],
    ['the fridge is empty', 'fridge'],
    ['the road works leaflet', 'leaflet'],
    ['the dog needs his drops', 'drops'],
    ['mum has an operation on friday', 'operation'],
    ['my cousin still has my drill', 'drill'],
    ['I must think of a present', 'present'],
    ['register with the new practice', 'practice'],
    ['so the vet has to give us a slot on about the 9th', 'vet'],
  ])('may still ask for something: "%s"', (text, named) => {
    const titles = titlesOf(`- ring Bob\n- ${text}\n- buy milk`).join('; ');
    expect(titles.toLowerCase()).toContain(named);
  });
});
