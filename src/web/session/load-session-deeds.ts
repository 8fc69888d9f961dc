import { networkError } from '../api/api-error.ts';
import type { sessionDeeds } from './session-deeds.ts';

/** A file of its own to the browser, which asks for it a moment after the page. Throws `ApiError`. */
export async function loadSessionDeeds(): Promise<typeof sessionDeeds> {
  const file = await import('./session-deeds.ts').catch((cause: unknown) => {
    throw networkError(cause);
  });
  return file.sessionDeeds;
}
