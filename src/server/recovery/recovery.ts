import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RecoveryPair, RecoveryVerifyReply } from '#domain/contract.ts';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import { findEmail } from '../auth/account.repository.ts';
import { replacePasswordIn } from '../auth/new-password.ts';
import { isPasswordOf, type HashPassword } from '../auth/password-hash.ts';
import { findHashOf } from '../auth/password.repository.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { MailQueue, Writer } from '../mail/mail-queue.ts';
import { changedMail, linkOf, resetMail } from './recovery-mails.ts';
import { addLink, findLink, type RecoveryRow } from './recovery.repository.ts';

const SECRET_BYTES = 32;
const LIFE_MS = 60 * 60_000;
/** A link that is past its end is told from one that never was for so long. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

export type ResetOutcome =
  /** With the address that the link was mailed to. */
  { readonly is: 'done'; readonly email: string } | { readonly is: ResetRefusal };

type ResetRefusal = 'same-password' | 'expired' | 'invalid';

export type Recovery = ReturnType<typeof createRecovery>;

/** Writes the mails about passwords. The secrets of a link are made here, when its mail is sent. */
export function createMailWriter({
  database,
  clock,
  appUrl,
}: {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  /** The origin that people type. */
  readonly appUrl: string;
}): Writer {
  return async (kind, { id: userId, email }) => {
    if (kind !== 'reset-link') return changedMail(email, kind);
    const now = millisecondsOf(clock.now());
    const pair = { accessToken: newSecret(), refreshToken: newSecret() };
    const expiresAt = new Date(now + LIFE_MS);
    const hashes = { accessHash: hashOf(pair.accessToken), refreshHash: hashOf(pair.refreshToken) };
    await addLink(database.orm, { userId, expiresAt, ...hashes }, new Date(now - REMEMBERED_MS));
    return resetMail(email, linkOf(appUrl, pair));
  };
}

/**
 * New passwords by mailed links. The two secrets of a link are the whole right to set one password
 * once: no cookie and no session comes of them, and nothing but this takes them.
 */
export function createRecovery({
  database,
  clock,
  mails,
  hashPassword,
}: {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  readonly mails: MailQueue;
  readonly hashPassword: HashPassword;
}) {
  const now = (): number => millisecondsOf(clock.now());

  return {
    /** Notes that a link is to be mailed if the account exists, which is found out after the answer. */
    async request(email: string): Promise<void> {
      await mails.askForLink(email);
      mails.wake();
    },

    /** Whether a link could set a password now. Changes nothing. */
    async verify(pair: RecoveryPair): Promise<RecoveryVerifyReply['status']> {
      return statusOf(await findLink(database.orm, hashOf(pair.accessToken)), pair, now());
    },

    /** Sets the password and ends every session and every other link of the person, or nothing. */
    async setPassword(pair: RecoveryPair, password: string): Promise<ResetOutcome> {
      const link = usableLink(await findLink(database.orm, hashOf(pair.accessToken)), pair, now());
      if (typeof link === 'string') return { is: link };
      const { userId } = link;
      // Hashes take long, so they are made with no transaction open.
      if (await isPasswordOf({ hash: await findHashOf(database.orm, userId), password }))
        return { is: 'same-password' };
      const hash = await hashPassword(password);
      const outcome = await database.orm.transaction(async (tx): Promise<ResetOutcome> => {
        await findHashOf(tx, userId, { lock: true });
        // Meanwhile it may have been used, or the password changed.
        const still = usableLink(await findLink(tx, hashOf(pair.accessToken)), pair, now());
        if (typeof still === 'string') return { is: still };
        await replacePasswordIn(tx, { userId, hash, now: new Date(now()) });
        await mails.addIn(tx, userId, 'password-reset');
        return { is: 'done', email: await findEmail(tx, userId) };
      });
      if (outcome.is === 'done') mails.wake();
      return outcome;
    },
  };
}

function usableLink(
  row: RecoveryRow | null,
  pair: RecoveryPair,
  now: number,
): RecoveryRow | 'expired' | 'invalid' {
  const status = statusOf(row, pair, now);
  if (status !== 'ok') return status;
  return row ?? 'invalid';
}

function statusOf(
  row: RecoveryRow | null,
  { refreshToken }: RecoveryPair,
  now: number,
): RecoveryVerifyReply['status'] {
  if (row === null || row.usedAt !== null) return 'invalid';
  // Hashes are of one length, whatever was sent.
  const given = Buffer.from(hashOf(refreshToken));
  if (!timingSafeEqual(Buffer.from(row.refreshHash), given)) return 'invalid';
  return row.expiresAt.getTime() <= now ? 'expired' : 'ok';
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** No salt: a secret of 256 random bits is in nobody's table. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
