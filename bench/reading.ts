import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { PATHS } from '#domain/contract.ts';
import { startRealServer, type RealServer } from '../tests/setup/real-server.ts';
import { startTemporaryPostgres } from '../tests/setup/temporary-postgres.ts';
import { atMost, milliseconds, percentile, type Figure, type Group } from './figure.ts';
import { residentMegabytes } from './memory.ts';
import { grownTo, signedUp, type SignedIn } from './person.ts';
import { openStream } from './stream.ts';

const SIZES = [10, 1000, 10_000];
const READS = 20;
const STREAMS = 2000;
/** A person may have only so many streams. */
const STREAMS_EACH = 10;

export const reading: Group = {
  name: 'reading',
  title: 'The plan on its way to a device, and devices that listen',
  method: `Medians of ${READS} reads over one kept connection, network included, after as many that are not counted: a server that has just started has yet to compile what it does often. The streams are opened by ${STREAMS / STREAMS_EACH} people; the memory is the resident set of the server ten seconds later.`,
  take: async () => {
    const postgres = await startTemporaryPostgres();
    const AUTH_SECRET = randomBytes(32).toString('hex');
    const settings = { DATABASE_URL: postgres.url, AUTH_SECRET };
    try {
      return [
        ...(await readsFrom('PostgreSQL', settings)),
        ...(await readsFrom('PGlite', {})),
        ...(await streamsOf(settings)),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

async function readsFrom(name: string, settings: Record<string, string>): Promise<Figure[]> {
  const started = await startRealServer({ ...QUIET, ...settings });
  const agent = new http.Agent({ keepAlive: true });
  try {
    const figures: Figure[] = [];
    for (const pebbles of SIZES) {
      const person = await personWith(started, pebbles);
      const read = (headers: Record<string, string> = {}) =>
        get(started.url + PATHS.profile, { agent, cookie: person.cookie, headers });
      const { etag } = await read();
      const readAgain = () => read({ 'if-none-match': etag });
      // What somebody reads who is not the first of the day.
      for (const warming of [read, readAgain]) await repeated(() => warming());
      const whole = await repeated(() => read());
      const known = await repeated(readAgain);
      figures.push(
        {
          ...figureOf(
            `${name}, the plan of ${pebbles} pebbles`,
            whole,
            pebbles === 10_000 ? 100 : null,
          ),
          scale: { of: 'pebbles', line: `The plan, from ${name}`, at: pebbles, ms: whole },
        },
        figureOf(`${name}, told that ${pebbles} pebbles are as known (304)`, known, 3),
      );
    }
    return figures;
  } finally {
    agent.destroy();
    await started.stop();
  }
}

const QUIET = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1,::1' };

function figureOf(name: string, measured: number, limit: number | null): Figure {
  if (limit === null) return { name, value: milliseconds(measured) };
  return atMost(limit, { name, measured, unit: milliseconds });
}

async function personWith({ url }: RealServer, pebbles: number): Promise<SignedIn> {
  const person = await signedUp(url);
  await grownTo(pebbles, person);
  return person;
}

async function repeated(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  while (times.length < READS) {
    const sent = performance.now();
    await read();
    times.push(performance.now() - sent);
  }
  return percentile(times, 0.5);
}

type Get = { agent: http.Agent; cookie: string; headers: Record<string, string> };

function get(url: string, { agent, cookie, headers }: Get): Promise<{ etag: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { cookie, ...headers } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 304)
          resolve({ etag: response.headers.etag ?? '' });
        else reject(new Error(`Reading was answered ${response.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}

async function streamsOf(settings: Record<string, string>): Promise<Figure[]> {
  const started = await startRealServer({ ...QUIET, ...settings });
  const open: http.ClientRequest[] = [];
  try {
    const idle = residentMegabytes(started);
    while (open.length < STREAMS) {
      const { cookie } = await signedUp(started.url);
      const opened = Array.from({ length: STREAMS_EACH }, () => openStream(started.url, cookie));
      open.push(...(await Promise.all(opened)));
    }
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const megabytes = (value: number): string => `${value.toFixed(0)} MB`;
    return [
      { name: 'Memory of a server on PostgreSQL, idle', value: megabytes(idle) },
      atMost(150, {
        name: `Memory with ${STREAMS} open event streams`,
        measured: residentMegabytes(started),
        unit: megabytes,
      }),
    ];
  } finally {
    for (const request of open) request.destroy();
    await started.stop();
  }
}
