import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMountain, aMovedPebble, anOperation, aPebble, aProfile } from '../plan/test-builders.ts';
import type { Profile } from '../profile/profile.ts';
import { applyOperation } from './apply.ts';
import type { Change } from './operation.ts';
import { rowChanges, type RowChanges } from './row-changes.ts';
import { scopeOf } from './scope.ts';
import { anyLife } from './test-arbitraries.ts';
import { prune } from './test-prune.ts';
import { RowStore } from './test-row-store.ts';

function changesOf(before: Profile, change: Change): RowChanges {
  const result = applyOperation(before, anOperation(change));
  if (!result.ok) throw new Error(result.code);
  return rowChanges(before, result.profile);
}

describe('rows written for an operation', () => {
  it('rebuild the profile, from the whole one and from the part named by the scope', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        let whole = aProfile();
        const fromWhole = new RowStore(whole);
        const fromPart = new RowStore(whole);
        for (const operation of life) {
          const result = applyOperation(whole, operation);
          const part = prune(fromPart.profile(), scopeOf(operation));
          const partResult = applyOperation(part, operation);
          expect({ ok: partResult.ok, code: 'code' in partResult && partResult.code }).toEqual({
            ok: result.ok,
            code: 'code' in result && result.code,
          });
          if (!result.ok || !partResult.ok) continue;
          fromWhole.write(rowChanges(whole, result.profile));
          fromPart.write(rowChanges(part, partResult.profile));
          whole = result.profile;
          expect(fromWhole.profile()).toEqual(whole);
          expect(fromPart.profile()).toEqual(whole);
        }
      }),
      { numRuns: 60 },
    );
  });

  const plan = [
    aMountain({ id: 'm1', pebbles: [aPebble({ id: 'p1' }), aMovedPebble({ id: 'p2' })] }),
    aMountain({ id: 'm2', pebbles: [aPebble({ id: 'p3' })] }),
  ];
  const nothing = { inserted: [], updated: [], deleted: [] };

  it('are one ledger row for a completion', () => {
    const changes = changesOf(aProfile({ mountains: plan }), {
      kind: 'pebble.setStatus',
      pebbleId: 'p1',
      status: 'moved',
      trackedMinutes: 12,
    });
    expect(changes.pebbles).toEqual(nothing);
    expect(changes.completions.deleted).toEqual([]);
    expect(changes.completions.inserted).toMatchObject([
      { pebbleId: 'p1', actualMinutes: 12, timeTracked: true, xp: 7 },
    ]);
    expect(Object.keys(changes.profile)).toEqual(['lastActive', 'updatedAt']);
  });

  it('take one ledger row away when a completion is taken back', () => {
    const changes = changesOf(aProfile({ mountains: plan }), {
      kind: 'pebble.setStatus',
      pebbleId: 'p2',
      status: 'in-the-way',
    });
    expect(changes.pebbles).toEqual(nothing);
    expect(changes.completions).toEqual({ inserted: [], deleted: ['p2'] });
  });

  it('are one ledger row for a pebble that is gone, and that row when it is put back', () => {
    const done = changesOf(aProfile({ mountains: plan }), {
      kind: 'pebble.setStatus',
      pebbleId: 'p9',
      status: 'moved',
      trackedMinutes: null,
      known: { title: 'Call them', mountainTitle: 'Garden', estimatedMinutes: 20 },
    });
    expect(done.pebbles).toEqual(nothing);
    expect(done.completions).toMatchObject({ inserted: [{ pebbleId: 'p9', xp: 7 }], deleted: [] });
    const ledger = { mountains: plan, recentCompletions: done.completions.inserted };
    const back = changesOf(aProfile(ledger), {
      kind: 'pebble.setStatus',
      pebbleId: 'p9',
      status: 'in-the-way',
    });
    expect(back.pebbles).toEqual(nothing);
    expect(back.completions).toEqual({ inserted: [], deleted: ['p9'] });
  });

  it('append a new pebble without touching its siblings', () => {
    const changes = changesOf(aProfile({ mountains: plan }), {
      kind: 'pebble.add',
      rockId: 'm1-rock',
      pebbleId: 'p9',
      title: 'Call them',
      description: 'Ask when they open.',
    });
    expect(changes.pebbles.inserted).toMatchObject([
      { id: 'p9', rockId: 'm1-rock', position: null },
    ]);
    expect(changes.pebbles.updated).toEqual([]);
  });

  it('name only the top of what is deleted and leave its completions', () => {
    const changes = changesOf(aProfile({ mountains: plan }), {
      kind: 'node.delete',
      nodeType: 'mountain',
      nodeId: 'm1',
    });
    expect(changes.mountains.deleted).toEqual(['m1']);
    expect(changes.boulders).toEqual(nothing);
    expect(changes.pebbles).toEqual(nothing);
    expect(changes.completions).toEqual({ inserted: [], deleted: [] });
  });

  it('are none when nothing changed', () => {
    const changes = changesOf(aProfile({ mountains: plan }), {
      kind: 'node.delete',
      nodeType: 'rock',
      nodeId: 'gone already',
    });
    expect(changes).toEqual({
      mountains: nothing,
      boulders: nothing,
      rocks: nothing,
      pebbles: nothing,
      completions: { inserted: [], deleted: [] },
      profile: {},
    });
  });
});
