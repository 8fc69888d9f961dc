/**
 * What Node allows: a server that makes pgbench's two updates in one transaction for every request,
 * prepared, and does nothing else. `node two-updates.ts <address of the database> <connections>`.
 */

import http from 'node:http';
import { Pool } from 'pg';

const [, , connectionString, connections] = process.argv;
const pool = new Pool({ connectionString, max: Number(connections) });

const PEBBLE = {
  name: 'pebble',
  text: `UPDATE bench_pebbles SET status = 'moved', completed_at = now() WHERE id = $1`,
};
const PROFILE = {
  name: 'profile',
  text: 'UPDATE bench_profiles SET xp = xp + 5, updated_at = now() WHERE id = 1 + ($1 % 1000)',
};

async function twoUpdates(): Promise<void> {
  const id = Math.floor(Math.random() * 100_000) + 1;
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query({ ...PEBBLE, values: [id] });
  await client.query({ ...PROFILE, values: [id] });
  await client.query('COMMIT');
  client.release();
}

const server = http.createServer((request, response) => {
  request.resume().on('end', () => {
    void twoUpdates().then(() => {
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
