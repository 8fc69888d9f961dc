/** The composition root: settings, secret, database, app, port; and the way out. */

import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { keptSecret } from './auth/secret.ts';
import { openBackupDoor } from './backup/backup-door.ts';
import { systemClock } from './clock.ts';
import { makeDataDirectory } from './data-directory.ts';
import { openDatabase } from './db/database.ts';
import { StartError } from './db/start-error.ts';
import { readProcessEnv, type Env } from './env.ts';
import { listen } from './http/listener.ts';
import { stopWhenAsked } from './lifetime.ts';
import { createLog } from './logging/log.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mail.ts';
import { outboxMailer, smtpMailer } from './mail/mailer.ts';
import { aiServiceOf } from './planner/ai-service.ts';
import { builtInPlanner } from './planner/built-in.ts';
import { createMailWriter } from './recovery/recovery.ts';
import { readWebFiles } from './static/web-files.ts';

const WEB_FOLDER = path.join(import.meta.dirname, '..', '..', 'dist', 'web');

/** A mail that is under way when the program is asked to end gets so long. */
const FINISH_MAILS_MS = 5_000;

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
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR,
    log,
  });
  const ai = await aiServiceOf(env, log);
  void ai?.warnOfModelEnd();
  const webFiles = readWebFiles(WEB_FOLDER);
  const listener = await listen({ port: env.PORT, host: env.HOST }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  // Links and the check of origins name the port, which with PORT=0 is known when it is had.
  const appUrl = env.APP_URL ?? `http://localhost:${listener.port}`;
  const mails = createMailQueue({
    database,
    mailer: mailerOf(env, log),
    write: createMailWriter({ database, clock: systemClock, appUrl }),
    clock: systemClock,
    log,
  });
  const app = createApp({
    appUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    secret,
    database,
    clock: systemClock,
    planner: builtInPlanner,
    ai,
    mails,
    webFiles,
    log,
  });
  const door = await openBackupDoor({ database, dataDir: env.DATA_DIR, clock: systemClock, log });
  listener.serve(app.fetch);
  mails.start();
  stopWhenAsked({
    log,
    stop: async () => {
      await listener.stop();
      await Promise.race([mails.stop(), setTimeout(FINISH_MAILS_MS)]);
      await door.close();
      await database.close();
    },
  });
  process.stdout.write(`Unstuck is ready at http://localhost:${listener.port}\n`);
}

function mailerOf(env: Env, log: Logger): Mailer {
  const from = env.MAIL_FROM;
  if (env.SMTP_URL !== undefined) return smtpMailer({ smtpUrl: env.SMTP_URL, from });
  return outboxMailer({ folder: path.join(env.DATA_DIR, 'outbox'), from, clock: systemClock, log });
}

function giveUp(error: unknown): never {
  const isForeseen = error instanceof StartError;
  process.stderr.write(
    isForeseen
      ? `${error.message}\n`
      : `Unstuck could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
