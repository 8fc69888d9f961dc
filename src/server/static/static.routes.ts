import { Hono, type Context } from 'hono';
import type { AppEnv } from '../http/variables.ts';
import { PAGE_BY_SESSION } from './session-pages.ts';
import { type Encoding, type WebFile, type WebFiles } from './web-files.ts';

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Serves the page and its parts; a path that is not one of them is left to the next route. */
export function staticRoutes({
  webFiles,
  holdsSession,
}: {
  readonly webFiles: WebFiles;
  /** Whether the browser sends the cookie of a session, which need not count any more. */
  readonly holdsSession: (c: Context) => Promise<boolean>;
}): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (c, next) => {
    const page = webFiles.get(`/${PAGE_BY_SESSION[(await holdsSession(c)) ? 'held' : 'none']}`);
    if (page === undefined) return next();
    const answer = answerFile(c, page);
    // No cache between may give one browser what was meant for another.
    answer.headers.set('cache-control', 'private, no-cache');
    answer.headers.set('vary', 'Accept-Encoding, Cookie');
    return answer;
  });
  for (const [path, file] of webFiles) routes.get(path, (c) => answerFile(c, file));
  return routes;
}

function answerFile(c: Context<AppEnv>, file: WebFile): Response {
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '', file);
  const variant = file.variants.get(encoding);
  if (variant === undefined) throw new Error('A file without its own bytes.');
  c.header('etag', variant.etag);
  c.header('cache-control', file.cacheControl);
  c.header('vary', 'Accept-Encoding');
  if (isKnown(c.req.header('if-none-match') ?? '', variant.etag)) return c.body(null, 304);
  c.header('content-type', file.contentType);
  c.header('content-length', String(variant.body.byteLength));
  if (encoding !== 'identity') c.header('content-encoding', encoding);
  return c.body(variant.body);
}

function bestEncoding(accepted: string, file: WebFile): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return (
    BEST_FIRST.find((encoding) => names.includes(encoding) && file.variants.has(encoding)) ??
    'identity'
  );
}

function isKnown(given: string, etag: string): boolean {
  return given
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === etag || entry === '*');
}
