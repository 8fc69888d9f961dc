import { type Place } from './break-signs.ts';

/** A place in words at which a thought may end, and what kind of words they are. */
export type Cursor = Place & {
  /** A line of a list, which ends where one thing ends: no bare verb cuts it. */
  readonly written: boolean;
};
