import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCompletion,
  aMountain,
  aMovedPebble,
  anOperation,
  aPebble,
  aProfile,
} from '../plan/test-builders.ts';
import { applyOperation } from './apply.ts';
import type { Change } from './operation.ts';
import { operationSchema } from './schemas.ts';
import { anyOperation } from './test-arbitraries.ts';

const takes = (value: unknown): boolean => operationSchema.safeParse(value).success;
const takesChange = (change: unknown): boolean => takes({ ...anOperation(remove), change });
const remove: Change = { kind: 'node.delete', nodeType: 'rock', nodeId: 'r1' };
const add = (mountain: unknown) => ({ kind: 'mountains.add', mountains: [mountain] });
const completedAt = '2026-11-20T10:00:00.000Z';
const known = { title: 'Call them', mountainTitle: 'Garden', estimatedMinutes: 20 };
const mountain = aMountain({ pebbles: [aPebble(), aMovedPebble({ id: 'p2' })] });

describe('an operation from outside', () => {
  it.each<Change>([
    { kind: 'mountains.add', mountains: [mountain] },
    { kind: 'mountain.revise', mountain },
    { kind: 'mountain.revise', mountain, from: mountain, changeText: 'make it smaller' },
    { kind: 'pebble.add', rockId: 'r', pebbleId: 'p', title: 'Hä? 🪨', description: '' },
    { kind: 'pebble.setStatus', pebbleId: 'p', status: 'moved', trackedMinutes: null },
    { kind: 'pebble.setStatus', pebbleId: 'p', status: 'moved', trackedMinutes: 12, known },
    { kind: 'pebble.setStatus', pebbleId: 'p', status: 'in-the-way' },
    { kind: 'pebble.setStatus', pebbleId: 'p', status: 'in-the-way', completedAt },
    remove,
    { kind: 'dayList.load', day: '2026-11-20', pebbleIds: ['p'], reason: 'next' },
    {
      kind: 'timer.set',
      timer: { pebbleId: 'p', startedAt: '2026-11-20T10:00:00.000Z', accumulatedMs: 12 },
    },
    { kind: 'timer.set', timer: null },
    { kind: 'timer.set', timer: null, seen: { day: '2026-11-20', timer: null } },
    { kind: 'settings.set', settings: { dayStartHour: 0, dictationLanguage: 'de' } },
  ])('is taken as it is: %j', (change) => {
    const operation = anOperation(change);
    expect(operationSchema.parse(structuredClone(operation))).toEqual(operation);
  });

  it.each([
    ['no object', 'delete everything'],
    ['an unknown kind', { kind: 'node.explode', nodeId: 'r1' }],
    ['an unknown field', { ...remove, admin: true }],
    ['a missing field', { kind: 'node.delete', nodeType: 'rock' }],
    ['a wrong type', { ...remove, nodeId: 7 }],
    ['an id with other characters', { ...remove, nodeId: 'r 1' }],
    ['an id too long', { ...remove, nodeId: 'r'.repeat(101) }],
    [
      'a day that does not exist',
      { kind: 'dayList.load', day: '2026-02-30', pebbleIds: [], reason: 'next' },
    ],
    [
      'a completion of a year that no database knows',
      {
        kind: 'plan.import',
        mountains: [],
        completions: [aCompletion({ day: '0000-05-05' })],
      },
    ],
    [
      'a pebble that was moved in such a year',
      add(aMountain({ pebbles: [aMovedPebble({ completedDay: '0000-05-05' })] })),
    ],
    ['a status that is never set', { kind: 'pebble.setStatus', pebbleId: 'p', status: 'skipped' }],
    [
      'minutes that are no number',
      { kind: 'pebble.setStatus', pebbleId: 'p', status: 'moved', trackedMinutes: Number.NaN },
    ],
    [
      'endless minutes',
      { kind: 'pebble.setStatus', pebbleId: 'p', status: 'moved', trackedMinutes: Infinity },
    ],
    [
      'a pebble that earns what it likes',
      {
        kind: 'pebble.setStatus',
        pebbleId: 'p',
        status: 'moved',
        trackedMinutes: null,
        known: { ...known, xp: 500 },
      },
    ],
    ['a title too long', add({ ...mountain, title: 'x'.repeat(301) })],
    ['a NUL in a text', add({ ...mountain, title: 'a\0b' })],
    ['a lone surrogate in a text', add({ ...mountain, description: '\ud83e' })],
    ['too many mountains', { kind: 'mountains.add', mountains: Array(51).fill(mountain) }],
    ['a setting out of bounds', { kind: 'settings.set', settings: { dayStartHour: 24 } }],
    ['an undefined setting', { kind: 'settings.set', settings: { theme: undefined } }],
  ])('is not taken with %s', (_, change) => {
    expect(takesChange(change)).toBe(false);
  });

  it.each([
    ['opId', 'not-a-uuid'],
    ['schema', 2],
    ['at', '2026-11-20T10:00:00Z'],
    ['at', 1_700_000_000_000],
    ['zone', ''],
    ['zone', 'Europe/Lisbon; SET TIME ZONE'],
  ])('is not taken with %s %j', (field, value) => {
    expect(takes({ ...anOperation(remove), [field]: value })).toBe(false);
  });

  it('keeps the words that came with it, but for characters that no store takes', () => {
    const brainDump = { id: anOperation(remove).opId, text: 'Milk \ud83e and\0 bread 🥖' };
    const planned = { kind: 'mountains.add', mountains: [mountain], brainDump } as const;
    expect(operationSchema.parse(anOperation(planned)).change).toMatchObject({
      brainDump: { text: 'Milk \ufffd and bread 🥖' },
    });
    const changeText = 'add a pebble\0 to call \udd56';
    const revised = { kind: 'mountain.revise', mountain, from: mountain, changeText } as const;
    expect(operationSchema.parse(anOperation(revised)).change).toMatchObject({
      changeText: 'add a pebble to call \ufffd',
    });
    expect(takesChange({ ...revised, changeText: 'x'.repeat(50_001) })).toBe(false);
  });

  it('cannot reach the prototype of anything', () => {
    const text = JSON.stringify(anOperation(remove));
    const polluting: unknown = JSON.parse(text.replace('{', '{"__proto__":{"ok":true},'));
    expect(takes(polluting)).toBe(false);
    const named = anOperation({ kind: 'node.delete', nodeType: 'rock', nodeId: '__proto__' });
    expect(applyOperation(aProfile(), operationSchema.parse(named)).ok).toBe(true);
    expect(Object.prototype).not.toHaveProperty('ok');
  });

  it('never makes the reducer throw', () => {
    fc.assert(
      fc.property(anyOperation, (operation) => {
        const decoded = operationSchema.safeParse(JSON.parse(JSON.stringify(operation)));
        if (!decoded.success) return;
        expect(decoded.data).toEqual(operation);
        expect(() => applyOperation(aProfile(), decoded.data)).not.toThrow();
      }),
    );
  });
});
