import { describe, expect, it } from 'vitest';
import {
  aMountain,
  aMovedPebble,
  anOperation,
  aPebble,
  aProfile,
  NOW,
  TODAY,
} from '../plan/test-builders.ts';
import type { Profile } from '../profile/profile.ts';
import { applyOperation } from './apply.ts';
import type { Change, SeenTimer } from './operation.ts';

function after(profile: Profile, change: Change): Profile {
  const result = applyOperation(profile, anOperation(change));
  if (!result.ok) throw new Error(result.code);
  return result.profile;
}

const pebbles = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => aPebble({ id }));
const mountains = [aMountain({ pebbles: [...pebbles, aMovedPebble({ id: 'done' })] })];
const dayList = { day: TODAY, pebbleIds: ['p1', 'p2', 'p3'] };
const profile = aProfile({ mountains, dayList });
const load = (
  pebbleIds: string[],
  reason: 'new-day' | 'next' = 'next',
  day: string = TODAY,
): Change => ({ kind: 'dayList.load', day, pebbleIds, reason });

describe('loading a day list', () => {
  it('takes the named pebbles that wait, once each and at most three', () => {
    const ids = ['done', 'p5', 'nowhere', 'p5', 'p4', 'p3', 'p2'];
    expect(after(profile, load(ids)).dayList).toEqual({
      day: TODAY,
      pebbleIds: ['p5', 'p4', 'p3'],
    });
  });

  it('leaves the list of a day alone when that day is merely new to a second device', () => {
    expect(after(profile, load(['p4'], 'new-day'))).toBe(profile);
    const ahead = { ...profile, dayList: { ...dayList, day: '2026-11-21' } };
    expect(after(ahead, load(['p4'], 'new-day'))).toBe(ahead);
    const behind = { ...profile, dayList: { ...dayList, day: '2026-11-19' } };
    expect(after(behind, load(['p4', 'p5', 'p1'], 'new-day')).dayList).toEqual({
      day: TODAY,
      pebbleIds: ['p4', 'p5', 'p1'],
    });
  });

  it.each(['new-day', 'next'] as const)(
    'is made up to three (%s) where others have moved what a device names',
    (reason) => {
      const listAfter = (named: string[], plan = mountains) =>
        after(aProfile({ mountains: plan }), load(named, reason)).dayList?.pebbleIds;
      expect(listAfter([])).toEqual(['p1', 'p2', 'p3']);
      expect(listAfter(['done', 'nowhere'])).toEqual(['p1', 'p2', 'p3']);
      expect(listAfter(['done', 'p2', 'p5'])).toEqual(['p2', 'p5', 'p1']);
      expect(listAfter(['done'], [aMountain({ pebbles: pebbles.slice(3) })])).toEqual(['p4', 'p5']);
      expect(listAfter(['p1'], [aMountain({ pebbles: [aMovedPebble({ id: 'p1' })] })])).toBe(
        undefined,
      );
    },
  );

  it('begins a new day with the pebble that was paused, and takes on what comes next without it', () => {
    const timer = { pebbleId: 'p4', startedAt: null, accumulatedMs: 60_000 };
    const paused = aProfile({ mountains, timer });
    const begun = after(paused, load(['p1', 'p2', 'p3'], 'new-day'));
    expect(begun.dayList?.pebbleIds).toEqual(['p4', 'p1', 'p2']);
    expect(begun.timer).toBe(timer);
    expect(after(paused, load(['p1', 'p2'])).dayList?.pebbleIds).toEqual(['p1', 'p2', 'p3']);
  });

  it('keeps the pebble whose timer runs first, and no other', () => {
    const timer = { pebbleId: 'p3', startedAt: NOW, accumulatedMs: 0 };
    const running = after({ ...profile, timer }, load(['p4', 'p5', 'p1']));
    expect(running.dayList?.pebbleIds).toEqual(['p3', 'p4', 'p5']);
    expect(running.timer).toBe(timer);
  });

  it('resets a paused timer when another pebble becomes the current one', () => {
    const paused = { ...profile, timer: { pebbleId: 'p1', startedAt: null, accumulatedMs: 9000 } };
    expect(after(paused, load(['p4'])).timer).toBeNull();
    expect(after(paused, load(['p1', 'p5'])).timer).toBe(paused.timer);
  });

  it('of a day that is over takes nothing from the day that has begun', () => {
    expect(after(profile, load(['p4', 'p5', 'p1'], 'next', '2026-11-19'))).toBe(profile);
    // Whoever sees a list names its day, however far the clock of another device had it ahead.
    const ahead = { ...profile, dayList: { ...dayList, day: '2026-11-25' } };
    expect(after(ahead, load(['p4', 'p5', 'p1'], 'next', '2026-11-25')).dayList).toEqual({
      day: TODAY,
      pebbleIds: ['p4', 'p5', 'p1'],
    });
  });

  it('cannot be for a day that no zone has reached', () => {
    expect(after(profile, load(['p4'], 'next', '2099-01-01')).dayList?.day).toBe(TODAY);
    expect(after(profile, load(['p4'], 'next', '2026-11-21')).dayList?.day).toBe('2026-11-21');
  });
});

