import type { Server } from 'node:http';
import type { Connections } from './connections.ts';

/** Over the slowest connection that works some byte gets through within this time. */
const READ_WITHIN_MS = 10 * 60_000;

/**
 * Ends connections over which nothing of an answer flows any more: whatever the other side has not read
 * is kept in memory. A stream of events has nothing of that kind between two events, and an answer
 * that is still being made has nothing yet. Node asks only when so long nothing was read or written;
 * a part of what is being written counts, too.
 */
export function endSlowReaders(
  server: Server,
  connections: Connections,
  readWithinMs = READ_WITHIN_MS,
): void {
  server.setTimeout(readWithinMs, (socket) => {
    const isIdle = (connections.get(socket) ?? 0) === 0;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
}
