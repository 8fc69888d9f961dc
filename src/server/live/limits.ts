import { LIVE_HEARTBEAT_MS } from '#domain/contract.ts';

export type LiveLimits = {
  /** How often each stream is written to and its session is looked up. */
  readonly heartbeatMs: number;
  readonly maxLifeMs: number;
  /** A reader that takes nothing for so long is dropped. */
  readonly readWithinMs: number;
  readonly perPerson: number;
  readonly inAll: number;
};

export const LIVE_LIMITS: LiveLimits = {
  heartbeatMs: LIVE_HEARTBEAT_MS,
  maxLifeMs: 30 * 60_000,
  readWithinMs: 30_000,
  perPerson: 20,
  inAll: 10_000,
};

/** The one timer of all streams; also how often the database is asked while the channel is lost. */
export const ROUNDS_PER_HEARTBEAT = 25;
