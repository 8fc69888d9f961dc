/** What every count of requests keeps to, wherever it is kept. */

import { expect, test } from 'vitest';
import type { AiUsage } from './ai-limits.ts';

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';

export type CountedPeople = {
  readonly usage: AiUsage;
  /** Somebody who has asked nothing yet. */
  readonly person: () => Promise<string>;
  /** Lets so much time pass. */
  readonly pass: (ms: number) => Promise<void>;
};

export function usageKeepsItsPromises(counted: () => CountedPeople): void {
  type Asked = { day?: string; limit?: number; limitOfAll?: number };
  const begin = (userId: string, more: Asked = {}) => {
    const limits = { limit: 3, limitOfAll: 100, heldForMs: 95_000 };
    return counted().usage.begin({ userId, day: TODAY, ...limits, ...more });
  };
  const end = (userId: string, day = TODAY) => counted().usage.end({ userId, day });

  test('one request of a person runs at a time, and nobody else waits for it', async () => {
    const [ann, ben] = [await counted().person(), await counted().person()];
    expect(await begin(ann)).toBe('begun');
    expect(await begin(ann)).toBe('running');
    expect(await begin(ben)).toBe('begun');
    await end(ann);
    expect(await begin(ann)).toBe('begun');
    expect(await begin(ben)).toBe('running');
  });

  test('of many that begin at the same moment, one does', async () => {
    const ann = await counted().person();
    const kinds = await Promise.all(Array.from({ length: 8 }, () => begin(ann)));
    expect(kinds.toSorted()).toEqual(['begun', ...Array.from({ length: 7 }, () => 'running')]);
  });

  test('a request that was turned away is not counted', async () => {
    const ann = await counted().person();
    await begin(ann, { limit: 2 });
    expect(await begin(ann, { limit: 2 })).toBe('running');
    await end(ann);
    expect(await begin(ann, { limit: 2 })).toBe('begun');
  });

  test('a day has so many requests, and the next one has them again', async () => {
    const ann = await counted().person();
    for (let n = 0; n < 3; n += 1) {
      expect(await begin(ann)).toBe('begun');
      await end(ann);
    }
    expect(await begin(ann)).toBe('spent');
    expect(await begin(ann)).toBe('spent');
    expect(await begin(ann, { day: TOMORROW })).toBe('begun');
  });

  test('all people together have so many a day, and whoever is turned away can go on when there are more', async () => {
    const day = '2026-12-24';
    const [ann, ben, cleo] = await Promise.all([0, 1, 2].map(() => counted().person()));
    const ask = (userId: string, more: Asked) => begin(userId, { day, ...more });
    // Who has none of their own left takes none from the others.
    await ask(ann ?? '', { limit: 1, limitOfAll: 2 });
    await end(ann ?? '', day);
    expect(await ask(ann ?? '', { limit: 1, limitOfAll: 2 })).toBe('spent');
    expect(await ask(ben ?? '', { limit: 1, limitOfAll: 2 })).toBe('begun');
    expect(await ask(cleo ?? '', { limit: 1, limitOfAll: 2 })).toBe('spent');
    expect(await ask(cleo ?? '', { limit: 1, limitOfAll: 9 })).toBe('begun');
    await end(ann ?? '', day);
    expect(await begin(ann ?? '', { day: '2026-12-25', limitOfAll: 2 })).toBe('begun');
  });

  test('a request that runs over midnight is still the only one', async () => {
    const ann = await counted().person();
    expect(await begin(ann)).toBe('begun');
    expect(await begin(ann, { day: TOMORROW })).toBe('running');
    await end(ann);
    expect(await begin(ann, { day: TOMORROW })).toBe('begun');
  });

  test('a request that never ended holds nobody up for ever', async () => {
    const ann = await counted().person();
    await begin(ann);
    await counted().pass(94_000);
    expect(await begin(ann)).toBe('running');
    await counted().pass(1_001);
    expect(await begin(ann)).toBe('begun');
  });
}
