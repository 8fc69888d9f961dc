import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what is taken back, for it is done', () => {
  it.each([
    ['text the other mum about the lift no she texted me already', []],
    ['cancel my gym actually no they froze it already', []],
    ['email the landlord about the boiler hold on dave did that already', []],
    ['call nan uh no I rang nan from the bus eat a vegetable', ['Eat a vegetable']],
    ["call her never mind she's calling me right now buy a fridge", ['Buy a fridge']],
    [
      "buy jars and renew the insurance no that's a standing order now and fix my veil",
      ['Buy jars', 'Fix my veil'],
    ],
    [
      "do the seating plan I've rung the florist no hang on my mum rang the florist chase Auntie Pauline",
      ['Do the seating plan', 'Chase Auntie Pauline'],
    ],
    [
      'water the plants fix slide nine the number is wrong no Ines corrected slide nine already',
      ['Water the plants'],
    ],
    ['Ask Tyrell for the data. Nah, he airdropped it. Ring the bore man.', ['Ring the bore man']],
    ['- take the mask back to Darren - no, he has had it\n- budgie seed', ['Buy budgie seed']],
    ['book the van, no wait, Dave booked it', []],
    ["buy the cake no mum's bringing it", []],
    ['get milk no wait Tom got it', []],
    ['book the van no Dave booked it buy milk not the blue one', ['Buy milk not the blue one']],
    ['mow the lawn no Bob mowed it and the hedge needs trimming', ['Trim the hedge']],
    ["pay the rent no it's paid I need to buy bread", ['Buy bread']],
  ])('asks for nothing before "no": %s', (text, asked) => {
    expect(titlesOf(text)).toEqual(asked);
  });

  it.each([
    ['call John no wait call Jane', ['Call Jane']],
    [
      'ring the council about the bins no I meant the permit',
      ['Ring the council about the permit'],
    ],
    ['Buy stamps. No, she wanted the big ones.', ['Buy stamps']],
    ["tell Sheila no I won't swap my unit", ["Tell Sheila no I won't swap my unit"]],
    ['book the physio no they moved it to Friday', ['Book the physio']],
    ['finish the report, hold on Dave deleted it', ['Finish the report']],
    ['return the dress, actually they refused it', ['Return the dress']],
    ['fix the tap, wait the landlord fixed it badly', ['Fix the tap']],
    ['order the cake, wait I ordered the wrong one yesterday', ['Order the cake']],
    ['call mum, actually she rang me this morning and I missed it', ['Call mum']],
    ['wash the car, no the kids spilled paint on it yesterday', ['Wash the car']],
    ["send the invoice, actually he's chasing me about it", ['Send the invoice']],
    ["do the washing, no it's finished but needs hanging up", ['Do the washing']],
    ["get bread, actually the bread's gone off", ['Get bread']],
  ])('is still to do: %s', (text, asked) => {
    expect(titlesOf(text)).toEqual(expect.arrayContaining(asked));
  });
});
