import { describe, expect, it } from 'vitest';
import { aCompletion, aProfile, TODAY } from '../plan/test-builders.ts';
import { isFirstOfDay, recentlyTossed, wasUnderTime } from './recent.ts';

const at = (minute: number): string => `2026-11-20T10:0${minute}:00.000Z`;

describe('recently tossed pebbles', () => {
  it("are today's, newest first, at most five, in whatever order they are kept", () => {
    const rows = [3, 1, 2, 6, 5, 4].map((minute) =>
      aCompletion({ pebbleId: `p${minute}`, completedAt: at(minute) }),
    );
    const yesterday = aCompletion({ pebbleId: 'old', day: '2026-11-19' });
    const profile = aProfile({ recentCompletions: [yesterday, ...rows] });
    expect(recentlyTossed({ profile, today: TODAY }).map(({ pebbleId }) => pebbleId)).toEqual([
      'p6',
      'p5',
      'p4',
      'p3',
      'p2',
    ]);
  });

  it('of one moment are in the same order on every machine, however they came there', () => {
    const rows = ['p2', 'p1', 'p3'].map((pebbleId) => aCompletion({ pebbleId }));
    for (const recentCompletions of [rows, rows.toReversed()]) {
      const tossed = recentlyTossed({ profile: aProfile({ recentCompletions }), today: TODAY });
      expect(tossed.map(({ pebbleId }) => pebbleId)).toEqual(['p3', 'p2', 'p1']);
    }
  });

  it('are under time when the actual minutes are within the estimate', () => {
    expect(wasUnderTime(aCompletion({ actualMinutes: 19 }))).toBe(true);
    expect(wasUnderTime(aCompletion({ actualMinutes: 20 }))).toBe(true);
    expect(wasUnderTime(aCompletion({ actualMinutes: 21 }))).toBe(false);
  });
});

describe('the first pebble of the day', () => {
  it('is still to come while none was completed today', () => {
    expect(isFirstOfDay(aProfile(), TODAY)).toBe(true);
    expect(isFirstOfDay(aProfile({ activity: { '2026-11-19': 4 } }), TODAY)).toBe(true);
    expect(isFirstOfDay(aProfile({ activity: { [TODAY]: 1 } }), TODAY)).toBe(false);
  });
});
