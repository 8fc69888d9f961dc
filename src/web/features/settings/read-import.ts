import type { AccountExport } from '#domain/export/account-export.ts';
import { importChanges, importPreview, type ImportPreview } from '#domain/export/import-changes.ts';
import { MAX_PUSH_BYTES } from '#domain/contract.ts';
import type { Change } from '#domain/operations/operation.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { fetchDumpIds } from '../../api/account.ts';
import type { Api } from '../../api/client.ts';

export type ReadImport =
  | {
      readonly ok: true;
      readonly preview: ImportPreview;
      /** What of the file can be imported. */
      readonly exported: AccountExport;
      /** A sentence about what cannot, and is not in the account either. */
      readonly leftOut: string | null;
    }
  | { readonly ok: false; readonly problem: string };

export const LIST = new Intl.ListFormat('en', { style: 'long' });
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
  const { exported, leftOut } = withoutTooLarge(reading.exported, ask.profile);
  if (leftOut !== null && importChanges(exported).length === 0)
    return refused(`${leftOut} Nothing was added.`);
  // Only the server knows. Without an answer all count as new, and it still adds none twice.
  const dumpsPresent =
    exported.brainDumps.length === 0 ? [] : await fetchDumpIds(ask.api).catch(() => []);
  const preview = importPreview(ask.profile, exported, new Set(dumpsPresent));
  return { ok: true, exported, preview, leftOut };
}

/**
 * What the server would take of an export. A mountain comes whole or not at all, and of one that stays
 * out what was done is counted all the same.
 */
function withoutTooLarge(
  exported: AccountExport,
  { mountains }: Profile,
): { readonly exported: AccountExport; readonly leftOut: string | null } {
  const tooLarge = new Set(importChanges(exported).filter(isTooLarge).flatMap(mountainsOf));
  const mountainsData = exported.mountainsData.filter((mountain) => !tooLarge.has(mountain));
  const missing = [...tooLarge].filter(({ id }) => mountains.every((known) => known.id !== id));
  return { exported: { ...exported, mountainsData }, leftOut: tooLargeWords(missing) };
}

function isTooLarge(change: Change): boolean {
  return new Blob([JSON.stringify(change)]).size > MAX_CHANGE_BYTES;
}

function mountainsOf(change: Change): readonly Mountain[] {
  return change.kind === 'plan.import' ? change.mountains : [];
}

function tooLargeWords(mountains: readonly Mountain[]): string | null {
  if (mountains.length === 0) return null;
  const names = LIST.format(mountains.map(({ title }) => `“${title}”`));
  return mountains.length === 1
    ? `The mountain ${names} is too large to be imported.`
    : `The mountains ${names} are too large to be imported.`;
}

function refused(problem: string): ReadImport {
  return { ok: false, problem };
}
