import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../test-database.ts';

const database = await openTestDatabase('pglite');
afterAll(() => database.close());

const SAID = { name: 'test_said', text: 'select t as said from unnest($1::text[]) t' };
const said = (words: readonly string[]) => database.run<{ said: string }>(SAID, [words]);

it.each([
  [[]],
  [['plain', 'NULL', '2026-11-21', 'a_b']],
  [["it's", 'a"b', 'a\\b', '{x}', ' ', "'}'); drop table session; --"]],
])('takes texts as they are: %j', async (words) => {
  const rows = await said(words);
  expect(rows).toEqual(words.map((word) => ({ said: word })));
});

it('is planned anew where the database does not know it any more', async () => {
  expect(await said(['before'])).toHaveLength(1);
  await database.orm.execute('deallocate all');
  expect(await Promise.all([said(['after']), said(['at once'])])).toHaveLength(2);
});

it('says what is wrong with a statement as the database does', async () => {
  const wrong = { name: 'test_wrong', text: 'select $1::text::int as number' };
  await expect(database.run(wrong, ['word'])).rejects.toMatchObject({ code: '22P02' });
});
