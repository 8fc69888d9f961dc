import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * Below 32768, from where on systems give ports to connections: a server takes a second to start, and
 * by then one of those may belong to a connection of some other test.
 */
const LOWEST = 20_000;
const BEYOND = 32_000;

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
