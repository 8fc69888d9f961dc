import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { portOf } from '#server/http/port-of.ts';
import { ROOT } from '../../scripts/testing/command.ts';

/** A page to hold ours against, built and served as ours is: for production, compressed. */
export type Floor = {
  url: string;
  /** Kilobytes of JavaScript, gzip. */
  script: number;
  stop: () => Promise<void>;
};

const BUILT = path.join(ROOT, '.cache', 'bench', 'floors');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A page without any script: what the browser itself needs. */
export function htmlFloor(): Promise<Floor> {
  return served(path.join(ROOT, 'bench', 'floors', 'html'));
}

/** React with a single button: what every page made with React needs. */
export async function reactFloor(): Promise<Floor> {
  const outDir = path.join(BUILT, 'react');
  await build({
    root: path.join(ROOT, 'bench', 'floors', 'react'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return served(outDir);
}

async function served(folder: string): Promise<Floor> {
  const files = new Map<string, Buffer>(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name) in TYPES)
      .map((name) => {
        const body = gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 });
        return [`/${name.split(path.sep).join('/')}`, body] as const;
      }),
  );
  const server = http.createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = files.get(name);
    if (body === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[path.extname(name)],
      'content-encoding': 'gzip',
      'cache-control': name === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  return {
    url: `http://localhost:${portOf(server)}/`,
    script: scripts.reduce((sum, [, body]) => sum + body.length, 0) / 1000,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
