import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBoulder, aMountain, aPebble, aRock } from '#domain/plan/test-builders.ts';
import { openOf } from '../../ui/expansion.ts';
import { addRowOf, rowOfId } from './tree-places.ts';
import { rowsOfAll, runsOf, type Rows } from './tree-rows.ts';
import {
  drawnRows,
  isShort,
  nextWindow,
  rangeAfterToggle,
  rowsForLater,
  without,
} from './tree-window.ts';
import { wordsOf } from './tree-words.ts';

/** The rock whose pebbles end there: its id has three letters. */
const rockBefore = (words: readonly string[], row: number): string =>
  words.slice(0, row).findLast(({ length }) => length === 3) ?? '';

const anyRows = fc
  .tuple(fc.integer({ min: -50, max: 400 }), fc.integer({ min: 1, max: 120 }))
  .map(([from, size]): Rows => ({ from, to: from + size }));

const NOTE = 'Sit down,\nand do it.';

/** Two mountains of two boulders of two rocks of three pebbles. */
const plan = ['a', 'b'].map((m) =>
  aMountain({
    id: m,
    title: m,
    boulders: ['1', '2'].map((b) =>
      aBoulder({
        id: m + b,
        title: m + b,
        rocks: ['x', 'y'].map((r) =>
          aRock({
            id: m + b + r,
            title: m + b + r,
            pebbles: [0, 1, 2].map((p) =>
              aPebble({
                id: m + b + r + p,
                title: m + b + r + p,
                description: p === 2 ? '' : NOTE,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
);
const IDS = ['a', 'b', 'a1', 'a2', 'b1', 'b2', 'a1x', 'a1y', 'a2x', 'a2y', 'b1x', 'b1y', 'b2x'];
/** Of the third there is nothing more to read, and the last is of a rock that is no more. */
const PEBBLES = ['a1x a1x0', 'a1x a1x1', 'a1x a1x2', 'b1y b1y1', 'b2x b2x0', 'b2x gone'];

test('rows are counted, numbered and put into words alike, whatever is unfolded', () => {
  fc.assert(
    fc.property(fc.subarray([...IDS, ...PEBBLES]), (open) => {
      const isOpen = openOf(new Set(open));
      const total = rowsOfAll(plan, isOpen);
      const words = plan
        .map((mountain) => wordsOf(mountain, isOpen))
        .join('\n')
        .split('\n');
      expect(words).toHaveLength(total);
      for (const [row, id] of words.entries())
        if (id === 'Sit down, and do it.') expect(words[row - 1]).toMatch(/[01]$/);
        else if (id !== '') expect(rowOfId(plan, { id, isOpen })).toBe(row);
        else expect(rowOfId(plan, { id: addRowOf(rockBefore(words, row)), isOpen })).toBe(row);
      expect(rowOfId(plan, { id: 'nowhere', isOpen })).toBeNull();
    }),
  );
});

test('every child is either drawn or among the words, in order and once', () => {
  const anySizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(anySizes, fc.array(anyRows, { maxLength: 3 }), (sizes, drawn) => {
      const children = sizes.map((size, place) => ({ size, place }));
      const runs = runsOf(children, { drawn, sizeOf: ({ size }) => size });
      expect(runs.flatMap((run) => run.children)).toEqual(children);
      let start = 0;
      for (const run of runs) {
        const isDrawn = drawn.some(({ from, to }) => from < start + run.rows && to > start);
        expect(run.drawn.length > 0).toBe(isDrawn);
        if (isDrawn) expect(run.children).toHaveLength(1);
        start += run.rows;
      }
    }),
  );
});

test('the window grows step by step to what surrounds the screen, and there it rests', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(500), fc.integer({ min: 1, max: 40 }), (start, top, height) => {
      const total = 600;
      const visible = { from: top, to: Math.min(total, top + height) };
      let now = { from: Math.max(0, start.from), to: Math.min(total, start.to) };
      for (let steps = 0; steps < 30; steps += 1) {
        const next = nextWindow(now, { visible, total });
        if (next === now) break;
        const kept = Math.max(0, Math.min(now.to, next.to) - Math.max(now.from, next.from));
        expect(next.to - next.from - kept).toBeLessThanOrEqual(2 * (height + 30));
        now = next;
      }
      expect(now).toEqual({
        from: Math.max(0, visible.from - 100),
        to: Math.min(total, visible.to + 100),
      });
      expect(isShort(now, { visible, total })).toBe(false);
    }),
  );
});

test('both ends and the surroundings of the focus are drawn, wherever the screen is', () => {
  const drawn = drawnRows({ window: { from: 200, to: 300 }, total: 1000, focused: 700 });
  expect(drawn).toEqual([
    { from: 0, to: 3 },
    { from: 200, to: 300 },
    { from: 697, to: 704 },
    { from: 997, to: 1000 },
  ]);
});

test('folding draws nothing at the far end, and leaves enough below the node for any screen', () => {
  const now = { from: 100, to: 300 };
  const isFolding = true;
  expect(rangeAfterToggle(now, { row: 150, more: 11, isFolding })).toEqual({ from: 100, to: 289 });
  expect(rangeAfterToggle(now, { row: 150, more: 500, isFolding })).toEqual({ from: 100, to: 174 });
  expect(rangeAfterToggle(now, { row: 295, more: 500, isFolding })).toEqual(now);
});

test('what unfolds is drawn from its top in the frame of the tap, and what is below it stays drawn', () => {
  const later = rowsForLater({ row: 150, more: 11 });
  expect(without([{ from: 100, to: 300 }], later)).toEqual([
    { from: 100, to: 155 },
    { from: 162, to: 300 },
  ]);
  expect(without([{ from: 100, to: 300 }], rowsForLater({ row: 150, more: 6 }))).toEqual([
    { from: 100, to: 300 },
  ]);
});
