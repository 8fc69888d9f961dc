import { Hono, type Context } from 'hono';
import { daysBetween, isDay, MAX_DAYS_AHEAD, utcDay, type Day } from '#domain/calendar/day.ts';
import { PATHS } from '#domain/contract.ts';
import type { AccountExport } from '#domain/export/account-export.ts';
import { buildExport } from '#domain/export/build-export.ts';
import { exportAsMarkdown } from '#domain/export/markdown.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { fewOnTheWay } from '../http/on-the-way.ts';
import type { AppEnv } from '../http/variables.ts';
import { mendProfile, orMade } from '../profile/profile.repository.ts';
import { EXPORTS } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { createTurns, type Turns } from '../turns.ts';
import { readHoldings } from './export.repository.ts';

type HoldingsDeps = {
  readonly database: Pick<Database, 'withUser' | 'run'>;
  readonly clock: Clock;
  readonly throttle: Pick<Throttle, 'allowPerson'>;
};

type Deps = HoldingsDeps & Pick<Turns, 'inTurn'>;

/** Exports of one person at once: both kinds of files, and one that was asked for again. */
const MOST_ON_THE_WAY = 3;

/** Everything that is kept of a person, as files to take along. */
export function holdingsRoutes(given: HoldingsDeps): Hono<AppEnv> {
  // An export takes many times its size of memory while it is made.
  const deps = { ...given, inTurn: createTurns().inTurn };
  const few = fewOnTheWay({ most: MOST_ON_THE_WAY });
  return new Hono<AppEnv>()
    .get(PATHS.accountExport, few, async (c) => {
      const file = await fileOf(c, deps, (exported) => `${JSON.stringify(exported, null, 2)}\n`);
      c.header('content-disposition', attachment(file, 'json'));
      return c.body(file.text, 200, { 'content-type': 'application/json; charset=utf-8' });
    })
    .get(PATHS.accountExportMarkdown, few, async (c) => {
      const file = await fileOf(c, deps, exportAsMarkdown);
      c.header('content-disposition', attachment(file, 'md'));
      return c.body(file.text, 200, { 'content-type': 'text/markdown; charset=utf-8' });
    });
}

type ExportFile = Pick<AccountExport, 'exportedAt'> & { readonly text: string };

async function fileOf(
  c: Context<AppEnv>,
  { database, clock, throttle, inTurn }: Deps,
  written: (exported: AccountExport) => string,
): Promise<ExportFile> {
  const userId = c.get('userId');
  await throttle.allowPerson(c, { action: 'export', userId }, EXPORTS);
  const now = clock.now();
  const today = todayOf(c.req.query('today'), utcDay(now));
  return inTurn('export', async () => {
    const holdings = await orMade(
      () => readHoldings(database, { userId, today }),
      () => mendProfile(database, userId),
    );
    const exported = buildExport({ ...holdings, today, now });
    return { exportedAt: exported.exportedAt, text: written(exported) };
  });
}

/** The day that the page shows, which knows the zone and its own rules; without one, the day in UTC. */
function todayOf(shown: string | undefined, inUtc: Day): Day {
  const isNow =
    shown !== undefined && isDay(shown) && Math.abs(daysBetween(inUtc, shown)) <= MAX_DAYS_AHEAD;
  return isNow ? shown : inUtc;
}

function attachment({ exportedAt }: ExportFile, type: 'json' | 'md'): string {
  return `attachment; filename="unstuck-${utcDay(exportedAt)}.${type}"`;
}
