import type { Notes } from '../device/device.ts';

/**
 * Names the person whose cookie this browser holds, for all tabs at once. It is taken away before
 * another sign-in is sent, so that no tab pushes one person's changes under another's cookie.
 */
export const USER_KEY = 'unstuck.user';

/** The theme that this device showed last, for the page to have it before its first paint. */
export const THEME_KEY = 'unstuck.theme';

/** Which branches of their mountains a person has unfolded. */
export function unfoldedKey(userId: string): string {
  return `unstuck.open.${userId}`;
}

/** When this device last saw a person's timer run. */
export function timerSightingKey(userId: string): string {
  return `unstuck.timer.${userId}`;
}

/** Whose turn it was of the lines of encouragement when this device said one last. */
export function encouragementKey(userId: string): string {
  return `unstuck.said.${userId}`;
}

/** When the server last answered this device about a person's plan. */
export function answeredKey(userId: string): string {
  return `unstuck.answered.${userId}`;
}

/** How this person's page looked goes with them; what they wrote and did not send stays (see drafts). */
export function forgetLook(ask: { notes: Notes; userId: string }): void {
  ask.notes.write(unfoldedKey(ask.userId), null);
  ask.notes.write(timerSightingKey(ask.userId), null);
  ask.notes.write(encouragementKey(ask.userId), null);
  ask.notes.write(answeredKey(ask.userId), null);
}
