import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createTurns } from '../turns.ts';
import { RequestError } from './request-error.ts';
import type { AppEnv } from './variables.ts';

/**
 * So many answers of one person at once, which stand whole in memory until the last of them is read.
 * Whoever asks for more is asked to come back.
 */
export function fewOnTheWay({ most }: { readonly most: number }) {
  const onTheWay = createSums();
  return createMiddleware<AppEnv>(async (c, next) => {
    const userId = c.get('userId');
    if (onTheWay.of(userId) >= most) throw tooManyOnTheWay();
    const over = onTheWay.add(userId, 1);
    const isHeard = onceClosed(c, over);
    await next();
    if (!isHeard) over();
  });
}

/**
 * Answers of one person, of any size, one after the other, and none any more while so many bytes of them
 * were not read: they stand whole in memory until they are.
 */
export function createBytesOnTheWay({ mostBytes }: { readonly mostBytes: number }) {
  const onTheWay = createSums();
  const { inTurn } = createTurns();
  return <Made>(
    c: Context<AppEnv>,
    make: () => Promise<Made>,
    bytesOf: (made: Made) => number,
  ): Promise<Made> => {
    const userId = c.get('userId');
    return inTurn(userId, async () => {
      if (onTheWay.of(userId) >= mostBytes) throw tooManyOnTheWay();
      const made = await make();
      const over = onTheWay.add(userId, bytesOf(made));
      if (!onceClosed(c, over)) over();
      return made;
    });
  };
}

/** One sum for each person. */
function createSums() {
  const sums = new Map<string, number>();
  return {
    of: (userId: string): number => sums.get(userId) ?? 0,
    /** Adds to a person's sum; the function that is returned takes it away again. */
    add(userId: string, amount: number): () => void {
      sums.set(userId, (sums.get(userId) ?? 0) + amount);
      return () => {
        const left = (sums.get(userId) ?? amount) - amount;
        if (left > 0) sums.set(userId, left);
        else sums.delete(userId);
      };
    },
  };
}

/** Calls `over` when the connection closes; false when there is none, or it is closed and says so no more. */
function onceClosed(c: Context<AppEnv>, over: () => void): boolean {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined || outgoing.closed) return false;
  outgoing.once('close', over);
  return true;
}

function tooManyOnTheWay(): RequestError {
  return new RequestError({
    status: 429,
    code: 'request.too_many',
    message: 'What you asked for before is still on its way to you.',
    retryAfterSeconds: 60,
  });
}
