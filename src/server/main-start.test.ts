import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealServer } from '../../tests/setup/real-server.ts';
import { endInTheMiddle, runProgram } from './test-main.ts';
import { someCredentials } from './test-person.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (settings: Record<string, string>) => runProgram(folder, settings);

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
});

describe('on a new data directory, which is kept from test to test', () => {
  let settings: { DATA_DIR: string; LOG_LEVEL: string };
  beforeAll(() => {
    settings = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal' };
  });

  it('keeps its data to its user, and to itself, and ends when the process that started it is gone', async () => {
    const server = await startRealServer(settings);
    expect(statSync(settings.DATA_DIR).mode & 0o777).toBe(0o700);
    expect(readdirSync(settings.DATA_DIR)).toContain('auth-secret');
    const { code, stdout, stderr } = await run(settings);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^The data directory .* is in use by another Unstuck .*\n$/);
    const gone = once(server.process, 'exit');
    // What the end of the starting process does to the channel between the two.
    server.process.disconnect();
    expect(await gone).toEqual([0, null]);
    await server.stop();
  });

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'answers what it has begun before it ends by %s',
    async (signal) => {
      const server = await startRealServer(settings);
      const ended = await endInTheMiddle(server, { signal, person: someCredentials() });
      expect(ended).toEqual({ status: 200, end: [0, null] });
    },
  );

  it('says that there is no such address here', async () => {
    const { code, stderr } = await run({ ...settings, HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(stderr).toBe('This machine has no address 203.0.113.1. Name another one in HOST.\n');
  });
});
