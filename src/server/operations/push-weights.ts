import type { Context } from 'hono';
import { settleAfter } from '../db/storage-failure.ts';
import { KILOBYTES_PUSHED } from '../throttle/limits.ts';
import type { TakeBack, Throttle } from '../throttle/throttle.ts';

/** What people do every day is less: it is gathered here first. */
const SMALL_BYTES = 2048;
/** Hundreds of small pushes, and little of what one person may send in an hour. */
const MOST_GATHERED_BYTES = 256 * 1024;
/** Forgotten then, of everybody: what one server leaves uncounted of a person is no more than is gathered. */
const GATHERED_FOR_MS = 3_600_000;

export type PushWeights = ReturnType<typeof createPushWeights>;

/**
 * Weighs what each person sends, in bytes. Small pushes cost the database nothing: they are counted there
 * together once they are many.
 */
export function createPushWeights({
  throttle,
  now = Date.now,
}: {
  readonly throttle: Pick<Throttle, 'allowPerson'>;
  readonly now?: () => number;
}) {
  const people = new Map<string, number>();
  let since = now();

  function gathered(userId: string): number {
    if (now() - since >= GATHERED_FOR_MS) {
      people.clear();
      since = now();
    }
    return people.get(userId) ?? 0;
  }

  /** Gathers what was sent, to be counted with what comes after it. */
  function gather(userId: string, bytes: number): void {
    people.set(userId, gathered(userId) + bytes);
  }

  /** Whether the next push of this person, however small, has to be counted before it is done. */
  function isDue(userId: string): boolean {
    return gathered(userId) >= MOST_GATHERED_BYTES;
  }

  async function count(c: Context, userId: string, bytes: number): Promise<TakeBack> {
    const before = gathered(userId);
    people.delete(userId);
    const sent = { action: 'push', userId, weight: Math.ceil((before + bytes) / 1024) };
    const counted: TakeBack[] = [];
    const takeBack = async (): Promise<void> => {
      // What came before stays due: nobody gets on by being refused.
      gather(userId, before);
      // Where that fails it counts once more, and the device still has to hear what happened first.
      await Promise.allSettled(counted.map((uncount) => uncount()));
    };
    try {
      for (const limit of KILOBYTES_PUSHED)
        counted.push(await throttle.allowPerson(c, sent, limit));
    } catch (error) {
      await settleAfter(error, takeBack());
      throw error;
    }
    return takeBack;
  }

  return {
    gather,
    isDue,
    /**
     * Counts a push before it is done; throws when this person has sent too much, and then it is not
     * counted. The answer takes it back, for a push of which nothing was done, and never fails.
     */
    async allow(c: Context, userId: string, bytes: number): Promise<TakeBack> {
      if (bytes > SMALL_BYTES || isDue(userId)) return count(c, userId, bytes);
      gather(userId, bytes);
      return async () => gather(userId, -bytes);
    },
  };
}