describe('the timer', () => {
  const timer = { pebbleId: 'p1', startedAt: NOW, accumulatedMs: 60_000 };

  it('is set and cleared as a whole', () => {
    const running = after(profile, { kind: 'timer.set', timer });
    expect(running.timer).toEqual(timer);
    expect(after(running, { kind: 'timer.set', timer: null }).timer).toBeNull();
    expect(after(profile, { kind: 'timer.set', timer: null })).toBe(profile);
  });

  it('keeps its pebble on the card when another device has loaded a list meanwhile', () => {
    const listAfter = (pebbleIds: string[], startedAt: string | null = NOW) => {
      const loaded = { ...profile, dayList: { ...dayList, pebbleIds } };
      return after(loaded, { kind: 'timer.set', timer: { ...timer, startedAt } }).dayList;
    };
    expect(listAfter(['p5', 'p1', 'p2'])?.pebbleIds).toEqual(['p1', 'p5', 'p2']);
    expect(listAfter(['p5', 'p4', 'p3'])?.pebbleIds).toEqual(['p1', 'p5', 'p4']);
    expect(listAfter([])?.pebbleIds).toEqual(['p1']);
    expect(listAfter(['p5', 'p1'], null)?.pebbleIds).toEqual(['p5', 'p1']);
    expect(after(profile, { kind: 'timer.set', timer }).dayList).toBe(dayList);
    const paused = { ...timer, pebbleId: 'p2', startedAt: null };
    expect(after(profile, { kind: 'timer.set', timer: paused }).dayList).toBe(dayList);
  });

  it('cannot be set for a pebble that is nowhere', () => {
    const change: Change = { kind: 'timer.set', timer: { ...timer, pebbleId: 'nowhere' } };
    expect(applyOperation(profile, anOperation(change))).toEqual({
      ok: false,
      code: 'pebble.not_found',
    });
  });

  it('of a day that is over takes the place of no timer that was not seen then', () => {
    const running = { ...profile, timer: { ...timer, pebbleId: 'p5' } };
    const late = (seen: SeenTimer): Change => ({ kind: 'timer.set', timer, seen });
    const yesterday = { day: '2026-11-19', timer: null };
    expect(after(running, late(yesterday))).toBe(running);
    expect(after(running, late({ ...yesterday, timer }))).toBe(running);
    const paused = { ...running, timer: { ...running.timer, startedAt: null } };
    expect(after(paused, late({ ...yesterday, timer: running.timer }))).toBe(paused);
  });

  it('takes the place of what was seen, of nothing, and of what another device has set on this day', () => {
    const running = { ...profile, timer: { ...timer, pebbleId: 'p5' } };
    const paused = { ...timer, startedAt: null };
    const late = (seen: SeenTimer): Change => ({ kind: 'timer.set', timer: paused, seen });
    const yesterday = '2026-11-19';
    expect(after(running, late({ day: yesterday, timer: running.timer })).timer).toEqual(paused);
    expect(after(profile, late({ day: yesterday, timer })).timer).toEqual(paused);
    expect(after(running, late({ day: TODAY, timer: null })).timer).toEqual(paused);
    const unlisted = { ...running, dayList: null };
    expect(after(unlisted, late({ day: yesterday, timer: null })).timer).toEqual(paused);
  });

  it('stays as it is when the pebble was moved meanwhile', () => {
    const running = after(profile, { kind: 'timer.set', timer });
    const late: Change = { kind: 'timer.set', timer: { ...timer, pebbleId: 'done' } };
    expect(after(running, late)).toBe(running);
  });

  it.each([
    [-1, 0],
    [1e9, 86_400_000],
  ])('keeps %d tracked milliseconds to %d', (claimed, kept) => {
    const change: Change = { kind: 'timer.set', timer: { ...timer, accumulatedMs: claimed } };
    expect(after(profile, change).timer?.accumulatedMs).toBe(kept);
  });

  it('is reset when paused and the current pebble changes through a completion, and goes on when it runs', () => {
    const paused = { ...profile, timer: { ...timer, pebbleId: 'p2', startedAt: null } };
    const complete = (pebbleId: string): Change => ({
      kind: 'pebble.setStatus',
      pebbleId,
      status: 'moved',
      trackedMinutes: null,
    });
    expect(after(paused, complete('p3')).timer).toEqual(paused.timer);
    expect(after(paused, complete('p1')).timer).toEqual(paused.timer);
    const other = { ...paused, timer: { ...timer, pebbleId: 'p4', startedAt: null } };
    expect(after(other, complete('p1')).timer).toBeNull();
    const running = { ...other, timer: { ...timer, pebbleId: 'p4' } };
    expect(after(running, complete('p1')).timer).toBe(running.timer);
  });
});

describe('settings', () => {
  it('change where they are named', () => {
    const changed = after(profile, { kind: 'settings.set', settings: { theme: 'calm' } });
    expect(changed.settings).toEqual({ ...profile.settings, theme: 'calm' });
  });

  it.each([
    { dayStartHour: 24 },
    { dayStartHour: -1 },
    { dayStartHour: 4.5 },
    { dictationLanguage: 'en US; drop' },
    { dictationLanguage: '' },
  ])('are refused out of bounds: %j', (settings) => {
    expect(applyOperation(profile, anOperation({ kind: 'settings.set', settings }))).toEqual({
      ok: false,
      code: 'operation.invalid',
    });
  });

  it('decide from the next operation on which day it is', () => {
    const late = { at: '2026-11-21T02:00:00.000Z' };
    const midnight = after(profile, { kind: 'settings.set', settings: { dayStartHour: 0 } });
    const complete: Change = {
      kind: 'pebble.setStatus',
      pebbleId: 'p1',
      status: 'moved',
      trackedMinutes: null,
    };
    const before = applyOperation(profile, anOperation(complete, late));
    const later = applyOperation(midnight, anOperation(complete, late));
    expect(before.ok && before.profile.lastActive).toBe('2026-11-20');
    expect(later.ok && later.profile.lastActive).toBe('2026-11-21');
  });
});
