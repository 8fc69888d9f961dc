import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { isFromTrustedProxy } from './client-address.ts';

/**
 * Says once in the log what a proxy that is not named, or an address that is not the one people type,
 * does to whom: everything seems to work.
 */
export function noteProxySigns({
  appUrl,
  trustedProxies,
  log,
}: {
  readonly appUrl: string;
  readonly trustedProxies: BlockList;
  readonly log: Pick<Logger, 'warn'>;
}) {
  const { host, protocol } = new URL(appUrl);
  const defaultPort = protocol === 'https:' ? /:443$/ : /:80$/;
  /** What people asked for; a proxy may name itself to us, and them in a header of its own. */
  const hostAsked = (c: Context, isBehindProxy: boolean): string | undefined => {
    const forwarded = isBehindProxy ? c.req.header('x-forwarded-host') : undefined;
    const [first] = (forwarded ?? c.req.header('host'))?.split(',') ?? [];
    return first?.trim().toLowerCase().replace(defaultPort, '');
  };
  const noted = new Set<string>();
  const noteOnce = (setting: string, words: string): void => {
    if (!noted.has(setting)) log.warn({ setting }, words);
    noted.add(setting);
  };
  return createMiddleware(async (c, next) => {
    const isForwarded = ['x-forwarded-for', 'x-forwarded-proto'].some((name) => c.req.header(name));
    const isBehindProxy = isFromTrustedProxy({ c, trustedProxies });
    if (isForwarded && !isBehindProxy)
      noteOnce(
        'TRUSTED_PROXIES',
        'a request was forwarded by something that TRUSTED_PROXIES does not name: if it is your proxy, all people behind it are counted as one',
      );
    const asked = hostAsked(c, isBehindProxy);
    if (asked !== undefined && asked !== host)
      noteOnce(
        'APP_URL',
        'a request asked for another host than that of APP_URL: links in mails and the kind of the cookie follow APP_URL',
      );
    await next();
  });
}
