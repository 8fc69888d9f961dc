import { codeOf } from '../error-code.ts';

/** One session with a database, as the work at start needs it: pg's client and PGlite both are. */
export type SqlSession = {
  readonly query: <Row extends Record<string, unknown>>(
    text: string,
    parameters?: unknown[],
  ) => Promise<{ readonly rows: readonly Row[] }>;
};

export const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The five-character SQLSTATE of a failed statement, also of one that Drizzle wrapped. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (SQLSTATE.test(code)) return code;
  }
  return null;
}
