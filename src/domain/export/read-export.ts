/** Reading a file that somebody chose to import. In a file of its own: it needs zod. */

import * as z from 'zod/mini';
import {
  completionSchema,
  instantSchema,
  keptBrainDumpSchema,
  mountainSchema,
  settingsSchema,
} from '../operations/schemas.ts';
import { parsedJson } from '../parsed-json.ts';
import { DEFAULT_SETTINGS } from '../profile/profile.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type AccountExport } from './account-export.ts';

export type ExportReading =
  | { readonly ok: true; readonly exported: AccountExport }
  /** A sentence for the person who chose the file. */
  | { readonly ok: false; readonly problem: string };

const NO_JSON = 'This file cannot be read. Please choose a JSON file that Unstuck exported.';
const NO_EXPORT = 'This file is not an Unstuck export.';
const NEWER = 'This export was made by a newer Unstuck. Please update, then import it.';

const MAX_MOUNTAINS = 10_000;
const MAX_COMPLETIONS = 1_000_000;
const MAX_DUMPS = 1_000_000;

const count = z.number().check(z.minimum(0));

/** Not strict: a later version may add keys, and those are left out. */
const exportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  formatVersion: z.literal(EXPORT_VERSION),
  exportedAt: instantSchema,
  id: z.string(),
  userId: z.string(),
  username: z.nullable(z.string()),
  level: count,
  xp: count,
  xpToNext: count,
  streak: count,
  lastActive: z.string(),
  mountainsData: z.array(mountainSchema).check(z.maxLength(MAX_MOUNTAINS)),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  completions: z.array(completionSchema).check(z.maxLength(MAX_COMPLETIONS)),
  brainDumps: z.array(keptBrainDumpSchema).check(z.maxLength(MAX_DUMPS)),
  settings: settingsSchema,
});

const markSchema = z.object({ format: z.literal(EXPORT_FORMAT), formatVersion: z.number() });

/** The export in a text, or what is wrong with it, said so that the next step is plain. */
export function readExport(text: string): ExportReading {
  // Some editors put a byte order mark in front.
  const json = parsedJson(text.replace(/^\uFEFF/, ''));
  if (json === null) return { ok: false, problem: NO_JSON };
  const mark = markSchema.safeParse(json);
  if (!mark.success) return { ok: false, problem: NO_EXPORT };
  if (mark.data.formatVersion > EXPORT_VERSION) return { ok: false, problem: NEWER };
  const result = exportSchema.safeParse(json);
  if (result.success) {
    const settings = { ...DEFAULT_SETTINGS, ...result.data.settings };
    return { ok: true, exported: { ...result.data, settings } };
  }
  const place = result.error.issues[0]?.path.join(' > ') ?? '';
  return { ok: false, problem: `This export is damaged${place === '' ? '' : ` at ${place}`}.` };
}
