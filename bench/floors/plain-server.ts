/**
 * What Node allows: a server that does one thing in the database for every request, prepared, and
 * nothing else. `node plain-server.ts two-updates|our-statement <address of the database> <connections>`:
 * pgbench's two updates in one transaction, or what keeps a completion, for people who are there.
 * Which of them a request is for, its cookie counts.
 */

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Pool } from 'pg';

const [, , work, connectionString, connections] = process.argv;
const max = Number(connections);

const PEBBLE = {
  name: 'pebble',
  text: `UPDATE bench_pebbles SET status = 'moved', completed_at = now() WHERE id = $1`,
};
const PROFILE = {
  name: 'profile',
  text: 'UPDATE bench_profiles SET xp = xp + 5, updated_at = now() WHERE id = 1 + ($1 % 1000)',
};

async function twoUpdates(pool: Pool): Promise<void> {
  const id = Math.floor(Math.random() * 100_000) + 1;
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query({ ...PEBBLE, values: [id] });
  await client.query({ ...PROFILE, values: [id] });
  await client.query('COMMIT');
  client.release();
}

type Someone = { readonly id: string; version: number; readonly token: string };

const PEOPLE = `
  SELECT p.user_id AS id, p.version::int, min(s.token) AS token
    FROM user_profiles p JOIN session s USING (user_id) GROUP BY 1, 2`;
// As in src/server/operations/everyday.repository.ts.
const RECORD = {
  name: 'record',
  text: `SELECT kept FROM unstuck_record($1::text::json,
           array(SELECT token FROM session WHERE token = any($2::text[]) AND expires_at > now())) AS kept`,
};

/** A completion and its taking back by turns. */
async function ourStatement(pool: Pool, one: Someone): Promise<void> {
  const at = new Date().toISOString();
  const seen = one.version;
  const version = seen + 1;
  const [op_id, pebble] = [randomUUID(), `floor-${seen >> 1}`];
  const completion = {
    inserted: pebble,
    title: 'Move stone 1',
    mountain_title: 'Clear the yard',
    completed_at: at,
    day: at.slice(0, 10),
    estimated_minutes: 15,
    actual_minutes: 12,
    time_tracked: true,
    xp: 5,
  };
  const outcome = {
    user_id: one.id,
    session: one.token,
    seen,
    op_id,
    result: { opId: op_id, ok: true, version, at },
    version,
    updated_at: at,
    ...(seen % 2 === 0 ? completion : { deleted: pebble }),
  };
  const { rows } = await pool.query({
    ...RECORD,
    values: [JSON.stringify([outcome]), [one.token]],
  });
  if (rows[0]?.kept !== true) throw new Error('The statement kept nothing.');
  one.version = version;
}

async function workOf(): Promise<(who: number) => Promise<void>> {
  if (work !== 'our-statement') {
    const pool = new Pool({ connectionString, max });
    return () => twoUpdates(pool);
  }
  const owner = new Pool({ connectionString, max: 1 });
  const people: Someone[] = (await owner.query(PEOPLE)).rows;
  await owner.end();
  const pool = new Pool({ connectionString, max, options: '-c role=unstuck_auth' });
  return async (who) => {
    const one = people[who];
    if (one === undefined) throw new Error(`There is no person ${who}.`);
    await ourStatement(pool, one);
  };
}

const done = await workOf();
const server = http.createServer((request, response) => {
  request.resume().on('end', () => {
    void done(Number(request.headers.cookie)).then(() => {
      response.setHeader('content-type', 'application/json');
      // As much as the load looks at.
      response.end('{"results":[{"ok":true}]}');
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(address?.port);
});
