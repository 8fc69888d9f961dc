import { createMiddleware } from 'hono/factory';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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

const ALWAYS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
};

// Over plain http the header means nothing, and on localhost it would bind every other project there.
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Puts the security headers on every response, errors and files included. */
export function securityHeaders({ appUrl }: { readonly appUrl: string }) {
  const headers = Object.entries({
    ...ALWAYS,
    ...(appUrl.startsWith('https:') ? OVER_HTTPS : {}),
  });
  return createMiddleware(async (c, next) => {
    await next();
    // Not `c.header`, which would make a new response, body and all, for each of them.
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (c.req.path.startsWith('/api/')) c.res.headers.set('cache-control', 'no-store');
  });
}
