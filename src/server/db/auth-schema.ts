/** The tables that better-auth reads and writes, under the names it knows them by. */

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** `password-changed` left the device that it was done on signed in, `password-reset` none. */
export type MailKind = 'reset-link' | 'password-changed' | 'password-reset';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const id = () => uuid('id').defaultRandom().primaryKey();
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const user = pgTable(
  'user',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').default(false).notNull(),
    image: text('image'),
    createdAt: moment('created_at').defaultNow().notNull(),
    updatedAt: moment('updated_at').defaultNow().notNull(),
    /** Lower case, for comparing; `displayUsername` keeps the letters as they were typed. */
    username: text('username').unique(),
    displayUsername: text('display_username'),
  },
  (table) => [
    uniqueIndex('user_email_any_case').on(sql`lower(${table.email})`),
    uniqueIndex('user_username_any_case').on(sql`lower(${table.username})`),
  ],
);

export const session = pgTable(
  'session',
  {
    id: id(),
    expiresAt: moment('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: moment('created_at').defaultNow().notNull(),
    updatedAt: moment('updated_at').defaultNow().notNull(),
    /** better-auth asks for the column; nothing is put there. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: ownerId(),
  },
  (table) => [index('session_user_id').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownerId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').defaultNow().notNull(),
    updatedAt: moment('updated_at').defaultNow().notNull(),
  },
  (table) => [index('account_user_id').on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').defaultNow().notNull(),
    updatedAt: moment('updated_at').defaultNow().notNull(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/**
 * Links that let somebody set a new password. Only hashes of the two secrets are kept; a row stays
 * a week past its end, so that an expired link can be told from one that never was.
 */
export const recovery = pgTable(
  'recovery',
  {
    userId: ownerId(),
    id: uuid('id').defaultRandom().notNull(),
    accessHash: text('access_hash').notNull().unique(),
    refreshHash: text('refresh_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').defaultNow().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Mails that were asked for and are not sent yet. What is secret in a mail is made when it is sent;
 * nothing here lets anybody in. A request for an address that nobody has waits here as well, without
 * a person, so that it takes the same time.
 */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: id(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    tries: integer('tries').default(0).notNull(),
    /** When it may be taken up; later while a server is at it. */
    dueAt: moment('due_at').notNull(),
    /** From then on it is of no use. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('waiting_mails_user_id').on(table.userId),
    index('waiting_mails_due_at').on(table.dueAt),
  ],
);

/**
 * How often something was tried, by a keyed hash of who tried what: no address and no e-mail is
 * readable here. Shared by all servers on the database.
 */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting starts anew. */
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('throttle_resets_at').on(table.resetsAt)],
);
