// Without the query builder of its own that the full entry brings along: Drizzle is ours.
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { username } from 'better-auth/plugins/username';
import type { Logger } from 'pino';
import { MAX_PASSWORD, MAX_USERNAME } from '#domain/account/validation.ts';
import type { Database } from '../db/database.ts';
import { account, rateLimit, session, user, verification } from '../db/auth-schema.ts';
import { authLog } from './auth-log.ts';
import { isPasswordOf, type HashAhead } from './password-hash.ts';

const DAY_SECONDS = 86_400;
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
/** A session in use is made longer once a day, so that not every request writes. */
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS;

/** The header that carries the client's address to the rate limits; a client's own never arrives. */
export const ADDRESS_HEADER = 'x-unstuck-address';

// Per address. Wide enough for a household, a class or an office behind one address; guessing at
// one account is a matter of that account, not of the address.
const MINUTE = 60;
const RATE_LIMITS = {
  // Counted before its password is hashed (`throttle`).
  '/sign-up/email': false,
  '/sign-in/email': { window: MINUTE, max: 60 },
  '/update-user': { window: MINUTE, max: 100 },
  '/sign-out': false,
} as const;

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
 * better-auth with our tables, limits and cookies. Requests reach it through `engine.ts` alone, where
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
      schema: { user, session, account, verification, rateLimit },
      // Off by default, and then a failure half-way leaves a user without a password.
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 6,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashAhead.hash, verify: isPasswordOf },
    },
    session: { expiresIn: SESSION_IDLE_SECONDS, updateAge: SESSION_RENEWAL_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: true, storage: 'database', customRules: RATE_LIMITS },
    plugins: [
      username({
        minUsernameLength: 3,
        maxUsernameLength: MAX_USERNAME,
        usernameValidator: (name) => /^[A-Za-z0-9_-]+$/.test(name),
      }),
    ],
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      ...cookies(appUrl),
    },
    telemetry: { enabled: false },
    logger: authLog(log),
    // Without it, an error with the failed query and its parameters goes to the console.
    onAPIError: { throw: true },
  });
}

function cookies(appUrl: string) {
  const isSecure = appUrl.startsWith('https:');
  // Its own prefix is `__Secure-`; `__Host-` binds the cookie to this host and path as well.
  const name = isSecure ? '__Host-unstuck' : 'unstuck';
  const attributes = { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' } as const;
  return {
    useSecureCookies: false,
    cookiePrefix: name,
    defaultCookieAttributes: attributes,
    cookies: { session_token: { name, attributes } },
  };
}
