/** What the outbox holds, and how server replies and snapshots settle it. Pure. */

import type { Instant } from '#domain/calendar/day.ts';
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
  /** When it was made by the clock of this device, once acknowledged: what is sent again says that again. */
  readonly saidAt?: Instant;
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

/** What the answers do to the outbox: acknowledge or refuse. */
export function settle(ask: {
  records: readonly OutboxRecord[];
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
    } else {
      const { at, version: ackedVersion } = answer;
      put.push({ seq, opId, operation: { ...operation, at }, saidAt: operation.at, ackedVersion });
    }
  }
  return { put, remove, refused };
}

/** The acknowledged records that a base of this version has taken in. */
export function containedIn({ records, version }: StandingAsk): readonly OutboxRecord[] {
  return records.filter(({ ackedVersion }) => ackedVersion !== null && ackedVersion <= version);
}

type StandingAsk = { readonly records: readonly OutboxRecord[]; readonly version: number };

/** What a device has been told when it asks for a snapshot. */
export type Told = {
  /** Of the base that it holds. */
  readonly generation: number;
  /** The newest it has heard of, for all its changes. */
  readonly version: number;
};

export function toldOf({ base, records }: Pick<Stored, 'base' | 'records'>): Told {
  const versions = records.map(({ ackedVersion }) => ackedVersion ?? 0);
  return { generation: base.generation, version: Math.max(base.version, ...versions) };
}

/**
 * What a snapshot does to the outbox; null for one that is older than the base, and came too late. One that
 * is older than what was told when it was asked for shows that the server itself has gone back, such as to
 * a standby that lacks the last commits. It counts then, and whatever was acknowledged is sent again: what
 * the server still has takes no second effect.
 */
export function takenBy(ask: {
  records: readonly OutboxRecord[];
  head: Pick<Base, 'generation' | 'version'> | undefined;
  version: number;
  told: Told | undefined;
}): { readonly removed: readonly OutboxRecord[]; readonly again: readonly OutboxRecord[] } | null {
  const { head, told, records, version } = ask;
  if (told !== undefined && told.generation === head?.generation && version < told.version) {
    const acked = records.filter((record) => !isPending(record));
    return { removed: [], again: acked.map(asMade) };
  }
  if (head !== undefined && version < head.version) return null;
  return { removed: containedIn({ records, version }), again: [] };
}

/** As it waited before it was acknowledged: the server corrects the clock of this device anew. */
function asMade({ seq, opId, operation, saidAt = operation.at }: OutboxRecord): OutboxRecord {
  return { seq, opId, operation: { ...operation, at: saidAt }, ackedVersion: null };
}

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
