import type { Notes } from './device.ts';
import { keysEndedBy, type End } from './person-notes.ts';

/** An account takes along what its session would have. */
export function forgetPerson({ notes, userId, end }: { notes: Notes; userId: string; end: End }) {
  const ended = keysEndedBy('session', userId);
  const also = end === 'account' ? keysEndedBy('account', userId) : [];
  for (const key of [...ended, ...also]) notes.write(key, null);
}
