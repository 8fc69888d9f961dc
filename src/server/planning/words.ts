import { MAX_BRAIN_DUMP_CHARACTERS } from '#domain/contract.ts';
import { RequestError } from '../http/request-error.ts';

/** What somebody wrote for a planner, without the blanks around it; or why it cannot be taken. */
export function wordsFor(written: string): string {
  const text = written.trim();
  if (text === '') {
    throw new RequestError({
      status: 400,
      code: 'brain_dump.empty',
      message: 'There are no words in this brain dump yet.',
    });
  }
  if (text.length > MAX_BRAIN_DUMP_CHARACTERS) {
    throw new RequestError({
      status: 400,
      code: 'brain_dump.too_long',
      message: `A brain dump can have up to ${MAX_BRAIN_DUMP_CHARACTERS.toLocaleString('en')} characters.`,
    });
  }
  return text;
}
