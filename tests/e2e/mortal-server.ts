import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../setup/free-port.ts';
import { startRealServer, type RealServer } from '../setup/real-server.ts';
import { DATABASE } from './shared-names.ts';

/** A server that can be killed and started again on the same data, at the same address. */
export type MortalServer = {
  readonly url: string;
  readonly port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
};

/** `appUrl` where people reach it through something that stands before it. */
export async function startMortalServer(ask: { appUrl?: string } = {}): Promise<MortalServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-mortal-'));
  const port = await freePort();
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
    ...(ask.appUrl !== undefined && { APP_URL: ask.appUrl }),
  };
  const database = process.env[DATABASE];
  let server: RealServer | null = await startRealServer(settings, { database });
  return {
    url: ask.appUrl ?? server.url,
    port,
    async kill() {
      if (server === null) return;
      const gone = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await gone;
      await server.stop();
      server = null;
    },
    async start() {
      server ??= await startRealServer(settings);
    },
    async end() {
      await server?.stop();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
