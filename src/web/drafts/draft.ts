/**
 * The brain dump as it is being written. It lives in `localStorage`: the write is over when the
 * keystroke's handler returns, so a tab killed a moment later has lost nothing. It is kept per
 * person through reload, sign-out and expiry, and goes only when its words have become a plan.
 */

import type { Instant } from '#domain/calendar/day.ts';
import type { Notes } from '../device/device.ts';

/** The same words are sent under the same id until they succeed, so they are planted once. */
export type Attempt = { readonly dumpId: string; readonly text: string; readonly at: Instant };

export type Draft = { readonly text: string; readonly attempt: Attempt | null };

export type DraftStore = {
  read(): Draft;
  subscribe(listener: () => void): () => void;
  setText(text: string): void;
  setAttempt(attempt: Attempt): void;
  /** Forgets the draft when its words are still those that were sent. */
  finish(sent: Attempt): void;
};

const keyOf = (userId: string): string => `unstuck.draft.${userId}`;

/** For the end of an account: nothing of the person stays on the device. */
export function forgetDraft({ notes, userId }: { notes: Notes; userId: string }): void {
  notes.write(keyOf(userId), null);
}

const EMPTY: Draft = { text: '', attempt: null };

export function createDraft({ notes, userId }: { notes: Notes; userId: string }): DraftStore {
  const key = keyOf(userId);
  let held: { raw: string | null; draft: Draft } = { raw: null, draft: EMPTY };
  const read = (): Draft => {
    const raw = notes.read(key);
    if (raw !== held.raw) held = { raw, draft: parseDraft(raw) };
    return held.draft;
  };
  const write = (draft: Draft): void => {
    const isEmpty = draft.text === '' && draft.attempt === null;
    notes.write(key, isEmpty ? null : JSON.stringify(draft));
  };
  return {
    read,
    subscribe: (listener) =>
      notes.onChange((changed) => {
        if (changed === key || changed === null) listener();
      }),
    setText: (text) => write({ ...read(), text }),
    setAttempt: (attempt) => write({ ...read(), attempt }),
    finish(sent) {
      const { text } = read();
      write(text.trim() === sent.text ? EMPTY : { text, attempt: null });
    },
  };
}

function parseDraft(raw: string | null): Draft {
  if (raw === null) return EMPTY;
  try {
    const draft: unknown = JSON.parse(raw);
    if (typeof draft !== 'object' || draft === null || !('text' in draft)) return EMPTY;
    if (typeof draft.text !== 'string') return EMPTY;
    const attempt = 'attempt' in draft && isAttempt(draft.attempt) ? draft.attempt : null;
    return { text: draft.text, attempt };
  } catch {
    // Not ours, but it may be somebody's words: show them rather than drop them.
    return { text: raw, attempt: null };
  }
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'dumpId' in value &&
    'text' in value &&
    'at' in value
  );
}
