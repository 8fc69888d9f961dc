import { describe, expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

describe('a box that nobody ticked', () => {
  it('asks for something, however its line tells it', () => {
    const text = "- [ ] milk\n- [ ] Reuben's shoes are talking at the toe\n- [x] tea";
    const found = readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
    expect(found).toEqual(['Buy milk', "See to Reuben's shoes (talking at the toe)"]);
  });

  it('says so of its line alone', () => {
    const text =
      '- [ ] milk\n- the vicar is moving house\n- [ ] The tap. It has a mind of its own.';
    const found = readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
    expect(found).toEqual(['Buy milk', 'Fix the tap']);
  });

  it.each(['she called me by her name twice', 'i miss her', "it's so loud here"])(
    'is no task where somebody is told of: %s',
    (line) => {
      const text = `- [ ] milk\n- [ ] ${line}\n- [ ] ring the vet`;
      const found = readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
      expect(found).toEqual(['Buy milk', 'Ring the vet']);
    },
  );
});

describe('the name of a list', () => {
  it('may have a remark in brackets', () => {
    const text = 'stuff i have to do (im 15 pls help)\n- maths\n- ring the vet\n- buy milk';
    const found = readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
    expect(found).toEqual(['Do maths', 'Ring the vet', 'Buy milk']);
  });
});

describe('what counts the sentences', () => {
  it.each([
    ['Third, ring the vet.', 'Ring the vet'],
    ['Second, the gutters need clearing.', 'Clear the gutters'],
    ['First aid kit to restock.', 'Restock First aid kit'],
  ])('is no part of them: %s', (text, title) => {
    const found = readDump({ text, today: '2026-11-21' }).items;
    expect(found.map((item) => item.title)).toEqual([title]);
  });
});
