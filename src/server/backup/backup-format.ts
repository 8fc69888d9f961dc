/**
 * A backup is text, one JSON value on a line, packed with gzip: a header, then people one after the
 * other with their rows in the order in which they can be put back, then a trailer that tells a
 * whole backup from one that is cut off or damaged. Any tool can read it, and either engine.
 */

import { z } from 'zod';

export const BACKUP_FORMAT = 'unstuck-backup';
export const BACKUP_VERSION = 1;

/** Rows on one line at most, so that no line grows with the age of an account. */
export const ROWS_ON_A_LINE = 500;

/** Without a length to look at, a file that is not ours could be one endless line. */
export const LONGEST_LINE = 64 * 1024 * 1024;

export const headerSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.int().positive(),
  /** How many migrations the database had. */
  schema: z.int().positive(),
  madeAt: z.iso.datetime(),
});

export const rowsSchema = z.object({
  person: z.uuid(),
  table: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())).min(1),
});

export const trailerSchema = z.object({
  end: z.literal(true),
  people: z.int().nonnegative(),
  lines: z.int().positive(),
  /** Of every byte before this line. */
  sha256: z.hex(),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupRows = z.infer<typeof rowsSchema>;
export type BackupTrailer = z.infer<typeof trailerSchema>;
