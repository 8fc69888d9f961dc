import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { Client } from 'pg';
import { startRealServer, type RealServer } from '../tests/setup/real-server.ts';
import { startTemporaryPostgres } from '../tests/setup/temporary-postgres.ts';
import { atMost, milliseconds, percentile, type Figure, type Group } from './figure.ts';
import { moversOn, underLoad } from './load.ts';
import { grownTo, pebbleIdsOf, signedUp } from './person.ts';
import { pgbench } from './pgbench.ts';
import { processorMs } from './processor.ts';

const PEOPLE = [1, 8, 64, 200];
/** As many connections as the server opens. */
const CONNECTIONS = 10;
const LOAD_MS = 6000;
/** The crowd that is held against the floor. */
const CROWD = 64;
/** Somebody who is very quick indeed. */
const BETWEEN_TAPS_MS = 2000;

export const server: Group = {
  name: 'server',
  title: 'One completion, from the network to a durable commit',
  method: `The real server, its database, the people and the measuring share the machine. "As fast as they can": every person sends the next completion when the last is answered, for ${LOAD_MS / 1000} s. "In life": every person completes a pebble every ${BETWEEN_TAPS_MS / 1000} s. The floor is \`pgbench\` with ${CONNECTIONS} connections on the same PostgreSQL, the same two row updates in one transaction, prepared: no network protocol but its own, no session, nothing decided. What Node allows are two more floors: a server of a few lines that makes these updates by \`pg\` for every request, in four round trips, and the same that sends our own statement, which keeps a completion, in one. Both do nothing else, under the same load. The load is part of what the machine has to do: its own processor time and the server’s are given for each completion; PostgreSQL’s comes on top. It speaks just enough HTTP over connections of its own.`,
  take: async () => {
    const postgres = await startTemporaryPostgres();
    try {
      const floor = await pgbench(postgres.url, { clients: CONNECTIONS, seconds: 5 });
      const AUTH_SECRET = randomBytes(32).toString('hex');
      const settings = { DATABASE_URL: postgres.url, AUTH_SECRET };
      return [
        ...(await plainNode(postgres.url, { work: 'two-updates', floor })),
        ...(await loaded('PostgreSQL', { settings, floor, p99: 50 })),
        // For the people who are there by now.
        ...(await plainNode(postgres.url, { work: 'our-statement', floor })),
        ...(await loaded('PGlite', { settings: {}, floor: null, p99: 100 })),
        ...(await writeAhead(postgres.url, settings)),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

type Engine = { settings: Record<string, string>; floor: number | null; p99: number };

async function loaded(name: string, { settings, floor, p99 }: Engine): Promise<Figure[]> {
  const started = await replica(settings);
  try {
    const all = await moversOn(started.url, Math.max(...PEOPLE));
    const figures: Figure[] = [];
    for (const people of PEOPLE) {
      const movers = all.slice(0, people);
      const load = { movers, forMs: LOAD_MS };
      await underLoad(started.url, { movers, forMs: 1000 });
      const before = processorMs(started.process);
      const flat = await underLoad(started.url, load);
      const serverMs = (processorMs(started.process) - before) / flat.latencies.length;
      figures.push({
        name: `${name}, ${people} as fast as they can, completions a second`,
        value: flat.perSecond.toFixed(0),
        ...(people === CROWD && floor !== null && half(floor, flat.perSecond)),
      });
      if (people === CROWD) {
        const of = `${name}, ${people} as fast as they can, processor time of each`;
        figures.push({ name: `${of}: the server`, value: fine(serverMs) });
        figures.push({ name: `${of}: the load itself`, value: fine(flat.ownMs) });
      }
      const calm = await underLoad(started.url, { ...load, everyMs: BETWEEN_TAPS_MS });
      figures.push({
        ...p99Of({ name: `${name}, ${people} in life`, latencies: calm.latencies, p99 }),
        scale: {
          of: 'people',
          line: `A completion on ${name}, 99th of 100`,
          at: people,
          ms: percentile(calm.latencies, 0.99),
        },
      });
    }
    return figures;
  } finally {
    await started.stop();
  }
}

const PLAIN = {
  'two-updates': 'two updates by a plain Node server',
  'our-statement': 'our statement by a plain Node server',
};

/** The same load on a server that does nothing but one thing in the database. */
async function plainNode(
  databaseUrl: string,
  { work, floor }: { work: keyof typeof PLAIN; floor: number | null },
): Promise<Figure[]> {
  if (floor === null) return [];
  const program = path.join(import.meta.dirname, 'floors', 'plain-server.ts');
  const plain = fork(program, [work, databaseUrl, `${CONNECTIONS}`]);
  try {
    const [port] = await once(plain, 'message');
    const movers = Array.from({ length: CROWD }, (_, place) => ({
      person: {
        cookie: `${place}`,
        push: () => Promise.reject(new Error('Nobody is signed in here.')),
      },
      pebbleIds: ['pebble'],
    }));
    const url = `http://127.0.0.1:${port}`;
    await underLoad(url, { movers, forMs: 1000 });
    const before = processorMs(plain);
    const { perSecond, latencies } = await underLoad(url, { movers, forMs: LOAD_MS });
    const serverMs = (processorMs(plain) - before) / latencies.length;
    const name = `PostgreSQL, ${CROWD} as fast as they can, ${PLAIN[work]}`;
    return [
      { name: `${name}, a second`, value: perSecond.toFixed(0), floor: floor.toFixed(0) },
      { name: `${name}, its processor time of each`, value: fine(serverMs) },
    ];
  } finally {
    plain.kill();
  }
}

function fine(ms: number): string {
  return `${ms.toFixed(2)} ms`;
}

function half(floor: number, perSecond: number): Omit<Figure, 'name' | 'value'> {
  return { floor: floor.toFixed(0), target: 'at least half', isMet: perSecond >= floor / 2 };
}

function p99Of(of: { name: string; latencies: number[]; p99: number }): Figure {
  return atMost(of.p99, {
    name: `${of.name}, 99th of 100`,
    measured: percentile(of.latencies, 0.99),
    unit: milliseconds,
  });
}

// A replica that runs alone, with room for as many people as we send from one address.
function replica(settings: Record<string, string>): Promise<RealServer> {
  return startRealServer({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1,::1', ...settings });
}

const WAL_COMPLETIONS = 15;

/** What one completion adds to PostgreSQL's write-ahead log, whatever the size of the plan. */
async function writeAhead(url: string, settings: Record<string, string>): Promise<Figure[]> {
  const started = await replica(settings);
  const client = new Client({ connectionString: url });
  await client.connect();
  const bytes = async (): Promise<number> => {
    const { rows } = await client.query(`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`);
    return Number(rows[0].bytes);
  };
  try {
    const figures: Figure[] = [];
    for (const pebbles of [10, 1000, 10_000]) {
      const person = await signedUp(started.url);
      const mountains = await grownTo(pebbles, person);
      const ids = mountains.flatMap(pebbleIdsOf).slice(0, 5 + WAL_COMPLETIONS);
      await client.query('CHECKPOINT');
      const move = (pebbleId: string) =>
        person.push([{ kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: 5 }]);
      // The first write to a page after a checkpoint logs the whole page.
      for (const id of ids.slice(0, 5)) await move(id);
      const each: number[] = [];
      for (const id of ids.slice(5)) {
        const before = await bytes();
        await move(id);
        each.push((await bytes()) - before);
      }
      // The median: PostgreSQL tidies up behind the many rows of a new plan when it pleases.
      figures.push({
        name: `WAL of one completion in a plan of ${pebbles}, median`,
        value: `${(percentile(each, 0.5) / 1000).toFixed(2)} kB`,
      });
    }
    return figures;
  } finally {
    await client.end();
    await started.stop();
  }
}
