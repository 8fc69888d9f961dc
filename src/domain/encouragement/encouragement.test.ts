import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encouragementFor, nextTurn } from './encouragement.ts';

const plain = {
  firstOfDay: false,
  estimatedMinutes: 20,
  actualMinutes: 20,
  timeTracked: true,
  turn: 0,
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

  it('says nothing twice within five completions, also when some are taken back', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.array(fc.boolean()), (before, isTakenBack) => {
        let completions = before;
        let last = -1;
        const lines: string[] = [];
        for (const isBack of [...isTakenBack, false, false]) {
          completions += 1;
          last = nextTurn({ completions, last });
          lines.push(encouragementFor({ ...plain, turn: last }));
          if (isBack) completions -= 1;
          const recent = lines.slice(-5);
          expect(new Set(recent).size).toBe(recent.length);
        }
      }),
    );
  });

  it('never blames or hurries', () => {
    const lines = [0, 1, 2, 3, 4].map((turn) => encouragementFor({ ...plain, turn }));
    lines.push(encouragementFor(fast), encouragementFor({ ...plain, firstOfDay: true }));
    for (const line of lines) {
      expect(line).not.toMatch(/lost|broke|fail|miss|overdue|behind|lazy|late\b|hurry|should/i);
    }
  });
});
