import type { Context } from 'hono';
import { SESSION_MAX_MS } from '#domain/contract.ts';
import { SESSION_IDLE_SECONDS, SESSION_RENEWAL_SECONDS, type Auth } from './auth.ts';
import { copyCookies } from './engine.ts';
import type { SeenCookies } from './seen-cookies.ts';
import { signedCookie } from './session-cookie.ts';
import type {
  Counting,
  ListedSession,
  SessionRepository,
  StoredSession,
} from './session.repository.ts';

/** Which sessions count at this moment. */
export function countingAt(now: number): Counting {
  return { now: new Date(now), oldest: new Date(now - SESSION_MAX_MS) };
}

function isOver({ createdAt, expiresAt }: StoredSession, { now, oldest }: Counting): boolean {
  return expiresAt <= now || createdAt <= oldest;
}

/** From when on a session is due to be made longer, or at its end. */
function renewalOf({ createdAt, expiresAt }: StoredSession): number {
  const due = expiresAt.getTime() - (SESSION_IDLE_SECONDS - SESSION_RENEWAL_SECONDS) * 1000;
  return Math.min(due, createdAt.getTime() + SESSION_MAX_MS);
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Says whose request it is, by one query; a session in use is made longer once a day, and with it
 * `onceADay` is done for the person.
 */
export function createSessions({
  auth,
  repository,
  cookies,
  now,
  onceADay,
}: {
  readonly auth: Auth;
  readonly repository: SessionRepository;
  readonly cookies: SeenCookies;
  readonly now: () => number;
  readonly onceADay: (userId: string) => Promise<void>;
}) {
  async function find(c: Context): Promise<StoredSession | null> {
    const { secret, authCookies } = await auth.$context;
    const token = signedCookie(c, { name: authCookies.sessionToken.name, secret });
    if (token === null) return null;
    const found = await repository.find(token);
    const cookie = c.req.header('cookie') ?? '';
    if (found === null || isOver(found, countingAt(now()))) {
      cookies.forget(cookie);
      await repository.remove(token);
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
    /** Every session of a person that still counts. */
    listOf: (userId: string): Promise<readonly ListedSession[]> =>
      repository.list(userId, countingAt(now())),
    end: (session: Pick<StoredSession, 'token'>) => repository.remove(session.token),
  };
}
