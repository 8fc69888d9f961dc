import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { QUICK_START } from '../../../tests/setup/quick-start.ts';
import { startRealServer } from '../../../tests/setup/real-server.ts';
import { fillDataDirectory } from '../db/pglite/test-data-directory.ts';
import { aServerDatabase, testEngine, testSettings } from '../db/test-database.ts';
import { aBrowser, signUpPerson } from '../test-person.ts';

/** Five programs start in it, one after the other. */
const MANY_STARTS_MS = 240_000;

let folder: string;
let engine: Awaited<ReturnType<typeof testSettings>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-commands-'));
  engine = await testSettings();
});
afterAll(async () => {
  await engine.drop();
  rmSync(folder, { recursive: true });
});

/** Runs a command as `npm run` does, with these settings and none of ours. */
async function run(name: string, settings: Record<string, string>, ...args: string[]) {
  const command = path.join(import.meta.dirname, `${name}-command.ts`);
  const child = spawn(process.execPath, [...QUICK_START, command, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += chunk));
  child.stderr.on('data', (chunk) => (said.stderr += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...said };
}

describe('a running server', () => {
  it(
    'is backed up by one command, and goes on from it in an empty store after another',
    async () => {
      const DATA_DIR = path.join(folder, 'data');
      if (testEngine() === 'pglite') await fillDataDirectory(DATA_DIR);
      const first = await startRealServer({ DATA_DIR, ...engine.settings });
      const person = await signUpPerson((name, init) => fetch(new URL(name, first.url), init));
      // The secret signs cookies; a backup has nothing to sign.
      const { AUTH_SECRET: _, ...store }: Record<string, string> = { DATA_DIR, ...engine.settings };
      const taken = await run('backup', store);
      expect(taken).toMatchObject({ code: 0, stderr: '' });
      const [file = ''] = readdirSync(path.join(DATA_DIR, 'backups'));
      const backup = path.join(DATA_DIR, 'backups', file);
      expect(taken.stdout).toContain(`Backed up 1 person to ${backup} (`);
      expect(statSync(backup).mode & 0o777).toBe(0o600);
      // What runs hashes at its full cost, unlike the app that most tests are given.
      const kept = gunzipSync(readFileSync(backup)).toString();
      expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');

      expect(await first.stop()).toBe(0);

      const other = testEngine() === 'pglite' ? null : await aServerDatabase();
      const empty = {
        DATA_DIR: path.join(folder, 'empty'),
        ...(other && { DATABASE_URL: other.url }),
      };
      const restored = await run('restore', empty, backup);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toContain('Restored 1 person as of ');
      const AUTH_SECRET = randomBytes(32).toString('hex');
      const second = await startRealServer({ ...empty, AUTH_SECRET });
      const browser = aBrowser((name, init) => fetch(new URL(name, second.url), init));
      const { email, password } = person;
      expect((await browser.post(PATHS.signIn, { email, password })).status).toBe(200);
      expect(await second.stop()).toBe(0);
      await other?.drop();
    },
    MANY_STARTS_MS,
  );
});

it('a backup of a directory without a database makes neither', async () => {
  const { code, stdout, stderr } = await run('backup', { DATA_DIR: path.join(folder, 'nowhere') });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('There is no database in');
  expect(readdirSync(folder)).not.toContain('nowhere');
});
