import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, logicalDay, type Day } from '../calendar/day.ts';
import { instantOf, millisecondsOf } from '../calendar/instant.ts';
import { streakOf } from './streak.ts';

const TODAY = '2026-11-21';

function activityOf(days: Iterable<Day>): Record<Day, number> {
  return Object.fromEntries([...days].map((day) => [day, 1]));
}

/** Days as a picture that ends today: `x` active, `.` not. */
function streakOfPicture(picture: string): ReturnType<typeof streakOf> {
  const days = [...picture].flatMap((mark, index) =>
    mark === 'x' ? addDays(TODAY, index - picture.length + 1) : [],
  );
  return streakOf({ activity: activityOf(days), today: TODAY });
}

const anyDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 45 }), { maxLength: 40, size: 'max' })
  .map((ages) => ages.map((age) => addDays(TODAY, -age)));

describe('the day streak', () => {
  it.each([
    ['nothing yet', '', 0],
    ['the first day', 'x', 1],
    ['days in a row', 'xxx', 3],
    ['today is not over, so it is not missed', 'xxx.', 3],
    ['one rest day adds nothing and breaks nothing', 'xx.x', 3],
    ['two rest days', 'xx..x', 3],
    ['two rest days and today open', 'xx...', 2],
    ['three days off: the next completion starts at 1', 'xxxxx...x', 1],
    ['three days off, nothing yet', 'xxxxx....', 0],
    ['two rest days each week', 'xxxxx..xxxxx..xxxxx', 15],
    ['two rest days again after the rolling 7 are over', 'x..xxxxx..x', 7],
    ['a third missed day within 7 cuts what came before the first', 'xxx.x.x.x', 3],
    ['a month away', 'xxx...........................x', 1],
  ])('%s', (_, picture, current) => {
    expect(streakOfPicture(picture).current).toBe(current);
  });

  it('keeps the best chain and the number of all active days', () => {
    expect(streakOfPicture('xxxxxx.....xx')).toEqual({ current: 2, best: 6, activeDays: 8 });
    expect(streakOfPicture('xxx........')).toEqual({ current: 0, best: 3, activeDays: 3 });
  });

  it('does not count a day whose pebbles were all taken back', () => {
    const activity = { [TODAY]: 0, [addDays(TODAY, -1)]: 2 };
    expect(streakOf({ activity, today: TODAY })).toEqual({ current: 1, best: 1, activeDays: 1 });
  });

  it('ignores days that no zone has reached', () => {
    const activity = activityOf([TODAY, addDays(TODAY, 3), '2099-01-01']);
    expect(streakOf({ activity, today: TODAY })).toEqual({ current: 1, best: 1, activeDays: 1 });
  });

  it('keeps a day earned further east when the person flies west', () => {
    const activity = activityOf([addDays(TODAY, -1), addDays(TODAY, 1)]);
    expect(streakOf({ activity, today: TODAY }).current).toBe(2);
  });

  it('is the longest run up to today without more than 2 missed days in any 7', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const active = new Set(days);
        const isMissed = (day: Day): boolean => day < TODAY && !active.has(day);
        const isChainFrom = (start: Day): boolean => {
          for (let first = start; first < TODAY; first = addDays(first, 1)) {
            const week = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(first, n));
            if (week.filter(isMissed).length > 2) return false;
          }
          return true;
        };
        const lengths = days
          .filter(isChainFrom)
          .map((start) => days.filter((day) => day >= start).length);
        const { current } = streakOf({ activity: activityOf(days), today: TODAY });
        expect(current).toBe(Math.max(0, ...lengths));
      }),
      { numRuns: 150 },
    );
  });

  it('never falls when an active day is added', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -3, max: 50 }), (days, age) => {
        const before = streakOf({ activity: activityOf(days), today: TODAY });
        const more = activityOf([...days, addDays(TODAY, -age)]);
        const after = streakOf({ activity: more, today: TODAY });
        expect(after.current).toBeGreaterThanOrEqual(before.current);
        expect(after.best).toBeGreaterThanOrEqual(before.best);
        expect(after.activeDays).toBeGreaterThanOrEqual(before.activeDays);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for any order in which the days arrive', () => {
    const daysInTwoOrders = anyDays.chain((days) =>
      fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length })),
    );
    fc.assert(
      fc.property(daysInTwoOrders, ([days, shuffled]) => {
        expect(streakOf({ activity: activityOf(shuffled), today: TODAY })).toEqual(
          streakOf({ activity: activityOf(days), today: TODAY }),
        );
      }),
    );
  });

  it('is at least 1 once today is active, and never above the best', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const { current, best } = streakOf({
          activity: activityOf([...days, TODAY]),
          today: TODAY,
        });
        expect(current).toBeGreaterThanOrEqual(1);
        expect(best).toBeGreaterThanOrEqual(current);
      }),
    );
  });

  it('stays fast with the activity of many years', () => {
    const days = Array.from({ length: 8000 }, (_, age) => addDays(TODAY, -age));
    const activity = { ...activityOf(days), '0001-01-01': 1 };
    expect(streakOf({ activity, today: TODAY })).toEqual({
      current: 8000,
      best: 8000,
      activeDays: 8001,
    });
  });
});

