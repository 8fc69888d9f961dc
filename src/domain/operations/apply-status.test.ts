import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePebbles } from '../day-list/day-list.ts';
import { findPebble, placedPebbles } from '../plan/find.ts';
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
import { puttingBack } from './as-shown.ts';
import type { Operation } from './operation.ts';
import { replay } from './replay.ts';
import { anyLife } from './test-arbitraries.ts';

const complete = (pebbleId: string, trackedMinutes: number | null = null): Operation =>
  anOperation({ kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes });
const uncomplete = (pebbleId: string, at = NOW): Operation =>
  anOperation({ kind: 'pebble.setStatus', pebbleId, status: 'in-the-way' }, { at });

function after(profile: Profile, ...operations: Operation[]): Profile {
  const result = replay(profile, operations);
  expect(result.refused).toEqual([]);
  return result.profile;
}

const pebbles = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => aPebble({ id }));
const mountains = [aMountain({ title: 'Garden', pebbles })];
const dayList = { day: TODAY, pebbleIds: ['p1', 'p2', 'p3'] };
const profile = aProfile({ mountains, dayList });

describe('completing a pebble', () => {
  it('moves it with the time and day of the person, and the minutes of the timer', () => {
    const operation = anOperation(complete('p2', 12).change, {
      at: '2026-11-21T05:30:00.000Z',
      zone: 'America/New_York',
    });
    const done = after(profile, operation);
    expect(findPebble(done.mountains, 'p2')?.pebble).toEqual({
      ...aPebble({ id: 'p2' }),
      status: 'moved',
      completedAt: '2026-11-21T05:30:00.000Z',
      actualMinutes: 12,
      timeTracked: true,
      completedDay: '2026-11-20',
    });
    expect(done.lastActive).toBe('2026-11-20');
    expect(done.updatedAt).toBe('2026-11-21T05:30:00.000Z');
  });

  it('never takes the last day of activity back', () => {
    const yesterday = '2026-11-19T12:00:00.000Z';
    const active = after(profile, complete('p1'));
    const late = after(active, anOperation(complete('p2').change, { at: yesterday }));
    expect(late.lastActive).toBe(TODAY);
    expect(after(late, uncomplete('p2', yesterday)).lastActive).toBe(TODAY);
  });

  it('counts the estimate when no time was tracked', () => {
    expect(findPebble(after(profile, complete('p1')).mountains, 'p1')?.pebble).toMatchObject({
      actualMinutes: 20,
      timeTracked: false,
    });
  });

  it.each([
    [-5, 0],
    [0.2, 1],
    [5000, 1440],
  ])('keeps %d tracked minutes to %d', (tracked, kept) => {
    expect(
      findPebble(after(profile, complete('p1', tracked)).mountains, 'p1')?.pebble,
    ).toMatchObject({ actualMinutes: kept, timeTracked: true });
  });

  it('earns its XP and counts in the day', () => {
    const done = after(profile, complete('p1'), complete('p2', 3));
    expect(done.xp).toBe(14);
    expect(done.activity).toEqual({ [TODAY]: 2 });
    expect(done.recentCompletions.map(({ pebbleId }) => pebbleId)).toEqual(['p1', 'p2']);
    expect(done.recentCompletions[1]).toEqual({
      pebbleId: 'p2',
      title: 'Do p2',
      mountainTitle: 'Garden',
      completedAt: NOW,
      day: TODAY,
      estimatedMinutes: 20,
      actualMinutes: 3,
      timeTracked: true,
      xp: 7,
    });
  });

  it('takes it off the day list, which is not filled up', () => {
    expect(after(profile, complete('p2')).dayList).toEqual({ day: TODAY, pebbleIds: ['p1', 'p3'] });
    expect(after(profile, complete('p4')).dayList).toBe(profile.dayList);
  });

  it('ends its timer and leaves the timer of another pebble alone', () => {
    const timer = { pebbleId: 'p1', startedAt: NOW, accumulatedMs: 5 };
    expect(after({ ...profile, timer }, complete('p1')).timer).toBeNull();
    expect(after({ ...profile, timer }, complete('p2')).timer).toBe(timer);
  });

  it('earns XP once, however often it is done', () => {
    const once = after(profile, complete('p1', 12));
    expect(after(once, complete('p1', 3))).toBe(once);
  });

  it('is refused for a pebble that is not there', () => {
    expect(applyOperation(profile, complete('p9'))).toEqual({
      ok: false,
      code: 'pebble.not_found',
    });
    expect(applyOperation(profile, uncomplete('p9'))).toEqual({
      ok: false,
      code: 'pebble.not_found',
    });
  });
});

