import type { Change, Operation, RefusalCode } from '#domain/operations/operation.ts';
import type { Profile } from '#domain/profile/profile.ts';

/** A change that was taken back on screen because it cannot be made. */
export type Refusal = {
  readonly opId: string;
  readonly change: Change;
  /** `request.refused`: the server would not even read it. */
  readonly code: RefusalCode | 'request.refused';
  /** The words of the specification, section 8, for this kind of change. */
  readonly message: string;
};

export type SyncState =
  | 'idle'
  /** As yet nothing has gone wrong with what is on its way. */
  | 'sending'
  /** The last attempt got no answer; the next one comes by itself, and changes nothing until it has one. */
  | 'unreachable'
  /** The server takes no more of this person for a while; it is sent by itself when that is over. */
  | 'asked-to-wait'
  /** The session is over; the changes stay on the device. */
  | 'stopped';

/** Whether what is done here reaches the server, or is on its way. */
export function goesWell(sync: SyncState): boolean {
  return sync === 'idle' || sync === 'sending';
}

export type PlanView = {
  readonly userId: string;
  /** What the screen shows: the server's state with every change of this device on top. */
  readonly profile: Profile;
  /** The server's version that this view stands on. */
  readonly version: number;
  /** Changes that have not reached the server yet. */
  readonly waiting: number;
  /** Changes of a newer version of this page: they stay on the device, and only it can send them. */
  readonly newer: number;
  readonly refusals: readonly Refusal[];
  readonly sync: SyncState;
  /** `memory`: this browser cannot keep anything; closing the tab loses what waits. */
  readonly storage: 'durable' | 'memory';
};

export type PlanStore = {
  getView(): PlanView;
  subscribe(listener: () => void): () => void;
  /**
   * Shows the change in this very tick, then keeps it, then sends it; false when it cannot be made. Under
   * an `opId` that the server has done already, it takes effect no second time.
   */
  change(change: Change, opId?: string): boolean;
  /** Asks the server for what is new. `fresh` asks even when the version has not moved. */
  pull(options?: { fresh?: boolean }): Promise<void>;
  /** Tries once to send everything that waits; says how many changes still do. */
  flush(): Promise<number>;
  /** Whether all that was changed so far outlives this tab, once it is on the disk or cannot be. */
  kept(): Promise<boolean>;
  /** What has not reached the server and is nowhere but in this tab, also once this has ended. */
  left(): readonly Operation[];
  dismissRefusal(opId: string): void;
  /** Ends all work of this store. What waits stays on the device. */
  stop(): void;
  /** Stops and removes the copy of the server's data; what waits stays on the device. */
  leave(): Promise<void>;
  /**
   * Stops and removes everything this device keeps of the person; what waits only where it may be
   * discarded.
   */
  wipe(how: { discard: boolean }): Promise<void>;
};
