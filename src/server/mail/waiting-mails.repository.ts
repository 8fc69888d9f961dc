import { and, asc, desc, eq, lte, min, sql } from 'drizzle-orm';
import { user, waitingMails, type MailKind } from '../db/auth-schema.ts';
import type { Orm } from '../db/connection.ts';
import type { Database } from '../db/database.ts';

export type Person = { readonly id: string; readonly email: string };

export type WaitingMail = {
  readonly id: string;
  readonly kind: MailKind;
  /** How often it was taken up, this time included. */
  readonly tries: number;
  readonly expiresAt: Date;
  /** Null when nobody has the address that the request named. */
  readonly person: Person | null;
};

type Times = { readonly dueAt: Date; readonly expiresAt: Date };

export type WaitingMails = ReturnType<typeof createWaitingMails>;

export function createWaitingMails({ orm }: Pick<Database, 'orm'>) {
  return {
    /** One statement and one row, whether anybody has the address or not. */
    async addForAddress(email: string, kind: MailKind, times: Times): Promise<void> {
      const owner = orm
        .select({ id: user.id })
        .from(user)
        .where(eq(sql`lower(${user.email})`, email.toLowerCase()));
      await orm.insert(waitingMails).values({ ...times, kind, userId: sql`${owner}` });
    },

    /**
     * Takes up what is due, links before news, for somebody sits and waits for a link, and what was
     * not tried before what was; no other server does so until `heldUntil`.
     */
    async take(now: Date, heldUntil: Date): Promise<WaitingMail | null> {
      const next = orm
        .select({ id: waitingMails.id })
        .from(waitingMails)
        .where(lte(waitingMails.dueAt, now))
        .orderBy(
          desc(sql`${waitingMails.kind} = ${'reset-link' satisfies MailKind}`),
          asc(waitingMails.tries),
          asc(waitingMails.dueAt),
        )
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await orm
        .update(waitingMails)
        .set({ dueAt: heldUntil, tries: sql`${waitingMails.tries} + 1` })
        .where(eq(waitingMails.id, sql`${next}`))
        .returning();
      return row === undefined ? null : { ...row, person: await personOf(orm, row.userId) };
    },

    async postpone(id: string, dueAt: Date): Promise<void> {
      await orm.update(waitingMails).set({ dueAt }).where(eq(waitingMails.id, id));
    },

    /** Whatever waits is due now. */
    async release(now: Date): Promise<void> {
      await orm.update(waitingMails).set({ dueAt: now });
    },

    async remove(id: string): Promise<void> {
      await orm.delete(waitingMails).where(eq(waitingMails.id, id));
    },

    /** When the next one is due; null when nothing waits. */
    async nextDue(): Promise<Date | null> {
      const [row] = await orm.select({ dueAt: min(waitingMails.dueAt) }).from(waitingMails);
      return row?.dueAt ?? null;
    },
  };
}

/**
 * Within the transaction that the mail is about: it waits if, and only if, that is committed. One that
 * waits already says the same, and is not sent twice; one that was taken up may be on its way, and
 * tells nothing of what came after it.
 */
export async function addMailIn(
  db: Orm,
  mail: { readonly userId: string; readonly kind: MailKind } & Times,
): Promise<void> {
  const { userId, kind } = mail;
  const waits = await db
    .select({ id: waitingMails.id })
    .from(waitingMails)
    .where(
      and(eq(waitingMails.userId, userId), eq(waitingMails.kind, kind), eq(waitingMails.tries, 0)),
    )
    .limit(1);
  if (waits.length === 0) await db.insert(waitingMails).values(mail);
}

async function personOf(db: Orm, userId: string | null): Promise<Person | null> {
  if (userId === null) return null;
  const [row] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.id, userId));
  return row ?? null;
}
