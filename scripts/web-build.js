import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { endOf } from './child.js';
import { ROOT } from './npm.js';
import { oneAtATime } from './one-at-a-time.js';
import { pinnedNode } from './pinned-node.js';
import { SetupProblem } from './setup-problem.js';

const BUILT = path.join(ROOT, 'dist', 'web');
const STAMP = path.join(ROOT, 'dist', 'web.stamp');
const SOURCES = [
  'src/web',
  'src/domain',
  'vite.config.ts',
  'scripts/class-names.ts',
  'scripts/first-views.ts',
  'scripts/offline-worker.ts',
  'src/server/static/session-pages.ts',
  'package-lock.json',
  'package.json',
];
const WORTH_COMPRESSING = /\.(html|js|css|svg|json|webmanifest|txt|ico)$/;

/**
 * Builds the web program when its sources are not those of the last build: by what the files
 * say, not by their dates, so that it is right after a checkout of another commit too.
 */
export async function buildWhatIsStale() {
  if (isFresh()) return false;
  return oneAtATime({
    folder: path.join(ROOT, '.cache'),
    name: 'setup',
    onWait: () => process.stderr.write('Waiting for another start that is building…\n'),
    work: async () => {
      if (isFresh()) return false;
      const digest = digestOfSources();
      await build();
      fs.writeFileSync(STAMP, digest);
      return true;
    },
  });
}

function isFresh() {
  return (
    fs.existsSync(path.join(BUILT, 'index.html')) &&
    fs.existsSync(STAMP) &&
    fs.readFileSync(STAMP, 'utf8') === digestOfSources()
  );
}

function digestOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesIn(path.join(ROOT, source))) {
      const content = fs.readFileSync(file);
      hash.update(`${path.relative(ROOT, file)}\0${content.length}\0`).update(content);
    }
  return `${hash.digest('hex')}\n`;
}

function filesIn(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place];
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((entry) => filesIn(path.join(place, entry)));
}

/** Builds beside the last build and takes its place at the end: a build cut short leaves no trace. */
async function build() {
  process.stderr.write('Building the page.\n');
  const fresh = path.join(ROOT, 'dist', `.web-${process.pid}`);
  const old = path.join(ROOT, 'dist', `.old-${process.pid}`);
  try {
    await vite(['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']);
    compress(fresh);
    if (fs.existsSync(BUILT)) fs.renameSync(BUILT, old);
    fs.renameSync(fresh, BUILT);
  } finally {
    for (const left of [fresh, old]) fs.rmSync(left, { recursive: true, force: true });
  }
}

async function vite(args) {
  const file = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(pinnedNode(), [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { code, signal } = await endOf(child);
  if (signal) throw new SetupProblem(`The build was stopped by ${signal}.`);
  if (code !== 0) throw new SetupProblem('The page could not be built; the reason is above.');
}

function compress(folder) {
  for (const file of filesIn(folder)) {
    if (!WORTH_COMPRESSING.test(file)) continue;
    const content = fs.readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
