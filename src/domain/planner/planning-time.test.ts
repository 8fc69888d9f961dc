import { describe, expect, it } from 'vitest';

import { workMs } from '../../../tests/setup/work-time.ts';
import { type Item } from './reading/item.ts';
import { withNotes } from './reading/items-from-thoughts.ts';
import { withoutTables } from './reading/page/table-rows.ts';
import { thoughtsIn } from './reading/read-dump.ts';
import { type ReadThought } from './reading/reading.ts';
import { groupsOf } from './shaping/groups.ts';
import { wordsOf } from './words/words.ts';

const TODAY = '2026-11-21';

/** What grows with the square of a text takes as many times longer than its parts. */
const TIMES = 8;

/** The least of several, for the others tell what else the machine did. */
function leastWork(work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => workMs(work)));
}

function many<Part>(length: number, part: (at: number) => Part): Part[] {
  return Array.from({ length }, (_, at) => part(at));
}

function told(sentence: string): ReadThought {
  const words = wordsOf(sentence);
  const place = { line: 0, sentence: 0, headings: [] };
  return {
    words,
    reading: { kind: 'fact' },
    language: 'en',
    follows: false,
    ...place,
  };
}

function item(title: string, order: number, headings: readonly string[]): Item {
  const plain = {
    notes: [],
    due: null,
    urgent: false,
    wish: false,
    isEvent: false,
  };
  return { title, order, headings, language: 'en', ...plain };
}

/** A word of letters alone for each number. */
function name(at: number): string {
  return `q${[...at.toString(26)].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join('')}`;
}

describe('the time that a plan takes', () => {
  it('is spent once on a line that stands there often', () => {
    const read = (lines: readonly string[]) => () => void thoughtsIn(lines.join('\n'), TODAY);
    const once = leastWork(read(many(600, (at) => `the tax return ${at + 1000}`)));
    const often = leastWork(read(many(600, () => 'the tax return 1000')));
    expect(often / once).toBeLessThan(0.6);
  });

  it.each([
    {
      what: 'what was told in one breath',
      length: 500,
      planOf: (length: number) => {
        const thoughts = many(length, () => told('the letter lay on the mat'));
        return () => void withNotes(thoughts, TODAY);
      },
    },
    {
      what: 'the rows of a table that says who does what',
      length: 500,
      planOf: (length: number) => {
        const rows = many(length, (at) => `| call ${name(at)} | Ann | Friday |`);
        return () => void withoutTables(['| What | Who | When |', '|---|---|---|', ...rows]);
      },
    },
    {
      what: 'things under many headings, and under none',
      length: 150,
      planOf: (length: number) => {
        const headed = many(length, (at) => item(`call ${name(at)}`, at, [name(at + 9999)]));
        const loose = many(length, (at) => item(`ring ${name(at)}`, length + at, []));
        return () => void groupsOf([...headed, ...loose], { smallTitle: null, topic: null });
      },
    },
  ])('grows as the text does: $what', ({ length, planOf }) => {
    const [short, long] = [planOf(length), planOf(length * TIMES)];
    const inParts = leastWork(() => many(TIMES, short));
    expect(leastWork(long) / inParts).toBeLessThan(2);
  });
});
