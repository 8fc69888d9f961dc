import path from 'node:path';
import { startRealServer } from '../setup/real-server.ts';
import { OUTBOX } from './mailbox.ts';

/** Where the workers find the server of this run. */
export const SERVER_URL = 'UNSTUCK_E2E_URL';

/** One real server on the built page for all journeys: as in life, people do not notice each other. */
export default async function sharedServer(): Promise<() => Promise<void>> {
  const server = await startRealServer({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' });
  process.env[SERVER_URL] = server.url;
  process.env[OUTBOX] = path.join(server.dataDir, 'outbox');
  return async () => {
    await server.stop();
  };
}
