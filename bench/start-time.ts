import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/testing/command.ts';
import { freePort } from '../tests/setup/free-port.ts';
import type { Figure } from './figure.ts';

/** From `npm start` to the line that says it is ready: with everything to build and migrate, and without. */
export async function startTime(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-bench-'));
  fs.rmSync(path.join(ROOT, 'dist', 'web.stamp'), { force: true });
  try {
    const first = await secondsToReady(folder);
    const second = await secondsToReady(folder);
    return [
      { name: 'npm start, first after the install', value: `${first.toFixed(1)} s` },
      { name: 'npm start, from then on', value: `${second.toFixed(1)} s` },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsToReady(dataDir: string): Promise<number> {
  const start = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    // A group of its own, to end as a terminal ends it: npm, its shell and the server at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  const gone = once(npm, 'exit');
  const ready = new Promise<void>((resolve) => {
    npm.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Unstuck is ready')) resolve();
    });
  });
  const isReady = await Promise.race([ready.then(() => true), gone.then(() => false)]);
  const seconds = (performance.now() - start) / 1000;
  if (!isReady) throw new Error('npm start ended before it was ready.');
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
  await gone;
  return seconds;
}
