import type http from 'node:http';
import { PATHS } from '#domain/contract.ts';
import { startRealServer } from '../tests/setup/real-server.ts';
import { atMost, percentile, type Figure, type Group } from './figure.ts';
import { moversOn, underLoad } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { openStream } from './stream.ts';

const PEOPLE = 20;
const ROUNDS = 10;
const ROUND_MS = 60_000;
const BETWEEN_TAPS_MS = 1000;
/** What a heap that is collected now and then may differ by, in parts of the first half's. */
const FLAT = 1.1;

export const soak: Group = {
  name: 'soak',
  title: 'Ten minutes without a pause',
  method: `${PEOPLE} people complete a pebble every second, read their plan every round and listen to its changes, on PGlite. The memory is the resident set after each of ${ROUNDS} minutes; the first is for warming up. Taken only by \`npm run bench -- soak\`.`,
  take: async () => {
    const server = await startRealServer({
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    });
    const streams: http.ClientRequest[] = [];
    try {
      const movers = await moversOn(server.url, PEOPLE);
      for (const { person } of movers) streams.push(await openStream(server.url, person.cookie));
      const memory: number[] = [];
      const latencies: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const load = { movers, forMs: ROUND_MS, everyMs: BETWEEN_TAPS_MS };
        latencies.push(...(await underLoad(server.url, load)).latencies);
        for (const { person } of movers) await readPlan(server.url, person.cookie);
        memory.push(residentMegabytes(server));
      }
      return figuresOf(memory, latencies);
    } finally {
      for (const stream of streams) stream.destroy();
      await server.stop();
    }
  },
};

function figuresOf(memory: readonly number[], latencies: readonly number[]): Figure[] {
  const warm = memory.slice(1);
  const half = Math.ceil(warm.length / 2);
  const early = percentile(warm.slice(0, half), 0.5);
  const late = percentile(warm.slice(half), 0.5);
  const megabytes = (value: number): string => `${value.toFixed(0)} MB`;
  return [
    { name: 'Completions kept', value: String(latencies.length) },
    { name: 'One completion, 99th of 100', value: `${percentile(latencies, 0.99).toFixed(0)} ms` },
    { name: 'Memory in the first half, median', value: megabytes(early) },
    {
      ...atMost(early * FLAT, {
        name: 'Memory in the second half, median',
        measured: late,
        unit: megabytes,
      }),
      target: 'at most a tenth more',
    },
  ];
}

async function readPlan(url: string, cookie: string): Promise<void> {
  const reply = await fetch(url + PATHS.profile, { headers: { cookie } });
  if (!reply.ok) throw new Error(`Reading was answered ${reply.status}.`);
  await reply.arrayBuffer();
}
