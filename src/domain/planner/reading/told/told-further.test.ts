import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what one tells that one does, and what one is advised, with what goes on from it', () => {
  it.each([
    'I do the sums and get a different result every time.',
    'I open the folder and see our names on everything.',
    'I smile at dinner and then I go and sit in the bathroom.',
    'I lie awake and make lists in my head.',
    'I stare at the page and delete every line again.',
    'I smile and then I think about it all evening.',
    "My sister says don't react, write it down.",
    'Neighbour says forget it, sell it for parts.',
    'My cousin says I should raise my prices.',
    'My friend Ute keeps telling me to raise my rates.',
    "The garage says they can't start before December.",
    'My husband has stopped asking when we go away.',
    'When I said I need a break she told me I should ask for help.',
    "They will ask about the gap and I'll just go red.",
    'Two of my pupils would also come to my home.',
    "At home I've let everything slide.",
    "I've known since April that I'd have to do it.",
    'I have given up my yoga course because I never managed to go.',
    'Somehow I have become the person who makes the costumes.',
    "It's for children, I need to hear that.",
    'Her little one turns three next Sunday.',
    'Dan has booked the van and his brother is helping.',
    'The cluster is down until tuesday.',
    'The usual one is full.',
    'Dread monday.',
  ])('is no step: "%s"', (text) => {
    expect(titlesOf(`I must ring Bob. ${text} I have to buy milk.`)).toEqual([
      'Ring Bob',
      'Buy milk',
    ]);
  });

  it.each([
    ['On Tuesday I leave early and pick up Mia.', 'Pick up Mia'],
    ['I work until four and pick up the cake on the way.', 'Pick up the cake'],
    ['I need to open the folder and sign the lease.', 'Sign the lease'],
    ['Mum says we need to bring a salad.', 'Bring a salad'],
    ['When I was there I forgot my coat so I have to call the pub.', 'Call the pub'],
    ['The website is down.', 'website'],
    ['The bin is full.', 'bin'],
    ['The dentist said to come back in March.', 'Come back in March'],
  ])('may still ask for something: "%s"', (text, title) => {
    expect(titlesOf(`I must ring Bob. ${text} I have to buy milk.`).join('; ')).toContain(title);
  });
});

describe('who is there, who is at work, what it costs and how one would like to be', () => {
  it.each([
    'there are fourteen children',
    'there are three of us making this magazine',
    'theres still time',
    'working fri sat sun',
    '6 shifts this week and deliveries on top',
    'nights mon tues wed',
    'Wednesday Chris working late',
    'rent goes by itself',
    'Leah is calling the restaurant',
    'my brother put it together',
    'my wife is at her mother till tomorrow',
    'the library charges ten pence a page',
    'claims take 30 days',
    'the children need nothing today',
    "I haven't sat down since six",
    'i want to be one of those calm mothers',
    'I should be nicer to her',
    'I could use that so badly',
    'but I want to throw the phone',
  ])('is no step: "%s"', (text) => {
    expect(titlesOf(`- ring Bob\n- ${text}\n- buy milk`)).toEqual(['Ring Bob', 'Buy milk']);
  });

  it.each([
    ['there are two parcels in the hall to send', 'two parcels'],
    ['there are three customers waiting for a reply', 'three customers'],
    ['shift swap with Karen', 'shift swap'],
    ['work on the report', 'report'],
    ['the school is calling about the trip', 'school'],
    ["I haven't rung my father for a month", 'father'],
    ["I haven't seen the doctor about my knee", 'doctor'],
    ['I could use the loft for the boxes', 'loft'],
    ['throw the old chair out', 'chair'],
  ])('may still ask for something: "%s"', (text, named) => {
    const titles = titlesOf(`- ring Bob\n- ${text}\n- buy milk`).join('; ');
    expect(titles.toLowerCase()).toContain(named);
  });
});
