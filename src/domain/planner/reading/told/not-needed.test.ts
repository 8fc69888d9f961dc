import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  ['- cardiology moved me to January, no need to go tomorrow\n- ring Joe', ['Ring Joe']],
  ['call john no need to call jane', ['Call john']],
  ['ring mum and no need to ring dad', ['Ring mum']],
  ["don't need to go to the shop tomorrow. buy milk", ['Buy milk']],
  ['dont need to go to the shop tomorrow. buy milk', ['Buy milk']],
  ['call Ann no call Jane', ['Call Jane']],
  ['tell Ann no need to bring food', ['Tell Ann no need to bring food']],
  ['let Ben know no need to collect me', ['Let Ben know no need to collect me']],
  [
    '- ring Joe\n- wash the van, no one did it\n- buy milk',
    ['Ring Joe', 'Wash the van', 'Buy milk'],
  ],
  ['- I no longer need to see the doctor\n- buy milk', ['Buy milk']],
  ['we no longer have to book the hall. buy milk', ['Buy milk']],
  ['buy milk\nno longer need the ladder\nwash the car', ['Buy milk', 'Wash the car']],
  ['sell the bike I no longer need. buy milk', ['Sell the bike I no longer need', 'Buy milk']],
])('what is not needed is no task, and takes none away: %s', (text, steps) => {
  expect(titlesOf(text)).toEqual(steps);
});
