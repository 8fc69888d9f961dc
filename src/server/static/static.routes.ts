import { Hono, type Context } from 'hono';
import type { AppEnv } from '../http/variables.ts';
import type { Encoding, WebFile, WebFiles } from './web-files.ts';

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Serves the page and its parts; a path that is not one of them is left to the next route. */
export function staticRoutes({ webFiles }: { readonly webFiles: WebFiles }): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
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
