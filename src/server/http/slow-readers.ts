import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What somebody has in ten years comes over the slowest line in this time. */
const READ_WITHIN_MS = 10 * 60_000;
const LOOKS = 20;

/**
 * Ends connections that take too long over what was answered: whatever the other side has not read is
 * kept in memory. A stream of events has nothing of that kind between two events.
 */
export function endSlowReaders(server: Server, readWithinMs = READ_WITHIN_MS): void {
  const sockets = new Set<Socket>();
  const unreadSince = new Map<Socket, number>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      unreadSince.delete(socket);
    });
  });
  const look = (): void => {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) unreadSince.delete(socket);
      else if (!unreadSince.has(socket)) unreadSince.set(socket, now);
      else if (now - (unreadSince.get(socket) ?? now) >= readWithinMs) socket.destroy();
    }
  };
  const timer = setInterval(look, readWithinMs / LOOKS).unref();
  server.once('close', () => clearInterval(timer));
}
