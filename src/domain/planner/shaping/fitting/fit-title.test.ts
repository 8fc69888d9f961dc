import { describe, expect, it } from 'vitest';

import { fittedTitleOf } from './fit-title.ts';

/** A title as it is shown, a bar, and what is told beneath it. */
function shown(title: string): string {
  const { fitting, rest } = fittedTitleOf({ title, language: 'en' });
  return rest === '' ? fitting : `${fitting} | ${rest}`;
}

describe('a title that is too long is made shorter before it is cut', () => {
  it.each([
    [
      'says nothing that only fills it',
      'Ask the plumber again whether he can really look at it',
      'Ask the plumber whether he can look at it',
    ],
    [
      'does not try',
      'Try to write a page of the play like Omar said',
      'Write a page of the play like Omar said',
    ],
    [
      'keeps "too" where it says how much',
      'Check if the blue curtains are too long for us',
      'Check if blue curtains are too long for us',
    ],
    [
      'says why beneath it',
      'Find a new dentist because ours is moving to the coast',
      'Find a new dentist | because ours is moving to the coast',
    ],
    [
      'says what happens else beneath it',
      'Move the van tonight or they give me another ticket for it',
      'Move the van tonight | or they give me another ticket for it',
    ],
    [
      'says until when beneath it',
      'Mend the fence at the back before the goats come home',
      'Mend the fence at the back | before the goats come home',
    ],
    [
      'says beneath it what stood in brackets',
      'See to the boiler in the annexe (drips since October)',
      'See to the boiler in the annexe | (drips since October)',
    ],
    [
      'says the hour beneath it and keeps the day',
      'Get ready for the parents evening of Lina on Tuesday at six',
      'Get ready for the parents evening of Lina | on Tuesday at six',
    ],
    [
      'cuts off with the day what says nothing without it',
      'Hand in the application for the allotment by the river, closes Friday',
      'Hand in the application for the allotment | by the river, closes Friday',
    ],
    [
      'keeps a question whole without its articles',
      'Ask the landlord if we can paint the kitchen door green',
      'Ask landlord if we can paint kitchen door green',
    ],
    [
      'keeps the day that is asked for',
      'Ask my aunt if she can watch the twins on Saturday',
      'Ask aunt if she can watch twins on Saturday',
    ],
    [
      'says beneath it by when something is asked',
      'Tell Priya by tomorrow whether we need the big tent too',
      'Tell Priya whether we need the big tent too | by tomorrow',
    ],
    [
      'names the first thing without its article first',
      'Send a copy of the deed to people in Leeds',
      'Send copy of the deed to people in Leeds',
    ],
    [
      'leaves a name of two words whole',
      'Ask Mr Boyd if I can retake the physics test',
      'Ask Mr Boyd if I can retake physics test',
    ],
    [
      'keeps the article that says which one',
      'Put the lamp with the other one from the shop',
      'Put lamp with the other one from the shop',
    ],
    [
      'keeps the article behind the one who gets something',
      'Give the Okafors a call about the noise from their dryer',
      'Give the Okafors a call about the noise | from their dryer',
    ],
    [
      'ends in no word that leads on',
      'Collect Grandma from the station on Friday and then also Ben',
      'Collect Grandma from the station on Friday | and then also Ben',
    ],
    [
      'is as it was where it has room',
      'Maybe really ask the vet about the cat again',
      'Maybe really ask the vet about the cat again',
    ],
  ])('%s', (_, said, title) => {
    expect(shown(said)).toBe(title);
  });

  it('is cut as before in other languages', () => {
    const title = 'Pedir la cita del médico para mi madre el martes por la tarde';
    const { fitting } = fittedTitleOf({ title, language: 'es' });
    expect(title.startsWith(fitting)).toBe(true);
  });
});
