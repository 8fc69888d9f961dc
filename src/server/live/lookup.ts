import type { Logger } from 'pino';
import type { LiveEnd } from '#domain/contract.ts';
import { countingAt } from '../auth/sessions.ts';
import type { LiveRepository, LiveSession } from './live.repository.ts';
import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

const MOST_PEOPLE_AT_ONCE = 5_000;

export type Lookup = ReturnType<typeof createLookup>;

/**
 * Asks the database about people whose sessions or versions may have changed unheard: for many
 * people at once, and never twice at the same time.
 */
export function createLookup(deps: {
  readonly streams: Streams;
  readonly repository: Pick<LiveRepository, 'sessionsOf' | 'versionsOf'>;
  readonly now: () => number;
  readonly log: Logger;
}) {
  const doubtful = new Set<string>();
  let isStopped = false;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    while (doubtful.size > 0 && !isStopped) {
      const userIds = [...doubtful].slice(0, MOST_PEOPLE_AT_ONCE);
      for (const userId of userIds) doubtful.delete(userId);
      try {
        await lookAt(userIds, deps);
      } catch (error) {
        if (!isStopped) deps.log.warn({ err: error }, 'streams could not be looked after');
        // They are looked up again when the next doubt comes up, at the next heartbeat at the latest.
        for (const userId of userIds) doubtful.add(userId);
        return;
      }
    }
  }

  return {
    doubt(userIds: Iterable<string>): void {
      for (const userId of userIds) doubtful.add(userId);
      if (doubtful.size === 0 || isStopped) return;
      looking ??= look().finally(() => void (looking = null));
    },
    async stop(): Promise<void> {
      isStopped = true;
      await looking;
    },
  };
}

async function lookAt(
  userIds: readonly string[],
  { streams, repository, now }: Parameters<typeof createLookup>[0],
): Promise<void> {
  const since = now();
  const sessions = await repository.sessionsOf(userIds, countingAt(Date.now()));
  const versions = await repository.versionsOf(userIds);
  const ageOf = ({ createdAt }: LiveSession) => Date.now() - createdAt.getTime();
  const byPerson = Map.groupBy(sessions, ({ userId }) => userId);
  for (const userId of userIds)
    for (const stream of streams.of(userId)) {
      // A stream that was opened meanwhile may have a session that is newer than the answer.
      const reason =
        stream.openedAt >= since
          ? null
          : reasonToEnd(stream, {
              sessions: byPerson.get(userId) ?? [],
              isNewer: (session) => ageOf(session) <= now() - stream.openedAt,
            });
      if (reason === null) stream.tell(versions.get(userId) ?? 0);
      else streams.end(stream, reason);
    }
}

/**
 * A person with a session that is newer than the stream may have it in this very browser, after a
 * change of the password: that stream is opened again, or refused then.
 */
function reasonToEnd(
  { token }: Stream,
  {
    sessions,
    isNewer,
  }: {
    readonly sessions: readonly LiveSession[];
    readonly isNewer: (session: LiveSession) => boolean;
  },
): LiveEnd['reason'] | null {
  if (sessions.some((session) => session.token === token)) return null;
  return sessions.some(isNewer) ? 'too-old' : 'signed-out';
}