describe('the streak of a person who completes one pebble a day', () => {
  const DAY_MS = 86_400_000;

  it.each(['America/New_York', 'Europe/Lisbon', 'Australia/Lord_Howe', 'Africa/Cairo'])(
    'grows by one every day of a year with its clock changes in %s',
    (zone) => {
      const activity: Record<Day, number> = {};
      const start = millisecondsOf('2026-01-10T12:00:00.000Z');
      for (let count = 1; count <= 365; count += 1) {
        // By an ordinary clock, a while after the day-start hour at the earliest.
        const at = instantOf(start + (count - 1) * DAY_MS);
        const today = logicalDay({ at, zone, dayStartHour: 4 });
        activity[today] = (activity[today] ?? 0) + 1;
        expect(streakOf({ activity, today }).current).toBe(count);
      }
    },
  );

  it('counts two days for two completions a second apart over the start of a day', () => {
    const zone = 'America/New_York';
    const days = ['2026-11-01T08:59:59.500Z', '2026-11-01T09:00:00.500Z'].map((at) =>
      logicalDay({ at, zone, dayStartHour: 4 }),
    );
    expect(streakOf({ activity: activityOf(days), today: '2026-11-01' }).current).toBe(2);
  });

  it('does not fall on a journey around the world, in either direction', () => {
    const eastwards = [
      'Pacific/Pago_Pago',
      'Pacific/Honolulu',
      'America/New_York',
      'Europe/Lisbon',
      'Asia/Tokyo',
      'Pacific/Kiritimati',
    ];
    const anyJourney = fc.record({
      round: fc.constantFrom(eastwards, eastwards.toReversed()),
      start: fc.nat({ max: 5 }),
      daysInEach: fc.integer({ min: 1, max: 4 }),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    fc.assert(
      fc.property(anyJourney, ({ round, start, daysInEach, hour }) => {
        const activity: Record<Day, number> = {};
        let before = 0;
        for (let index = 0; index < daysInEach * round.length; index += 1) {
          const zone = round[(start + Math.floor(index / daysInEach)) % round.length] ?? 'UTC';
          const at = instantOf(Date.UTC(2026, 2, 1, hour) + index * DAY_MS);
          const today = logicalDay({ at, zone, dayStartHour: 4 });
          activity[today] = 1;
          const { current } = streakOf({ activity, today });
          expect(current).toBeGreaterThanOrEqual(before);
          before = current;
        }
        expect(before).toBeGreaterThanOrEqual(daysInEach * round.length - 2);
      }),
    );
  });
});
