import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every open connection of a server, with how many of its requests are not answered yet. */
export type Connections = ReadonlyMap<Socket, number>;

export function connectionsOf(server: Server): Connections {
  const unanswered = new Map<Socket, number>();
  const count = (socket: Socket, step: number): void => {
    const before = unanswered.get(socket);
    if (before !== undefined) unanswered.set(socket, before + step);
  };
  server.on('connection', (socket) => {
    unanswered.set(socket, 0);
    socket.once('close', () => unanswered.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return unanswered;
}
