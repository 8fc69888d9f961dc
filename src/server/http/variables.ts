import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What the middleware puts into the context of each request, for routes to read. */
export type AppVariables = {
  readonly requestId: string;
  /** Carries the request id on every line. */
  readonly log: Logger;
  /** Set behind `requireUser` only: the one place that says whose request it is. */
  readonly userId: string;
  /** Set with it: names the session of the request, which is a secret of this browser. */
  readonly sessionToken: string;
  /** Set by a route that goes on with the bare response once its head is sent (`takenOver`). */
  readonly takeOver?: (response: ServerResponse) => void;
  /** The version of their profile when the request came; null when they have none. */
  readonly version: number | null;
};

/**
 * The Hono environment of every route: `new Hono<AppEnv>()`. `c.env` holds Node's request and response, and
 * is undefined when the app is called in process, which Hono's types do not know: read it by `c.env?.`.
 */
export type AppEnv = { Bindings: Partial<HttpBindings>; Variables: AppVariables };
