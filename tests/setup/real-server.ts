import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LEAN_ENVIRONMENT, LEAN_FLAGS } from '../../scripts/lean-process.js';
import { freePort } from './free-port.ts';
import { QUICK_START } from './quick-start.ts';

/** The program as people run it: its own process, its own data, a free port. */
export type RealServer = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** What it has written so far. */
  said: { stdout: string; stderr: string };
  /** Asks it to end, as Ctrl-C does; answers its exit code. Its data goes with it. */
  stop: () => Promise<number | null>;
};

const ROOT = path.resolve(import.meta.dirname, '..', '..');
// As `npm start` starts it once everything is installed and built.
const START = [
  ...LEAN_FLAGS,
  ...QUICK_START,
  path.join(ROOT, 'scripts', 'start.js'),
  '--right-node',
];
const READY = /^Unstuck is ready at (\S+)$/m;
const READY_WITHIN_MS = 180_000;

/** `database` names the files of one to begin with: a first start takes seconds to make it. */
export async function startRealServer(
  settings: Record<string, string> = {},
  { database }: { database?: string | undefined } = {},
): Promise<RealServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-'));
  const dataDir = settings['DATA_DIR'] ?? path.join(folder, 'data');
  if (database !== undefined) {
    fs.cpSync(database, path.join(dataDir, 'database'), { recursive: true });
  }
  // Known before it starts: the program tells pages by the address in its settings.
  const port = String(await freePort());
  // Not our folder: a .env of whoever runs the tests is theirs.
  const server = spawn(process.execPath, START, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...LEAN_ENVIRONMENT, ...plainEnvironment(), DATA_DIR: dataDir, PORT: port, ...settings },
  });
  const said = { stdout: '', stderr: '' };
  server.stdout?.on('data', (chunk) => (said.stdout += chunk));
  server.stderr?.on('data', (chunk) => (said.stderr += chunk));
  const gone = once(server, 'exit');
  const end = (): void => {
    server.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);

  const stop = async (): Promise<number | null> => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await gone;
    process.off('exit', end);
    fs.rmSync(folder, { recursive: true, force: true });
    return server.exitCode;
  };
  try {
    return { url: await readyAt({ server, said, gone }), dataDir, process: server, said, stop };
  } catch (error) {
    server.kill('SIGKILL');
    await stop();
    throw error;
  }
}

type Starting = { server: ChildProcess; said: RealServer['said']; gone: Promise<unknown> };

async function readyAt({ server, said, gone }: Starting): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    server.stdout?.on('data', () => {
      const url = READY.exec(said.stdout)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    limit = setTimeout(() => resolve(null), READY_WITHIN_MS);
  });
  const url = await Promise.race([ready, gone.then(() => null), late]);
  clearTimeout(limit);
  if (url === null) throw new Error(`The server did not start. It said:\n${said.stderr}`);
  return url;
}

/** The environment without the settings that somebody may have made for a server of their own. */
function plainEnvironment(): Record<string, string | undefined> {
  const example = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  const settings = new Set(
    example.match(/^#?\s*([A-Z_]+)(?==)/gm)?.map((name) => name.replace(/^#?\s*/, '')),
  );
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
}
