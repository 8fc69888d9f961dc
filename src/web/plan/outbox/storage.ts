import type { Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import type { Base, Told, OutboxRecord, Settlement, Stored, StoredRefusal } from './record.ts';

/** Where one person's base and outbox are kept. Every method is one transaction, shared by all tabs. */
export type OutboxStorage = {
  readonly kind: 'durable' | 'memory';
  /** Answers `held` itself as the base when it is still the stored one. */
  read(held: Base | null): Promise<Stored | Baseless>;
  append(operation: Operation): Promise<void>;
  settle(settlements: readonly Settlement[]): Promise<void>;
  /**
   * Takes a snapshot that is not older than the base, and lets go of what it contains; `told`, what was told
   * when it was asked for, tells an older one that comes late from a server that has gone back.
   */
  replaceBase(snapshot: Snapshot, told?: Told): Promise<void>;
  /** Folds the acknowledged records into `held`, unless another tab has moved the base on. */
  compact(held: Base): Promise<'done' | 'diverged'>;
  dismissRefusal(opId: string): Promise<void>;
  /** Removes all but the changes that have not reached the server. */
  forgetCopy(): Promise<void>;
  close(): void;
  /** Removes everything. */
  destroy(): Promise<void>;
};

/** Nothing drawn can be made of this yet: the device holds at most changes of an earlier time. */
export type Baseless = {
  readonly base: null;
  readonly records: readonly OutboxRecord[];
  readonly refusals: readonly StoredRefusal[];
  readonly newer: number;
};
