import { millisecondsOf } from '#domain/calendar/instant.ts';
import { replacePasswordIn } from '../auth/new-password.ts';
import { isPasswordOf, type HashPassword } from '../auth/password-hash.ts';
import { findHashOf } from '../auth/password.repository.ts';
import { samePassword, wrongPassword } from '../auth/refusals.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

export type ChangePasswordDeps = {
  readonly database: Pick<Database, 'orm'>;
  readonly hashPassword: HashPassword;
  readonly mails: MailQueue;
  readonly clock: Clock;
};

/**
 * Sets a new password and ends every other session and every link of the person, or throws what the
 * form is to say. Hashes take long, so they are made with no transaction open.
 */
export async function changePassword(
  {
    userId,
    token,
    currentPassword,
    newPassword,
    isToBeTold,
  }: {
    readonly userId: string;
    /** Of the session that goes on. */
    readonly token: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    /** Whether the person is still to be told by mail, who may have been told often enough. */
    readonly isToBeTold: () => Promise<boolean>;
  },
  { database: { orm }, hashPassword, mails, clock }: ChangePasswordDeps,
): Promise<void> {
  const known = await findHashOf(orm, userId);
  if (!(await isPasswordOf({ hash: known, password: currentPassword })))
    throw wrongPassword('currentPassword');
  if (await isPasswordOf({ hash: known, password: newPassword })) throw samePassword('newPassword');
  const hash = await hashPassword(newPassword);
  const isTold = await isToBeTold();
  await orm.transaction(async (tx) => {
    if ((await findHashOf(tx, userId, { lock: true })) !== known)
      throw wrongPassword('currentPassword');
    const now = new Date(millisecondsOf(clock.now()));
    await replacePasswordIn(tx, { userId, hash, butToken: token, now });
    if (isTold) await mails.addIn(tx, userId, 'password-changed');
  });
  mails.wake();
}
