import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areWholeSecondsApart, instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { correctedAt } from './device-time.ts';

const now = '2026-11-20T10:00:00.000Z';

describe('the time that counts for a change', () => {
  it('is what the device said when its clock is right', () => {
    const at = '2026-11-20T08:30:00.000Z';
    expect(correctedAt({ at, sentAt: now, now })).toBe(at);
    expect(correctedAt({ at, sentAt: '2026-11-20T09:55:00.000Z', now })).toBe(at);
    expect(correctedAt({ at, sentAt: '2026-11-20T10:05:00.000Z', now })).toBe(at);
  });

  it('keeps its age when the clock of the device is off', () => {
    const minutesAgo = '2026-11-20T09:50:00.000Z';
    const fast = { at: '2026-11-22T09:50:00.000Z', sentAt: '2026-11-22T10:00:00.000Z', now };
    const slow = { at: '1970-01-01T00:00:00.000Z', sentAt: '1970-01-01T00:10:00.000Z', now };
    expect(correctedAt(fast)).toBe(minutesAgo);
    expect(correctedAt(slow)).toBe(minutesAgo);
  });

  it('is never in the future', () => {
    expect(correctedAt({ at: '2026-11-20T10:04:00.000Z', sentAt: now, now })).toBe(now);
    expect(correctedAt({ at: '2999-01-01T00:00:00.000Z', sentAt: now, now })).toBe(now);
  });

  it('is at most thirty days ago', () => {
    const oldest = '2026-10-21T10:00:00.000Z';
    expect(correctedAt({ at: '2026-01-01T00:00:00.000Z', sentAt: now, now })).toBe(oldest);
    expect(correctedAt({ at: oldest, sentAt: now, now })).toBe(oldest);
  });

  it('is now where the clock had no time yet when it was made, and was set before it was sent', () => {
    expect(correctedAt({ at: '2020-01-01T00:00:07.000Z', sentAt: now, now })).toBe(now);
    expect(correctedAt({ at: '2000-01-01T00:00:00.137Z', sentAt: now, now })).toBe(
      '2026-11-20T09:59:59.137Z',
    );
  });

  it('keeps what lies below the second, by which a device knows its completion again', () => {
    const aMoment = (days: number) =>
      fc.integer({ min: -days * 86_400_000, max: days * 86_400_000 }).map((milliseconds) => {
        return instantOf(millisecondsOf(now) + milliseconds);
      });
    const aDay = fc.record({ at: aMoment(600), sentAt: aMoment(1), now: aMoment(1) });
    fc.assert(
      fc.property(aDay, (said) => {
        const corrected = correctedAt(said);
        expect(areWholeSecondsApart(corrected, said.at)).toBe(true);
        expect(corrected <= said.now).toBe(true);
        expect(millisecondsOf(said.now) - millisecondsOf(corrected)).toBeLessThanOrEqual(
          30 * 86_400_000,
        );
      }),
    );
  });
});
