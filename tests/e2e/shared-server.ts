import path from 'node:path';
import { unusedDatabase } from '#server/db/pglite/test-data-directory.ts';
import { startRealServer } from '../setup/real-server.ts';
import { OUTBOX } from './mailbox.ts';
import { DATABASE, SERVER_URL } from './shared-names.ts';

/** One real server on the built page for all journeys: as in life, people do not notice each other. */
export default async function sharedServer(): Promise<() => Promise<void>> {
  const database = await unusedDatabase();
  const settings = { TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' };
  const server = await startRealServer(settings, { database });
  process.env[DATABASE] = database;
  process.env[SERVER_URL] = server.url;
  process.env[OUTBOX] = path.join(server.dataDir, 'outbox');
  return async () => {
    await server.stop();
  };
}
