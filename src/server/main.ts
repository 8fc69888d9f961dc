/** The composition root: settings, secret, database, app, port; and the way out. */

import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { hashPassword } from './auth/password-hash.ts';
import { keptSecret } from './auth/secret.ts';
import { startSessionCleaning } from './auth/session-cleaning.ts';
import { openBackupDoor } from './backup/backup-door.ts';
import { systemClock } from './clock.ts';
import { makeDataDirectory } from './data-directory.ts';
import { openDatabase, type Database } from './db/database.ts';
import { OperatorProblem } from './operator-problem.ts';
import { readProcessEnv, type Env } from './env.ts';
import { listen, type Listener } from './http/listener.ts';
import { stopWhenAsked } from './lifetime.ts';
import { createLive, type Live } from './live/live.ts';
import { createLog } from './logging/log.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mail.ts';
import { outboxMailer, smtpMailer } from './mail/mailer.ts';
import { measuredPlanner } from './metrics/measured-planner.ts';
import type { Metrics } from './metrics/metrics.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { aiServiceOf, type AiService } from './planner/ai-service.ts';
import type { Complete } from './planner/planner.ts';
import { threadPlanner } from './planner/thread-planner.ts';
import { createMailWriter } from './recovery/recovery.ts';
import { readWebFiles } from './static/web-files.ts';
import { growWhenBusy } from './young-generation.ts';

const WEB_FOLDER = path.join(import.meta.dirname, '..', '..', 'dist', 'web');

/** How long a mail may take that is under way when the program is asked to end. */
const FINISH_MAILS_MS = 5_000;
/** For what comes after the plan of an AI service: planting it, and the answer. */
const AFTER_PLAN_MS = 5_000;

const settings = readProcessEnv();
if (settings.ok) await start(settings.env).catch(giveUp);
else {
  process.stderr.write(`Unstuck cannot start with these settings:\n`);
  for (const problem of settings.problems) process.stderr.write(`  ${problem}\n`);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const log = createLog({ level: env.LOG_LEVEL });
  if (env.DATABASE_URL === undefined) makeDataDirectory(env.DATA_DIR);
  const secret = env.AUTH_SECRET ?? keptSecret(env.DATA_DIR);
  const database = await databaseOf(env, log);
  const closeAndFail = closing(database);
  const live = createLive({ database, log });
  const { metrics, ...figures } = await startMetrics(env, { live, database }).catch(closeAndFail);
  const planner = threadPlanner();
  const ai = await measuredAi(env, { metrics, complete: planner.complete, log });
  const door = await openBackupDoor({ database, dataDir: env.DATA_DIR, clock: systemClock, log });
  const webFiles = readWebFiles(WEB_FOLDER);
  // A plan that an AI service is making is waited for, and planted.
  const finishWithinMs = ai === null ? undefined : ai.deadlineMs + AFTER_PLAN_MS;
  const listener = await listen({ port: env.PORT, host: env.HOST, finishWithinMs }).catch(
    closeAndFail,
  );
  // Links and the check of origins name the port, which with PORT=0 is known once the server listens.
  const appUrl = env.APP_URL ?? `http://localhost:${listener.port}`;
  const mailer = mailerOf(env, log);
  const write = createMailWriter({ database, clock: systemClock, appUrl });
  const mails = createMailQueue({ database, mailer, write, clock: systemClock, log });
  const { app, lane } = createApp({
    appUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    secret,
    hashPassword,
    database,
    clock: systemClock,
    planner,
    ai,
    mails,
    live,
    metrics,
    isStopping: listener.isDraining,
    webFiles,
    log,
  });
  listener.serve(app.fetch, lane);
  mails.start();
  startSessionCleaning({ database, log });
  growWhenBusy();
  stopWhenAsked({
    log,
    stop: async () => {
      await endRequests(env, { listener, live });
      await Promise.race([mails.stop(), setTimeout(FINISH_MAILS_MS)]);
      for (const close of [live.stop, figures.stop, door.close, database.close]) await close();
    },
  });
  process.stdout.write(`Unstuck is ready at http://localhost:${listener.port}\n`);
}

/** `/readyz` says 503 first, so that a proxy sends no more requests; those in flight are answered. */
async function endRequests(
  { DRAIN_SECONDS }: Pick<Env, 'DRAIN_SECONDS'>,
  { listener, live }: { readonly listener: Listener; readonly live: Live },
): Promise<void> {
  listener.drain();
  await setTimeout(DRAIN_SECONDS * 1000);
  live.endAll();
  await listener.stop();
}

function databaseOf(env: Env, log: Logger): Promise<Database> {
  return openDatabase({
    databaseUrl: env.DATABASE_URL ?? null,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    log,
  });
}

/** Lets go of the data before a start fails. */
function closing(database: Database) {
  return async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
}

async function measuredAi(
  env: Env,
  {
    metrics,
    complete,
    log,
  }: { readonly metrics: Metrics; readonly complete: Complete; readonly log: Logger },
): Promise<AiService | null> {
  const ai = await aiServiceOf(env, { complete, log });
  void ai?.warnOfModelEnd();
  return ai && { ...ai, planner: measuredPlanner(ai.planner, metrics) };
}

function mailerOf(env: Env, log: Logger): Mailer {
  const from = env.MAIL_FROM;
  if (env.SMTP_URL !== undefined) return smtpMailer({ smtpUrl: env.SMTP_URL, from });
  return outboxMailer({ folder: path.join(env.DATA_DIR, 'outbox'), from, clock: systemClock, log });
}

function giveUp(error: unknown): never {
  const isForeseen = error instanceof OperatorProblem;
  process.stderr.write(
    isForeseen
      ? `${error.message}\n`
      : `Unstuck could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
