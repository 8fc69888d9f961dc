import type { Notes } from '../device/device.ts';

/** Which branches of their mountains a person has unfolded. */
export function unfoldedKey(userId: string): string {
  return `unstuck.open.${userId}`;
}

/** How this person's page looked goes with them; what they wrote and did not send stays (see drafts). */
export function forgetLook(ask: { notes: Notes; userId: string }): void {
  ask.notes.write(unfoldedKey(ask.userId), null);
}
