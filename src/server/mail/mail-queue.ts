import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { MailKind } from '../db/auth-schema.ts';
import type { Orm } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { RefusedForGood, type Mail, type Mailer } from './mail.ts';
import {
  addMailIn,
  createWaitingMails,
  type Person,
  type WaitingMail,
  type WaitingMails,
} from './waiting-mails.repository.ts';
import { createRepeatedWork, LOOK_EVERY_MS } from './repeated-work.ts';

const MINUTE_MS = 60_000;

/** How long a mail is worth sending. Nobody waits for a link any more after an hour. */
const WORTH_MS: Readonly<Record<MailKind, number>> = {
  'reset-link': 60 * MINUTE_MS,
  'password-changed': 3 * 24 * 60 * MINUTE_MS,
  'password-reset': 3 * 24 * 60 * MINUTE_MS,
};

/** Longer than a mail server may take: a mail is sent again only when its server is gone. */
const HOLD_MS = 3 * MINUTE_MS;

/** After each try that failed; then always the last. */
const RETRY_AFTER_MS = [2_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;
const RETRY_LATER_MS = 15 * MINUTE_MS;

/** So many senders: one slow mail holds up its own, and what comes meanwhile has the others. */
const AT_ONCE = 4;

const TIDY_EVERY_MS = 60 * MINUTE_MS;

/** Makes the words of a mail, and whatever is secret in them, for a person. */
export type Writer = (kind: MailKind, person: Person) => Promise<Mail>;

type Deps = {
  readonly database: Pick<Database, 'orm' | 'kind'>;
  readonly mailer: Mailer;
  readonly write: Writer;
  readonly clock: Clock;
  readonly log: Logger;
};

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Mails on their way, kept in the database: what was promised in an answer survives this process.
 * All servers on the database take from it, each mail is taken by one of them. What waits holds no
 * secret. The answer to a request tells nobody, not even by its time, whether there is a mail.
 */
export function createMailQueue({ database, mailer, write, clock, log }: Deps) {
  const waiting = createWaitingMails(database);
  const now = (): number => millisecondsOf(clock.now());
  const timesOf = (kind: MailKind) => ({
    dueAt: new Date(now()),
    expiresAt: new Date(now() + WORTH_MS[kind]),
  });

  const sendOneByOne = createSender({ waiting, mailer, write, now, log });
  const onFailure = (error: unknown): void => {
    log.warn({ err: error }, 'the mails that wait could not be read');
  };
  const untilNext = async (): Promise<number> => {
    const due = await waiting.nextDue();
    return due === null ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, due.getTime() - now());
  };
  const senders = Array.from({ length: AT_ONCE }, () =>
    createRepeatedWork({ work: sendOneByOne, untilNext, onFailure }),
  );
  async function begin(): Promise<void> {
    // The embedded database has one server: who held a mail before this one is gone.
    if (database.kind === 'pglite') await waiting.release(new Date(now()));
  }
  const files = createUpkeep({ mailer, log });

  return {
    /** Notes a request for a reset link; whether anybody has the address is found out later. */
    askForLink: (email: string): Promise<void> =>
      waiting.addForAddress(email, 'reset-link', timesOf('reset-link')),

    /** Notes a mail in the transaction that it is about. */
    addIn: (db: Orm, userId: string, kind: MailKind): Promise<void> =>
      addMailIn(db, { userId, kind, ...timesOf(kind) }),

    /** Sends what is due, soon. */
    wake(): void {
      for (const sender of senders) sender.wake();
    },

    /** Takes away what is on this machine's disk of a person's mails. */
    forget: files.forget,

    /** From now on also what an earlier process or another server left behind. */
    start(): void {
      void begin()
        .catch(onFailure)
        .then(() => {
          for (const sender of senders) sender.start();
        });
      files.start();
    },

    /** Begins nothing new; resolves when nothing is under way. */
    async stop(): Promise<void> {
      files.stop();
      await Promise.all(senders.map((sender) => sender.stop()));
    },

    /** Resolves when everything that was due is sent or has failed. */
    async settled(): Promise<void> {
      await Promise.all(senders.map((sender) => sender.settled()));
    },
  };
}

/** Sends whatever is due, one after the other; a mail that does not get out is due again later. */
function createSender({
  waiting,
  mailer,
  write,
  now,
  log,
}: {
  readonly waiting: WaitingMails;
  readonly mailer: Mailer;
  readonly write: Writer;
  readonly now: () => number;
  readonly log: Logger;
}): () => Promise<void> {
  async function send(mail: WaitingMail): Promise<void> {
    const { id, kind, person, tries, expiresAt } = mail;
    if (person === null || expiresAt.getTime() <= now()) return waiting.remove(id);
    try {
      await mailer.send(await write(kind, person));
    } catch (error) {
      const dueAt = new Date(now() + (RETRY_AFTER_MS[tries - 1] ?? RETRY_LATER_MS));
      const isLast = error instanceof RefusedForGood || dueAt >= expiresAt;
      log[isLast ? 'error' : 'warn'](
        { err: error, mail: kind, tries },
        isLast ? 'a mail could not be sent' : 'a mail could not be sent yet',
      );
      return isLast ? waiting.remove(id) : waiting.postpone(id, dueAt);
    }
    await waiting.remove(id);
  }

  return async () => {
    for (;;) {
      const mail = await waiting.take(new Date(now()), new Date(now() + HOLD_MS));
      if (mail === null) return;
      await send(mail);
    }
  };
}

/** Takes away what a mailer kept and nobody needs any more; a failure is a matter for the log. */
function createUpkeep({ mailer, log }: { readonly mailer: Mailer; readonly log: Logger }) {
  let timer: NodeJS.Timeout | undefined;
  const orLog = (work: Promise<void> | undefined): Promise<void> =>
    (work ?? Promise.resolve()).catch((error: unknown) => {
      log.warn({ err: error }, 'mails that are over could not be removed');
    });
  const tidy = (): void => void orLog(mailer.tidy?.());
  return {
    forget: (email: string): Promise<void> => orLog(mailer.forget?.(email)),
    start(): void {
      tidy();
      timer = setInterval(tidy, TIDY_EVERY_MS).unref();
    },
    stop: (): void => clearInterval(timer),
  };
}
