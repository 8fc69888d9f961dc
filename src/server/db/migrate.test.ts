import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { knownMigrations, migrate } from './migrate.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { aUser, openTestDatabase } from './test-database.ts';

const database = await openTestDatabase();
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
  await expect(starting).rejects.toThrow(OperatorProblem);
  await expect(starting).rejects.toThrow(/last used by a newer Unstuck \(schema \d+; this one/);
  await database.asOwner('DELETE FROM schema_migrations WHERE position = $1', [newer]);
  await expect(migrate(session())).resolves.toBeUndefined();
});

/** An empty database as it was at that position. */
async function asItWas(position: number): Promise<void> {
  await database.asOwner('DROP SCHEMA public CASCADE');
  await database.asOwner('CREATE SCHEMA public');
  await database.asOwner('CREATE TABLE schema_migrations (position integer, tag text)');
  for (const migration of knownMigrations().slice(0, position)) {
    const script = readFileSync(
      new URL(`migrations/${migration.tag}.sql`, import.meta.url),
      'utf8',
    );
    for (const statement of script.split('--> statement-breakpoint'))
      await database.asOwner(statement);
    await database.asOwner('INSERT INTO schema_migrations VALUES ($1, $2)', [
      migration.position,
      migration.tag,
    ]);
  }
}

it('a database of before one throttle counts in one table from then on, and its sessions go on without addresses', async () => {
  await asItWas(10);
  const person = await aUser(database);
  await database.asOwner("INSERT INTO rate_limit (key, count, last_request) VALUES ('who', 3, 7)");
  await database.asOwner(
    "INSERT INTO session (user_id, token, expires_at, ip_address, user_agent) VALUES ($1, 'a token', now(), '203.0.113.9', 'a browser')",
    [person],
  );
  await migrate(session());
  expect(
    await database.asOwner(
      "SELECT ip_address, user_agent, to_regclass('rate_limit') AS old FROM session WHERE token = 'a token'",
    ),
  ).toEqual([{ ip_address: null, user_agent: 'a browser', old: null }]);
});
