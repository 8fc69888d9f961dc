import { describe, expect, it } from 'vitest';
import {
  aCompletion,
  aMountain,
  aMovedPebble,
  aPebble,
  aProfile,
  NOW,
  TODAY,
} from '../plan/test-builders.ts';
import { DEFAULT_SETTINGS } from '../profile/profile.ts';
import { buildExport } from './build-export.ts';
import { exportAsMarkdown } from './markdown.ts';
import { readExport } from './read-export.ts';

const DUMP_ID = '00000000-0000-4000-8000-000000000001';

const exported = buildExport({
  profile: aProfile({
    xp: 7,
    activity: { [TODAY]: 1 },
    mountains: [aMountain({ pebbles: [aMovedPebble({ id: 'p1' }), aPebble({ id: 'p2' })] })],
  }),
  completions: [aCompletion({ pebbleId: 'p1' })],
  brainDumps: [
    {
      id: DUMP_ID,
      text: 'One\n# two',
      plannedBy: 'ai',
      mountainIds: ['mountain-1'],
      createdAt: NOW,
    },
  ],
  today: TODAY,
  now: NOW,
});
const problemOf = (text: string) => {
  const reading = readExport(text);
  return reading.ok ? null : reading.problem;
};

describe('reading an export', () => {
  it('gives back what was exported, also from a file that an editor has put a mark before', () => {
    expect(readExport(JSON.stringify(exported))).toEqual({ ok: true, exported });
    expect(readExport(`\uFEFF${JSON.stringify(exported, null, 2)}`)).toEqual({
      ok: true,
      exported,
    });
  });

  it('takes as many pebbles in a rock, and as many boulders, as somebody added', () => {
    const pebbles = Array.from({ length: 700 }, (_, n) => aPebble({ id: `p${n}` }));
    const grown = aMountain({ pebbles });
    const boulders = Array.from({ length: 70 }, (_, n) => ({ ...grown.boulders[0], id: `b${n}` }));
    for (const mountain of [grown, { ...aMountain(), boulders }]) {
      const mountainsData = [mountain];
      const own = JSON.stringify({ ...exported, mountainsData });
      expect(readExport(own)).toMatchObject({ ok: true, exported: { mountainsData } });
    }
  });

  it('gives settings that an earlier version did not have their defaults', () => {
    const settings = { theme: 'calm' };
    expect(readExport(JSON.stringify({ ...exported, settings }))).toEqual({
      ok: true,
      exported: { ...exported, settings: { ...DEFAULT_SETTINGS, theme: 'calm' } },
    });
  });

  it('leaves out what a later version added', () => {
    expect(readExport(JSON.stringify({ ...exported, later: 1 }))).toEqual({ ok: true, exported });
  });

  it.each([
    ['', 'This file cannot be read. Please choose a JSON file that Unstuck exported.'],
    ['{"format":', 'This file cannot be read. Please choose a JSON file that Unstuck exported.'],
    ['[]', 'This file is not an Unstuck export.'],
    ['{"mountains":[]}', 'This file is not an Unstuck export.'],
    [
      JSON.stringify({ ...exported, formatVersion: 2 }),
      'This export was made by a newer Unstuck. Please update, then import it.',
    ],
    [
      JSON.stringify({ ...exported, mountainsData: [{ ...aMountain(), title: 7 }] }),
      'This export is damaged at mountainsData > 0 > title.',
    ],
  ])('says in plain words what is wrong with %j', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});

describe('an export as Markdown', () => {
  it('shows plan, moved pebbles and brain dumps', () => {
    expect(exportAsMarkdown(exported)).toBe(`# The mountains of ada

Level 1, 7/100 XP, day streak 1. Exported on 2026-11-20.

## A mountain

Something big.

### A boulder

#### A rock

- [x] Do p1 (20 min, done on 2026-11-20)
  Sit down and do p1.
- [ ] Do p2 (20 min)
  Sit down and do p2.

## Pebbles moved

- 2026-11-20: Do pebble-1 (A mountain), 20 min, 7 XP

## Brain dumps

### 2026-11-20

> One
> \\# two
`);
  });

  it('takes nothing that a person typed for Markdown or HTML', () => {
    const mountain = aMountain({ title: '<b>[x](http://e)\n# no', pebbles: [] });
    expect(exportAsMarkdown({ ...exported, mountainsData: [mountain] })).toContain(
      '## \\<b\\>\\[x\\](http://e) \\# no\n',
    );
  });
});
