import { describe, expect, it } from 'vitest';

import { workMs } from '../../../tests/setup/work-time.ts';
import { thoughtsIn } from './reading/read-dump.ts';

const TODAY = '2026-11-21';

/** The least of several, for the others tell what else the machine did. */
function leastWork(work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => workMs(work)));
}

function many<Part>(length: number, part: (at: number) => Part): Part[] {
  return Array.from({ length }, (_, at) => part(at));
}

describe('the time that a plan takes', () => {
  it('is spent once on a line that stands there often', () => {
    const read = (lines: readonly string[]) => () => void thoughtsIn(lines.join('\n'), TODAY);
    const once = leastWork(read(many(600, (at) => `the tax return ${at + 1000}`)));
    const often = leastWork(read(many(600, () => 'the tax return 1000')));
    expect(often / once).toBeLessThan(0.6);
  });
});
