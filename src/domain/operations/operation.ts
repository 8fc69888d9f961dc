/**
 * Every change a person can make. An operation sets a state and never says "one more", so doing it
 * twice is the same as doing it once; ids are made by the client so that work goes on offline.
 */

import type { Day, Instant, Zone } from '../calendar/day.ts';
import type { Mountain, NodeType } from '../plan/plan.ts';
import type { Completion, Profile, Settings } from '../profile/profile.ts';
import type { Timer } from '../timer/timer.ts';

export type Change =
  | {
      readonly kind: 'mountains.add';
      readonly mountains: readonly Mountain[];
      /** The words that the browser's own planner made these mountains of; the server keeps them. */
      readonly brainDump?: PlannedDump;
    }
  /** The mountain as the planner revised it; finished pebbles are protected by `mergeRevision`. */
  | {
      readonly kind: 'mountain.revise';
      readonly mountain: Mountain;
      /** The mountain that was revised, where others may go on with it before this takes effect. */
      readonly from?: Mountain;
      /** The words that asked for it, for whoever has to say them again. */
      readonly changeText?: string;
      /** As what the first of these words were sent before. The server may have made that change. */
      readonly earlier?: readonly string[];
    }
  | {
      readonly kind: 'pebble.add';
      readonly rockId: string;
      readonly pebbleId: string;
      readonly title: string;
      readonly description: string;
    }
  | {
      readonly kind: 'pebble.setStatus';
      readonly pebbleId: string;
      readonly status: 'moved';
      /** Whole minutes from the timer; null when no time was tracked (the estimate counts). */
      readonly trackedMinutes: number | null;
      /** As the device knew it: what was done counts, though the pebble be gone when this takes effect. */
      readonly known?: KnownPebble;
    }
  | {
      readonly kind: 'pebble.setStatus';
      readonly pebbleId: string;
      readonly status: 'in-the-way';
      /** Of the completion that is taken back, as the device showed it: another one stays. */
      readonly completedAt?: Instant;
    }
  | { readonly kind: 'node.delete'; readonly nodeType: NodeType; readonly nodeId: string }
  | {
      readonly kind: 'dayList.load';
      readonly day: Day;
      /** As the device knows the plan; what does not wait any more is made up for by what does. */
      readonly pebbleIds: readonly string[];
      /** `new-day` does nothing when that day, or a later one, already has a list; `next` always sets it. */
      readonly reason: 'new-day' | 'next';
    }
  | { readonly kind: 'timer.set'; readonly timer: Timer | null; readonly seen?: SeenTimer }
  | { readonly kind: 'settings.set'; readonly settings: Partial<Settings> }
  /** Mountains as they were exported, with the ledger rows that come along: see `importChanges`. */
  | {
      readonly kind: 'plan.import';
      readonly mountains: readonly Mountain[];
      readonly completions: readonly Completion[];
      /** Dumps that come along. No part of a profile: the server keeps those whose ids are new. */
      readonly brainDumps?: readonly KeptBrainDump[];
    };

/** `earlier`: the dumps as which its first words were sent before. The server may have made a plan of them. */
export type PlannedDump = {
  readonly id: string;
  readonly text: string;
  readonly earlier?: readonly string[];
};

/** What was on the screen where the timer was set: the list of which day, and which timer. */
export type SeenTimer = { readonly day: Day; readonly timer: Timer | null };

/** What the ledger says of a pebble that it outlives. */
export type KnownPebble = Pick<Completion, 'title' | 'mountainTitle' | 'estimatedMinutes'>;

/** A brain dump as it was submitted, with what became of it. */
export type KeptBrainDump = {
  /** UUID made by the client that submitted it. */
  readonly id: string;
  readonly text: string;
  /** Who made its plan; empty while, or because, there is none. */
  readonly plannedBy: string;
  readonly mountainIds: readonly string[];
  readonly createdAt: Instant;
};

/** A change on its way: the form in which the outbox keeps it and the server takes it. */
export type Operation = {
  /** UUID made by the client; the server remembers the outcome under it. */
  readonly opId: string;
  /** Version of this format. Decoders of every released version are kept. */
  readonly schema: 1;
  /** When the person made the change, by the wall clock of the device. */
  readonly at: Instant;
  /** The zone of the device; with `at` and the day-start hour it gives the logical day. */
  readonly zone: Zone;
  readonly change: Change;
};

/** Why an operation was refused. A refusal changes nothing and is the same at every retry. */
export type RefusalCode =
  | 'pebble.not_found'
  | 'rock.not_found'
  | 'mountain.not_found'
  | 'id.taken'
  | 'mountain.invalid'
  /** Only from the server, which alone knows the whole of a very large plan. */
  | 'plan.full'
  | 'operation.invalid';

export type Applied =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly code: RefusalCode };
