import { createMiddleware } from 'hono/factory';

function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types unstuck',
  ].join('; ');
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
};

// Over plain http the header means nothing, and on localhost it would bind every other project there.
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Puts the security headers on every response, errors and files included. Of what stands in a page only
 * the scripts with these hashes run.
 */
export function securityHeaders({
  appUrl,
  scriptHashes,
}: {
  readonly appUrl: string;
  readonly scriptHashes: readonly string[];
}) {
  const headers = Object.entries({
    ...ALWAYS,
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    ...(appUrl.startsWith('https:') ? OVER_HTTPS : {}),
  });
  return createMiddleware(async (c, next) => {
    await next();
    // Not `c.header`, which would make a new response, body and all, for each of them.
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (c.req.path.startsWith('/api/')) c.res.headers.set('cache-control', 'no-store');
  });
}
