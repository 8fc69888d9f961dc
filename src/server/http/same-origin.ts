import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RequestError } from './request-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request change something only when it comes from this very site. Browsers say where a
 * request comes from in two headers, `Sec-Fetch-Site` and `Origin`: whatever they say has to be
 * right. A request with neither is no browser's, and carries nobody's cookie without asking.
 */
export function sameOriginOnly({ appUrl }: { readonly appUrl: string }) {
  return createMiddleware(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) requireSameOrigin({ c, appUrl });
    await next();
  });
}

/** The same for a request that only reads, of something that no other site may know of. */
export function requireSameOrigin({
  c,
  appUrl,
}: {
  readonly c: Context;
  readonly appUrl: string;
}): void {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  const site = c.req.header('sec-fetch-site');
  if (isSameOrigin({ origin: c.req.header('origin'), 'sec-fetch-site': site, host, appUrl }))
    return;
  throw new RequestError({
    status: 403,
    code: 'request.cross_site',
    message: 'The request comes from another site.',
  });
}

export function isSameOrigin({
  'sec-fetch-site': site,
  origin,
  host,
  appUrl,
}: Pick<IncomingHttpHeaders, 'sec-fetch-site' | 'origin' | 'host'> & {
  readonly appUrl: string;
}): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === appUrl) return true;
  // Reached under another name, such as this machine's address in the home network.
  return host !== undefined && URL.parse(origin)?.host === host;
}
