import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RecoveryPair, RecoveryVerifyReply } from '#domain/contract.ts';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import { endSessions, isCurrentPassword, setPassword } from '../auth/password.repository.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Background } from '../mail/background.ts';
import type { Mailer } from '../mail/mail.ts';
import { changedLetter, linkOf, resetLetter } from './letters.ts';
import {
  createRecoveryRepository,
  findIn,
  useAllIn,
  type RecoveryRow,
} from './recovery.repository.ts';

const SECRET_BYTES = 32;
const LIFE_MS = 60 * 60_000;
/** A link that is past its end is told from one that never was for so long. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

export type ResetOutcome = 'done' | 'same-password' | 'expired' | 'invalid';

export type Recovery = ReturnType<typeof createRecovery>;

/**
 * New passwords by mailed links. The two secrets of a link are the whole right to set one password
 * once: no cookie and no session comes of them, and nothing but this takes them.
 */
export function createRecovery({
  database,
  clock,
  mailer,
  background,
  appUrl,
}: {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly appUrl: string;
}) {
  const links = createRecoveryRepository(database);
  const now = (): number => millisecondsOf(clock.now());

  async function mailLink(email: string): Promise<void> {
    const person = await links.findPerson(email);
    if (person === null) return;
    const pair = { accessToken: newSecret(), refreshToken: newSecret() };
    const expiresAt = new Date(now() + LIFE_MS);
    const hashes = { accessHash: hashOf(pair.accessToken), refreshHash: hashOf(pair.refreshToken) };
    await links.add({ userId: person.id, expiresAt, ...hashes }, new Date(now() - REMEMBERED_MS));
    await mailer.send(resetLetter(person.email, linkOf(appUrl, pair)));
  }

  return {
    /** Mails a link if the account exists; all of it happens after the answer. */
    request(email: string): void {
      background.run('reset link', () => mailLink(email));
    },

    /** Whether a link could set a password now. Changes nothing. */
    async verify(pair: RecoveryPair): Promise<RecoveryVerifyReply['status']> {
      return statusOf(await links.find(hashOf(pair.accessToken)), pair, now());
    },

    /** Sets the password and ends every session and every other link of the person, or nothing. */
    async setPassword(pair: RecoveryPair, password: string): Promise<ResetOutcome> {
      const result = await database.orm.transaction(async (tx) => {
        const row = await findIn(tx, hashOf(pair.accessToken), { lock: true });
        const status = statusOf(row, pair, now());
        if (row === null || status !== 'ok') return status === 'ok' ? 'invalid' : status;
        const { userId, email } = row;
        if (await isCurrentPassword(tx, { userId, password })) return 'same-password';
        await setPassword(tx, { userId, password });
        await endSessions(tx, { userId });
        await useAllIn(tx, userId, new Date(now()));
        return { email };
      });
      if (typeof result === 'string') return result;
      background.run('password notice', () => mailer.send(changedLetter(result.email)));
      return 'done';
    },
  };
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
