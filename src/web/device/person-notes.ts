/** What this browser notes of people, under which key, and what ends it. */

/**
 * Names the person whose cookie this browser holds, for all tabs at once. It is taken away before
 * another sign-in is sent, so that no tab pushes one person's changes under another's cookie.
 */
export const USER_KEY = 'unstuck.user';

/** The theme that this device showed last, for the page to have it before its first paint. */
export const THEME_KEY = 'unstuck.theme';

export type End = 'session' | 'account';

type Note = { readonly name: string; readonly ends: End };

/** All there is of one person. What they wrote, and is in no plan yet, outlasts their session. */
const NOTES = {
  /** Which branches of their mountains are unfolded. */
  unfolded: { name: 'open', ends: 'session' },
  /** When this device last saw their timer run. */
  timerSighting: { name: 'timer', ends: 'session' },
  /** Whose turn it was of the lines of encouragement when this device said one last. */
  encouragement: { name: 'said', ends: 'session' },
  /** When the server last answered this device about their plan. */
  answered: { name: 'answered', ends: 'session' },
  /** The words in the brain dump box. */
  dump: { name: 'draft', ends: 'account' },
  /** What is written to change mountains, by mountain. */
  edits: { name: 'edits', ends: 'account' },
  /** Pebbles that were not added yet, by the rock they are for, or by the change that was refused. */
  pebbles: { name: 'pebbles', ends: 'account' },
  /** Dumps that were sent or put aside, and are not settled. */
  unsettled: { name: 'dumps', ends: 'account' },
} as const satisfies Record<string, Note>;

export function keyOf(note: keyof typeof NOTES, userId: string): string {
  return keyNamed(NOTES[note].name, userId);
}

/** The keys of all that ends so. */
export function keysEndedBy(end: End, userId: string): readonly string[] {
  return Object.values<Note>(NOTES)
    .filter(({ ends }) => ends === end)
    .map(({ name }) => keyNamed(name, userId));
}

function keyNamed(name: string, userId: string): string {
  return `unstuck.${name}.${userId}`;
}
