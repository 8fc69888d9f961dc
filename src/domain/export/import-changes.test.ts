import { describe, expect, it } from 'vitest';
import { replay } from '../operations/replay.ts';
import { DEFAULT_SETTINGS, type Completion, type Profile } from '../profile/profile.ts';
import type { Mountain } from '../plan/plan.ts';
import {
  aCompletion,
  aMountain,
  aMovedPebble,
  anOperation,
  aPebble,
  aProfile,
  NOW,
  TODAY,
} from '../plan/test-builders.ts';
import type { AccountExport } from './account-export.ts';
import { buildExport } from './build-export.ts';
import { MAX_BRAIN_DUMP_CHARACTERS } from '../contract.ts';
import { operationSchema } from '../operations/schemas.ts';
import { importChanges, importPreview } from './import-changes.ts';

function exportWith(
  mountains: readonly Mountain[],
  completions: readonly Completion[] = [],
): AccountExport {
  const profile = aProfile({ mountains });
  return buildExport({ profile, completions, brainDumps: [], today: TODAY, now: NOW });
}
function imported(profile: Profile, exported: AccountExport): Profile {
  const result = replay(
    profile,
    importChanges(exported).map((change) => anOperation(change)),
  );
  expect(result.refused).toEqual([]);
  return result.profile;
}

const half = aMountain({
  id: 'm1',
  title: 'Half done',
  pebbles: [aMovedPebble({ id: 'p1' }), aPebble({ id: 'p2' })],
});
const gone = aCompletion({
  pebbleId: 'gone',
  day: '2026-11-18',
  completedAt: '2026-11-18T10:00:00.000Z',
});
const file = exportWith([half], [gone, aCompletion({ pebbleId: 'p1' })]);

