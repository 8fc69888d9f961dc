import { describe, expect, it } from 'vitest';
import { aMountain, aMovedPebble, aPebble, aProfile, NOW, TODAY } from '../plan/test-builders.ts';
import type { Profile } from '../profile/profile.ts';
import { dashboardState, dayPebbles, needsNewDayList, nextDayListChange } from './day-list.ts';

const TOMORROW = '2026-11-21';
const YESTERDAY = '2026-11-19';
const waiting = (...ids: string[]) => ids.map((id) => aPebble({ id }));
const plan = [
  aMountain({ id: 'm1', pebbles: [aMovedPebble({ id: 'p0' }), ...waiting('p1', 'p2')] }),
  aMountain({ id: 'm2', pebbles: waiting('p3', 'p4') }),
];
const withList = (day: string, ...pebbleIds: string[]): Profile =>
  aProfile({ mountains: plan, dayList: { day, pebbleIds } });
const shown = (profile: Profile): string[] =>
  dayPebbles(profile, TODAY).map(({ pebble }) => pebble.id);

describe("today's pebbles", () => {
  it('are those of the stored list, in its order', () => {
    expect(shown(withList(TODAY, 'p4', 'p1'))).toEqual(['p4', 'p1']);
  });

  it('are those of a later day when another device is ahead, and not those of an earlier one', () => {
    expect(shown(withList(TOMORROW, 'p3'))).toEqual(['p3']);
    expect(shown(withList(YESTERDAY, 'p3'))).toEqual([]);
    expect(shown(aProfile({ mountains: plan }))).toEqual([]);
  });

  it('are those of an earlier day for as long as the timer of one of them runs', () => {
    const timer = { pebbleId: 'p4', startedAt: NOW, accumulatedMs: 0 };
    const overnight = { ...withList(YESTERDAY, 'p4', 'p1'), timer };
    expect(shown(overnight)).toEqual(['p4', 'p1']);
    expect(dashboardState(overnight, TODAY)).toBe('working');
    expect(needsNewDayList(overnight, TODAY)).toBe(false);
    for (const over of [null, { ...timer, startedAt: null }, { ...timer, pebbleId: 'p3' }]) {
      expect(shown({ ...overnight, timer: over })).toEqual([]);
      expect(needsNewDayList({ ...overnight, timer: over }, TODAY)).toBe(true);
    }
  });

  it('never contain a moved pebble or one that is gone', () => {
    expect(shown(withList(TODAY, 'p0', 'p2', 'nowhere'))).toEqual(['p2']);
  });
});

describe('a new list', () => {
  it('is wanted on a new day and for a first plan, as long as a pebble waits', () => {
    expect(needsNewDayList(aProfile({ mountains: plan }), TODAY)).toBe(true);
    expect(needsNewDayList(withList(YESTERDAY, 'p1'), TODAY)).toBe(true);
    expect(needsNewDayList(withList(TODAY), TODAY)).toBe(false);
    expect(needsNewDayList(withList(TOMORROW), TODAY)).toBe(false);
    expect(needsNewDayList(aProfile(), TODAY)).toBe(false);
    const conquered = [aMountain({ pebbles: [aMovedPebble()] })];
    expect(needsNewDayList(aProfile({ mountains: conquered }), TODAY)).toBe(false);
  });

  it('holds the first three in the way', () => {
    const profile = aProfile({ mountains: plan });
    expect(nextDayListChange({ profile, today: TODAY, reason: 'new-day' })).toEqual({
      kind: 'dayList.load',
      day: TODAY,
      pebbleIds: ['p1', 'p2', 'p3'],
      reason: 'new-day',
    });
  });

  it('begins with the pebble whose timer runs', () => {
    const timer = { pebbleId: 'p4', startedAt: NOW, accumulatedMs: 0 };
    const running = { ...withList(TODAY), timer };
    const pebbleIds = ['p4', 'p1', 'p2'];
    for (const profile of [running, { ...running, dayList: null }]) {
      const reason = profile.dayList ? 'next' : 'new-day';
      expect(nextDayListChange({ profile, today: TODAY, reason })).toMatchObject({ pebbleIds });
    }
  });

  it('begins, on a new day, with the pebble that was paused, whose time is kept', () => {
    const timer = { pebbleId: 'p4', startedAt: null, accumulatedMs: 60_000 };
    const paused = { ...withList(YESTERDAY, 'p4'), timer };
    expect(nextDayListChange({ profile: paused, today: TODAY, reason: 'new-day' })).toMatchObject({
      pebbleIds: ['p4', 'p1', 'p2'],
    });
    expect(nextDayListChange({ profile: paused, today: TODAY, reason: 'next' })).toMatchObject({
      pebbleIds: ['p1', 'p2', 'p3'],
    });
  });

  it('can be taken on at any time, also for the later day that another device is on', () => {
    const next = (profile: Profile) => nextDayListChange({ profile, today: TODAY, reason: 'next' });
    expect(next(withList(TODAY))).toMatchObject({ day: TODAY, pebbleIds: ['p1', 'p2', 'p3'] });
    expect(next(withList(TOMORROW))).toMatchObject({ day: TOMORROW });
    expect(next(aProfile())).toBeNull();
  });

  it('is not asked for as a new day when the day has one', () => {
    const profile = withList(TODAY, 'p1');
    expect(nextDayListChange({ profile, today: TODAY, reason: 'new-day' })).toBeNull();
  });
});

describe('the dashboard', () => {
  it('is empty without a mountain', () => {
    expect(dashboardState(aProfile(), TODAY)).toBe('empty');
  });

  it('is at work while a pebble of today waits', () => {
    expect(dashboardState(withList(TODAY, 'p1'), TODAY)).toBe('working');
  });

  it('has finished the day when the list is empty and something was moved today', () => {
    expect(dashboardState({ ...withList(TODAY), activity: { [TODAY]: 1 } }, TODAY)).toBe(
      'day-finished',
    );
  });

  it('has no pebbles loaded when the list is empty and nothing was moved today', () => {
    expect(dashboardState(withList(TODAY), TODAY)).toBe('no-pebbles');
    expect(dashboardState({ ...withList(TODAY), activity: { [YESTERDAY]: 2 } }, TODAY)).toBe(
      'no-pebbles',
    );
  });

  it('has conquered all when every pebble is moved, on any day', () => {
    const mountains = [
      aMountain({ pebbles: [aMovedPebble()] }),
      aMountain({ id: 'm', boulders: [] }),
    ];
    expect(dashboardState(aProfile({ mountains }), TODAY)).toBe('all-conquered');
    const activity = { [TODAY]: 1 };
    expect(dashboardState(aProfile({ mountains, activity }), TODAY)).toBe('all-conquered');
  });

  it('has neither conquered nor finished anything where no pebble is left, whatever was moved today', () => {
    const mountains = [aMountain({ pebbles: [] }), aMountain({ id: 'm', boulders: [] })];
    expect(dashboardState(aProfile({ mountains }), TODAY)).toBe('no-pebbles');
    const activity = { [TODAY]: 1 };
    expect(dashboardState(aProfile({ mountains, activity }), TODAY)).toBe('no-pebbles');
  });
});
