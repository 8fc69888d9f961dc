import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fillDataDirectory } from '#server/db/pglite/test-data-directory.ts';
import { QUICK_START } from '../tests/setup/quick-start.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const READY = /^Unstuck is ready at (http:\/\/localhost:\d+)$/m;

let folder: string;
let started: ChildProcess | undefined;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck start '));
  await fillDataDirectory(path.join(folder, 'data'));
});
afterEach(() => started?.kill('SIGKILL'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Starts the program as somebody would, in this clone, with data of its own. */
function start(command: string, args: readonly string[]) {
  const said = { stdout: '', stderr: '' };
  const DATA_DIR = path.join(folder, 'data');
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started = child;
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said.stdout += chunk;
      const url = READY.exec(said.stdout)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.stderr.on('data', (chunk) => (said.stderr += chunk));
    child.on('exit', () => reject(new Error(`It did not start:\n${said.stderr}`)));
  });
  // Every process that holds the pipe has to end before it closes.
  return { child, said, ready, allGone: once(child.stdout, 'close') };
}

it('serves the built page, and says one line on standard output', async () => {
  const { child, said, ready, allGone } = start(process.execPath, [
    ...QUICK_START,
    'scripts/start.js',
  ]);
  const url = await ready;
  const page = await (await fetch(url)).text();
  expect(page).toContain('<title>Unstuck</title>');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const asBrowser = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
  expect((await fetch(url + script, asBrowser)).headers.get('content-encoding')).toBe('br');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await allGone;
  expect(said.stdout).toBe(`Unstuck is ready at ${url}\n`);
});

it('ends with the npm that started it, which does not pass signals on', async () => {
  const { child, ready, allGone } = start('npm', ['start']);
  const url = await ready;
  child.kill('SIGTERM');
  await allGone;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('leaves the data free for the next', async () => {
  const { child, ready } = start(process.execPath, [...QUICK_START, 'scripts/start.js']);
  await ready;
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
