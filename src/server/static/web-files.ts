import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export type Encoding = 'br' | 'gzip' | 'identity';

export type WebFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Always holds `identity`. */
  readonly variants: ReadonlyMap<Encoding, Variant>;
};

export type Variant = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string };

/** By the path they are asked for. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const ENCODED: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Reads the built page into memory, once: it is small, a path that is not in the map cannot lead
 * anywhere on the disk, and a build that follows does not change what this server serves.
 * Without a build the map is empty.
 */
export function readWebFiles(folder: string): WebFiles {
  const names = filesIn(folder);
  const files = new Map<string, WebFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    files.set(`/${name}`, readWebFile({ folder, name, names }));
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

function readWebFile({
  folder,
  name,
  names,
}: {
  readonly folder: string;
  readonly name: string;
  readonly names: readonly string[];
}): WebFile {
  const variants = new Map<Encoding, Variant>([['identity', readVariant(folder, name)]]);
  for (const [encoding, ending] of ENCODED) {
    const compressed = `${name}${ending}`;
    if (names.includes(compressed)) variants.set(encoding, readVariant(folder, compressed));
  }
  return {
    contentType: CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
    // Names under assets/ carry a digest of what is in them.
    cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    variants,
  };
}

function readVariant(folder: string, name: string): Variant {
  const body = new Uint8Array(readFileSync(path.join(folder, name)));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** What somebody reads who typed an address that leads nowhere; null without a build. */
export function lostPage(files: WebFiles): string | null {
  const body = files.get('/not-found.html')?.variants.get('identity')?.body;
  return body === undefined ? null : Buffer.from(body).toString('utf8');
}

/** What the policy has to name for the page's own script to run: it stands in the page, not in a file. */
export function inlineScriptHashes(files: WebFiles): string[] {
  const page = files.get('/')?.variants.get('identity')?.body ?? new Uint8Array();
  const scripts = Buffer.from(page)
    .toString('utf8')
    .matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Names with `/` between, without those that begin with a dot. */
function filesIn(folder: string, prefix = ''): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}