describe('importing an export', () => {
  it('brings plan, XP and days into an empty account, and a first day list', () => {
    const profile = imported(aProfile(), file);
    expect(profile.mountains).toEqual([half]);
    expect(profile.xp).toBe(14);
    expect(profile.activity).toEqual({ '2026-11-18': 1, [TODAY]: 1 });
    expect(profile.recentCompletions.map(({ pebbleId }) => pebbleId)).toEqual(['gone', 'p1']);
    expect(profile.lastActive).toBe(TODAY);
    expect(profile.dayList).toEqual({ day: TODAY, pebbleIds: ['p2'] });
  });

  it('leaves the list of a day alone where something waited before, also when that day is finished', () => {
    const mountains = [aMountain({ id: 'm9', pebbles: [aPebble({ id: 'p9' })] })];
    const dayList = { day: TODAY, pebbleIds: [] };
    expect(imported(aProfile({ mountains, dayList }), file).dayList).toBe(dayList);
  });

  it('of a pebble whose minutes changed since gives it what it earned, and takes just that back', () => {
    const earned = aCompletion({ pebbleId: 'p1', estimatedMinutes: 15, xp: 5 });
    const profile = imported(aProfile(), exportWith([half], [gone, earned]));
    expect(profile.xp).toBe(7 + 5);
    const { profile: putBack } = replay(profile, [
      anOperation({ kind: 'pebble.setStatus', pebbleId: 'p1', status: 'in-the-way' }),
    ]);
    expect(putBack.xp).toBe(7);
  });

  it('a second time changes nothing at all', () => {
    const once = imported(aProfile(), file);
    expect(imported(once, file)).toBe(once);
  });

  it('leaves alone what is there already: a pebble that waits again does not earn again', () => {
    const present = aMountain({ id: 'm1', title: 'Renamed', pebbles: [aPebble({ id: 'p1' })] });
    const before = aProfile({ mountains: [present] });
    const after = imported(before, file);
    expect(after.mountains).toEqual([present]);
    expect(after.xp).toBe(7);
    expect(after.recentCompletions.map(({ pebbleId }) => pebbleId)).toEqual(['gone']);
  });

  it('leaves out a node whose id another mountain has, and keeps the rest', () => {
    const before = aProfile({
      mountains: [aMountain({ id: 'other', pebbles: [aPebble({ id: 'p2' })] })],
    });
    const after = imported(before, file);
    const pebbles = after.mountains[1]?.boulders[0]?.rocks[0]?.pebbles.map(({ id }) => id);
    expect(pebbles).toEqual(['p1']);
  });

  it('counts XP from the minutes, whatever the file says, and takes no day that has not come', () => {
    const forged = [
      aCompletion({ pebbleId: 'a', estimatedMinutes: 900, actualMinutes: 1e9, xp: 1_000_000 }),
      aCompletion({ pebbleId: 'b', day: '2027-11-20' }),
    ];
    const profile = imported(aProfile(), exportWith([], forged));
    expect(profile.recentCompletions).toEqual([
      aCompletion({ pebbleId: 'a', estimatedMinutes: 30, actualMinutes: 1440, xp: 10 }),
    ]);
    expect(profile.xp).toBe(10);
  });

  it('goes in several changes when it is large, none of which is larger than the server takes', () => {
    const mountains = Array.from({ length: 120 }, (_, m) =>
      aMountain({
        id: `m${m}`,
        pebbles: Array.from({ length: 40 }, (_pebble, p) => aPebble({ id: `m${m}-p${p}` })),
      }),
    );
    const completions = Array.from({ length: 3000 }, (_, n) =>
      aCompletion({ pebbleId: `gone-${n}` }),
    );
    const large = exportWith(mountains, completions);
    const changes = importChanges(large);
    expect(changes.length).toBeGreaterThan(3);
    for (const change of changes) expect(JSON.stringify(change).length).toBeLessThan(250_000);
    const profile = imported(aProfile(), large);
    expect(profile.mountains).toHaveLength(120);
    expect(profile.xp).toBe(21_000);
  });

  it('takes brain dumps along, each in one change that the server takes', () => {
    const brainDumps = Array.from({ length: 40 }, (_, n) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      text: '"'.repeat(MAX_BRAIN_DUMP_CHARACTERS),
      plannedBy: 'built-in',
      mountainIds: ['m1'],
      createdAt: NOW,
    }));
    const changes = importChanges({ ...file, brainDumps });
    expect(changes.length).toBeGreaterThan(5);
    for (const change of changes) {
      expect(operationSchema.safeParse(anOperation(change)).success).toBe(true);
      expect(JSON.stringify(change).length).toBeLessThan(250_000);
    }
    const taken = changes.flatMap((change) =>
      change.kind === 'plan.import' ? (change.brainDumps ?? []) : [],
    );
    expect(taken).toEqual(brainDumps);
    const present = new Set(brainDumps.slice(3).map(({ id }) => id));
    expect(importPreview(aProfile(), { ...file, brainDumps }, present).brainDumps).toBe(3);
    const profile = aProfile();
    expect(
      replay(profile, [
        anOperation({ kind: 'plan.import', mountains: [], completions: [], brainDumps }),
      ]).profile,
    ).toBe(profile);
  });

  it('of many small mountains and dumps has no more in one change than the server takes', () => {
    const mountains = Array.from({ length: 120 }, (_, m) =>
      aMountain({ id: `m${m}`, pebbles: [aPebble({ id: `p${m}` })] }),
    );
    const brainDumps = Array.from({ length: 1_100 }, (_, n) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      text: 'Call',
      plannedBy: '',
      mountainIds: [],
      createdAt: NOW,
    }));
    const changes = importChanges({ ...exportWith(mountains), brainDumps });
    for (const change of changes)
      expect(operationSchema.safeParse(anOperation(change)).success).toBe(true);
  });

  it('takes the settings that it is told to, and no others', () => {
    const settings = { theme: 'calm', dayStartHour: 6, dictationLanguage: 'de-DE' } as const;
    const other = { ...exportWith([]), settings };
    expect(importChanges(other)).toEqual([]);
    expect(importChanges(other, { settings: { theme: 'calm' } })).toEqual([
      { kind: 'settings.set', settings: { theme: 'calm' } },
    ]);
    const mine = { ...DEFAULT_SETTINGS, theme: 'calm' } as const;
    expect(importPreview(aProfile({ settings: mine }), other)).toMatchObject({
      settings: { dayStartHour: 6, dictationLanguage: 'de-DE' },
      hasDefaultSettings: false,
    });
  });

  it('is nothing to do for an export that holds nothing', () => {
    expect(importChanges(exportWith([]))).toEqual([]);
  });
});

describe('the preview of an import', () => {
  it('says what would be added and what is there already', () => {
    expect(importPreview(aProfile(), file)).toEqual({
      mountains: ['Half done'],
      pebbles: 2,
      completions: 2,
      xp: 14,
      mountainsPresent: [],
      completionsPresent: 0,
      brainDumps: 0,
      settings: {},
      hasDefaultSettings: true,
    });
    expect(importPreview(imported(aProfile(), file), file)).toEqual({
      mountains: [],
      pebbles: 0,
      completions: 0,
      xp: 0,
      mountainsPresent: ['Half done'],
      completionsPresent: 2,
      brainDumps: 0,
      settings: {},
      hasDefaultSettings: true,
    });
  });
});
