import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { portOf } from '../http/port-of.ts';
import { writeBackup } from './write-backup.ts';

/** The one address that leaves this machine under no circumstances. */
export const DOOR_HOST = '127.0.0.1';

const SECRET_BYTES = 32;

const doorSchema = z.object({ port: z.int().positive(), secret: z.string().min(SECRET_BYTES) });

export type DoorKey = z.infer<typeof doorSchema>;

/**
 * The way to a backup while the program runs on the built-in database, which no second process may
 * open: a port of its own that only this machine reaches, and a secret in the data directory that
 * only the program's user can read. It gives a backup and does nothing else.
 */
export async function openBackupDoor({
  database,
  dataDir,
  clock,
  log,
}: {
  readonly database: Database;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Logger;
}): Promise<{ readonly close: () => Promise<void> }> {
  // Any number of programs may read a PostgreSQL.
  if (database.kind === 'postgres') return { close: async () => {} };
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  let working: Promise<void> | null = null;
  const server = createServer((request, response) => {
    if (!isInvited(request, secret)) return refuse(response, 401);
    if (working !== null) return refuse(response, 409);
    response.writeHead(200, { 'content-type': 'application/gzip', 'cache-control': 'no-store' });
    response.flushHeaders();
    working = writeBackup({ database, clock }, response)
      .then(() => log.info('a backup was taken'))
      .catch((error: unknown) => {
        response.destroy();
        log.error({ err: error }, 'a backup was not finished');
      })
      .finally(() => (working = null));
  });
  server.listen({ port: 0, host: DOOR_HOST });
  await once(server, 'listening');
  server.unref();
  const file = doorFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port: portOf(server), secret }), {
    mode: 0o600,
    flag: 'wx',
  });
  return {
    close: async () => {
      rmSync(file, { force: true });
      server.close();
      server.closeAllConnections();
      await working;
    },
  };
}

/** How to get in, when a program on this data directory has its door open. */
export function doorKey(dataDir: string): DoorKey | null {
  try {
    return doorSchema.parse(JSON.parse(readFileSync(doorFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

function doorFile(dataDir: string): string {
  return path.join(dataDir, 'backup-door');
}

function isInvited({ method, url, headers }: IncomingMessage, secret: string): boolean {
  const said = digest(headers.authorization ?? '');
  return (
    method === 'POST' && url === '/backup' && timingSafeEqual(said, digest(`Bearer ${secret}`))
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end();
}
