import { createMiddleware } from 'hono/factory';
import { PATHS, USER_HEADER } from '#domain/contract.ts';
import { routeOf } from '../http/request-log.ts';
import { RequestError } from '../http/request-error.ts';
import type { AppEnv } from '../http/variables.ts';
import type { Sessions } from './sessions.ts';

/** The routes that anyone may call; every other needs a session. */
export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  PATHS.signUp,
  PATHS.signIn,
  PATHS.signOut,
  PATHS.recoveryRequest,
  PATHS.recoveryVerify,
  PATHS.recoveryPassword,
]);

/** Puts `userId` and `sessionToken` into the context, from the session and from nothing else. */
export function requireUser({ sessions }: { readonly sessions: Sessions }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const route = routeOf(c);
    // A path that nothing serves is answered as such further on.
    if (route !== null && !PUBLIC_ROUTES.has(route)) {
      const session = await sessions.find(c);
      const claimed = c.req.header(USER_HEADER);
      if (session === null || (claimed !== undefined && claimed !== session.account.id)) {
        throw noSession(session === null ? undefined : 'Somebody else is signed in.');
      }
      c.set('userId', session.account.id);
      c.set('sessionToken', session.token);
      c.set('version', session.version);
    }
    await next();
  });
}

export function noSession(message = 'Please sign in.'): RequestError {
  return new RequestError({ status: 401, code: 'session.missing', message });
}
