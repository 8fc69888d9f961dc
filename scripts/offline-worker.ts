import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_BY_SESSION } from '../src/server/static/session-pages.ts';

/** At the top, because a worker answers for its own folder and what is below. */
export const WORKER_FILE = 'sw.js';

/** What a browser takes when it installs the page, or at an address that leads nowhere: the page itself never asks for it. */
const NOT_FOR_THE_PAGE = /^(icons\/|not-found\.)/;

/** Tells the built service worker which files make up this build, and gives them one digest. */
export function offlineWorker(): Plugin {
  let folder = '';
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_options, bundle) {
        const worker = bundle[WORKER_FILE];
        if (worker?.type !== 'chunk') throw new Error('The build has no service worker.');
        // Not every browser loads a worker that is a module.
        if (worker.imports.length > 0) throw new Error('The service worker has imports.');
        const place = path.join(folder, WORKER_FILE);
        const build = JSON.stringify(buildIn(folder));
        fs.writeFileSync(place, `const UNSTUCK_BUILD=${build};${fs.readFileSync(place, 'utf8')}`);
      },
    },
  };
}

function buildIn(folder: string): { digest: string; files: string[] } {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== WORKER_FILE && !NOT_FOR_THE_PAGE.test(name))
    .filter((name) => !Object.values(PAGE_BY_SESSION).includes(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of names)
    hash.update(`${name}\0`).update(fs.readFileSync(path.join(folder, name)));
  return { digest: hash.digest('base64url').slice(0, 16), files: names.map((name) => `/${name}`) };
}
