import type { LiveEnd } from '#domain/contract.ts';
import type { Stream } from './stream.ts';

export type Streams = ReturnType<typeof createStreams>;

const NONE: ReadonlySet<Stream> = new Set();

/** All streams that are open here, by person; within a person the oldest first. */
export function createStreams() {
  const byPerson = new Map<string, Set<Stream>>();
  let count = 0;

  const of = (userId: string): ReadonlySet<Stream> => byPerson.get(userId) ?? NONE;
  function remove(stream: Stream): void {
    const streams = byPerson.get(stream.userId);
    if (streams?.delete(stream) !== true) return;
    count -= 1;
    if (streams.size === 0) byPerson.delete(stream.userId);
  }

  return {
    count: () => count,
    of,
    people: (): readonly string[] => [...byPerson.keys()],
    all: (): readonly Stream[] => [...byPerson.values()].flatMap((streams) => [...streams]),
    add(stream: Stream): void {
      const streams = byPerson.get(stream.userId) ?? new Set();
      byPerson.set(stream.userId, streams.add(stream));
      count += 1;
    },
    remove,
    tell(userId: string, version: number): void {
      for (const stream of of(userId)) stream.tell(version);
    },
    end(stream: Stream, reason: LiveEnd['reason']): void {
      remove(stream);
      stream.end(reason);
    },
    drop(stream: Stream): void {
      remove(stream);
      stream.drop();
    },
  };
}
