import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween, isDay, isZone, logicalDay, nextDayStart } from './day.ts';
import { instantOf, isInstant, laterInstant, millisecondsOf } from './instant.ts';

const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;

const anyInstant = fc
  .integer({ min: millisecondsOf('2024-01-01T00:00:00.000Z'), max: Date.UTC(2031, 0, 1) })
  .map(instantOf);
const anyZone = fc.constantFrom(
  'UTC',
  NEW_YORK,
  'Europe/Lisbon',
  'Africa/Cairo',
  'America/Havana',
  'America/Asuncion',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Antarctica/Troll',
);
const anyHour = fc.integer({ min: 0, max: 23 });

/** The wall clock of a zone as a text that sorts by time. */
function wallClock(at: string, zone: string): string {
  const time = new Date(at).toLocaleString('sv-SE', { timeZone: zone });
  return time.replace(',', '');
}

describe('the logical day', () => {
  it.each([
    ['the evening before', '2026-11-21T04:59:59.000Z', '2026-11-20'],
    ['after midnight, before the day starts', '2026-11-21T08:59:59.999Z', '2026-11-20'],
    ['from the day-start hour on', '2026-11-21T09:00:00.000Z', '2026-11-21'],
  ])('is read from the wall clock: %s', (_, at, day) => {
    expect(logicalDay({ at, zone: NEW_YORK, dayStartHour: 4 })).toBe(day);
  });

  it('goes back over the end of a month and of a year', () => {
    expect(logicalDay({ at: '2027-01-01T03:59:00.000Z', zone: 'UTC', dayStartHour: 4 })).toBe(
      '2026-12-31',
    );
    expect(logicalDay({ at: '2028-03-01T03:59:00.000Z', zone: 'UTC', dayStartHour: 4 })).toBe(
      '2028-02-29',
    );
  });

  it('is right on the night when clocks go back, where subtracting hours is not', () => {
    // 03:30 and 04:30 on the wall in New York, where the night has 25 hours.
    expect(logicalDay({ at: '2026-11-01T08:30:00.000Z', zone: NEW_YORK, dayStartHour: 4 })).toBe(
      '2026-10-31',
    );
    expect(logicalDay({ at: '2026-11-01T09:30:00.000Z', zone: NEW_YORK, dayStartHour: 4 })).toBe(
      '2026-11-01',
    );
  });

  it('is right on the night when clocks go forward over the day-start hour', () => {
    const zone = NEW_YORK;
    expect(logicalDay({ at: '2026-03-08T06:59:59.999Z', zone, dayStartHour: 2 })).toBe(
      '2026-03-07',
    );
    expect(logicalDay({ at: '2026-03-08T07:00:00.000Z', zone, dayStartHour: 2 })).toBe(
      '2026-03-08',
    );
  });

  it('counts an unknown zone as UTC', () => {
    expect(
      logicalDay({ at: '2026-11-21T03:59:00.000Z', zone: 'Mars/Olympus', dayStartHour: 4 }),
    ).toBe('2026-11-20');
    expect(isZone('Mars/Olympus')).toBe(false);
    expect(isZone('')).toBe(false);
    expect(isZone('Europe/Lisbon')).toBe(true);
  });

  it('is the date on the wall, or the one before when the hour is early, in every zone', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, anyHour, (at, zone, dayStartHour) => {
        const wall = wallClock(at, zone);
        const date = wall.slice(0, 10);
        const isEarly = Number(wall.slice(11, 13)) < dayStartHour;
        expect(logicalDay({ at, zone, dayStartHour })).toBe(isEarly ? addDays(date, -1) : date);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps many zones apart', () => {
    const at = '2026-11-21T12:00:00.000Z';
    for (let minutes = 0; minutes < 120; minutes += 1) {
      const zone = `Nowhere/${minutes}`;
      expect(logicalDay({ at, zone, dayStartHour: 0 })).toBe('2026-11-21');
    }
    expect(logicalDay({ at, zone: 'Pacific/Kiritimati', dayStartHour: 0 })).toBe('2026-11-22');
  });
});

