import type { Server } from 'node:net';

/** The port on which a server listens: the system chose it if the server was told 0. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('This server listens on no port.');
  return address.port;
}
