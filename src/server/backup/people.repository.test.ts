import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aUser, openTestDatabase } from '../db/test-database.ts';
import { readPeople } from './people.repository.ts';

let people: string[];

const database = await openTestDatabase();
beforeEach(async () => {
  await database.empty();
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await aUser(database));
});
afterAll(() => database.close());

it.each([2, 3])(
  'everybody is shown once, %d of whom are looked for at once',
  async (peopleAtOnce) => {
    const shown: string[] = [];
    await readPeople(database, async ({ person }) => void shown.push(person), { peopleAtOnce });
    expect(shown).toEqual(people.toSorted());
  },
);

it('whoever deletes the account meanwhile is shown whole or not at all', async () => {
  const tables = new Map<string, string[]>();
  await readPeople(database, async (shown) => {
    if (tables.size === 0)
      await database.orm.execute(sql`delete from "user" where id <> ${shown.person}`);
    const names: string[] = [];
    for await (const { table } of shown.tables) names.push(table);
    tables.set(shown.person, names);
  });
  const [first] = tables.values();
  expect(first).toEqual(expect.arrayContaining(['user', 'user_profiles']));
  for (const names of tables.values()) expect(names).toEqual(first);
});
