import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const SCRIPT = `\\set id random(1, 100000)
BEGIN;
UPDATE bench_pebbles SET status = 'moved', completed_at = now() WHERE id = :id;
UPDATE bench_profiles SET xp = xp + 5, updated_at = now() WHERE id = 1 + (:id % 1000);
END;
`;

/** Transactions per second that pgbench gets for two row updates in one transaction; null without it. */
export async function pgbench(url: string, { clients, seconds }: Run): Promise<number | null> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE TABLE IF NOT EXISTS bench_pebbles (id int PRIMARY KEY, status text, completed_at timestamptz);
    CREATE TABLE IF NOT EXISTS bench_profiles (id int PRIMARY KEY, xp int, updated_at timestamptz);
    TRUNCATE bench_pebbles, bench_profiles;
    INSERT INTO bench_pebbles SELECT n, 'in-the-way' FROM generate_series(1, 100000) n;
    INSERT INTO bench_profiles SELECT n, 0 FROM generate_series(1, 1000) n;
  `);
  await client.end();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-pgbench-'));
  const script = path.join(folder, 'completion.sql');
  fs.writeFileSync(script, SCRIPT);
  const options = ['-n', '-c', `${clients}`, '-T', `${seconds}`, '-M', 'prepared', '-f', script];
  const { stdout, stderr } = spawnSync('pgbench', [...options, url], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (perSecond === undefined) throw new Error(`pgbench did not end well: ${stderr}`);
  return Number(perSecond);
}

type Run = { clients: number; seconds: number };
