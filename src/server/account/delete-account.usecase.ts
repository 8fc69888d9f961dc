import { removeUser } from '../auth/account.repository.ts';
import { isPasswordOf } from '../auth/password-hash.ts';
import { findHashOf } from '../auth/password.repository.ts';
import { wrongPassword } from '../auth/refusals.ts';
import type { Database } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

/** Everything of the person goes with the row of the user, and then what was mailed to them. */
export async function deleteAccount(
  {
    userId,
    email,
    password,
  }: { readonly userId: string; readonly email: string; readonly password: string },
  {
    database: { orm },
    mails,
  }: { readonly database: Pick<Database, 'orm'>; readonly mails: MailQueue },
): Promise<void> {
  const hash = await findHashOf(orm, userId);
  if (!(await isPasswordOf({ hash, password }))) throw wrongPassword('password');
  await orm.transaction(async (tx) => {
    if ((await findHashOf(tx, userId, { lock: true })) !== hash) throw wrongPassword('password');
    await removeUser(tx, userId);
  });
  await mails.forget(email);
}
