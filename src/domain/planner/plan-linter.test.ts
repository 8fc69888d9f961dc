import { anything, array, assert as assertProperty, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fallbackPlan } from './fallback.ts';
import { type PlanDraft } from './plan-draft.ts';
import { lintPlan } from './plan-linter.ts';

function draftWith(sizes: readonly number[], title = 'Do it'): PlanDraft {
  const rocks = sizes.map((size, at) => ({
    title: `Rock ${at}`,
    pebbles: Array.from({ length: size }, (_, n) => ({
      title: `${title} ${at}.${n}`,
      description: 'A line.',
      estimatedMinutes: 20,
    })),
  }));
  return { mountains: [{ title: 'M', description: 'D', boulders: [{ title: 'B', rocks }] }] };
}

function sizesOf(draft: PlanDraft): number[] {
  return draft.mountains.flatMap((mountain) =>
    mountain.boulders.flatMap((boulder) => boulder.rocks.map((rock) => rock.pebbles.length)),
  );
}

function firstPebble(
  title: string,
  minutes: number,
): { title: string; description: string; estimatedMinutes: number } | undefined {
  const pebbles = [title, 'b', 'c'].map((text) => ({
    title: text,
    description: '',
    estimatedMinutes: minutes,
  }));
  const rock = { title: 'r', pebbles };
  const mountain = { title: 'm', description: '', boulders: [{ title: 'b', rocks: [rock] }] };
  return lintPlan({ mountains: [mountain] }).mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0];
}

describe('the plan linter', () => {
  it('leaves the fallback plan as it is', () => {
    expect(lintPlan(fallbackPlan())).toEqual(fallbackPlan());
  });

  it('joins rocks that are too small and splits those that are too big, losing no pebble', () => {
    assertProperty(
      property(array(integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        const total = sizes.reduce((sum, size) => sum + size, 0);
        const linted = sizesOf(lintPlan(draftWith(sizes)));
        expect(linted.reduce((sum, size) => sum + size, 0)).toBe(total);
        const least = Math.min(3, total);
        expect(linted.filter((size) => size < least || size > 8)).toEqual([]);
      }),
    );
  });

  it.each([
    [5, 15],
    [90, 30],
    [Number.NaN, 20],
    [Number.POSITIVE_INFINITY, 30],
    [17.4, 17],
  ])('makes %d minutes %d', (minutes, expected) => {
    expect(firstPebble('a', minutes)?.estimatedMinutes).toBe(expected);
  });

  it('moves what does not fit a title to its description', () => {
    const pebble = firstPebble('one two three four five six seven eight nine ten eleven', 20);
    expect(pebble?.title).toBe('one two three four five six seven eight nine');
    expect(pebble?.description).toBe('… ten eleven');
  });

  it('takes out control characters and lone surrogates', () => {
    expect(firstPebble('a\u0000b\ud800c\u202ed', 20)?.title).toBe('a b\ufffdc d');
  });

  it('survives any shape that a service may send', () => {
    assertProperty(
      property(anything(), anything(), (mountains, boulders) => {
        // A service's reply is only claimed to be a draft.
        const hostile = { mountains: [mountains, { title: 1, boulders }] } as unknown as PlanDraft;
        expect(Array.isArray(lintPlan(hostile).mountains)).toBe(true);
      }),
    );
  });

  it('gives the same again when it is asked twice', () => {
    const once = lintPlan(draftWith([1, 12, 2, 9]));
    expect(lintPlan(once)).toEqual(once);
  });
});
