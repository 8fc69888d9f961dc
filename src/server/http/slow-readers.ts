import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Over the slowest connection that works some byte gets through within this time. */
const READ_WITHIN_MS = 10 * 60_000;

/**
 * Ends connections over which nothing of an answer flows any more: whatever the other side has not read
 * is kept in memory. A stream of events has nothing of that kind between two events, and an answer
 * that is still being made has nothing yet. Node asks only when so long nothing was read or written;
 * a part of what is being written counts, too.
 */
export function endSlowReaders(server: Server, readWithinMs = READ_WITHIN_MS): void {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, step: number): void =>
    void unanswered.set(socket, (unanswered.get(socket) ?? 0) + step);
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  server.setTimeout(readWithinMs, (socket) => {
    const isIdle = (unanswered.get(socket) ?? 0) === 0;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
}
