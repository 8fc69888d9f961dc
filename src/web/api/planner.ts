/** The calls of the dialogs in which plans are made. */

import {
  PATHS,
  USER_HEADER,
  brainDumpOpenedPath,
  brainDumpRetryPath,
  mountainRevisePath,
  type BrainDumpReply,
  type BrainDumpRequest,
  type BrainDumpRetryRequest,
  type BrainDumpsReply,
  type MountainReviseReply,
  type MountainReviseRequest,
  type PlannerReply,
  type StandInsReply,
} from '#domain/contract.ts';
import { bodyOf, type Api } from './client.ts';

/** Specification, section 9: the AI client's own limit; no server can be set to wait that long. */
const PLANNER_TIMEOUT_MS = 600_000;

type From = { readonly userId: string; readonly signal?: AbortSignal };

/** Who will read the words of a brain dump. */
export async function fetchPlanner(api: Api): Promise<PlannerReply> {
  return bodyOf<PlannerReply>(await api.call({ path: PATHS.planner }), 'plannedBy');
}

/** The dumps that were planned on whichever device, and have no plan of their own yet. */
export async function fetchStandIns(api: Api): Promise<StandInsReply['standIns']> {
  const response = await api.call({ path: PATHS.standIns });
  return (await bodyOf<StandInsReply>(response, 'standIns')).standIns;
}

/** The dumps that have a plan of their own, as far as this server says. */
export async function fetchPlannedIds(api: Api): Promise<readonly string[]> {
  const response = await api.call({ path: PATHS.brainDumps });
  return (await bodyOf<BrainDumpsReply>(response, 'dumpIds')).plannedIds ?? [];
}

export function submitBrainDump(
  api: Api,
  { request, ...from }: From & { readonly request: BrainDumpRequest },
): Promise<BrainDumpReply> {
  return send<BrainDumpReply>(api, { path: PATHS.brainDumps, body: request, from });
}

export function retryBrainDump(
  api: Api,
  ask: From & { readonly dumpId: string; readonly request: BrainDumpRetryRequest },
): Promise<BrainDumpReply> {
  const { dumpId, request, ...from } = ask;
  return send<BrainDumpReply>(api, { path: brainDumpRetryPath(dumpId), body: request, from });
}

/** The words of a dump with a stand-in are in a box again: no device is told of them any more. */
export async function tellOpened(
  api: Api,
  { dumpId, userId }: { readonly dumpId: string; readonly userId: string },
): Promise<void> {
  const headers = { [USER_HEADER]: userId };
  await api.call({ path: brainDumpOpenedPath(dumpId), body: {}, headers });
}

export function reviseMountain(
  api: Api,
  ask: From & { readonly mountainId: string; readonly request: MountainReviseRequest },
): Promise<MountainReviseReply> {
  const { mountainId, request, ...from } = ask;
  return send<MountainReviseReply>(api, {
    path: mountainRevisePath(mountainId),
    body: request,
    from,
  });
}

async function send<Reply extends { readonly version: number }>(
  api: Api,
  { path, body, from }: { path: string; body: object; from: From },
): Promise<Reply> {
  const response = await api.call({
    path,
    body,
    headers: { [USER_HEADER]: from.userId },
    timeoutMs: PLANNER_TIMEOUT_MS,
    ...(from.signal && { signal: from.signal }),
  });
  return bodyOf<Reply>(response, 'version');
}
