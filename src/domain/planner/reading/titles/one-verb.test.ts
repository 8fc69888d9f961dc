import { describe, expect, it } from 'vitest';
import { titlesBetween, titlesOf } from '../test-items.ts';

describe('a title has one verb in front', () => {
  it.each([
    ['say thank you to Dom for doing all of it', 'Say thank you to Dom for doing all of it'],
    ['say no to Sheila again', 'Say no to Sheila again'],
    ['say happy birthday to Ian', 'Say happy birthday to Ian'],
    ['her bed needs washing, it smells', 'Wash her bed'],
  ])('%s: %s', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it.each([
    ['order form', 'Fill in order form'],
    ['tell her she needs to ring me', 'Tell her she needs to ring me'],
    ['remind him he owes me a tenner', 'Remind him he owes me a tenner'],
    ["I've got two letters to write", 'Write two letters'],
  ])('%s: %s, as before', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it('and ends where a new sentence begins behind "her"', () => {
    expect(titlesBetween('so I should message her she always says next week')).toEqual([
      'Message her',
    ]);
  });

  it('and "there is" is no part of it', () => {
    const titles = titlesOf(
      "Call Bob. There's an invoice for the freezing too and it feels obscene.",
    );
    expect(titles.join(' ')).not.toMatch(/there/iu);
  });

  it.each([
    "I've known since April that I'd have to do it.",
    'I have given up my yoga course because I never managed to go anyway.',
    "I haven't since summer.",
    'Mum says I should have got a cat.',
    "Since I stopped working I've had less time than ever.",
  ])('is not made of what is only told: %s', (sentence) => {
    expect(titlesOf(`Call Bob. ${sentence} Buy milk.`)).toEqual(['Call Bob', 'Buy milk']);
  });
});
