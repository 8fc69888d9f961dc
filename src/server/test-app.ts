/** The real app for tests: on a real database of its own, at a time of the test's choosing. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { BlockList } from 'node:net';
import type { Instant } from '#domain/calendar/day.ts';
import { PATHS } from '#domain/contract.ts';
import { createApp, type AppDeps } from './app.ts';
import { hashesAt } from './auth/password-hash.ts';
import { requestListener } from './http/listener.ts';
import { portOf } from './http/port-of.ts';
import { createLive } from './live/live.ts';
import { createLog } from './logging/log.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Mail, Mailer } from './mail/mail.ts';
import { NO_METRICS } from './metrics/metrics.ts';
import { builtInPlanner } from './planner/built-in.ts';
import { createMailWriter } from './recovery/recovery.ts';
import { openTestDatabase } from './db/test-database.ts';
import { signUpPerson, type Credentials, type Person } from './test-person.ts';

export type TestApp = Omit<AppDeps, 'clock' | 'mails'> & {
  readonly app: ReturnType<typeof createApp>['app'];
  readonly request: (path: string, init?: RequestInit) => Response | Promise<Response>;
  /** The same over a connection, where the lane is. */
  readonly overNetwork: (path: string, init?: RequestInit) => Promise<Response>;
  readonly clock: TestClock;
  /** Everything logged so far, as it was written. */
  readonly logged: () => string;
  /** Every mail that was sent, after all that are due are. */
  readonly mails: () => Promise<readonly Mail[]>;
  readonly signUp: (wanted?: Partial<Credentials>) => Promise<Person>;
  readonly close: () => Promise<void>;
};

export type TestClock = {
  readonly now: () => Instant;
  readonly set: (instant: Instant) => void;
  readonly advanceBy: (ms: number) => void;
};

export const TEST_NOW: Instant = '2026-11-21T09:00:00.000Z';
export const TEST_SECRET = 'a secret of the tests, long enough to be one';

/** At the least cost there is: people sign up here in thousands, and none of them is in danger. */
export const hashCheaply = hashesAt({ memory: 8, passes: 1, parallelism: 1, tagLength: 32 });

export async function testApp(
  wanted: Partial<AppDeps & { readonly mailer: Mailer }> = {},
): Promise<TestApp> {
  const clock = testClock(TEST_NOW);
  const lines: string[] = [];
  const database = wanted.database ?? (await openTestDatabase());
  const sent: Mail[] = [];
  const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
  const appUrl = wanted.appUrl ?? 'http://localhost';
  const mails = createMailQueue({
    database,
    mailer: wanted.mailer ?? { send: async (mail) => void sent.push(mail) },
    write: createMailWriter({ database, clock: wanted.clock ?? clock, appUrl }),
    clock: wanted.clock ?? clock,
    log: wanted.log ?? log,
  });
  const deps: AppDeps = {
    appUrl,
    trustedProxies: new BlockList(),
    secret: TEST_SECRET,
    hashPassword: hashCheaply,
    webFiles: new Map(),
    log,
    clock,
    planner: builtInPlanner,
    ai: null,
    mails,
    live: createLive({ database, log: wanted.log ?? log }),
    metrics: NO_METRICS,
    isStopping: () => false,
    ...wanted,
    database,
  };
  const { app, lane } = createApp(deps);
  const network = aNetwork(requestListener({ fetch: app.fetch, lane }));
  // A stream goes on after its head, which takes a connection.
  const request = (path: string, init?: RequestInit) =>
    isForStream(path, init) ? network.fetch(path, init) : app.request(path, init);
  return {
    ...deps,
    app,
    request,
    overNetwork: network.fetch,
    clock,
    logged: () => lines.join(''),
    mails: async () => {
      deps.mails.wake();
      await deps.mails.settled();
      return sent;
    },
    signUp: (person) => signUpPerson(request, person),
    close: async () => {
      await deps.live.stop();
      network.close();
      await database.close();
    },
  };
}

function isForStream(path: string, { method = 'GET' }: RequestInit = {}): boolean {
  return method === 'GET' && path.split('?')[0] === PATHS.events;
}

/** The app on a port of this machine, from the first request on. */
function aNetwork(listener: ReturnType<typeof requestListener>) {
  let listening: Promise<Server> | null = null;
  const listen = async (): Promise<Server> => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  return {
    fetch: async (path: string, init?: RequestInit): Promise<Response> => {
      const server = await (listening ??= listen());
      return fetch(`http://localhost:${portOf(server)}${path}`, init);
    },
    close: () =>
      void listening?.then((server) => {
        server.close();
        server.closeAllConnections();
      }),
  };
}

function testClock(start: Instant): TestClock {
  let ms = Date.parse(start);
  return {
    now: () => new Date(ms).toISOString(),
    set: (instant) => void (ms = Date.parse(instant)),
    advanceBy: (step) => void (ms += step),
  };
}
