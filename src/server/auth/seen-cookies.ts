const MOST = 2_000;

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
  return {
    /** `until` is when the session has to be looked up again in any case. */
    remember(cookie: string, session: Seen): void {
      seen.delete(cookie);
      seen.set(cookie, session);
      if (seen.size <= MOST) return;
      for (const oldest of seen.keys()) return void seen.delete(oldest);
    },
    recall(cookie: string): SeenSession | null {
      const found = seen.get(cookie);
      return found === undefined || found.until <= now() ? null : found;
    },
    forget: (cookie: string): void => void seen.delete(cookie),
  };
}
