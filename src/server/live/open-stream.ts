import type { LiveLimits } from './limits.ts';
import type { Out } from './pipe.ts';
import { createStream, type Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** Who opened a stream, with which session, and where it goes. */
export type OpenedBy = { readonly userId: string; readonly token: string; readonly out: Out };

/** Opens a stream within the limits: the oldest of the person makes room for it. */
export function openStream(
  by: OpenedBy,
  {
    streams,
    limits,
    now,
    isStopping,
  }: {
    readonly streams: Streams;
    readonly limits: LiveLimits;
    readonly now: () => number;
    readonly isStopping: boolean;
  },
): void {
  const openedAt = now();
  const stream: Stream = createStream({
    ...by,
    openedAt,
    // Streams that were opened together do not all come back at the same moment.
    endsAt: openedAt + limits.maxLifeMs * (0.9 + Math.random() / 10),
    now,
    onGone: () => streams.remove(stream),
  });
  if (isStopping || streams.count() >= limits.inAll) {
    stream.end(isStopping ? 'stopping' : 'too-many');
    return;
  }
  const [oldest] = streams.of(by.userId);
  if (oldest !== undefined && streams.of(by.userId).size >= limits.perPerson)
    streams.end(oldest, 'too-many');
  streams.add(stream);
}
