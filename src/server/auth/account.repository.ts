import { eq, or, sql } from 'drizzle-orm';
import { user } from '../db/auth-schema.ts';
import type { Orm } from '../db/connection.ts';

/** Which of the two is some account's already, whatever the case of its letters. */
export async function findTaken(
  db: Orm,
  wanted: { readonly email: string; readonly username: string },
): Promise<'username' | 'email' | null> {
  const sameUsername = eq(sql`lower(${user.username})`, wanted.username.toLowerCase());
  const sameEmail = eq(sql`lower(${user.email})`, wanted.email.toLowerCase());
  const rows = await db
    .select({ hasUsername: sameUsername.mapWith(Boolean) })
    .from(user)
    .where(or(sameUsername, sameEmail));
  if (rows.length === 0) return null;
  return rows.some((row) => row.hasUsername) ? 'username' : 'email';
}

/** The address that mails to a person go to; empty when there is no such account. */
export async function findEmail(db: Orm, userId: string): Promise<string> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return row?.email ?? '';
}

export async function removeUser(db: Orm, userId: string): Promise<void> {
  await db.delete(user).where(eq(user.id, userId));
}
