/** A calendar date `YYYY-MM-DD` without a zone: a person's logical day. */
export type Day = string;

/** A moment in UTC, `2026-11-21T08:30:00.000Z`. */
export type Instant = string;

/** An IANA zone such as `Europe/Lisbon`. */
export type Zone = string;
