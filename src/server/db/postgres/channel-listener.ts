import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { LIVE_CHANNEL, type ListenToChannel } from '../live-channel.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Hears the channel on a connection of its own: one of a pool would be somebody else's a moment
 * later. A connection that is lost, or that no longer answers, is made anew, later each time.
 */
export function listenOnPostgres({
  connection,
  log,
}: {
  readonly connection: ClientConfig;
  readonly log: Logger;
}): ListenToChannel {
  return ({ onPayload, onLost, onHeard }) => {
    const stopping = new AbortController();
    const { signal } = stopping;

    /** Ends when the connection does; true when it was heard at all. */
    const hearOnce = async (): Promise<boolean> => {
      const client = new Client({ ...connection, query_timeout: ANSWER_WITHIN_MS });
      const gone = new Promise<void>((resolve) => {
        client.on('end', resolve);
        signal.addEventListener('abort', () => resolve());
      });
      // An error of a connection is followed by its end.
      client.on('error', () => undefined);
      client.on('notification', ({ payload = '' }) => onPayload(payload));
      let isHeard = false;
      try {
        await Promise.race([begun(client), gone]);
        isHeard = !signal.aborted;
        if (isHeard) onHeard();
        await Promise.race([gone, silence(client, signal)]);
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'the live channel cannot be heard');
      }
      if (isHeard && !signal.aborted) {
        log.warn('lost the live channel');
        onLost();
      }
      await ended(client);
      return isHeard;
    };

    const hearing = (async () => {
      let retryMs = FIRST_RETRY_MS;
      while (!signal.aborted) {
        retryMs = (await hearOnce()) ? FIRST_RETRY_MS : Math.min(retryMs * 2, LONGEST_RETRY_MS);
        // By chance, so that not all servers come back at the same moment.
        const ms = retryMs * (0.5 + Math.random() / 2);
        await wait(ms, undefined, { signal }).catch(() => undefined);
      }
    })();

    return {
      stop: async () => {
        stopping.abort();
        await hearing;
      },
    };
  };
}

async function begun(client: Client): Promise<void> {
  await client.connect();
  await client.query(`LISTEN ${LIVE_CHANNEL}`);
}

/** Rejects when the database no longer answers on this connection, which may look open for long. */
async function silence(client: Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(ASK_EVERY_MS, undefined, { signal, ref: false });
    await client.query('SELECT 1');
  }
}

/** Ends the connection, and does not wait long for one that leads nowhere. */
async function ended(client: Client): Promise<void> {
  const closing = client.end().catch(() => undefined);
  await Promise.race([closing, wait(ANSWER_WITHIN_MS / 5, undefined, { ref: false })]);
}
