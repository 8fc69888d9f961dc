/** What is used here of `Temporal`, the calendar that the language itself has. */
export type Temporal = {
  readonly Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(zone: string): ZonedDateTime;
    };
  };
  readonly Now: { timeZoneId(): string };
};

type ZonedDateTime = { readonly hour: number; toPlainDate(): { toString(): string } };

/**
 * Undefined where there is none yet. It is there at once; what `Intl` first says of anything takes a
 * browser longer than drawing the page (25 to 40 ms), because it looks for all languages it knows.
 */
export function temporal(): Temporal | undefined {
  // Not in the types of every place that this runs in, and not in all of them.
  return (globalThis as { Temporal?: Temporal }).Temporal;
}
