import { ROUNDS_PER_HEARTBEAT, type LiveLimits } from './limits.ts';
import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/**
 * Looks after all streams with one timer, each in its turn: ends those that are too old, drops those
 * that nobody reads, and writes to the others once in a heartbeat. `onRound` gets the people whose
 * turn it was.
 */
export function startHeartbeats({
  streams,
  limits,
  now,
  onRound,
}: {
  readonly streams: Streams;
  readonly limits: LiveLimits;
  readonly now: () => number;
  readonly onRound: (people: ReadonlySet<string>) => void;
}): { readonly stop: () => void } {
  const beatsOf = ({ openedAt }: Stream, at: number) =>
    Math.floor((at - openedAt) / limits.heartbeatMs);
  let before = now();
  const timer = setInterval(() => {
    const at = now();
    const people = new Set<string>();
    for (const stream of streams.all()) {
      const waitingSince = stream.waitingSince();
      if (waitingSince !== null && at - waitingSince > limits.readWithinMs) streams.drop(stream);
      else if (at >= stream.endsAt) streams.end(stream, 'too-old');
      else if (beatsOf(stream, at) > beatsOf(stream, Math.max(before, stream.openedAt))) {
        stream.beat();
        people.add(stream.userId);
      }
    }
    before = at;
    onRound(people);
  }, limits.heartbeatMs / ROUNDS_PER_HEARTBEAT).unref();
  return { stop: () => clearInterval(timer) };
}
