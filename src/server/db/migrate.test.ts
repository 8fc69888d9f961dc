import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownMigrations, migrate } from './migrate.ts';
import { StartError } from './start-error.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const session = () => ({
  query: async <Row extends Record<string, unknown>>(text: string, parameters?: unknown[]) => ({
    rows: await database.asOwner<Row>(text, parameters),
  }),
});

it('a database that is up to date is left as it is', async () => {
  const rows = () => database.asOwner('SELECT * FROM schema_migrations ORDER BY position');
  const before = await rows();
  await migrate(session());
  expect(await rows()).toEqual(before);
  expect(before).toHaveLength(knownMigrations().length);
});

it('a database of a newer program is not touched', async () => {
  const newer = knownMigrations().length + 1;
  await database.asOwner("INSERT INTO schema_migrations (position, tag) VALUES ($1, 'later')", [
    newer,
  ]);
  const starting = migrate(session());
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(/last used by a newer Unstuck \(schema \d+; this one/);
  await database.asOwner('DELETE FROM schema_migrations WHERE position = $1', [newer]);
  await expect(migrate(session())).resolves.toBeUndefined();
});
