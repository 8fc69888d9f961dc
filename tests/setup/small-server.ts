/**
 * The part of the program that keeps changes, as a program of its own: the database, the routes of
 * operations and profile, and nobody to sign in. It starts in half the time, so it can be killed often.
 */

const root = new URL('../../', import.meta.url);
const { quickenImports }: { quickenImports: (root: string) => void } = await import(
  new URL('scripts/quick-imports.js', root).href
);
quickenImports(root.pathname);
const { Hono } = await import('hono');
const { pino } = await import('pino');
const { openDatabase } = await import('#server/db/database.ts');
const { listen } = await import('#server/http/listener.ts');
const { createEveryday } = await import('#server/operations/everyday.usecase.ts');
const { operationRoutes } = await import('#server/operations/operations.routes.ts');
const { profileRoutes } = await import('#server/profile/profile.routes.ts');
const { systemClock } = await import('#server/clock.ts');

const [dataDir = '', databaseUrl, userId = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const database = await openDatabase({
  databaseUrl: databaseUrl === '' ? null : (databaseUrl ?? null),
  dataDir,
  log,
});
const everyday = createEveryday(database, log);
// Nobody here is counted.
const weights = { allow: async () => async () => undefined };
const deps = { database, everyday, clock: systemClock, tellKept: () => undefined, weights };
const app = new Hono<{ Variables: { userId: string; version: number | null } }>();
app.use(async (c, next) => {
  c.set('userId', userId);
  c.set('version', null);
  await next();
});
app.route('/', operationRoutes(deps)).route('/', profileRoutes(deps));
const listener = await listen({ port: 0, host: undefined });
listener.serve(app.fetch);
process.stdout.write(`ready at http://localhost:${listener.port}\n`);
