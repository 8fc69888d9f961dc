import { startTemporaryPostgres } from './temporary-postgres.ts';

/** Gives the tests TEST_DATABASE_URL: the one they were given, or a PostgreSQL of their own. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { url, stop } = await startTemporaryPostgres();
  // Test workers inherit the environment of this process.
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await stop();
  };
}
