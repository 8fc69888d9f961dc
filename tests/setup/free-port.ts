import { once } from 'node:events';
import net from 'node:net';

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port to be had.');
  return address.port;
}
