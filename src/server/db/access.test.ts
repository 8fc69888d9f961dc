import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { aMountain as plantedMountain, aPebble } from '#domain/plan/test-builders.ts';
import { aDevice, operationOf } from '../operations/test-push.ts';
import { sqlStateOf } from './sql-session.ts';
import { aUser, openTestDatabase } from './test-database.ts';
import { brainDumps, mountains, userProfiles } from './user-schema.ts';

const database = await openTestDatabase();
beforeEach(() => database.empty());
afterAll(() => database.close());

const FORBIDDEN = '42501';
const aMountainOf = (userId: string) => ({
  userId,
  id: 'mountain-1',
  position: 0,
  title: 'Taxes',
  description: '',
  priority: 1,
  progress: 0,
});

async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => 'nothing was refused',
    (error: unknown) => sqlStateOf(error),
  );
}

describe('tables with data of people', () => {
  it('all force row-level security, have a policy and an index that starts with the owner', async () => {
    const tables = await database.asOwner<{
      name: string;
      forced: boolean;
      policies: number;
      indexed: boolean;
    }>(`
      SELECT c.relname AS name,
             c.relrowsecurity AND c.relforcerowsecurity AS forced,
             (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid) AS policies,
             EXISTS (SELECT FROM pg_index i JOIN pg_attribute a
                       ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
                      WHERE i.indrelid = c.oid
                        AND a.attname = CASE c.relname WHEN 'user' THEN 'id' ELSE 'user_id' END) AS indexed
        FROM pg_class c
       WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
         AND (c.relname = 'user' OR EXISTS (SELECT FROM pg_attribute a
               WHERE a.attrelid = c.oid AND a.attname = 'user_id' AND NOT a.attisdropped))
       ORDER BY name`);
    expect(tables.map(({ name }) => name)).toEqual([
      'account',
      'ai_usage',
      'applied_operations',
      'boulders',
      'brain_dumps',
      'completions',
      'mountains',
      'pebbles',
      'recovery',
      'rocks',
      'session',
      'user',
      'user_profiles',
      'waiting_mails',
    ]);
    expect(tables.filter((table) => !table.forced || table.policies === 0)).toEqual([]);
    expect(tables.filter((table) => !table.indexed)).toEqual([]);
  });

  it('are all bound to the roles of the program, none of which may bypass that', async () => {
    const roles = await database.asOwner(
      "SELECT rolname, rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname LIKE 'unstuck\\_%' ORDER BY 1",
    );
    const harmless = { rolsuper: false, rolbypassrls: false, rolcanlogin: false };
    expect(roles).toEqual([
      { rolname: 'unstuck_app', ...harmless },
      { rolname: 'unstuck_auth', ...harmless },
    ]);
  });
});

