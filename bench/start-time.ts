import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/testing/command.ts';
import { freePort } from '../tests/setup/free-port.ts';
import { startRealServer } from '../tests/setup/real-server.ts';
import { startTemporaryPostgres } from '../tests/setup/temporary-postgres.ts';
import { atMost, type Group } from './figure.ts';

export const start: Group = {
  name: 'start',
  title: 'From `npm start` to "Unstuck is ready"',
  method:
    'npm included. The first start has a page to build and a database to make; the second has neither. With DATABASE_URL: the second start on an empty PostgreSQL, of the server alone.',
  take: async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-bench-'));
    const postgres = await startTemporaryPostgres();
    fs.rmSync(path.join(ROOT, 'dist', 'web.stamp'), { force: true });
    try {
      const first = await secondsToReady({ DATA_DIR: folder });
      const second = await secondsToReady({ DATA_DIR: folder });
      const AUTH_SECRET = randomBytes(32).toString('hex');
      const replica = { DATABASE_URL: postgres.url, AUTH_SECRET };
      await (await startRealServer(replica)).stop();
      const before = performance.now();
      const started = await startRealServer(replica);
      const third = (performance.now() - before) / 1000;
      await started.stop();
      return [
        { name: 'First start after the install', value: seconds(first) },
        atMost(3, { name: 'Second start', measured: second, unit: seconds }),
        atMost(1, { name: 'Second start with DATABASE_URL', measured: third, unit: seconds }),
      ];
    } finally {
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

async function secondsToReady(settings: Record<string, string>): Promise<number> {
  const start = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    // A group of its own, to end as a terminal ends it: npm, its shell and the server at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...settings, PORT: String(await freePort()) },
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
