// Not 'better-auth', which brings along a query builder of its own: ours is Drizzle.
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { username } from 'better-auth/plugins/username';
import type { Logger } from 'pino';
import {
  MAX_PASSWORD,
  MAX_USERNAME,
  MIN_PASSWORD,
  MIN_USERNAME,
  USERNAME,
} from '#domain/account/validation.ts';
import type { Database } from '../db/database.ts';
import { account, session, user, verification } from '../db/auth-schema.ts';
import { authLog } from './auth-log.ts';
import { isPasswordOf, type HashAhead } from './password-hash.ts';

const DAY_SECONDS = 86_400;
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
/** A session in use is made longer once a day, so that not every request writes. */
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS;

export type Auth = ReturnType<typeof createAuth>;

type Deps = {
  readonly database: Pick<Database, 'orm'>;
  /** The origin that people type: decides the kind of cookie. */
  readonly appUrl: string;
  readonly secret: string;
  readonly hashAhead: Pick<HashAhead, 'hash'>;
  readonly log: Logger;
};

/**
 * better-auth with our tables and cookies. Requests reach it through `engine.ts` alone, where
 * the routes decide what goes in and what comes out; `sessions.ts` signs and renews sessions by it.
 */
export function createAuth({ database, appUrl, secret, hashAhead, log }: Deps) {
  return betterAuth({
    appName: 'Unstuck',
    baseURL: appUrl,
    basePath: '/api/auth',
    trustedOrigins: [appUrl],
    secret,
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: { user, session, account, verification },
      // Without a transaction a sign-up that fails half-way leaves a user without a password.
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashAhead.hash, verify: isPasswordOf },
    },
    session: { expiresIn: SESSION_IDLE_SECONDS, updateAge: SESSION_RENEWAL_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    // Tries are counted before a request reaches better-auth, for all servers together (`throttle`).
    rateLimit: { enabled: false },
    plugins: [
      username({
        minUsernameLength: MIN_USERNAME,
        maxUsernameLength: MAX_USERNAME,
        usernameValidator: (name) => USERNAME.test(name),
      }),
    ],
    advanced: {
      database: { generateId: 'uuid' },
      // better-auth would keep the address that a session began at, which nobody asks.
      ipAddress: { disableIpTracking: true },
      ...cookies(appUrl),
    },
    telemetry: { enabled: false },
    logger: authLog(log),
    // An error that is not thrown goes to the console, with the failed query and its parameters.
    onAPIError: { throw: true },
  });
}

function cookies(appUrl: string) {
  const isSecure = appUrl.startsWith('https:');
  // better-auth's own prefix is `__Secure-`; `__Host-` binds the cookie to this host and path as well.
  const name = isSecure ? '__Host-unstuck' : 'unstuck';
  const attributes = { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' } as const;
  return {
    useSecureCookies: false,
    cookiePrefix: name,
    defaultCookieAttributes: attributes,
    cookies: { session_token: { name, attributes } },
  };
}
