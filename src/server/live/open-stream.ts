import type { LiveLimits } from './limits.ts';
import type { Out } from './pipe.ts';
import { createStream, type Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** Who opened a stream, with which session, from where, and where it goes. */
export type OpenedBy = {
  readonly userId: string;
  readonly token: string;
  readonly address: string;
  readonly out: Out;
};

/** Opens a stream within the limits: the oldest of the person, or of an address that has most, makes room for it. */
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
  if (isStopping) return stream.end('stopping');
  if (streams.count() >= limits.inAll && !makesRoom(streams, by)) return stream.end('too-many');
  const [oldest] = streams.of(by.userId);
  if (oldest !== undefined && streams.of(by.userId).size >= limits.perPerson)
    streams.end(oldest, 'too-many');
  streams.add(stream);
}

/**
 * A server that is full stays open for everybody else when one address has filled it: whoever has most
 * gives one up for an address that has less, and asks every minute like others without a stream.
 */
function makesRoom(streams: Streams, { address }: OpenedBy): boolean {
  const byAddress = Map.groupBy(streams.all(), (stream) => stream.address);
  const own = byAddress.get(address)?.length ?? 0;
  const [most = []] = [...byAddress.values()].toSorted((one, other) => other.length - one.length);
  if (most.length <= own + 1) return false;
  const [oldest] = most.toSorted((one, other) => one.openedAt - other.openedAt);
  if (oldest === undefined) return false;
  streams.end(oldest, 'too-many');
  return true;
}
