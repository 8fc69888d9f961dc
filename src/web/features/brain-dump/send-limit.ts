import { MAX_BRAIN_DUMP_CHARACTERS } from '#domain/contract.ts';

/** As the server counts: without the blanks around the words. */
export function isTooLongToSend(text: string): boolean {
  return text.trim().length > MAX_BRAIN_DUMP_CHARACTERS;
}

/** How much a planner takes at once, as a person reads it. */
export const MOST_AT_ONCE = `${MAX_BRAIN_DUMP_CHARACTERS.toLocaleString()} characters`;
