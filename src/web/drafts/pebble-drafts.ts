/**
 * Pebbles on their way into a plan, kept as the words for a planner are (`draft.ts`): what is being
 * written for a rock, and what came back because it could not be added. They go when a plan has them.
 */

import { parsedJson } from '#domain/parsed-json.ts';
import type { Notes } from '../device/device.ts';
import { keyOf } from '../device/person-notes.ts';
import { createHeldNote } from './held-note.ts';

export type PebbleDraft = {
  readonly title: string;
  readonly description: string;
  /** Where it was meant to go; the rock can be gone. */
  readonly rockId: string;
};

/**
 * By the id of the rock while it is written; by its own while nothing but a tab has it; by the id of the change
 * that was refused.
 */
export type PebbleDrafts = Readonly<Record<string, PebbleDraft>>;

export type PebbleDraftStore = {
  read(): PebbleDrafts;
  subscribe(listener: () => void): () => void;
  keep(key: string, draft: PebbleDraft): void;
  forget(key: string): void;
};

export function createPebbleDrafts({
  notes,
  userId,
}: {
  notes: Notes;
  userId: string;
}): PebbleDraftStore {
  const note = keyOf('pebbles', userId);
  const { read, subscribe } = createHeldNote({ notes, key: note, parse });
  const write = (drafts: PebbleDrafts): void =>
    notes.write(note, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
  const others = (key: string): PebbleDrafts => {
    const { [key]: _, ...rest } = read();
    return rest;
  };
  return {
    read,
    subscribe,
    keep(key, draft) {
      const isEmpty = draft.title === '' && draft.description === '';
      write(isEmpty ? others(key) : { ...read(), [key]: draft });
    },
    forget: (key) => write(others(key)),
  };
}

function parse(raw: string | null): PebbleDrafts {
  const note = parsedJson(raw);
  if (typeof note !== 'object' || note === null) return {};
  return Object.fromEntries(Object.entries(note).filter(isEntry));
}

function isEntry(entry: [string, unknown]): entry is [string, PebbleDraft] {
  const [, draft] = entry;
  if (typeof draft !== 'object' || draft === null) return false;
  return ['title', 'description', 'rockId'].every(
    (field) => typeof Reflect.get(draft, field) === 'string',
  );
}
