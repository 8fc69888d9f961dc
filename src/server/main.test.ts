import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { startRealServer } from '../../tests/setup/real-server.ts';
import { fillDataDirectory } from './db/pglite/test-data-directory.ts';
import { testSettings } from './db/test-database.ts';
import { endInTheMiddle, runProgram } from './test-main.ts';
import { aBrowser, someCredentials } from './test-person.ts';

let folder: string;
let settings: Record<string, string>;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-main-'));
  const engine = await testSettings();
  drop = engine.drop;
  settings = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal', ...engine.settings };
  await fillDataDirectory(path.join(folder, 'data'));
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

it('says that the port is in use, and lets go of the data', async () => {
  const other = net.createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo;
  const { code, stdout, stderr } = await runProgram(folder, { ...settings, PORT: String(port) });
  other.close();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `Port ${port} is in use by another program. Stop it, or name another port in PORT.\n`,
  );
  const server = await startRealServer(settings);
  expect(await server.stop()).toBe(0);
});

it('serves where it says, answers what it has begun before it ends, and knows its people at the next start', async () => {
  const first = await startRealServer(settings);
  expect(first.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({ status: 'ready' });
  const early = aBrowser((name, init) => fetch(new URL(name, first.url), init));
  expect((await early.post(PATHS.signUp, someCredentials())).status).toBe(200);
  const late = someCredentials();
  const ended = await endInTheMiddle(first, { signal: 'SIGTERM', person: late });
  expect(ended).toEqual({ status: 200, end: [0, null] });
  expect(first.said.stdout).toBe(`Unstuck is ready at ${first.url}\n`);

  const second = await startRealServer(settings);
  const headers = { cookie: early.cookie() };
  expect((await fetch(second.url + PATHS.profile, { headers })).status).toBe(200);
  const again = aBrowser((name, init) => fetch(new URL(name, second.url), init));
  expect((await again.post(PATHS.signIn, late)).status).toBe(200);
  expect(await second.stop()).toBe(0);
});
