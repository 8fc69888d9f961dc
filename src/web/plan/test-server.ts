/** The server's side of the protocol in memory, around the reducer. */

import { PATHS, type OperationResult, type PushRequest, type Snapshot } from '#domain/contract.ts';
import { applyOperation } from '#domain/operations/apply.ts';
import type { Applied, Change, Operation, RefusalCode } from '#domain/operations/operation.ts';
import { versionStep } from '#domain/operations/version-step.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { Fetch } from '../api/client.ts';

export type ReducerServer = {
  readonly fetch: Fetch;
  snapshot(): Snapshot;
  /** How often each operation took effect. */
  readonly applied: Map<string, number>;
  /** Another device does something. */
  apply(operation: Operation): void;
  /** A standby that lacks everything since takes over. */
  goBackTo(earlier: Snapshot): void;
  isSignedIn: boolean;
  /** The kinds of change that are refused, and why. */
  readonly refusing: Map<Change['kind'], RefusalCode>;
  /** Operations that make the whole request unreadable. */
  readonly poison: Set<string>;
};

export function aReducerServer(profile: Profile): ReducerServer {
  let snapshot: Snapshot = { version: 1, profile };
  const results = new Map<string, OperationResult>();
  const server: ReducerServer = {
    snapshot: () => snapshot,
    applied: new Map(),
    isSignedIn: true,
    refusing: new Map(),
    poison: new Set(),
    apply: (operation) => void take(operation),
    goBackTo(earlier) {
      snapshot = earlier;
      for (const result of results.values())
        if (result.ok && result.version > earlier.version) results.delete(result.opId);
    },
    async fetch(path, init) {
      if (!server.isSignedIn) return refusal(401, 'session.missing');
      if (path === PATHS.profile) return answerProfile(snapshot, new Headers(init.headers));
      // The client made this body a moment ago.
      const request = JSON.parse(String(init.body)) as PushRequest;
      if (request.operations.some(({ opId }) => server.poison.has(opId))) {
        return refusal(400, 'request.invalid');
      }
      return Response.json({ results: request.operations.map(take) });
    },
  };
  function take(operation: Operation): OperationResult {
    const { at, opId } = operation;
    const earlier = results.get(opId);
    if (earlier !== undefined) return earlier;
    const code = server.refusing.get(operation.change.kind);
    const applied: Applied =
      code === undefined ? applyOperation(snapshot.profile, operation) : { ok: false, code };
    const version = snapshot.version + versionStep(operation.change, snapshot.profile);
    if (applied.ok) snapshot = { version, profile: applied.profile };
    const result: OperationResult = applied.ok
      ? { opId, ok: true, version: snapshot.version, at }
      : { opId, ok: false, code: applied.code };
    server.applied.set(opId, (server.applied.get(opId) ?? 0) + 1);
    results.set(opId, result);
    return result;
  }
  return server;
}

function answerProfile(snapshot: Snapshot, headers: Headers): Response {
  const etag = `"${snapshot.version}"`;
  return headers.get('if-none-match') === etag
    ? new Response(null, { status: 304 })
    : Response.json(snapshot, { headers: { etag } });
}

function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: code } }, { status });
}
