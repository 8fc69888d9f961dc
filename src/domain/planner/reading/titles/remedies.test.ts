import { describe, expect, test } from 'vitest';
import { readDump } from '../read-dump.ts';

function titlesOf(text: string): string[] {
  const page = `${text} Buy milk. Water the plants.`;
  const { items } = readDump({ text: page, today: '2026-11-21' });
  return items.map(({ title }) => title).slice(0, -2);
}

describe('what is wrong and what is to be done about it are one step', () => {
  test.each([
    [
      'The zip on my coat has gone, I need to take it to the tailor.',
      ['Take the zip to the tailor'],
    ],
    [
      'The washing machine leaks. I have to ask the landlord about it.',
      ['Ask the landlord about the washing machine'],
    ],
    [
      'My press card expires at the end of the year and I have to apply for the new one.',
      ['Apply for the new press card'],
    ],
    [
      "There's a debt advice place in town, I should make an appointment there.",
      ['Make an appointment at the debt advice place'],
    ],
    ['My phone screen is cracked so find a repair place.', ['Find a repair place']],
    ['My roommate texted me three times. I have not answered her.', ['Answer my roommate']],
    ['The clinic left a message. I have not called them back.', ['Call the clinic back']],
    [
      "The boiler is making that noise again, the landlord said he'd send someone and nobody came, so I have to email him again.",
      ['Email the landlord again'],
    ],
    ['The fine was due on the 13th, pay the fine.', ['Pay the fine']],
  ])('%s', (text, titles) => expect(titlesOf(text)).toEqual(titles));

  test('what is wrong is told of the step', () => {
    const { items } = readDump({
      text: 'The zip on my coat has gone, I need to take it to the tailor. Buy milk. Water the plants.',
      today: '2026-11-21',
    });
    expect(items[0]?.notes).toEqual(['The zip on my coat has gone']);
  });

  test.each([
    ['Kayleigh owes me forty quid so I should message her.', ['Ask Kayleigh for forty quid']],
    [
      'Two customers have not paid me since August and I have to send reminders.',
      ["Chase the two customers who haven't paid me since August"],
    ],
    [
      'I need to do the questions about washing and I need to do them on a bad day.',
      ['Do the questions about washing'],
    ],
    ["Somebody has to drive me and I haven't asked anybody.", ['Find someone to drive me']],
    [
      "My sister wants to know if I'm coming for the 6th and I haven't told her.",
      ["Tell my sister if I'm coming for the 6th"],
    ],
    ['Dinner, I have to think of something for dinner.', ['Think of something for dinner']],
  ])('what is said again is no second step: %s', (text, titles) =>
    expect(titlesOf(text)).toEqual(titles),
  );

  test.each([
    [
      'The printer is out of ink. I need to print the letters.',
      ['Get ink for the printer', 'Print the letters'],
    ],
    ['The window is dirty. I have to call my aunt.', ['Clear up the window', 'Call my aunt']],
    [
      'We are out of bread. I should write to the landlord.',
      ['Buy bread', 'Write to the landlord'],
    ],
    [
      'The kitchen light flickers. I need to clean the kitchen.',
      ['Get the kitchen light fixed', 'Clean the kitchen'],
    ],
    [
      'The seller wants to know by Wednesday. Before that we have to talk to the bank.',
      ['Tell the seller by Wednesday', 'Talk to the bank'],
    ],
    [
      'The council wants the form by Thursday and I have to call my aunt.',
      ['Send the form to the council by Thursday', 'Call my aunt'],
    ],
  ])('two different things stay two: %s', (text, titles) => expect(titlesOf(text)).toEqual(titles));
});
