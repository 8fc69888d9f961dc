import { createHmac } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import { RequestError } from '../http/request-error.ts';
import type { Limit, Limits } from './limits.ts';
import { networkOf } from './network.ts';
import type { ThrottleRepository } from './throttle.repository.ts';

export type Throttle = ReturnType<typeof createThrottle>;

type Try = {
  readonly action: string;
  /** Whose account it is about, as it was typed; it need not exist. */
  readonly account: string;
};

/** What somebody who is signed in does. */
type Deed = {
  readonly action: string;
  readonly userId: string;
  /** One, unless it is not how often that is counted, but how much. */
  readonly weight?: number;
};

/** What was counted does not count after all. */
export type TakeBack = () => Promise<void>;

/** Counts tries before they are made, so that many at once are as many as one after the other. */
export function createThrottle({
  counts,
  secret,
  trustedProxies,
}: {
  readonly counts: ThrottleRepository;
  readonly secret: string;
  readonly trustedProxies: BlockList;
}) {
  /** Keyed, so that the table tells nobody which e-mail or address it is about. */
  const keyOf = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const addressOf = (c: Context): string => networkOf(clientAddress({ c, trustedProxies }));
  const pairKey = (c: Context, { action, account }: Try): string =>
    keyOf(action, 'pair', sameAccount(account), addressOf(c));
  const accountKey = ({ action, account }: Try): string =>
    keyOf(action, 'account', sameAccount(account));

  async function refuseBeyond(
    c: Context,
    { key, weight }: { readonly key: string; readonly weight?: number | undefined },
    { max, windowSeconds }: Limit,
  ): Promise<TakeBack> {
    const { count, secondsLeft } = await counts.add({ key, windowSeconds, weight });
    const takeBack = () => counts.takeBack(key, weight);
    if (count <= max) return takeBack;
    // What weighs less may still go.
    if (weight !== undefined) await takeBack();
    throw tooMany(c, secondsLeft);
  }

  return {
    /** Counts a try for its address and for the pair; throws when there were too many of either. */
    async allow(c: Context, tried: Try, limits: Limits): Promise<void> {
      const key = keyOf(tried.action, 'address', addressOf(c));
      await refuseBeyond(c, { key }, limits.address);
      await refuseBeyond(c, { key: pairKey(c, tried) }, limits.pair);
    },

    /**
     * Counts a try for its address alone; throws when there were too many. The answer takes it back: a try
     * that told nothing.
     */
    allowAddress: (c: Context, action: string, limit: Limit): Promise<TakeBack> =>
      refuseBeyond(c, { key: keyOf(action, 'address', addressOf(c)) }, limit),

    /**
     * Counts what somebody who is signed in does, wherever from; throws when it was too much. The answer
     * takes it back: what then was not done.
     */
    allowPerson(c: Context, { action, userId, weight }: Deed, limit: Limit): Promise<TakeBack> {
      const key = keyOf(action, 'person', userId, String(limit.windowSeconds));
      return refuseBeyond(c, { key, weight }, limit);
    },

    /** Counts a try for its account, wherever from, and says how many there are beyond the limit. */
    async beyond(tried: Try, { max, windowSeconds }: Limit): Promise<number> {
      const { count } = await counts.add({ key: accountKey(tried), windowSeconds });
      return Math.max(0, count - max);
    },

    /** It was the owner: what was counted for the pair and the account is forgotten. */
    async forget(c: Context, tried: Try): Promise<void> {
      await counts.forget(pairKey(c, tried));
      await counts.forget(accountKey(tried));
    },

    /** What was counted for an account, by whomever, is forgotten. */
    forgetAccount: (tried: Try): Promise<void> => counts.forget(accountKey(tried)),
  };
}

function sameAccount(account: string): string {
  return account.trim().toLowerCase();
}

function tooMany(c: Context, secondsLeft: number): RequestError {
  c.header('retry-after', String(Math.max(1, secondsLeft)));
  return new RequestError({
    status: 429,
    code: 'request.too_many',
    message: 'Too many attempts. Please wait a moment and try again.',
  });
}
