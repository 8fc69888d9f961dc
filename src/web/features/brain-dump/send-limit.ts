import { MAX_BRAIN_DUMP_CHARACTERS } from '#domain/contract.ts';

/** As the planner counts: without the blanks around the words. */
export function isTooLongToSend(text: string, most = MAX_BRAIN_DUMP_CHARACTERS): boolean {
  return text.trim().length > most;
}

/** How much a planner takes at once, as a person reads it: a figure of the English sentence it stands in. */
export function inCharacters(most: number): string {
  return `${most.toLocaleString('en')} characters`;
}
