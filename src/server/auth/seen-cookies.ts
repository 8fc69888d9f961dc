const MOST = 2_000;
/** In letters. A longer cookie header is not kept, and its session looked up every time. */
const LONGEST = 2_048;

/** Whose session it was when it was last looked up. */
export type SeenSession = { readonly userId: string; readonly token: string };

type Seen = SeenSession & { readonly until: number };

export type SeenCookies = ReturnType<typeof createSeenCookies>;

/**
 * Remembers which session a header named, byte for byte. A session never becomes another person's, but
 * it may have ended since: whoever goes by this has to see to it that it has not.
 */
export function createSeenCookies({ now }: { readonly now: () => number }) {
  // In the order of their last look-up.
  const seen = new Map<string, Seen>();
  const cookies = new Map<string, string>();

  function forget(cookie: string): void {
    cookies.delete(seen.get(cookie)?.token ?? '');
    seen.delete(cookie);
  }

  return {
    /** `until` is when the session has to be looked up again in any case. */
    remember(cookie: string, session: Seen): void {
      forget(cookie);
      // One header for each session: a browser that varies it takes nobody else's place.
      forget(cookies.get(session.token) ?? '');
      if (cookie.length > LONGEST) return;
      seen.set(cookie, session);
      cookies.set(session.token, cookie);
      if (seen.size <= MOST) return;
      for (const oldest of seen.keys()) return forget(oldest);
    },
    recall(cookie: string): SeenSession | null {
      const found = seen.get(cookie);
      return found === undefined || found.until <= now() ? null : found;
    },
    forget,
  };
}
