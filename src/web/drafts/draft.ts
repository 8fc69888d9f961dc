/**
 * Words on their way to a planner, as they are being written. They live in `localStorage`: the write
 * is over when the keystroke's handler returns, so a tab killed a moment later has lost nothing. They
 * are kept per person through reload, sign-out and expiry, and go only when they have done their work.
 */

import type { Instant } from '#domain/calendar/day.ts';
import type { Device, Notes } from '../device/device.ts';
import { createHeldNote } from './held-note.ts';
import { dumpSlot, editSlot } from './slots.ts';

/** The same words are sent under the same id until they succeed, so they take effect once. */
export type Attempt = {
  readonly id: string;
  readonly text: string;
  readonly at: Instant;
  /** What was sent of it before, the most first: it may have a plan by now. */
  readonly earlier?: readonly SentBefore[];
};

/** Under which id the first so many characters were sent. */
type SentBefore = { readonly id: string; readonly characters: number };

export type Draft = { readonly text: string; readonly attempt: Attempt | null };

export type DraftStore = {
  read(): Draft;
  subscribe(listener: () => void): () => void;
  setText(text: string): void;
  setAttempt(attempt: Attempt): void;
  /** Takes the words that were sent off the draft, unless they were changed meanwhile. */
  finish(sent: Attempt): void;
};

const EMPTY: Draft = { text: '', attempt: null };

/** The brain dump's, or with `mountainId` the one of the change to that mountain. */
export function createDraft(ask: {
  notes: Notes;
  userId: string;
  mountainId?: string | undefined;
}): DraftStore {
  const { mountainId, notes } = ask;
  const slot = mountainId === undefined ? dumpSlot(ask) : editSlot({ ...ask, mountainId });
  const { read, subscribe } = createHeldNote({
    notes,
    key: slot.key,
    readText: slot.read,
    parse: parseDraft,
  });
  const write = (draft: Draft): void => {
    const isEmpty = draft.text === '' && draft.attempt === null;
    slot.write(isEmpty ? null : JSON.stringify(draft));
  };
  return {
    read,
    subscribe,
    setText: (text) => write({ ...read(), text }),
    setAttempt: (attempt) => write({ ...read(), attempt }),
    finish(sent) {
      const { text, attempt } = read();
      const isOther = attempt !== null && attempt.id !== sent.id;
      write({ text: withoutSent(text, sent), attempt: isOther ? attempt : null });
    },
  };
}

/** What was added below them stays; elsewhere it may be no whole thought without them. */
function withoutSent(written: string, sent: Attempt): string {
  const text = written.trim();
  // What was sent of them before may have left the box already.
  const forms = [undefined, ...(sent.earlier ?? [])].map((before) => wordsAfter(sent, before));
  if (forms.includes(text)) return '';
  const form = forms.find((words) => text.startsWith(`${words}\n`));
  return form === undefined ? written : text.slice(form.length).trimStart();
}

/** The words without those that were sent before. */
export function wordsAfter(
  { text }: Pick<Attempt, 'text'>,
  before: SentBefore | undefined,
): string {
  return text.slice(before?.characters).trim();
}

/** The words as they are now, under the id that they have been sent with, or a new one. */
export function attemptOf(draft: DraftStore, device: Pick<Device, 'newId' | 'now'>): Attempt {
  const { text: written, attempt: earlier } = draft.read();
  const text = written.trim();
  const attempt =
    earlier?.text === text
      ? earlier
      : { id: device.newId(), text, at: device.now(), ...(earlier && sentBefore(text, earlier)) };
  draft.setAttempt(attempt);
  return attempt;
}

/** Where words were only added, below those that were sent. */
function sentBefore(text: string, { id, text: sent, earlier = [] }: Attempt): Partial<Attempt> {
  if (!text.startsWith(`${sent}\n`)) return {};
  return { earlier: [{ id, characters: sent.length }, ...earlier] };
}

export function parseDraft(raw: string | null): Draft {
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
    typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'at' in value
  );
}
