/**
 * One person's data, as rows. Every primary key starts with `user_id`, so that the tables can be
 * spread over several machines by person, and every foreign key stays within one person.
 */

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Instant } from '#domain/calendar/day.ts';
import type { BrainDumpReply, OperationResult } from '#domain/contract.ts';
import type { DayList } from '#domain/day-list/stored-list.ts';
import type { Settings } from '#domain/profile/profile.ts';
import type { Timer } from '#domain/timer/timer.ts';
import { user } from './auth-schema.ts';

/** A moment, in the program always the one spelling `2026-11-21T08:30:00.000Z`. */
const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
});

export const userProfiles = pgTable('user_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  id: uuid('id').defaultRandom().notNull(),
  /** Grows by one with every change; the ETag of the snapshot. */
  version: bigint('version', { mode: 'number' }).default(0).notNull(),
  lastActive: date('last_active')
    .default(sql`(now() at time zone 'UTC')::date`)
    .notNull(),
  dayList: jsonb('day_list').$type<DayList>(),
  timer: jsonb('timer').$type<Timer>(),
  /** Only what the person has chosen; the rest are the domain's defaults. */
  settings: jsonb('settings').$type<Partial<Settings>>().default({}).notNull(),
  createdAt: instant('created_at')
    .default(sql`now()`)
    .notNull(),
  updatedAt: instant('updated_at')
    .default(sql`now()`)
    .notNull(),
});

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => userProfiles.userId, { onDelete: 'cascade' });

export const mountains = pgTable(
  'mountains',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priority: integer('priority').notNull(),
    progress: doublePrecision('progress').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const boulders = pgTable(
  'boulders',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    mountainId: text('mountain_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    priority: integer('priority').notNull(),
    completed: boolean('completed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.mountainId],
      foreignColumns: [mountains.userId, mountains.id],
    }).onDelete('cascade'),
    index('boulders_mountain').on(table.userId, table.mountainId),
  ],
);

export const rocks = pgTable(
  'rocks',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    boulderId: text('boulder_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    completed: boolean('completed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.boulderId],
      foreignColumns: [boulders.userId, boulders.id],
    }).onDelete('cascade'),
    index('rocks_boulder').on(table.userId, table.boulderId),
  ],
);

/** Without a status: a pebble is moved if, and only if, it has a row in `completions`. */
export const pebbles = pgTable(
  'pebbles',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    rockId: text('rock_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
    xpValue: integer('xp_value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.rockId],
      foreignColumns: [rocks.userId, rocks.id],
    }).onDelete('cascade'),
    index('pebbles_rock').on(table.userId, table.rockId),
  ],
);

/**
 * The completion ledger. At most one row per pebble, so nothing earns twice; no foreign key to
 * `pebbles`, because what was earned stays when the pebble is deleted.
 */
export const completions = pgTable(
  'completions',
  {
    userId: ownerId(),
    pebbleId: text('pebble_id').notNull(),
    title: text('title').notNull(),
    mountainTitle: text('mountain_title').notNull(),
    completedAt: instant('completed_at').notNull(),
    day: date('day').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
    actualMinutes: integer('actual_minutes').notNull(),
    timeTracked: boolean('time_tracked').notNull(),
    xp: integer('xp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pebbleId] }),
    index('completions_day').on(table.userId, table.day),
  ],
);

/** What became of each operation, so that sending it again gives the same answer. */
export const appliedOperations = pgTable(
  'applied_operations',
  {
    userId: ownerId(),
    opId: uuid('op_id').notNull(),
    // json, not jsonb: a repeat gets the very same bytes.
    result: json('result').$type<OperationResult>().notNull(),
    appliedAt: instant('applied_at')
      .default(sql`now()`)
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.opId] })],
);

/** Every submitted brain dump, word for word; `plannedBy` stays empty until its plan is planted. */
export const brainDumps = pgTable(
  'brain_dumps',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    plannedBy: text('planned_by').$type<BrainDumpReply['plannedBy']>(),
    mountainIds: jsonb('mountain_ids').$type<readonly string[]>(),
    createdAt: instant('created_at')
      .default(sql`now()`)
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * How often a person asked the AI service on a day (UTC), and until when a request may still run. A
 * server that dies leaves its hold behind, which then ends by itself.
 */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
    heldUntil: instant('held_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
