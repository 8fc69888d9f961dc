import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { startRealServer } from '../../tests/setup/real-server.ts';
import { testSettings } from './db/test-database.ts';
import { aBrowser, someCredentials } from './test-person.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

let folder: string;
// One data directory for all: making a new one takes most of a first start.
let settings: Record<string, string>;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-main-'));
  const engine = await testSettings();
  drop = engine.drop;
  settings = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal', ...engine.settings };
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

/** Starts the program with these settings and none of ours; answers what became of it. */
async function run(wanted: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { PATH, PORT: '0', ...wanted },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += chunk));
  child.stderr.on('data', (chunk) => (said.stderr += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...said };
}

describe('a start that cannot be', () => {
  it('names every bad setting', async () => {
    const { code, stdout, stderr } = await run({ PORT: 'abc', LOG_LEVEL: 'loud', APP_URL: 'x' });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.split('\n')).toEqual([
      'Unstuck cannot start with these settings:',
      '  PORT must be a whole number from 0 to 65535, not "abc".',
      expect.stringMatching(/^ {2}APP_URL must be .*, not "x"\.$/),
      expect.stringMatching(/^ {2}LOG_LEVEL must be .*, not "loud"\.$/),
      '',
    ]);
  });

  it('reads .env, and the environment overrules it', async () => {
    writeFileSync(path.join(folder, '.env'), 'PORT=nonsense\nLOG_LEVEL=silent\n');
    const { stderr } = await run({ LOG_LEVEL: 'loud', PORT: '' });
    rmSync(path.join(folder, '.env'));
    expect(stderr).toContain('LOG_LEVEL must be');
  });

  it('says that a file is where its data should go', async () => {
    const DATA_DIR = path.join(folder, 'a file');
    writeFileSync(DATA_DIR, '');
    const { code, stdout, stderr } = await run({ DATA_DIR });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `The data directory ${DATA_DIR} cannot be used: a file is in its place. Name another one in DATA_DIR.\n`,
    );
  });

  it('says that there is no such address here', async () => {
    const { code, stderr } = await run({ ...settings, HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(stderr).toBe('This machine has no address 203.0.113.1. Name another one in HOST.\n');
  });

  it('says that the port is in use, and lets go of the data', async () => {
    const other = net.createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const { code, stdout, stderr } = await run({ ...settings, PORT: String(port) });
    other.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Stop it, or name another port in PORT.\n`,
    );
    const server = await startRealServer(settings);
    expect(await server.stop()).toBe(0);
  });
});

describe('a running server', () => {
  it('says one thing on standard output, and serves there', async () => {
    const server = await startRealServer(settings);
    expect(server.said.stdout).toBe(`Unstuck is ready at ${server.url}\n`);
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
    expect(await server.stop()).toBe(0);
    expect(server.said.stdout).toBe(`Unstuck is ready at ${server.url}\n`);
  });

  it('keeps people signed in across a restart', async () => {
    const first = await startRealServer(settings);
    const browser = aBrowser((name, init) => fetch(new URL(name, first.url), init));
    expect((await browser.post(PATHS.signUp, someCredentials())).status).toBe(200);
    expect(await first.stop()).toBe(0);
    const second = await startRealServer(settings);
    const headers = { cookie: browser.cookie() };
    expect((await fetch(second.url + PATHS.profile, { headers })).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  it('keeps its data to its user, and to itself', async () => {
    const DATA_DIR = path.join(folder, 'own');
    const server = await startRealServer({ DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    expect(readdirSync(DATA_DIR)).toContain('auth-secret');
    const { code, stdout, stderr } = await run({ DATA_DIR, LOG_LEVEL: 'fatal' });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^The data directory .* is in use by another Unstuck .*\n$/);
    expect(await server.stop()).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'answers what it has begun before it ends by %s',
    async (signal) => {
      const server = await startRealServer(settings);
      const agent = new http.Agent({ keepAlive: true });
      const idle = http.get(`${server.url}/healthz`, { agent });
      const [answer] = (await once(idle, 'response')) as [http.IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      const body = JSON.stringify(someCredentials());
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const slow = http.request(server.url + PATHS.signUp, { method: 'POST', headers });
      slow.write(body.slice(0, 10));
      const accepted = once(slow, 'socket').then(async ([socket]) => {
        if ((socket as net.Socket).connecting) await once(socket as net.Socket, 'connect');
      });
      await accepted;
      // Answered on another connection: by now the half request has been read as well.
      await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
      const gone = once(server.process, 'exit');
      server.process.kill(signal);
      server.process.kill(signal);
      slow.end(body.slice(10));
      const [reply] = (await once(slow, 'response')) as [http.IncomingMessage];
      expect(reply.statusCode).toBe(200);
      reply.resume();
      expect(await gone).toEqual([0, null]);
      agent.destroy();
      await server.stop();
    },
  );

  it('ends when the process that started it is gone', async () => {
    const server = await startRealServer(settings);
    const gone = once(server.process, 'exit');
    // What the end of the starting process does to the channel between the two.
    server.process.disconnect();
    expect(await gone).toEqual([0, null]);
    await server.stop();
  });
});
