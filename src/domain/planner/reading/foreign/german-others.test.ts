import { describe, expect, it } from 'vitest';
import { itemsOf, titlesOf } from '../test-items.ts';

/** The titles of what is said beside a plain thing to buy. */
function titlesBeside(said: string): string[] {
  return titlesOf(`Brot kaufen. ${said}`).filter((title) => title !== 'Brot kaufen');
}

describe('what is said in German', () => {
  it.each([
    [
      'what was promised names whom it was promised to',
      'Ich hab Lena versprochen dass ich ihr beim Umzug helfe.',
      ['Lena beim Umzug helfen'],
    ],
    [
      'bent as the verb wants it',
      'Ich hab meiner Oma versprochen, dass ich sie am Wochenende besuche.',
      ['Meine Oma am Wochenende besuchen'],
    ],
    [
      'in a clause with "zu" as well',
      'Ich habe Jonas versprochen, ihm beim Referat zu helfen.',
      ['Jonas beim Referat helfen'],
    ],
    [
      'and so is who asks',
      'Mein Nachbar hat gefragt ob ich ihm beim Schrank helfen kann.',
      ['Meinem Nachbarn beim Schrank helfen'],
    ],
    [
      'whose flowers they are stays',
      'Die Nachbarin hat gefragt, ob ich ihre Blumen gieße.',
      ['Ihre Blumen gießen'],
    ],
    [
      'what "we" promised is to be done',
      'Ich hab den Kindern versprochen, dass wir am Sonntag in den Zoo gehen.',
      ['Am Sonntag in den Zoo gehen'],
    ],
    ['money one owes is given back', 'Ich schulde Tom noch 20 Euro.', ['Tom 20 Euro zurückgeben']],
    ['or given', 'Lisa bekommt noch 40 Euro von mir.', ['Lisa 40 Euro geben']],
    [
      'an answer that one owes is no money',
      'Ich schulde Tom eine Antwort.',
      ['Ich schulde Tom eine Antwort'],
    ],
    [
      'papers somebody waits for are sent',
      'Mein Chef wartet auf die Zahlen vom dritten Quartal.',
      ['Meinem Chef die Zahlen vom dritten Quartal schicken'],
    ],
    [
      'and who waits for me is not',
      'Meine Schwester wartet auf mich.',
      ['Meine Schwester wartet auf mich'],
    ],
    [
      'what must not be forgotten is a thing of its own',
      'Morgen muss ich zum Bürgeramt und ich darf das Passfoto nicht vergessen.',
      ['Zum Bürgeramt gehen', 'Das Passfoto nicht vergessen'],
    ],
    [
      'a pass that runs out is renewed',
      'Mein Personalausweis läuft nächsten Monat ab.',
      ['Personalausweis verlängern'],
    ],
    [
      'a heater that stays cold is seen to',
      'Die Heizung im Schlafzimmer wird nicht warm.',
      ['Die Heizung im Schlafzimmer in Ordnung bringen'],
    ],
    ['and so is what crashes', 'Der Laptop stürzt ständig ab.', ['Den Laptop in Ordnung bringen']],
    [
      'what falls out is not bought',
      'Das WLAN fällt ständig aus.',
      ['Das WLAN in Ordnung bringen'],
    ],
  ])('%s', (_, said, titles) => {
    expect(titlesBeside(said)).toEqual(titles);
  });

  it('deeds between commas are steps of their own, whatever article opens them', () => {
    const said =
      'Ich muss den Antrag ausfüllen, die Kinder um vier abholen, den Raum buchen und die Oma anrufen.';
    expect(titlesBeside(said)).toEqual([
      'Den Antrag ausfüllen',
      'Die Kinder um vier abholen',
      'Den Raum buchen',
      'Die Oma anrufen',
    ]);
  });

  it.each([
    ['Die Karten abholen', 'Ich muss die Karten abholen, die Oma bestellt hat.'],
    ['Das Buch zurückgeben', 'Ich muss das Buch zurückgeben, das Lisa haben will.'],
    ['Den Termin absagen', 'Ich muss den Termin absagen, den Frau Meier gemacht hat.'],
  ])('a clause that tells of the thing is none: %s', (title, said) => {
    expect(titlesBeside(said)).toEqual([title]);
  });

  it('what a deed is for stands beneath it', () => {
    const [first, ...others] = itemsOf(
      'Am Donnerstag hat Tim Fußballturnier da muss ich noch einen Kuchen backen und die Trikots waschen.',
    );
    expect([first?.title, ...(first?.notes ?? [])]).toEqual([
      'Einen Kuchen backen',
      'Am Donnerstag hat Tim Fußballturnier',
    ]);
    expect(others.map(({ title }) => title)).toEqual(['Die Trikots waschen']);
  });
});
