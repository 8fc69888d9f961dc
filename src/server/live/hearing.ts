import type { Database } from '../db/database.ts';
import type { LiveLimits } from './limits.ts';
import type { Lookup } from './lookup.ts';
import { readPayload } from './payload.ts';
import { startHeartbeats } from './heartbeats.ts';
import type { Streams } from './streams.ts';

/** Everything that streams are told by others than this server's own commits. */
export function createHearing({
  database,
  streams,
  lookup,
  limits,
  now,
}: {
  readonly database: Pick<Database, 'listen'>;
  readonly streams: Streams;
  readonly lookup: Pick<Lookup, 'doubt'>;
  readonly limits: LiveLimits;
  readonly now: () => number;
}) {
  let isHeard = false;
  let running: { readonly stop: () => Promise<void> } | null = null;

  function run(): { readonly stop: () => Promise<void> } {
    const onRound = (people: ReadonlySet<string>) =>
      lookup.doubt(isHeard ? people : streams.people());
    const heartbeats = startHeartbeats({ streams, limits, now, onRound });
    const channel = database.listen({
      onPayload: (payload) => {
        const told = readPayload(payload);
        if (told === null || streams.of(told.userId).size === 0) return;
        if (told.version === null) lookup.doubt([told.userId]);
        else streams.tell(told.userId, told.version);
      },
      onLost: () => void (isHeard = false),
      onHeard: () => {
        isHeard = true;
        lookup.doubt(streams.people());
      },
    });
    return {
      stop: () => {
        heartbeats.stop();
        return channel.stop();
      },
    };
  }

  return {
    /** With the first stream: a server without any has nothing to hear. */
    start: () => void (running ??= run()),
    /** Whether what other servers say is heard at this moment. */
    isHeard: () => isHeard,
    stop: async () => running?.stop(),
  };
}
