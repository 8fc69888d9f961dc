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

// Over plain http this header means nothing, and on localhost it would bind every other project there. It
// leaves subdomains out: they may be other people's, and plain http.
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

/** What no cache may keep. */
export const UNCACHED = { 'cache-control': 'no-store' };

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The headers of every response, errors and files included. Of what stands in a page only the scripts
 * with these hashes run.
 */
export function securityHeadersOf({
  appUrl,
  scriptHashes,
}: {
  readonly appUrl: string;
  readonly scriptHashes: readonly string[];
}): SecurityHeaders {
  return {
    ...ALWAYS,
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    ...(appUrl.startsWith('https:') ? OVER_HTTPS : {}),
  };
}

export function securityHeaders(headers: SecurityHeaders) {
  const always = Object.entries(headers);
  const ofApi = [...always, ...Object.entries(UNCACHED)];
  return createMiddleware(async (c, next) => {
    await next();
    // Not `c.header`, which would make a new response, body and all, for each of them.
    for (const [name, value] of c.req.path.startsWith('/api/') ? ofApi : always) {
      c.res.headers.set(name, value);
    }
  });
}
