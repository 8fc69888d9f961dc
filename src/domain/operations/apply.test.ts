import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfList } from '../day-list/day-list.ts';
import { DAY_PEBBLES } from '../day-list/stored-list.ts';
import { findWaitingPebble, firstWaitingPebbles, placedPebbles } from '../plan/find.ts';
import { nodeIds } from '../plan/identity.ts';
import { anOperation, aProfile, TODAY } from '../plan/test-builders.ts';
import type { Profile } from '../profile/profile.ts';
import { applyOperation } from './apply.ts';
import { replay } from './replay.ts';
import { anyLife, anyOperation } from './test-arbitraries.ts';

/** Every profile on the way through a life. */
function* stations(life: Parameters<typeof replay>[1]): Generator<Profile, void> {
  let profile = aProfile();
  for (const operation of life) {
    const result = applyOperation(profile, operation);
    if (result.ok) profile = result.profile;
    yield profile;
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

describe('any sequence of operations', () => {
  it('keeps the day list to three different pebbles that wait', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        for (const { dayList, mountains } of stations(life)) {
          const ids = dayList?.pebbleIds ?? [];
          expect(ids.length).toBeLessThanOrEqual(DAY_PEBBLES);
          const waiting = ids.filter((id) => findWaitingPebble(mountains, id) !== null);
          expect([...new Set(waiting)]).toEqual(ids);
        }
      }),
    );
  });

  it('loads three pebbles for a day, or all that wait, whatever a device knows of them', () => {
    const named = fc.subarray(['m0-p0', 'm0-p3', 'm1-p1', 'm1-p2', 'nowhere']);
    fc.assert(
      fc.property(anyLife, named, (life, pebbleIds) => {
        for (const profile of stations(life)) {
          const day = dayOfList(profile, TODAY);
          const load = { kind: 'dayList.load', day, pebbleIds, reason: 'next' } as const;
          const loaded = applyOperation(profile, anOperation(load));
          const waiting = firstWaitingPebbles(profile.mountains, DAY_PEBBLES);
          if (!loaded.ok || waiting.length === 0) expect(loaded).toEqual({ ok: true, profile });
          else expect(loaded.profile.dayList?.pebbleIds).toHaveLength(waiting.length);
        }
      }),
    );
  });

  it('keeps the timer on a pebble that waits, within its bounds', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        for (const { timer, mountains } of stations(life)) {
          if (timer === null) continue;
          expect(findWaitingPebble(mountains, timer.pebbleId)).not.toBeNull();
          expect(timer.accumulatedMs).toBeGreaterThanOrEqual(0);
          expect(timer.accumulatedMs).toBeLessThanOrEqual(86_400_000);
        }
      }),
    );
  });

  it('keeps XP, activity and moved pebbles in step with the ledger', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        for (const profile of stations(life)) {
          const ledger = profile.recentCompletions;
          const rows = ledger.map(({ pebbleId }) => pebbleId);
          const counts = Object.values(profile.activity);
          const plan = [...placedPebbles(profile.mountains)].map(({ pebble }) => pebble);
          expect({
            uniqueRows: new Set(rows).size,
            xp: profile.xp,
            moved: counts.reduce((sum, count) => sum + count, 0),
            emptyDays: counts.filter((count) => count < 1),
            outOfStep: plan.filter(({ id, status }) => rows.includes(id) !== (status === 'moved')),
          }).toEqual({
            uniqueRows: rows.length,
            xp: ledger.reduce((sum, { xp }) => sum + xp, 0),
            moved: rows.length,
            emptyDays: [],
            outOfStep: [],
          });
        }
      }),
    );
  });

  it('keeps every id once', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        for (const ids of Object.values(nodeIds(replay(aProfile(), life).profile.mountains))) {
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });

  it('never turns the clock of the profile back', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        let before = '';
        for (const { updatedAt } of stations(life)) {
          expect(updatedAt >= before).toBe(true);
          before = updatedAt;
        }
      }),
    );
  });

  it('gives the same profile and refusals at every replay, and changes no value it was given', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const start = freeze(aProfile());
        const copy = structuredClone(life);
        expect(replay(start, freeze(life))).toEqual(replay(start, copy));
      }),
    );
  });

  it('takes effect once when an operation is sent twice in a row', () => {
    fc.assert(
      fc.property(anyLife, anyOperation, (life, operation) => {
        const before = replay(aProfile(), life).profile;
        const once = replay(before, [operation]);
        const twice = replay(before, [operation, operation]);
        expect(twice.profile).toEqual(once.profile);
      }),
    );
  });
});

describe('replaying', () => {
  it('names what was refused and goes on', () => {
    const missing = anOperation(
      { kind: 'timer.set', timer: { pebbleId: 'nowhere', startedAt: null, accumulatedMs: 0 } },
      { opId: '00000000-0000-4000-8000-00000000000f' },
    );
    const theme = anOperation({ kind: 'settings.set', settings: { theme: 'dark' } });
    const { profile, refused } = replay(aProfile(), [missing, theme]);
    expect(refused).toEqual([
      { opId: '00000000-0000-4000-8000-00000000000f', code: 'pebble.not_found' },
    ]);
    expect(profile.settings.theme).toBe('dark');
  });
});
