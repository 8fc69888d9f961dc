import { describe, expect, it } from 'vitest';

import { readDump } from './read-dump.ts';

function titles(text: string): string[] {
  // A Saturday.
  return readDump({ text, today: '2026-11-21' }).items.map((item) => item.title);
}

describe('what is only felt', () => {
  it.each([
    '😩',
    'ha',
    'OW',
    'hahaha',
    'terrified',
    'suspicious',
    'scared and excited and scared',
    'sad to see the old van go',
    'gutted, relieved, gutted',
    'actual joy',
    'The relief.',
    'absolutely flying',
    'still hearing it',
    'running purely on toast and spite',
    'feels so strange to leave them',
    'bit toey about the wind',
    'mood 4/10',
    'imposter-o-meter: 8/10',
    'impostor syndrome at about 9/10 today',
    'flat as a tack',
    'sore as anything, both sides',
    'shrieked like a child',
    'grinning like an idiot',
    'like homework for being a person',
    'voice gone',
    'my arms ache in the places arms bend',
    "my back's about shot",
    'my hands stink of chips',
    'my poor feet',
    'eyes like sandpaper',
    'god I could sleep standing up',
    'I could lie on the floor of this car park',
    'I could hear the geese going over',
    'want to run away to a cabin with a book',
    "I'm going to miss the pigeon",
    'miss my girls',
    "I'd murder a quiet life",
    "I'd do it like a shot",
    "I'd happily swap with the pigeon",
    'I wanted to bite somebody',
    'I should have left years ago',
    'never saying that to Dean',
    'I never want to see a fir cone again',
    'I HAVE TO STOP SAYING YES TO THINGS',
    'pull yourself together',
    'shut up, voice',
    'please let it be nothing',
    'let me be dull for once',
    'forgive me, I laughed',
    'look at his face',
    'small steps, you potato',
    'do I even want this flat',
    'I have no further questions for the universe',
    'thank you for a glorious Thursday',
    'have a blessed weekend',
    'my boss wants me to be more visible',
    'wet feet since October',
    'my own fault',
    'Typical.',
    'absolute carnage',
    'Outrageous.',
    'Good lad.',
    'A grey day, honestly.',
    'oh what a wonderful Sunday to be thinking about Monday',
    'Miss Joan terribly on Sundays.',
    'Heartburn something awful.',
    'The price of feed would make you weep.',
    'knees no good today',
    'och my feet are louping',
    'I have a degree in accounts',
    'Something about this hour makes me want to apologise to everybody.',
  ])('is no step: %s', (text) => {
    expect(titles(`${text}\n- buy milk`)).toEqual(['Buy milk']);
  });

  it.each([
    ['stop the milk', 'Stop the milk'],
    ['shut up the cottage', 'Shut up the cottage'],
    ['hand cream', 'Hand cream'],
    ['my feet need new insoles', 'Get new insoles for my feet'],
    ["I'd like to thank Geoffrey", 'Thank Geoffrey'],
    ["I'd better ring the bank", 'Ring the bank'],
    ['I could sell the Switch', 'Sell the Switch'],
    ['thank you card for Gran', 'Thank you card for Gran'],
    ['let the hens out', 'Let the hens out'],
    ['the pump is making a noise like a drum', 'Get the pump fixed'],
    ['must have the chimney looked at', 'Have the chimney looked at'],
    ['pay the deposit as a present', 'Pay the deposit as a present'],
  ])('leaves what is to be done: %s', (text, title) => {
    expect(titles(`${text}\n- buy milk`)).toContain(title);
  });
});
