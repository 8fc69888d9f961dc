import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encouragementFor } from './encouragement.ts';

const plain = {
  firstOfDay: false,
  estimatedMinutes: 20,
  actualMinutes: 20,
  timeTracked: true,
  completions: 0,
};
const fast = { ...plain, actualMinutes: 19 };

describe('encouragement', () => {
  it('greets the first pebble of the day before anything else', () => {
    expect(encouragementFor({ ...fast, firstOfDay: true })).toMatch(/first step of today/);
  });

  it('notices a tracked time under the estimate, and no other', () => {
    const noticed = encouragementFor(fast);
    expect(noticed).toMatch(/less time than planned/);
    expect(encouragementFor(plain)).not.toBe(noticed);
    expect(encouragementFor({ ...fast, timeTracked: false })).not.toBe(noticed);
  });

  it('says nothing twice within five completions', () => {
    fc.assert(
      fc.property(fc.nat(), (completions) => {
        const lines = [0, 1, 2, 3, 4].map((n) =>
          encouragementFor({ ...plain, completions: completions + n }),
        );
        expect(new Set(lines).size).toBe(5);
      }),
    );
  });

  it('never blames or hurries', () => {
    const lines = [0, 1, 2, 3, 4].map((completions) => encouragementFor({ ...plain, completions }));
    lines.push(encouragementFor(fast), encouragementFor({ ...plain, firstOfDay: true }));
    for (const line of lines) {
      expect(line).not.toMatch(/lost|broke|fail|miss|overdue|behind|lazy|late\b|hurry|should/i);
    }
  });
});
