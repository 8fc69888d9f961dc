import type { LiveEnd, LiveVersion } from '#domain/contract.ts';
import { createPipe, type Out } from './pipe.ts';

export type Stream = ReturnType<typeof createStream>;

const COMMENT = ':\n\n';

/**
 * One open stream of events. Of the versions that come while its reader is slow only the newest is
 * kept: the others are old by then.
 */
export function createStream({
  out,
  userId,
  token,
  address,
  openedAt,
  endsAt,
  now,
  onGone,
}: {
  readonly out: Out;
  readonly userId: string;
  /** Of the session that it was opened with. */
  readonly token: string;
  /** What it was opened from. */
  readonly address: string;
  readonly openedAt: number;
  readonly endsAt: number;
  readonly now: () => number;
  /** The reader went away. */
  readonly onGone: () => void;
}) {
  let newest = -1;
  let sent = -1;
  const pipe = createPipe({ out, now, onTaken: flush, onGone });
  function flush(): void {
    if (pipe.waitingSince() !== null || sent >= newest) return;
    sent = newest;
    pipe.write(eventOf('version', { version: newest } satisfies LiveVersion));
  }
  return {
    waitingSince: pipe.waitingSince,
    drop: pipe.drop,
    userId,
    token,
    address,
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
    end: (reason: LiveEnd['reason']) => pipe.close(eventOf('end', { reason } satisfies LiveEnd)),
  };
}

function eventOf(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
