import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../words/words.ts';
import { readDump } from '../read-dump.ts';
import { dueDays } from './due-date.ts';

// A Saturday.
const TODAY = '2026-11-21';

describe('dates', () => {
  it.each([
    ['today', 0],
    ['by Friday', 6],
    ['before the 24th', 3],
    ['on Dec 1', 10],
    ['day after tomorrow', 2],
    ['in two weeks', 14],
    ['by 2026-11-30', 9],
    ['overdue', -1],
    ['before Easter', 127],
    ['by the fifth', 14],
    ['the first of december', 10],
    ['december the ninth', 18],
    ['in a couple of weeks', 14],
    ['in ten days', 10],
    ['on Saturday', 7],
    ['since Monday', null],
    ['last Friday', null],
    ['the second draft', null],
    ['I hate Mondays', null],
    ['I sat down in the sun', null],
    ['I may march on', null],
    ['on 31.02.', null],
    ['two days before Thanksgiving', 3],
    ['by the twenty ninth', 8],
    ['landing sunday the 29th', 8],
    ['a week on Friday', 13],
    ['the mock is a week monday', 9],
    ['two weeks on monday', 16],
    ['a week tomorrow', 8],
    ['a fortnight today', 14],
    ['friday fortnight', 20],
    ['this week monday', 2],
    ['off for a week tomorrow', 1],
    ['a week from tomorrow', 8],
    ['a week from Friday', 13],
    ['call Ann two weeks from Friday', 20],
    ['six weeks from Monday', 44],
    ['once a week Monday gym', 2],
    ['swim twice a week Tuesday', 3],
    ['three times a week Tuesday', 3],
    ['bins out every two weeks Monday', 2],
    ['envoyer mardi dernier délai', 3],
    ['mardi dernier', null],
    ['pour le 15', 24],
    ['antes del 30', 9],
    ['it was due on the 13th', -1],
    ['two weeks late already', -1],
    ['la déclaration était à faire pour le 15', -1],
    ['ring them first thing', 1],
    ['this can not wait until tuesday', 0],
    ['they gave us till friday', 6],
    ['which i fixed in march', null],
    ['he came Thursday', null],
    ['the clip from Tuesday', null],
    ["Jo hasn't answered in four days", null],
    ['it is forty two days now', null],
    ['she said it on a friday', null],
    ['not tonight', null],
    ['that was in August', null],
    ['for the Nov 17 outage', null],
    ['they close on the last day of the month', 10],
    ['within the week', 7],
    ['by eow', 6],
    ['Monday first thing ring Brakes', 2],
    ['ring Brakes for that Monday first thing', 2],
    ['change the Sunday shift', null],
    ['before it dies on the Saturday of the final', null],
    ['the dentist is long overdue', null],
    ['the book is overdue', -1],
  ])('"%s" is %s days away', (text, days) => {
    expect(dueDays(wordsOf(text), TODAY)).toBe(days);
  });

  it.each([
    ['Get the keys cut. Go there tomorrow. Call Jo by Monday.', 'Get the keys cut'],
    [
      'Pay Jo on Friday. Take the books back, we were fined, they were due last week.',
      'Take the books back',
    ],
    ['Call Jo on Monday. Order felt, they gave us till tomorrow.', 'Order felt'],
    ['Call Jo on Friday. Fix the gate. Promised by Wednesday.', 'Fix the gate'],
    ['Call Jo on Friday\nhire the van – quote valid til tomorrow 21:00', 'Hire the van'],
    ['Call Jo on Monday 30th\n1. book the MOT... before Fri 27th!!', 'Book the MOT'],
    [
      'Call Jo on Monday 30th\nwrite up the Nov 17 outage, due _Wed 25th_',
      'Write up the Nov 17 outage, due Wed 25th',
    ],
    ['Fix the tap, the plumber was here today. Call Jo on Monday.', 'Call Jo on Monday'],
    [
      'Pedir cita con el médico. Mañana comida en casa de Ana, llevar postre.',
      'Mañana comida en casa de Ana',
    ],
    [
      'A ver, mañana por la mañana tengo que llamar al casero. El lunes pagar la luz.',
      'Llamar al casero',
    ],
  ])('%s', (text, first) => {
    const { items } = readDump({ text, today: TODAY });
    const [soonest] = [...items].sort((a, b) => (a.due ?? 99) - (b.due ?? 99));
    expect(soonest?.title).toBe(first);
  });

  it('knows no date without a today', () => {
    expect(dueDays(wordsOf('tomorrow'), 'soon')).toBeNull();
  });
});
