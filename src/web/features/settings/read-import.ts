import type { AccountExport } from '#domain/export/account-export.ts';
import { importPreview, type ImportPreview } from '#domain/export/import-changes.ts';
import type { Profile } from '#domain/profile/profile.ts';

export type ReadImport =
  | {
      readonly ok: true;
      readonly preview: ImportPreview;
      readonly exported: AccountExport;
    }
  | { readonly ok: false; readonly problem: string };

const MAX_FILE_BYTES = 50_000_000;

/** What a chosen file would do to a plan. Never throws: whatever is wrong comes as a sentence. */
export async function readImport(ask: { file: File; profile: Profile }): Promise<ReadImport> {
  if (ask.file.size > MAX_FILE_BYTES) return refused('This file is too large for an export.');
  const text = await ask.file.text().catch(() => null);
  if (text === null) return refused('This file could not be opened. Please choose it again.');
  // The check of every field is large; it comes when a file has been chosen.
  const reader = await import('#domain/export/read-export.ts').catch(() => null);
  if (reader === null) return refused('This part of the page did not arrive. Please try again.');
  const reading = reader.readExport(text);
  if (!reading.ok) return refused(reading.problem);
  const { exported } = reading;
  return { ok: true, exported, preview: importPreview(ask.profile, exported) };
}

function refused(problem: string): ReadImport {
  return { ok: false, problem };
}
