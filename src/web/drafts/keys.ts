/** Where a device keeps what somebody has written and is in no plan yet. */

import type { Notes } from '../device/device.ts';

type KeyNames = {
  /** The words in the brain dump box. */
  readonly dump: string;
  /** What is written to change mountains, by mountain. */
  readonly edits: string;
  /** Pebbles that were not added yet, by the rock they are for, or by the change that was refused. */
  readonly pebbles: string;
  /** Dumps that were sent or put aside, and are not settled. */
  readonly unsettled: string;
};

export function keysOf(userId: string): KeyNames {
  return {
    dump: `unstuck.draft.${userId}`,
    edits: `unstuck.edits.${userId}`,
    pebbles: `unstuck.pebbles.${userId}`,
    unsettled: `unstuck.dumps.${userId}`,
  };
}

/** For the end of an account: nothing of the person stays on the device. */
export function forgetDrafts({ notes, userId }: { notes: Notes; userId: string }): void {
  for (const key of Object.values(keysOf(userId))) notes.write(key, null);
}
