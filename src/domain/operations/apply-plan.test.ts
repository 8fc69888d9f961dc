import { describe, expect, it } from 'vitest';
import { findPebble } from '../plan/find.ts';
import {
  aBoulder,
  aCompletion,
  aMountain,
  aMovedPebble,
  anOperation,
  aPebble,
  aProfile,
  aRock,
  NOW,
  TODAY,
} from '../plan/test-builders.ts';
import type { Profile } from '../profile/profile.ts';
import { applyOperation } from './apply.ts';
import type { Applied, Change } from './operation.ts';
import { operationSchema } from './schemas.ts';

const apply = (profile: Profile, change: Change): Applied =>
  applyOperation(profile, anOperation(change));

function after(profile: Profile, change: Change): Profile {
  const result = apply(profile, change);
  if (!result.ok) throw new Error(result.code);
  return result.profile;
}

const waiting = (...ids: string[]) => ids.map((id) => aPebble({ id }));
const garden = aMountain({ id: 'garden', pebbles: waiting('p1', 'p2', 'p3', 'p4') });
const taxes = aMountain({ id: 'taxes', pebbles: waiting('t1') });
const dayList = { day: TODAY, pebbleIds: ['p1', 'p2', 'p3'] };
const profile = aProfile({ mountains: [garden, taxes], dayList });

describe('adding mountains', () => {
  const add = (...mountains: (typeof garden)[]): Change => ({ kind: 'mountains.add', mountains });

  it('appends them and loads the first list of the day', () => {
    const planted = after(aProfile(), add(garden, taxes));
    expect(planted.mountains).toEqual([garden, taxes]);
    expect(planted.dayList).toEqual(dayList);
    expect(planted.updatedAt).toBe(NOW);
  });

  it('loads a list when everything was conquered, and leaves one with waiting pebbles alone', () => {
    const conquered = aMountain({ id: 'old', pebbles: [aMovedPebble({ id: 'old-1' })] });
    const done = aProfile({ mountains: [conquered], dayList: { day: TODAY, pebbleIds: [] } });
    expect(after(done, add(garden)).dayList).toEqual(dayList);
    const begun = aProfile({ mountains: [taxes], dayList: { day: TODAY, pebbleIds: [] } });
    expect(after(begun, add(garden)).dayList).toBe(begun.dayList);
    const ahead = aProfile({ dayList: { day: '2026-11-21', pebbleIds: [] } });
    expect(after(ahead, add(garden)).dayList).toEqual({ ...dayList, day: '2026-11-21' });
  });

  it('starts every pebble in the way, with XP from its minutes within bounds', () => {
    const claimed = [
      aMovedPebble({ id: 'p1', xpValue: 500 }),
      aPebble({ id: 'p2', estimatedMinutes: 300, xpValue: 500 }),
    ];
    const planted = after(aProfile(), add({ ...aMountain({ pebbles: claimed }), progress: 80 }));
    expect(planted.mountains).toEqual([
      aMountain({ pebbles: [aPebble({ id: 'p1' }), aPebble({ id: 'p2', estimatedMinutes: 30 })] }),
    ]);
    expect(planted.xp).toBe(0);
  });

  it('drops a mountain whose id is there already, without a refusal', () => {
    expect(after(profile, add({ ...garden, title: 'Again' }))).toBe(profile);
    const twice = [aMountain({ id: 'new', pebbles: [] }), aMountain({ id: 'new', title: 'Again' })];
    expect(after(profile, add(...twice)).mountains).toEqual([garden, taxes, twice[0]]);
  });

  it('is refused when a part of it has an id that is taken', () => {
    const refused = { ok: false, code: 'id.taken' };
    const withPebble = (...ids: string[]) => aMountain({ id: 'new', pebbles: waiting(...ids) });
    expect(apply(profile, add(withPebble('p1')))).toEqual(refused);
    expect(apply(profile, add(withPebble('new-1', 'new-1')))).toEqual(refused);
    const rocks = [aRock({ id: 'taxes-rock', pebbles: [] })];
    expect(
      apply(profile, add(aMountain({ id: 'new', boulders: [aBoulder({ id: 'b', rocks })] }))),
    ).toEqual(refused);
    const boulders = [aBoulder({ id: 'taxes-boulder', rocks: [] })];
    expect(apply(profile, add(aMountain({ id: 'new', boulders })))).toEqual(refused);
  });

  it('is refused for a pebble that was completed and then deleted', () => {
    const ledger = { ...profile, recentCompletions: [aCompletion({ pebbleId: 'gone' })] };
    expect(apply(ledger, add(aMountain({ id: 'new', pebbles: waiting('gone') })))).toEqual({
      ok: false,
      code: 'id.taken',
    });
  });

  it('shares the mountains that were there', () => {
    const [first, second] = after(profile, add(aMountain({ id: 'new' }))).mountains;
    expect(first).toBe(garden);
    expect(second).toBe(taxes);
  });
});

