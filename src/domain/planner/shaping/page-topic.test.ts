import { describe, expect, it } from 'vitest';
import { planBrainDump } from '../built-in-planner.ts';

function mountainsOf(text: string): string[] {
  return planBrainDump({ text, today: '2026-11-21' }).mountains.map(({ title }) => title);
}

describe('a page about one thing', () => {
  it.each([
    [
      "Dad's flat has to be empty by the 30th. I have to book the van. I need to send the meter readings. Pay the rent.",
      "Dad's flat",
    ],
    [
      'No heating since Monday. I have to call the landlord. I need to buy an oil heater. Bleed the radiators.',
      'The heating',
    ],
    [
      'Our dog has been limping since Wednesday. I have to call the vet. I must buy dog food. Ask Jo to walk him.',
      'Our dog',
    ],
    [
      'I started the accounting course in April. I need to watch lecture four again. I have to ask my tutor for more time. Email the university about the exam.',
      'The accounting course',
    ],
    ['car broke down again\ncall the garage\nask for new tyres\nbuy oil for the engine', 'The car'],
  ])('is called by it: %s', (text, name) => {
    expect(mountainsOf(text)).toEqual([name]);
  });

  it.each([
    ['the heating bill came. call the vet. buy bread. ring mum. water the plants', 'The heating'],
    ['bike got a flat. pay the phone bill. send the invoice. transfer the rent', 'The flat'],
    ['my passport came. buy bread. mop the hall. iron the shirts', 'My passport'],
    [
      'I sit in the car and dictate this. buy bread. mop the hall. email the client. pay the gas bill',
      'The car',
    ],
    ['call the vet. pay the gas bill. email the client about the house. mop the hall', 'The house'],
  ])('is none where the thing stands on it among others: %s', (text, name) => {
    expect(mountainsOf(text)).not.toContain(name);
  });

  it('leaves a page with headings the names that it has', () => {
    const text =
      'Dog:\nbuy dog food\ncall the vet\nbrush him\n\nWork:\nsend the report\nemail the client\nbook the room';
    expect(mountainsOf(text)).toEqual(['Dog', 'Work']);
  });
});

describe('the name of a mountain', () => {
  it.each([
    ["I need to redo my CV because it still says I'm employed.", 'Redo my CV'],
    ['I have to call the vet before she goes on holiday', 'Call the vet'],
    ['I need to write the post for the forum, what do I even say', 'Write the post for the forum'],
    ['I have to decide whether I want the job', 'Decide whether I want the job'],
  ])('leaves out why: %s', (text, name) => {
    expect(mountainsOf(text)[0]).toBe(name);
  });
});

describe('rocks', () => {
  it('of what is left are called by what they share, and never as the mountain is', () => {
    const text =
      'pay the gas bill\npay the rent\ncall the bank about the loan\nask about the tax return\nmop the hall\nclean the oven\nwater the plants\nbook the dentist\npick up the prescription\nemail the client\nsend the slides to my boss';
    const [mountain] = planBrainDump({ text, today: '2026-11-21' }).mountains;
    const rocks = mountain?.boulders.flatMap((boulder) => boulder.rocks) ?? [];
    expect(rocks.map(({ title }) => title)).toContain('Home, health and more');
    expect(rocks.map(({ title }) => title)).not.toContain(mountain?.title);
  });
});