describe('a pebble that is gone', () => {
  const done = { kind: 'pebble.setStatus', status: 'moved', trackedMinutes: 12 } as const;
  const known = { title: 'Call them', mountainTitle: 'Garden', estimatedMinutes: 25 };
  const completeGone = anOperation({ ...done, pebbleId: 'gone', known });

  it('is entered in the ledger as the device knew it, and leaves plan and day as they are', () => {
    const counted = after(profile, completeGone);
    expect(counted).toMatchObject({ xp: 8, activity: { [TODAY]: 1 }, lastActive: TODAY });
    expect(counted.recentCompletions).toEqual([
      {
        ...known,
        pebbleId: 'gone',
        completedAt: NOW,
        day: TODAY,
        actualMinutes: 12,
        timeTracked: true,
        xp: 8,
      },
    ]);
    expect(counted.mountains).toBe(profile.mountains);
    expect(counted.dayList).toBe(profile.dayList);
  });

  it('earns what any pebble can, whatever is said of it, and once', () => {
    const endless = { ...done, pebbleId: 'gone', known: { ...known, estimatedMinutes: 9000 } };
    const once = after(profile, anOperation(endless));
    expect(once.recentCompletions).toMatchObject([{ estimatedMinutes: 30, xp: 10 }]);
    expect(after(once, completeGone)).toBe(once);
  });

  it('is a pebble like any other while it is there', () => {
    const said = anOperation({ ...done, pebbleId: 'p1', known });
    expect(after(profile, said)).toEqual(after(profile, complete('p1', 12)));
  });

  it('can be put back, which takes its row away', () => {
    const counted = after(profile, completeGone);
    const { activity, recentCompletions, xp } = after(counted, uncomplete('gone'));
    expect({ activity, recentCompletions, xp }).toEqual({
      activity: {},
      recentCompletions: [],
      xp: 0,
    });
  });

  it('was deleted before or after, it comes to the same, at any point of any life', () => {
    fc.assert(
      fc.property(anyLife, fc.nat(), fc.boolean(), (life, pick, isWhole) => {
        const lived = replay(aProfile(), life).profile;
        const placed = [...placedPebbles(lived.mountains)];
        const chosen = placed[pick % Math.max(1, placed.length)];
        if (chosen === undefined) return;
        const { mountainTitle, pebble } = chosen;
        const { id: pebbleId, title, estimatedMinutes } = pebble;
        const { id: mountainId } =
          lived.mountains.find((one) => findPebble([one], pebbleId) !== null) ?? aMountain();
        const remove = anOperation(
          isWhole
            ? { kind: 'node.delete', nodeType: 'mountain', nodeId: mountainId }
            : { kind: 'node.delete', nodeType: 'pebble', nodeId: pebbleId },
        );
        const as = { title, mountainTitle, estimatedMinutes };
        const change =
          pebble.status === 'moved'
            ? uncomplete(pebbleId)
            : anOperation({ ...done, pebbleId, known: as });
        const told = ({
          mountains: plan,
          xp,
          activity,
          recentCompletions,
          lastActive,
        }: Profile) => ({ plan, xp, activity, recentCompletions, lastActive });
        expect(told(after(lived, remove, change))).toEqual(told(after(lived, change, remove)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('taking a completion back', () => {
  it('restores the profile but for the dates of the change', () => {
    const {
      lastActive: _,
      updatedAt: __,
      ...rest
    } = after(profile, complete('p2'), uncomplete('p2'));
    expect(profile).toMatchObject(rest);
  });

  it('restores plan, XP, activity and completions at any point of any life', () => {
    fc.assert(
      fc.property(anyLife, fc.nat(), (life, pick) => {
        const lived = replay(aProfile(), life).profile;
        const waiting = [...placedPebbles(lived.mountains)].filter(
          ({ pebble }) => pebble.status === 'in-the-way',
        );
        const chosen = waiting[pick % Math.max(1, waiting.length)]?.pebble.id;
        if (chosen === undefined) return;
        const back = after(lived, complete(chosen, 12), uncomplete(chosen));
        const earned = ({ mountains: plan, xp, activity, recentCompletions }: Profile) => ({
          plan,
          xp,
          activity,
          recentCompletions,
        });
        expect(earned(back)).toEqual(earned(lived));
      }),
      { numRuns: 100 },
    );
  });

  it('takes away what was earned on the day it was earned, and never below 0', () => {
    const moved = aMovedPebble({ id: 'p1', completedDay: '2026-11-10' });
    const old = aProfile({
      mountains: [aMountain({ pebbles: [moved] })],
      xp: 3,
      activity: { '2026-11-10': 2, [TODAY]: 1 },
    });
    const back = after(old, uncomplete('p1'));
    expect(back.xp).toBe(0);
    expect(back.activity).toEqual({ '2026-11-10': 1, [TODAY]: 1 });
    expect(back.lastActive).toBe(TODAY);
    expect(findPebble(back.mountains, 'p1')?.pebble).toEqual(aPebble({ id: 'p1' }));
  });

  it('removes a day from the activity when nothing is left in it', () => {
    expect(after(profile, complete('p1'), uncomplete('p1')).activity).toEqual({});
  });

  it('reloads a day list that is not full, in the order of the plan', () => {
    const begun = after(profile, complete('p1'), complete('p2'), complete('p3'));
    expect(begun.dayList?.pebbleIds).toEqual([]);
    expect(after(begun, uncomplete('p2')).dayList).toEqual({
      day: TODAY,
      pebbleIds: ['p2', 'p4', 'p5'],
    });
  });

  it('loads a list when the day has none, and leaves a full one alone', () => {
    const done = after(profile, complete('p5'));
    expect(after(done, uncomplete('p5')).dayList).toBe(profile.dayList);
    const yesterday = { ...done, dayList: { day: '2026-11-19', pebbleIds: ['p4'] } };
    expect(after(yesterday, uncomplete('p5')).dayList).toEqual(dayList);
    expect(after({ ...done, dayList: null }, uncomplete('p5')).dayList).toEqual(dayList);
  });

  it('keeps the list of a later day for that day', () => {
    const ahead = {
      ...after(profile, complete('p5')),
      dayList: { day: '2026-11-21', pebbleIds: [] },
    };
    expect(after(ahead, uncomplete('p5')).dayList).toEqual({ ...dayList, day: '2026-11-21' });
  });

  it('never swaps away a pebble whose timer runs', () => {
    const timer = { pebbleId: 'p4', startedAt: NOW, accumulatedMs: 0 };
    const running = after(
      { ...profile, dayList: { day: TODAY, pebbleIds: ['p4', 'p5'] }, timer },
      complete('p1'),
      uncomplete('p1'),
    );
    expect(running.dayList?.pebbleIds).toEqual(['p4', 'p1', 'p2']);
    expect(running.timer).toBe(timer);
  });

  it('leaves a completion alone that is not the one it names', () => {
    const onSunday = anOperation(puttingBack(after(profile, complete('p1')), 'p1'));
    const monday = anOperation(complete('p1').change, { at: '2026-11-21T09:00:00.137Z' });
    const done = after(profile, monday);
    expect(after(done, onSunday)).toBe(done);
    expect(after(done, anOperation(puttingBack(done, 'p1'))).xp).toBe(0);
    const gone = after(
      done,
      anOperation({ kind: 'node.delete', nodeType: 'pebble', nodeId: 'p1' }),
    );
    expect(after(gone, onSunday)).toBe(gone);
    expect(after(gone, anOperation(puttingBack(done, 'p1'))).xp).toBe(0);
  });

  it('takes back the completion that it names though the clock of its device was corrected since', () => {
    const named = anOperation(puttingBack(after(profile, complete('p1')), 'p1'));
    const corrected = anOperation(complete('p1').change, { at: '2026-11-20T04:59:53.000Z' });
    expect(after(profile, corrected, named).xp).toBe(0);
  });

  it('does nothing for a pebble that is in the way already', () => {
    expect(after(profile, uncomplete('p1'))).toBe(profile);
  });

  it('chooses as a new day would', () => {
    const back = after({ ...profile, dayList: null }, complete('p1'), uncomplete('p1'));
    expect(back.dayList?.pebbleIds).toEqual(choosePebbles(back));
  });
});
