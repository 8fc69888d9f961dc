import { Hono } from 'hono';
import { utcDay } from '#domain/calendar/day.ts';
import { PATHS } from '#domain/contract.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createBytesOnTheWay } from '../http/on-the-way.ts';
import type { AppEnv } from '../http/variables.ts';
import { snapshotOf } from './profile.repository.ts';

/** A dozen of the largest plans that people have. */
const MOST_BYTES_ON_THE_WAY = 32 * 1024 * 1024;

/** The profile as one snapshot; who has the newest one already is told so without it. */
export function profileRoutes({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'withUser' | 'run'>;
  readonly clock: Clock;
}) {
  const onTheWay = createBytesOnTheWay({ mostBytes: MOST_BYTES_ON_THE_WAY });
  return new Hono<AppEnv>().get(PATHS.profile, async (c) => {
    const userId = c.get('userId');
    // A proxy that compresses marks the tag as weak; it names the same version.
    const known = c.req.header('if-none-match')?.replace(/^W\//, '');
    const version = c.get('version');
    if (version !== null && known === etagOf(version)) {
      return c.body(null, 304, { etag: etagOf(version) });
    }
    const snapshot = await onTheWay(
      c,
      () => snapshotOf(database, userId, utcDay(clock.now())),
      ({ json }) => json.byteLength,
    );
    return c.body(snapshot.json, 200, {
      'content-type': 'application/json',
      etag: etagOf(snapshot.version),
    });
  });
}

function etagOf(version: number): string {
  return `"${version}"`;
}
