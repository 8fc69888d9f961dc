import type { Logger } from 'pino';

/** What the middleware puts into the context of each request, for routes to read. */
export type AppVariables = {
  readonly requestId: string;
  /** Carries the request id on every line. */
  readonly log: Logger;
  /** Set behind `requireUser` only: the one place that says whose request it is. */
  readonly userId: string;
};

/** The Hono environment of every route: `new Hono<AppEnv>()`. */
export type AppEnv = { Variables: AppVariables };
