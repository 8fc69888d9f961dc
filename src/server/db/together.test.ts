import { describe, expect, it } from 'vitest';
import { together } from './together.ts';

/** Doubles numbers, and remembers which it was asked for at once. */
function aDoubler({ failsOn, error }: { failsOn?: number; error?: Error } = {}) {
  const rounds: (readonly number[])[] = [];
  const double = together(async (all: readonly number[]) => {
    rounds.push(all);
    await new Promise((resolve) => setImmediate(resolve));
    if (failsOn !== undefined && all.includes(failsOn)) throw error ?? new Error('not that one');
    return all.map((number) => number * 2);
  });
  return { rounds, double };
}

describe('what is asked together', () => {
  it('is asked in one round, and each caller gets the answer to their own', async () => {
    const { rounds, double } = aDoubler();
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(rounds).toEqual([[1, 2, 3]]);
  });

  it('waits while two rounds are under way, and a round has an end', async () => {
    const { rounds, double } = aDoubler();
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
    expect(rounds.map(({ length }) => length)).toEqual([64, 64, 64, 8]);
  });

  it('fails for nobody but the one whose statement is wrong', async () => {
    const { double } = aDoubler({ failsOn: 2 });
    const answers = await Promise.allSettled([1, 2, 3].map(double));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails for all at once when the database is away', async () => {
    const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const { rounds, double } = aDoubler({ failsOn: 2, error });
    const answers = await Promise.allSettled([1, 2, 3].map(double));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(rounds).toHaveLength(1);
  });
});
