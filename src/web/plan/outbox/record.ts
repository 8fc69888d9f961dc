/** What the outbox holds, and how server replies and snapshots settle it. Pure. */

import type { OperationResult } from '#domain/contract.ts';
import type { Change, Operation, RefusalCode } from '#domain/operations/operation.ts';
import type { Profile } from '#domain/profile/profile.ts';

/** The server's state as this device last put it together. */
export type Base = {
  readonly version: number;
  /** Differs for every base ever written, so that a tab knows whether it holds this one. */
  readonly generation: number;
  readonly profile: Profile;
};

export type OutboxRecord = {
  /** The order of all changes of this device, whichever tab made them. */
  readonly seq: number;
  readonly opId: string;
  /** Once acknowledged, with the time that the server used. */
  readonly operation: Operation;
  /** The version the server gave it; null while it has not answered. */
  readonly ackedVersion: number | null;
};

export type StoredRefusal = {
  readonly seq: number;
  readonly opId: string;
  readonly change: Change;
  readonly code: RefusalCode | 'request.refused';
};

export type Stored = {
  readonly base: Base;
  /** In order of `seq`. */
  readonly records: readonly OutboxRecord[];
  readonly refusals: readonly StoredRefusal[];
  /** How many changes of a newer version wait, which this one can neither show nor send. */
  readonly newer: number;
};

export type Settlement =
  OperationResult | { readonly opId: string; readonly ok: false; readonly code: 'request.refused' };

export type Delta = {
  readonly put: readonly OutboxRecord[];
  readonly remove: readonly number[];
  readonly refused: readonly StoredRefusal[];
};

export function isPending(record: OutboxRecord): boolean {
  return record.ackedVersion === null;
}

/** What the answers do to the outbox: acknowledge, take out what the base has already, refuse. */
export function settle(ask: {
  records: readonly OutboxRecord[];
  version: number;
  settlements: readonly Settlement[];
}): Delta {
  const put: OutboxRecord[] = [];
  const remove: number[] = [];
  const refused: StoredRefusal[] = [];
  const answers = new Map(ask.settlements.map((answer) => [answer.opId, answer]));
  for (const record of ask.records) {
    const answer = answers.get(record.opId);
    // A repeated answer never moves a record that has one.
    if (answer === undefined || !isPending(record)) continue;
    const { seq, opId, operation } = record;
    if (!answer.ok) {
      remove.push(seq);
      refused.push({ seq, opId, change: operation.change, code: answer.code });
    } else if (answer.version <= ask.version) {
      remove.push(seq);
    } else {
      const ackedVersion = answer.version;
      put.push({ seq, opId, operation: { ...operation, at: answer.at }, ackedVersion });
    }
  }
  return { put, remove, refused };
}

/** The acknowledged records that a base of this version has taken in. */
export function containedIn({ records, version }: StandingAsk): readonly OutboxRecord[] {
  return records.filter(({ ackedVersion }) => ackedVersion !== null && ackedVersion <= version);
}

type StandingAsk = { readonly records: readonly OutboxRecord[]; readonly version: number };

/**
 * How far base and acknowledged records reach without a step missing. A gap means that somebody
 * else, or another device, changed the profile in between: only a pull can tell what.
 */
export function standingOf({ records, version }: StandingAsk): {
  readonly version: number;
  readonly foldable: readonly OutboxRecord[];
  readonly hasGap: boolean;
} {
  const acked = records
    .filter((record): record is AckedRecord => (record.ackedVersion ?? 0) > version)
    .sort((one, other) => one.ackedVersion - other.ackedVersion);
  let reached = version;
  const foldable: OutboxRecord[] = [];
  for (const record of acked) {
    if (record.ackedVersion > reached + 1) return { version: reached, foldable, hasGap: true };
    reached = record.ackedVersion;
    foldable.push(record);
  }
  return { version: reached, foldable, hasGap: false };
}

type AckedRecord = OutboxRecord & { readonly ackedVersion: number };
