import type { AccountExport } from '#domain/export/account-export.ts';
import { importChanges, importPreview, type ImportPreview } from '#domain/export/import-changes.ts';
import { MAX_PUSH_BYTES } from '#domain/contract.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { fetchDumpIds } from '../../api/account.ts';
import type { Api } from '../../api/client.ts';

export type ReadImport =
  | {
      readonly ok: true;
      readonly preview: ImportPreview;
      readonly exported: AccountExport;
    }
  | { readonly ok: false; readonly problem: string };

const MAX_FILE_BYTES = 50_000_000;
/** All but what stands around a change in a push. */
const MAX_CHANGE_BYTES = MAX_PUSH_BYTES - 1024;

/** What a chosen file would do to a plan. Never throws: whatever is wrong comes as a sentence. */
export async function readImport(ask: {
  file: File;
  profile: Profile;
  api: Api;
}): Promise<ReadImport> {
  if (ask.file.size > MAX_FILE_BYTES) return refused('This file is too large for an export.');
  const text = await ask.file.text().catch(() => null);
  if (text === null) return refused('This file could not be opened. Please choose it again.');
  // The check of every field is large; it comes when a file has been chosen.
  const reader = await import('#domain/export/read-export.ts').catch(() => null);
  if (reader === null) return refused('This part of the page did not arrive. Please try again.');
  const reading = reader.readExport(text);
  if (!reading.ok) return refused(reading.problem);
  const { exported } = reading;
  const tooLarge = mountainTooLarge(exported);
  if (tooLarge !== null)
    return refused(`The mountain “${tooLarge}” is too large to be imported. Nothing was added.`);
  // Only the server knows. Without an answer all count as new, and it still adds none twice.
  const dumpsPresent =
    exported.brainDumps.length === 0 ? [] : await fetchDumpIds(ask.api).catch(() => []);
  const preview = importPreview(ask.profile, exported, new Set(dumpsPresent));
  return { ok: true, exported, preview };
}

/** The title of the first mountain that the server would not take: one cannot come in parts. */
function mountainTooLarge(exported: AccountExport): string | null {
  for (const change of importChanges(exported)) {
    const isTooLarge = new Blob([JSON.stringify(change)]).size > MAX_CHANGE_BYTES;
    if (isTooLarge && change.kind === 'plan.import') return change.mountains[0]?.title ?? null;
  }
  return null;
}

function refused(problem: string): ReadImport {
  return { ok: false, problem };
}
