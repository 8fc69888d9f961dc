/**
 * Dumps that left the box and are not settled: kept until the network is back, come back from the
 * server, or planted as a stand-in because the AI service failed. One note of the device keeps them,
 * per person, through reload and sign-out.
 */

import { parsedJson } from '#domain/parsed-json.ts';
import type { Instant } from '#domain/calendar/day.ts';
import type { ApiError } from '../api/api-error.ts';
import type { Notes } from '../device/device.ts';
import { keyOf } from '../device/person-notes.ts';
import type { Attempt } from './draft.ts';
import { createHeldNote } from './held-note.ts';

export type KeptDump = Attempt & {
  /** Why it is no plan yet; null while it waits for the network. */
  readonly problem: KeptProblem | null;
  /** Where the person wanted no AI service to have the words. */
  readonly planner?: 'built-in' | undefined;
  /** When it was refused. A note of an earlier version has none. */
  readonly refusedAt?: Instant;
};

/**
 * `unplanned`: it was called off, or "Your Mountain" stood in for its plan, whose place no plan can take now.
 * `without-mountain`: words to change one that was deleted.
 */
export type KeptProblem = ApiError['code'] | 'refused' | 'unplanned' | 'without-mountain';

/** A dump whose plan is "Your Mountain". */
export type StandIn = {
  readonly dumpId: string;
  readonly mountainId: string;
  /** What was written. A note of an earlier version has none until the server has told. */
  readonly text?: string;
  /** The same until the server has answered, so that a retry takes effect once. */
  readonly retryId: string | null;
  /** How often a plan was asked for: another time may be under way, from another card or tab. */
  readonly tries?: number;
  /** It was worked on or deleted, and its words have no plan: the server said so, or it was done here. */
  readonly isLeft?: boolean;
  /** Its words are in a box again, of which the server is still to be told. */
  readonly isOpened?: boolean;
};

export type Unsettled = {
  readonly kept: readonly KeptDump[];
  readonly standIns: readonly StandIn[];
  /** Refused plans, and dumps with a stand-in, whose words were taken back already. */
  readonly takenBack: readonly string[];
  /** Words that were sent asked for kindness, and the line about it was not put away. */
  readonly isKind: boolean;
};

export type UnsettledStore = {
  read(): Unsettled;
  subscribe(listener: () => void): () => void;
  keep(dump: KeptDump): void;
  forgetKept(id: string): void;
  /** The words of a kept dump are another dump from now on. */
  rename(id: string, newId: string): void;
  standIn(standIn: StandIn): void;
  forgetStandIn(dumpId: string): void;
  /** Keeps the words of a plan that the server refused, or of a dump (by its id) that has none, once. */
  takeBack(refused: { opId: string; dump: KeptDump }): void;
  setKind(isKind: boolean): void;
};

/** A person has few of these; what is older than so many others is settled in other ways. */
const MOST_REMEMBERED = 20;

export function createUnsettled({
  notes,
  userId,
}: {
  notes: Notes;
  userId: string;
}): UnsettledStore {
  const key = keyOf('unsettled', userId);
  const { read, subscribe } = createHeldNote({ notes, key, parse });
  const change = (changed: Partial<Unsettled>): void => {
    const next = { ...read(), ...changed };
    const isNothing =
      !next.isKind &&
      [next.kept, next.standIns, next.takenBack].every(({ length }) => length === 0);
    notes.write(key, isNothing ? null : JSON.stringify(next));
  };
  const keep = (dump: KeptDump): void => {
    const { kept } = read();
    const isKnown = kept.some(({ id }) => id === dump.id);
    // In its place: nothing moves in the list that is on the page.
    change({
      kept: isKnown ? kept.map((one) => (one.id === dump.id ? dump : one)) : [...kept, dump],
    });
  };
  const others = (dumpId: string) => read().standIns.filter((one) => one.dumpId !== dumpId);
  return {
    read,
    subscribe,
    keep,
    forgetKept: (id) => change({ kept: read().kept.filter((dump) => dump.id !== id) }),
    rename: (id, newId) =>
      change({ kept: read().kept.map((dump) => (dump.id === id ? { ...dump, id: newId } : dump)) }),
    standIn: (standIn) => change({ standIns: [...others(standIn.dumpId), standIn] }),
    forgetStandIn: (dumpId) => change({ standIns: others(dumpId) }),
    takeBack({ opId, dump }) {
      const { takenBack } = read();
      if (takenBack.includes(opId)) return;
      keep(dump);
      change({ takenBack: [...takenBack, opId].slice(-MOST_REMEMBERED) });
    },
    setKind: (isKind) => change({ isKind }),
  };
}

function parse(raw: string | null): Unsettled {
  // We wrote it; what another version wrote has the same lists or is read as having none.
  const note = parsedJson(raw) as Partial<Unsettled> | null;
  return {
    kept: listOf(note?.kept),
    standIns: listOf(note?.standIns),
    takenBack: listOf(note?.takenBack),
    isKind: note?.isKind === true,
  };
}

function listOf<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list : [];
}
