import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { credentialRoutes } from './account/credentials.routes.ts';
import { holdingsRoutes } from './account/holdings.routes.ts';
import { accountRoutes } from './auth/account.routes.ts';
import { createAuth } from './auth/auth.ts';
import { createEngine } from './auth/engine.ts';
import { requireUser } from './auth/require-user.ts';
import { createHashAhead, type HashPassword } from './auth/password-hash.ts';
import { createSeenCookies } from './auth/seen-cookies.ts';
import { createSessionRepository } from './auth/session.repository.ts';
import { createSessions, type Sessions } from './auth/sessions.ts';
import { createSignIn } from './auth/sign-in.ts';
import { brainDumpRoutes } from './brain-dumps/brain-dumps.routes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { healthRoutes } from './health/health.routes.ts';
import { bodyLimits } from './http/body-limits.ts';
import { answerError, answerUnknown } from './http/failures.ts';
import { noteProxySigns } from './http/proxy-signs.ts';
import { requestLog } from './http/request-log.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { failedInLane, type Lane } from './http/lane.ts';
import {
  securityHeaders,
  securityHeadersOf,
  type SecurityHeaders,
} from './http/security-headers.ts';
import { takenOver } from './http/taken-over.ts';
import type { AppEnv } from './http/variables.ts';
import { eventRoutes } from './live/events.routes.ts';
import type { Live } from './live/live.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { mountainRoutes } from './mountains/mountains.routes.ts';
import { tellKeptTo } from './operations/kept.ts';
import { createEveryday } from './operations/everyday.usecase.ts';
import { operationsLane } from './operations/operations.lane.ts';
import { operationRoutes } from './operations/operations.routes.ts';
import { inOwnLine } from './operations/own-line.ts';
import { createPushWeights } from './operations/push-weights.ts';
import { forgetOldResults } from './operations/results.repository.ts';
import type { AiService } from './planner/ai-service.ts';
import type { Planner } from './planner/planner.ts';
import { createAiUsageRepository } from './planning/ai-usage.repository.ts';
import { randomId } from './planner/new-id.ts';
import { createPlanning, type Planning } from './planning/planning.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createRecovery } from './recovery/recovery.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { staticRoutes } from './static/static.routes.ts';
import { inlineScriptHashes, lostPage, type WebFiles } from './static/web-files.ts';
import { createThrottleRepository } from './throttle/throttle.repository.ts';
import { createThrottle } from './throttle/throttle.ts';

export type AppDeps = {
  /** The origin that people type. */
  readonly appUrl: string;
  readonly trustedProxies: BlockList;
  readonly secret: string;
  readonly hashPassword: HashPassword;
  readonly database: Database;
  readonly clock: Clock;
  /** Plans on this machine. */
  readonly planner: Planner;
  /** Null when no AI service is set. */
  readonly ai: AiService | null;
  /** Mails that are sent after the answer that they are about. */
  readonly mails: MailQueue;
  /** Streams of events, and who has to hear of a commit. */
  readonly live: Live;
  readonly metrics: Metrics;
  /** True once no more requests should be sent here. */
  readonly isStopping: () => boolean;
  readonly webFiles: WebFiles;
  readonly log: Logger;
};

/** The whole server as one function from request to response, and the lane beside it. */
export function createApp(deps: AppDeps): { readonly app: Hono<AppEnv>; readonly lane: Lane } {
  const { appUrl, trustedProxies, secret, hashPassword, database, clock, webFiles, log } = deps;
  const { mails, live, metrics, isStopping } = deps;
  // What changes a plan goes by this one: a person's transactions wait in their own line.
  const inLine = inOwnLine(database);
  const { engine, signIn, sessions, cookies, hashAhead } = signInOf(deps);
  const counts = createThrottleRepository(database);
  const throttle = createThrottle({ counts, secret, trustedProxies });
  const recovery = createRecovery({ database, clock, mails, hashPassword });
  const planning = planningOf(deps);
  const everyday = createEveryday(database, log);
  const weights = createPushWeights({ throttle });
  const tellKept = tellKeptTo({ live, metrics });
  const headers = securityHeadersOf({ appUrl, scriptHashes: inlineScriptHashes(webFiles) });

  const app = withoutRoutes(deps, { headers, sessions });
  app.route('/', healthRoutes({ database, isStopping }));
  app.route('/', accountRoutes({ database, engine, signIn, sessions, clock, throttle, hashAhead }));
  app.route('/', recoveryRoutes({ recovery, engine, sessions, throttle }));
  app.route(
    '/',
    credentialRoutes({ database, hashPassword, throttle, mails, clock, engine, signIn, sessions }),
  );
  app.route('/', holdingsRoutes({ database, clock, throttle }));
  app.route('/', profileRoutes({ database, clock }));
  app.route('/', operationRoutes({ database: inLine, clock, tellKept, everyday, weights }));
  app.route('/', eventRoutes({ live, appUrl, trustedProxies }));
  app.route('/', planningRoutes({ planning }));
  app.route(
    '/',
    brainDumpRoutes({ database: inLine, clock, tellKept, throttle, planning, newId: randomId }),
  );
  app.route('/', mountainRoutes({ database: inLine, clock, tellKept, throttle, planning }));
  app.route('/', staticRoutes({ webFiles, holdsSession: sessions.isHeld }));
  app.notFound(answerUnknown(app, lostPage(webFiles)));
  const lane = operationsLane({
    appUrl,
    cookies,
    headers,
    log,
    metrics,
    clock,
    tellKept,
    everyday,
    weights,
  });
  return { app, lane };
}

/** What every request passes on its way to a route. */
function withoutRoutes(
  { appUrl, trustedProxies, metrics, log }: AppDeps,
  { headers, sessions }: { readonly headers: SecurityHeaders; readonly sessions: Sessions },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.use(takenOver(), requestLog({ log }), requestMetrics({ metrics }));
  app.use(securityHeaders(headers));
  app.use('/api/*', noteProxySigns({ appUrl, trustedProxies, log }));
  app.use('/api/*', failedInLane(), sameOriginOnly({ appUrl }));
  app.use('/api/*', requireUser({ sessions }), bodyLimits());
  return app;
}

/** Accounts, and the sessions of those who are signed in. */
function signInOf({ appUrl, secret, hashPassword, database, log }: AppDeps) {
  const hashAhead = createHashAhead(hashPassword);
  const auth = createAuth({ database, appUrl, secret, hashAhead, log });
  const engine = createEngine({ auth, appUrl });
  // Sessions end by the machine's clock, not by `clock`: the engine, which makes them, asks no other.
  const cookies = createSeenCookies({ now: Date.now });
  const onceADay = (userId: string) =>
    database.withUser(userId, (tx) => forgetOldResults({ tx, userId }));
  const repository = createSessionRepository(database);
  return {
    engine,
    signIn: createSignIn({ engine, database }),
    sessions: createSessions({ auth, repository, cookies, now: Date.now, onceADay }),
    cookies,
    hashAhead,
  };
}

function planningOf({ planner, ai, database, clock }: AppDeps): Planning {
  const usage = createAiUsageRepository(database);
  return createPlanning({ builtIn: planner, ai, usage, clock, newId: randomId });
}
