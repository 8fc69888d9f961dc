import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { createAnnouncer } from './announcer.ts';
import { createHearing } from './hearing.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import { createLiveRepository } from './live.repository.ts';
import { createLookup } from './lookup.ts';
import { openStream, type OpenedBy } from './open-stream.ts';
import { createStreams } from './streams.ts';

export type Live = ReturnType<typeof createLive>;

/**
 * The open event streams of this server, and how they come to know of versions: told by this
 * server's own commits, by the other servers over the database's channel, and, while that is lost,
 * by asking every second. Each heartbeat asks too, so that nothing that was missed stays missed.
 */
export function createLive({
  database,
  log,
  now = () => performance.now(),
  limits: wanted = {},
}: {
  readonly database: Pick<Database, 'orm' | 'kind' | 'listen'>;
  readonly log: Logger;
  /** In milliseconds, by a clock that nobody sets back: how long something is ago is all that it is asked for. */
  readonly now?: () => number;
  readonly limits?: Partial<LiveLimits>;
}) {
  const limits = { ...LIVE_LIMITS, ...wanted };
  const repository = createLiveRepository(database);
  const announcer = createAnnouncer({ repository, log });
  const streams = createStreams();
  const lookup = createLookup({ streams, repository, now, log });
  const hearing = createHearing({ database, streams, lookup, limits, now });
  let isStopping = false;

  function endAll(): void {
    isStopping = true;
    for (const stream of streams.all()) streams.end(stream, 'stopping');
  }

  return {
    /** The events of a person from now on. */
    open(by: OpenedBy): void {
      openStream(by, { streams, limits, now, isStopping });
      if (streams.count() > 0) hearing.start();
      lookup.doubt([by.userId]);
    },
    /** Tells that a commit moved the version of a person's profile, here and on all servers. */
    moved(userId: string, version: number): void {
      streams.tell(userId, version);
      announcer.announce(userId, version);
    },
    count: streams.count,
    isHeard: hearing.isHeard,
    /** Ends every stream; a new one ends at once. */
    endAll,
    /** Ends everything, and tells what is left to tell. */
    async stop(): Promise<void> {
      endAll();
      await hearing.stop();
      await lookup.stop();
      await announcer.stop();
    },
  };
}
