import type { ServerResponse } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { RequestError } from './request-error.ts';
import type { AppEnv } from './variables.ts';

/**
 * So many answers of one person at once, which stand whole in memory until the last of them is read.
 * Whoever asks for more is asked to come back.
 */
export function fewOnTheWay({ most }: { readonly most: number }) {
  const onTheWay = new Map<string, number>();
  const leave = (userId: string): void => {
    const left = (onTheWay.get(userId) ?? 1) - 1;
    if (left > 0) onTheWay.set(userId, left);
    else onTheWay.delete(userId);
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    const userId = c.get('userId');
    const own = onTheWay.get(userId) ?? 0;
    if (own >= most) {
      throw new RequestError({
        status: 429,
        code: 'request.too_many',
        message: 'What you asked for before is still on its way to you.',
        retryAfterSeconds: 60,
      });
    }
    onTheWay.set(userId, own + 1);
    const outgoing = outgoingOf(c.env);
    const over = () => leave(userId);
    // Without a connection it is over with its answer; a connection that is gone says so no more.
    const isHeard = outgoing !== undefined && !outgoing.closed;
    if (isHeard) outgoing.once('close', over);
    await next();
    if (!isHeard) over();
  });
}

function outgoingOf(bindings: unknown): ServerResponse | undefined {
  // The server's adapter puts Node's response there.
  return ((bindings ?? {}) as { outgoing?: ServerResponse }).outgoing;
}
