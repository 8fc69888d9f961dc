/** The place of one draft in the notes of a device. */

import { parsedJson } from '#domain/parsed-json.ts';
import type { Notes } from '../device/device.ts';
import { keyOf } from '../device/person-notes.ts';

export type Slot = {
  /** The note that changes when the draft does. */
  readonly key: string;
  read(): string | null;
  write(raw: string | null): void;
};

type Ask = { readonly notes: Notes; readonly userId: string };

export function dumpSlot({ notes, userId }: Ask): Slot {
  const key = keyOf('dump', userId);
  return { key, read: () => notes.read(key), write: (raw) => notes.write(key, raw) };
}

/** All edits share one note, so that one key is enough to forget them. */
export function editSlot({ notes, userId, mountainId }: Ask & { mountainId: string }): Slot {
  const key = keyOf('edits', userId);
  const all = (): ReadonlyMap<string, string> => textsIn(notes.read(key));
  return {
    key,
    read: () => all().get(mountainId) ?? null,
    write(raw) {
      const next = new Map(all());
      if (raw === null) next.delete(mountainId);
      else next.set(mountainId, raw);
      notes.write(key, next.size === 0 ? null : JSON.stringify(Object.fromEntries(next)));
    },
  };
}

export function textsIn(raw: string | null): ReadonlyMap<string, string> {
  const note = parsedJson(raw);
  if (typeof note !== 'object' || note === null) return new Map();
  return new Map(
    Object.entries(note).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
