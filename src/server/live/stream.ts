import type { LiveEnd, LiveVersion } from '#domain/contract.ts';
import { createPipe } from './pipe.ts';

export type Stream = ReturnType<typeof createStream>;

const encoder = new TextEncoder();
const COMMENT = encoder.encode(':\n\n');

/**
 * One open stream of events. Of the versions that come while its reader is slow only the newest is
 * kept: the others are old by then.
 */
export function createStream({
  userId,
  token,
  openedAt,
  endsAt,
  now,
  onGone,
}: {
  readonly userId: string;
  /** Of the session that it was opened with. */
  readonly token: string;
  readonly openedAt: number;
  readonly endsAt: number;
  readonly now: () => number;
  /** The reader went away. */
  readonly onGone: () => void;
}) {
  let newest = -1;
  let sent = -1;
  const pipe = createPipe({ now, onTaken: flush, onGone });
  function flush(): void {
    if (pipe.waitingSince() !== null || sent >= newest) return;
    sent = newest;
    pipe.write(eventOf('version', { version: newest } satisfies LiveVersion));
  }
  return {
    body: pipe.body,
    waitingSince: pipe.waitingSince,
    drop: pipe.drop,
    userId,
    token,
    openedAt,
    endsAt,
    /** Sends a version, unless it is no news. */
    tell: (version: number) => {
      newest = Math.max(newest, version);
      flush();
    },
    /** Keeps the connection from looking dead. */
    beat: () => {
      if (pipe.waitingSince() === null) pipe.write(COMMENT);
    },
    end: (reason: LiveEnd['reason']) => {
      pipe.write(eventOf('end', { reason } satisfies LiveEnd));
      pipe.close();
    },
  };
}

function eventOf(event: string, data: object): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
