import type { Attempt, DraftStore } from './draft.ts';

/** Puts words into a box again, below what is in it. */
export function pourInto(draft: DraftStore, words: string): void {
  const { text } = draft.read();
  draft.setText(text.trim() === '' ? words : `${text}\n\n${words}`);
}

/**
 * The same for words that were sent: they may have a plan, and only what stands first in a box can be left out
 * when all of it is sent. Unless what is in the box was sent as well.
 */
export function pourSentInto(draft: DraftStore, sent: Attempt): void {
  const { text, attempt } = draft.read();
  const wasSent = attempt !== null && `${text.trim()}\n`.startsWith(`${attempt.text}\n`);
  if (wasSent && text.trim() !== '') return pourInto(draft, sent.text);
  draft.setText(text.trim() === '' ? sent.text : `${sent.text}\n\n${text}`);
  draft.setAttempt(sent);
}