describe('a person', () => {
  it('sees no row of another, not even by plain SQL', async () => {
    const ann = await aUser(database, 'ann');
    const ben = await aUser(database, 'ben');
    await database.withUser(ann, async (tx) => {
      await tx.insert(mountains).values(aMountainOf(ann));
      await tx.insert(brainDumps).values({ userId: ann, id: crypto.randomUUID(), text: 'secret' });
    });
    const seen = await database.withUser(ben, async (tx) => ({
      mountains: await tx.select().from(mountains),
      dumps: await tx.select().from(brainDumps),
      profiles: await tx.select({ userId: userProfiles.userId }).from(userProfiles),
      changed: await tx.update(mountains).set({ title: 'Mine' }).returning(),
      deleted: await tx.delete(mountains).returning(),
      names: await tx.execute(sql`select username from "user"`),
    }));
    expect(seen).toMatchObject({ mountains: [], dumps: [], changed: [], deleted: [] });
    expect(seen.profiles).toEqual([{ userId: ben }]);
    expect(seen.names).toMatchObject({ rows: [{ username: 'ben' }] });
  });

  it('cannot write a row into the data of another', async () => {
    const ann = await aUser(database, 'ann');
    const ben = await aUser(database, 'ben');
    const writing = database.withUser(ben, (tx) => tx.insert(mountains).values(aMountainOf(ann)));
    expect(await refusalOf(writing)).toBe(FORBIDDEN);
  });

  it('does not reach passwords, sessions or e-mail addresses, not even their own', async () => {
    const ann = await aUser(database, 'ann');
    for (const query of [
      sql`select * from account`,
      sql`select * from session`,
      sql`select email from "user"`,
      sql`select * from schema_migrations`,
    ]) {
      expect(await refusalOf(database.withUser(ann, (tx) => tx.execute(query)))).toBe(FORBIDDEN);
    }
  });

  it('is alone also among the many whose operations are read and kept in one statement', async () => {
    const ann = await aUser(database, 'ann');
    const ben = await aUser(database, 'ben');
    const annsPebble = 'pebble-of-ann';
    await aDevice(database, ann).push(
      operationOf({
        kind: 'mountains.add',
        mountains: [plantedMountain({ pebbles: [aPebble({ id: annsPebble })] })],
      }),
    );
    const asked = [ann, ben].map((user_id) => ({
      user_id,
      op_id: crypto.randomUUID(),
      pebble_ids: [annsPebble],
      first_waiting: 3,
    }));
    const slices = 'select unstuck_read($1::text::jsonb, 100) as slice';
    const read = await database.run({ name: 'test', text: slices }, [JSON.stringify(asked)]);
    expect(read).toMatchObject([
      { slice: { head: { userId: ann }, pebbles: [expect.anything()] } },
      { slice: { head: { userId: ben }, pebbles: null } },
    ]);
    // The one who asked last is nobody any more.
    expect(await refusalOf(database.orm.execute(sql`select * from mountains`))).toBe(FORBIDDEN);
  });

  it('has nothing in the database that acts for the many but what the program calls', async () => {
    const forTheMany = await database.asOwner(
      "SELECT proname AS name FROM pg_proc WHERE proname LIKE 'unstuck\\_%' AND NOT has_function_privilege('public', oid, 'execute') ORDER BY name",
    );
    expect(forTheMany.map(({ name }) => name)).toEqual([
      'unstuck_read',
      'unstuck_record',
      'unstuck_snapshot',
    ]);
  });

  it('cannot ask or keep for others in the way of the many', async () => {
    const ben = await aUser(database, 'ben');
    for (const statement of [
      sql`select unstuck_read('[]', 1)`,
      sql`select unstuck_record('[]', '{}')`,
      sql`select unstuck_snapshot(gen_random_uuid(), now()::date)`,
    ]) {
      const asking = database.withUser(ben, (tx) => tx.execute(statement));
      expect(await refusalOf(asking)).toBe(FORBIDDEN);
    }
  });

  it('is forgotten with the end of the transaction', async () => {
    const ann = await aUser(database, 'ann');
    await database.withUser(ann, (tx) => tx.insert(mountains).values(aMountainOf(ann)));
    expect(await refusalOf(database.orm.execute(sql`select * from mountains`))).toBe(FORBIDDEN);
    await expect(
      database.withUser(ann, async () => {
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(await refusalOf(database.orm.execute(sql`select * from mountains`))).toBe(FORBIDDEN);
  });
});

describe('sign-in', () => {
  it('makes the profile with the user, or neither', async () => {
    await expect(
      database.orm.transaction(async (tx) => {
        await aUser({ orm: tx }, 'ann');
        throw new Error('the account could not be made');
      }),
    ).rejects.toThrow('the account could not be made');
    expect(await database.asOwner('SELECT * FROM user_profiles')).toEqual([]);
    const ann = await aUser(database, 'ann');
    expect(await database.asOwner('SELECT user_id, version::int FROM user_profiles')).toEqual([
      { user_id: ann, version: 0 },
    ]);
  });

  it('counts a new username as a change of the profile, and nothing else', async () => {
    const ann = await aUser(database, 'ann');
    const version = async () => {
      const [row] = await database.asOwner('SELECT version::int FROM user_profiles');
      return row?.['version'];
    };
    await database.orm.execute(sql`update "user" set updated_at = now() where id = ${ann}`);
    expect(await version()).toBe(0);
    await database.orm.execute(
      sql`update "user" set username = 'anna', display_username = 'Anna' where id = ${ann}`,
    );
    expect(await version()).toBe(1);
  });

  it('does not reach the data of people', async () => {
    await aUser(database, 'ann');
    for (const query of [
      sql`select day_list from user_profiles`,
      sql`insert into mountains (user_id) values (gen_random_uuid())`,
      sql`select * from brain_dumps`,
    ]) {
      expect(await refusalOf(database.orm.execute(query))).toBe(FORBIDDEN);
    }
  });

  it('knows the version of every profile, and may not change it', async () => {
    const ann = await aUser(database, 'ann');
    const versions = await database.orm.execute(sql`select user_id, version from user_profiles`);
    expect(versions).toMatchObject({ rows: [{ user_id: ann }] });
    await database.orm.execute(sql`update user_profiles set version = 9`);
    expect(await database.asOwner('SELECT version::int FROM user_profiles')).toEqual([
      { version: 0 },
    ]);
  });

  it('lets two people have one name only once, whatever the case of its letters', async () => {
    const UNIQUE = '23505';
    await aUser(database, 'Ann');
    expect(await refusalOf(aUser(database, 'aNN'))).toBe(UNIQUE);
  });

  it('takes everything of a person away with the user', async () => {
    const ann = await aUser(database, 'ann');
    await database.withUser(ann, (tx) => tx.insert(mountains).values(aMountainOf(ann)));
    await database.orm.execute(sql`delete from "user" where id = ${ann}`);
    expect(await database.asOwner('SELECT * FROM mountains')).toEqual([]);
    expect(await database.asOwner('SELECT * FROM user_profiles')).toEqual([]);
  });
});
