import type { Day } from '#domain/calendar/day.ts';
import {
  PATHS,
  type AccountSession,
  type AccountSessionsReply,
  type BrainDumpsReply,
  type RenameRequest,
} from '#domain/contract.ts';
import { networkError } from './api-error.ts';
import { bodyOf, type Api } from './client.ts';

export async function updateUsername(api: Api, username: string): Promise<void> {
  const body: RenameRequest = { username };
  await api.call({ path: PATHS.updateUser, body });
}

/** Where this account is signed in, the session in use first. */
export async function fetchSessions(api: Api): Promise<readonly AccountSession[]> {
  const response = await api.call({ path: PATHS.accountSessions });
  return (await bodyOf<AccountSessionsReply>(response, 'sessions')).sessions;
}

/** Which brain dumps the account has: an import adds none of them twice. */
export async function fetchDumpIds(api: Api): Promise<BrainDumpsReply['dumpIds']> {
  const response = await api.call({ path: PATHS.brainDumps });
  return (await bodyOf<BrainDumpsReply>(response, 'dumpIds')).dumpIds;
}

const EXPORT_TIMEOUT_MS = 60_000;

const EXPORTS = {
  json: { path: PATHS.accountExport, type: 'application/json' },
  markdown: { path: PATHS.accountExportMarkdown, type: 'text/markdown' },
} as const;

/** Everything of the account as one file. Its streak is the one of `today`; without it, of the day in UTC. */
export async function fetchExport(
  api: Api,
  { kind, today }: { kind: keyof typeof EXPORTS; today?: Day },
): Promise<Blob> {
  const { path, type } = EXPORTS[kind];
  const response = await api.call({
    path: today === undefined ? path : `${path}?today=${today}`,
    timeoutMs: EXPORT_TIMEOUT_MS,
  });
  const text = await response.text().catch((cause: unknown) => {
    throw networkError(cause);
  });
  return new Blob([text], { type });
}
