import { LIVE_HEARTBEAT_MS, PATHS, USER_HEADER, type LiveEnd } from '#domain/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { type Api } from '../../api/client.ts';
import type { Device } from '../../device/device.ts';
import { readEvents } from './read-events.ts';

/** Two heartbeats and a bit, and nobody is there. */
const LONGEST_SILENCE_MS = 2 * LIVE_HEARTBEAT_MS + 10_000;
/** The server ends a stream long before. */
const LONGEST_STREAM_MS = 2 * 60 * 60_000;

export type Ending = {
  readonly why: LiveEnd['reason'] | 'cut';
  readonly retryAfterMs: number;
};

/** One connection, from opening it to its end, however it ends. Never throws. */
export async function listen(ask: {
  api: Pick<Api, 'call'>;
  device: Device;
  userId: string;
  signal: AbortSignal;
  onVersion: (version: number) => void;
}): Promise<Ending> {
  const silence = new AbortController();
  const signal = AbortSignal.any([ask.signal, silence.signal]);
  let isHeard = (): void => undefined;
  const hear = (): void => {
    isHeard();
    isHeard = ask.device.after(LONGEST_SILENCE_MS, () => silence.abort());
  };
  hear();
  try {
    const headers = { [USER_HEADER]: ask.userId, accept: 'text/event-stream' };
    const timeoutMs = LONGEST_STREAM_MS;
    const { body } = await ask.api.call({ path: PATHS.events, headers, timeoutMs, signal });
    if (body === null) return CUT;
    for await (const event of readEvents({ body, signal })) {
      hear();
      if (event.kind === 'version') ask.onVersion(event.version);
      if (event.kind === 'end') return { why: event.reason, retryAfterMs: 0 };
    }
    return CUT;
  } catch (failure) {
    if (!(failure instanceof ApiError)) return CUT;
    const why = failure.status === 401 ? 'signed-out' : 'cut';
    return { why, retryAfterMs: failure.retryAfterMs };
  } finally {
    isHeard();
  }
}

const CUT: Ending = { why: 'cut', retryAfterMs: 0 };
