import type { Context } from 'hono';
import type { AccountRepository, StoredSession } from './account.repository.ts';
import { SESSION_IDLE_SECONDS, SESSION_RENEWAL_SECONDS, type Auth } from './auth.ts';
import { copyCookies } from './engine.ts';
import type { SeenCookies } from './seen-cookies.ts';
import { signedCookie } from './session-cookie.ts';

/** However much it is used, a session ends so long after the sign-in that began it. */
const SESSION_MAX_SECONDS = 30 * 86_400;

/** A session that began before this moment is over. */
export function oldestSession(now: number): Date {
  return new Date(now - SESSION_MAX_SECONDS * 1000);
}

function isOver({ createdAt, expiresAt }: StoredSession, now: number): boolean {
  return expiresAt.getTime() <= now || createdAt <= oldestSession(now);
}

/** From when on a session is due to be made longer, or at its end. */
function renewalOf({ createdAt, expiresAt }: StoredSession): number {
  const due = expiresAt.getTime() - (SESSION_IDLE_SECONDS - SESSION_RENEWAL_SECONDS) * 1000;
  return Math.min(due, createdAt.getTime() + SESSION_MAX_SECONDS * 1000);
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Says whose request it is, by one query; a session in use is made longer once a day, and with it
 * `onceADay` is done for the person.
 */
export function createSessions({
  auth,
  accounts,
  cookies,
  now,
  onceADay,
}: {
  readonly auth: Auth;
  readonly accounts: AccountRepository;
  readonly cookies: SeenCookies;
  readonly now: () => number;
  readonly onceADay: (userId: string) => Promise<void>;
}) {
  async function find(c: Context): Promise<StoredSession | null> {
    const { secret, authCookies } = await auth.$context;
    const token = signedCookie(c, { name: authCookies.sessionToken.name, secret });
    if (token === null) return null;
    const found = await accounts.findSession(token);
    const cookie = c.req.header('cookie') ?? '';
    if (found === null || isOver(found, now())) {
      cookies.forget(cookie);
      await accounts.removeSession(token);
      return null;
    }
    const until = renewalOf(found);
    if (until <= now()) {
      await renew(c);
      await onceADay(found.account.id);
    } else cookies.remember(cookie, { userId: found.account.id, token, until });
    return found;
  }

  /** A look at the cookie alone, without a query: the session it names may be over. */
  async function isHeld(c: Context): Promise<boolean> {
    const { secret, authCookies } = await auth.$context;
    return signedCookie(c, { name: authCookies.sessionToken.name, secret }) !== null;
  }

  async function renew(c: Context): Promise<void> {
    const headers = new Headers({ cookie: c.req.header('cookie') ?? '' });
    const renewed = await auth.api.getSession({ headers, returnHeaders: true });
    copyCookies(renewed.headers, c);
  }

  return {
    find,
    isHeld,
    end: (session: Pick<StoredSession, 'token'>) => accounts.removeSession(session.token),
  };
}