describe('the start of the next day', () => {
  it.each([
    ['an ordinary night', '2026-11-20T20:00:00.000Z', NEW_YORK, 4, '2026-11-21T09:00:00.000Z'],
    ['the 25-hour night', '2026-10-31T20:00:00.000Z', NEW_YORK, 4, '2026-11-01T09:00:00.000Z'],
    ['the 23-hour night', '2026-03-07T20:00:00.000Z', NEW_YORK, 4, '2026-03-08T08:00:00.000Z'],
    ['a skipped hour', '2026-03-07T20:00:00.000Z', NEW_YORK, 2, '2026-03-08T07:00:00.000Z'],
    ['at the start itself', '2026-11-21T04:00:00.000Z', 'UTC', 4, '2026-11-22T04:00:00.000Z'],
    [
      'a day of 25 hours',
      '2026-10-24T02:00:30.000Z',
      'Europe/Berlin',
      4,
      '2026-10-25T03:00:00.000Z',
    ],
    ['a moment before it', '2026-11-21T03:59:59.999Z', 'UTC', 4, '2026-11-21T04:00:00.000Z'],
  ])('is found over %s', (_, at, zone, dayStartHour, next) => {
    expect(nextDayStart({ at, zone, dayStartHour })).toBe(next);
  });

  it('is the first moment of a later day, at most 25 hours away, in every zone', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, anyHour, (at, zone, dayStartHour) => {
        const next = nextDayStart({ at, zone, dayStartHour });
        const justBefore = instantOf(millisecondsOf(next) - 1);
        const today = logicalDay({ at, zone, dayStartHour });
        expect(logicalDay({ at: next, zone, dayStartHour })).toBe(addDays(today, 1));
        expect(logicalDay({ at: justBefore, zone, dayStartHour })).toBe(today);
        expect(millisecondsOf(next) - millisecondsOf(at)).toBeLessThanOrEqual(25 * HOUR_MS);
      }),
      { numRuns: 150 },
    );
  });
});

describe('dates', () => {
  it('are counted over leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  });

  it('come back when as many days are taken away as were added', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
        const day = addDays('2026-11-21', count);
        expect(daysBetween('2026-11-21', day)).toBe(count);
        expect(addDays(day, -count)).toBe('2026-11-21');
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00:00.000Z', ''])(
    'are not written like %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it.each(['0000-05-05', '0001-01-01', '1969-12-31', '3000-01-01'])(
    'are not of a year in which nobody did anything: %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('of the calendar are known as such', () => {
    for (const day of ['1970-01-01', '2028-02-29', '2999-12-31']) expect(isDay(day)).toBe(true);
  });
});

describe('moments', () => {
  it.each([
    '2026-11-21',
    '2026-11-21T08:30:00Z',
    '2026-11-21T08:30:00.000',
    '2026-11-21T08:30:00.000+01:00',
    '2026-02-30T08:30:00.000Z',
    '2026-11-21T24:00:00.000Z',
    '0001-01-01T00:00:00.000Z',
    'now',
    '',
  ])('are not written like %j', (text) => {
    expect(isInstant(text)).toBe(false);
  });

  it('are read and written without loss', () => {
    expect(isInstant('2026-11-21T08:30:00.123Z')).toBe(true);
    expect(instantOf(millisecondsOf('2026-11-21T08:30:00.123Z'))).toBe('2026-11-21T08:30:00.123Z');
  });

  it('are ordered by time', () => {
    const [early, late] = ['2026-11-21T08:30:00.123Z', '2026-11-21T08:30:00.124Z'];
    expect(laterInstant(early, late)).toBe(late);
    expect(laterInstant(late, early)).toBe(late);
  });
});

describe('where the language has a calendar of its own', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Knows one zone, four hours behind. */
  const fromEpochMilliseconds = (milliseconds: number) => ({
    toZonedDateTimeISO(zone: string) {
      if (zone !== NEW_YORK) throw new RangeError('Unknown zone.');
      const [date = '', time = ''] = instantOf(milliseconds - 4 * HOUR_MS).split('T');
      return { hour: Number(time.slice(0, 2)), toPlainDate: () => date };
    },
  });

  it('the day is read from it, and by the other way in a zone it does not know', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
    const at = '2026-06-21T07:59:59.000Z';
    expect(logicalDay({ at, zone: NEW_YORK, dayStartHour: 4 })).toBe('2026-06-20');
    expect(logicalDay({ at, zone: NEW_YORK, dayStartHour: 3 })).toBe('2026-06-21');
    expect(asked).not.toHaveBeenCalled();
    expect(logicalDay({ at, zone: 'Asia/Tokyo', dayStartHour: 4 })).toBe('2026-06-21');
    expect(logicalDay({ at, zone: 'Nowhere/AtAll', dayStartHour: 8 })).toBe('2026-06-20');
    asked.mockRestore();
  });
});
