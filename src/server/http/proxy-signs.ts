import type { BlockList } from 'node:net';
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
  const { host } = new URL(appUrl);
  const noted = new Set<string>();
  const noteOnce = (setting: string, words: string): void => {
    if (!noted.has(setting)) log.warn({ setting }, words);
    noted.add(setting);
  };
  return createMiddleware(async (c, next) => {
    const isForwarded = ['x-forwarded-for', 'x-forwarded-proto'].some((name) => c.req.header(name));
    if (isForwarded && !isFromTrustedProxy({ c, trustedProxies }))
      noteOnce(
        'TRUSTED_PROXIES',
        'a request was forwarded by something that TRUSTED_PROXIES does not name: if it is your proxy, all people behind it are counted as one',
      );
    const asked = c.req.header('host');
    if (asked !== undefined && asked.toLowerCase() !== host)
      noteOnce(
        'APP_URL',
        'a request asked for another host than that of APP_URL: links in mails and the kind of the cookie follow APP_URL',
      );
    await next();
  });
}