describe('revising a mountain', () => {
  const revise = (mountain: typeof garden): Change => ({ kind: 'mountain.revise', mountain });

  it('replaces it in its place', () => {
    const revised = aMountain({ id: 'garden', title: 'Small garden', pebbles: waiting('p2', 'n') });
    const { mountains } = after(profile, revise(revised));
    expect(mountains).toEqual([revised, taxes]);
    expect(mountains[1]).toBe(taxes);
  });

  it('protects finished pebbles and what they earned', () => {
    const done = after(profile, {
      kind: 'pebble.setStatus',
      pebbleId: 'p1',
      status: 'moved',
      trackedMinutes: 12,
    });
    const before = findPebble(done.mountains, 'p1');
    const revised = after(done, revise(aMountain({ id: 'garden', pebbles: waiting('n') })));
    expect(findPebble(revised.mountains, 'p1')).toEqual(before);
    const kept = after(done, revise(aMountain({ id: 'garden', pebbles: waiting('p2', 'p1') })));
    expect(findPebble(kept.mountains, 'p1')?.pebble).toEqual(before?.pebble);
    expect(revised.xp).toBe(done.xp);
    expect(revised.recentCompletions).toBe(done.recentCompletions);
  });

  it('drops pebbles that are gone from the day list, and their timer', () => {
    const timer = { pebbleId: 'p1', startedAt: NOW, accumulatedMs: 0 };
    const revised = after(
      { ...profile, timer },
      revise(aMountain({ id: 'garden', pebbles: waiting('p3', 'p2') })),
    );
    expect(revised.dayList).toEqual({ day: TODAY, pebbleIds: ['p2', 'p3'] });
    expect(revised.timer).toBeNull();
  });

  it.each([
    ['without an id', aMountain({ id: '' }), 'mountain.invalid'],
    ['without boulders', aMountain({ id: 'garden', boulders: [] }), 'mountain.invalid'],
    ['that is not there', aMountain({ id: 'nowhere' }), 'mountain.not_found'],
    ['with a pebble of another', aMountain({ id: 'garden', pebbles: waiting('t1') }), 'id.taken'],
    ['with a pebble twice', aMountain({ id: 'garden', pebbles: waiting('p1', 'p1') }), 'id.taken'],
  ])('is refused for one %s', (_, mountain, code) => {
    expect(apply(profile, revise(mountain))).toEqual({ ok: false, code });
  });
});

describe('adding a pebble by hand', () => {
  const change: Change = {
    kind: 'pebble.add',
    rockId: 'garden-rock',
    pebbleId: 'new',
    title: '  Rake the path  ',
    description: 'From the gate to the door, leaves into the bin behind the shed.',
  };

  it('puts it at the end of its rock with time and XP from the description', () => {
    const { mountains } = after(profile, change);
    expect(mountains[0]?.boulders[0]?.rocks[0]?.pebbles.at(-1)).toEqual({
      id: 'new',
      title: 'Rake the path',
      description: change.description,
      estimatedMinutes: 20,
      xpValue: 7,
      status: 'in-the-way',
    });
    expect(mountains[1]).toBe(taxes);
  });

  it('keeps what can be kept of words with half an emoji in them, and takes them from outside', () => {
    const title = 'Rake the path \ud83c';
    const broken: Change = { ...change, title, description: `${change.description}\0 \udf42` };
    expect(operationSchema.safeParse(anOperation(broken)).success).toBe(true);
    const { mountains } = after(profile, broken);
    expect(mountains[0]?.boulders[0]?.rocks[0]?.pebbles.at(-1)).toMatchObject({
      title: 'Rake the path \ufffd',
      description: `${change.description} \ufffd`,
    });
    expect(apply(profile, { ...change, title: 'ab\0' })).toMatchObject({ ok: false });
  });

  it('adds it once, however often it is sent', () => {
    const once = after(profile, change);
    expect(after(once, change)).toBe(once);
  });

  it.each([
    ['a title too short', { ...change, title: ' ab ' }, 'operation.invalid'],
    ['a title too long', { ...change, title: 'a'.repeat(301) }, 'operation.invalid'],
    ['a description too short', { ...change, description: 'Rake.' }, 'operation.invalid'],
    ['a rock that is gone', { ...change, rockId: 'nowhere' }, 'rock.not_found'],
    ['an id of another rock', { ...change, pebbleId: 't1' }, 'id.taken'],
    ['an id that is completed and deleted', { ...change, pebbleId: 'gone' }, 'id.taken'],
  ])('is refused for %s', (_, bad, code) => {
    const ledger = { ...profile, recentCompletions: [aCompletion({ pebbleId: 'gone' })] };
    expect(apply(ledger, bad)).toEqual({ ok: false, code });
  });
});

describe('deleting', () => {
  const remove = (
    nodeType: 'mountain' | 'boulder' | 'rock' | 'pebble',
    nodeId: string,
  ): Change => ({
    kind: 'node.delete',
    nodeType,
    nodeId,
  });

  it.each([
    ['mountain', 'garden', []],
    ['boulder', 'garden-boulder', []],
    ['rock', 'garden-rock', []],
    ['pebble', 'p2', ['p1', 'p3']],
  ] as const)('a %s takes what is under it off the day list', (type, id, left) => {
    const without = after(profile, remove(type, id));
    expect(without.dayList?.pebbleIds).toEqual(left);
    expect(findPebble(without.mountains, 'p2')).toBeNull();
    expect(without.mountains.at(-1)).toBe(taxes);
  });

  it('ends the timer of a pebble that is gone', () => {
    const timer = { pebbleId: 'p1', startedAt: NOW, accumulatedMs: 0 };
    expect(after({ ...profile, timer }, remove('rock', 'garden-rock')).timer).toBeNull();
    expect(after({ ...profile, timer }, remove('mountain', 'taxes')).timer).toBe(timer);
  });

  it('takes nothing away that was earned', () => {
    const done = after(profile, {
      kind: 'pebble.setStatus',
      pebbleId: 'p1',
      status: 'moved',
      trackedMinutes: null,
    });
    const { xp, activity, recentCompletions } = after(done, remove('mountain', 'garden'));
    expect({ xp, activity }).toEqual({ xp: 7, activity: { [TODAY]: 1 } });
    expect(recentCompletions).toBe(done.recentCompletions);
  });

  it('does nothing for what is gone already, and only to its own kind of node', () => {
    expect(after(profile, remove('pebble', 'nowhere'))).toBe(profile);
    expect(after(profile, remove('rock', 'garden'))).toBe(profile);
  });
});
