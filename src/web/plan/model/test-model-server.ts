/** The server as the model meets it, and a light one in memory that keeps rows, a ledger and a log. */

import { PATHS, USER_HEADER, type OperationResult, type PushRequest } from '#domain/contract.ts';
import type { Instant } from '#domain/calendar/day.ts';
import { applyOperation } from '#domain/operations/apply.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { rowChanges, type RowChanges } from '#domain/operations/row-changes.ts';
import { RowStore } from '#domain/operations/test-row-store.ts';
import { versionStep } from '#domain/operations/version-step.ts';
import { findPebble } from '#domain/plan/find.ts';
import { aProfile } from '#domain/plan/test-builders.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { correctedAt } from '#server/operations/device-time.ts';

export type ModelPerson = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
};

/** An operation that the server has seen, with what it answered. */
export type LogEntry = {
  readonly opId: string;
  readonly result: OperationResult;
  /** How often it took effect. */
  readonly times: number;
};

export type ModelServer = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly people: readonly [ModelPerson, ModelPerson];
  /** In the order of their commits. */
  readonly log: (userId: string) => Promise<readonly LogEntry[]>;
  readonly snapshot: (userId: string) => Promise<{ version: number; profile: Profile }>;
  /** The sum over the rows of the ledger. */
  readonly ledgerXp: (userId: string) => Promise<number>;
  /**
   * A standby takes over that lacks the last so many operations, which it names. Null where the database
   * cannot be made to.
   */
  readonly goBack: ((userId: string, steps: number) => readonly string[]) | null;
  /** As after a password reset elsewhere. */
  readonly endSessions: (userId: string) => Promise<void>;
  /** A turn in which nothing arrived, after `idle` others: whatever it works with can go on. */
  readonly pause: (idle: number) => Promise<void>;
  /** After so many such turns nothing will come any more. Turns, for a busy machine takes its time. */
  readonly patience: number;
};

/** A turn of the event loop: as far as a disk in memory gets at once. */
export function aTurn(): Promise<void> {
  return new Promise((next) => void setImmediate(next));
}

/** What somebody could have written instead. */
export type ServerFault = 'takes-twice' | 'answers-anew' | 'counts-xp';

type LightEntry = LogEntry & { times: number; readonly changes: RowChanges | null };

type Account = {
  readonly person: ModelPerson;
  rows: RowStore;
  log: LightEntry[];
  version: number;
  countedXp: number;
};

type Light = {
  readonly accounts: readonly Account[];
  readonly sessions: Map<string, Account>;
  readonly now: () => Instant;
  readonly fault: ServerFault | null;
  tokens: number;
};

const NAMES = ['ann', 'ben'] as const;

function aPersonCalled(name: string): ModelPerson {
  const userId = `00000000-0000-4000-8000-0000000000${name === 'ann' ? 'aa' : 'bb'}`;
  return { userId, email: `${name}@example.org`, password: 'a quiet morning' };
}

function emptyRows({ email, userId }: ModelPerson): RowStore {
  return new RowStore(aProfile({ id: userId, userId, username: email }));
}

export function aLightServer(options: {
  now: () => Instant;
  fault?: ServerFault | null;
}): ModelServer {
  const accounts = NAMES.map((name): Account => {
    const person = aPersonCalled(name);
    return { person, rows: emptyRows(person), log: [], version: 0, countedXp: 0 };
  });
  const light: Light = {
    accounts,
    sessions: new Map(),
    now: options.now,
    fault: options.fault ?? null,
    tokens: 0,
  };
  const of = (userId: string): Account => {
    const found = accounts.find(({ person }) => person.userId === userId);
    if (found === undefined) throw new Error('Nobody has this id.');
    return found;
  };
  const [ann, ben] = accounts;
  if (ann === undefined || ben === undefined) throw new Error('There are two people.');
  return {
    fetch: async (path, init) => answer(light, path, init),
    people: [ann.person, ben.person],
    log: async (userId) => of(userId).log,
    snapshot: async (userId) => snapshotOf(light, of(userId)),
    ledgerXp: async (userId) => of(userId).rows.profile().xp,
    goBack: (userId, steps) => goBack(of(userId), steps),
    async endSessions(userId) {
      for (const [token, { person }] of light.sessions) {
        if (person.userId === userId) light.sessions.delete(token);
      }
    },
    pause: aTurn,
    patience: 1_000,
  };
}

function goBack(account: Account, steps: number): readonly string[] {
  const lost = account.log.slice(-steps);
  account.log = account.log.slice(0, -steps);
  account.rows = emptyRows(account.person);
  account.version = 0;
  for (const { changes, result } of account.log) {
    if (changes !== null) account.rows.write(changes);
    if (result.ok) account.version = result.version;
  }
  return lost.map(({ opId }) => opId);
}

function snapshotOf({ fault }: Light, { countedXp, rows, version }: Account) {
  const profile = rows.profile();
  return { version, profile: fault === 'counts-xp' ? { ...profile, xp: countedXp } : profile };
}

function answer(light: Light, path: string, init: RequestInit): Response {
  const headers = new Headers(init.headers);
  const token = /unstuck=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
  if (path === PATHS.signIn) return signIn(light, String(init.body));
  if (path === PATHS.signOut) {
    light.sessions.delete(token);
    return Response.json({}, { headers: { 'set-cookie': 'unstuck=; Max-Age=0' } });
  }
  const account = light.sessions.get(token);
  const claimed = headers.get(USER_HEADER);
  if (account === undefined || (claimed !== null && claimed !== account.person.userId)) {
    const error = { code: 'session.missing', message: 'Please sign in.' };
    return Response.json({ error }, { status: 401 });
  }
  if (path === PATHS.operations) {
    // The client made this body a moment ago.
    const { operations, sentAt } = JSON.parse(String(init.body)) as PushRequest;
    return Response.json({
      results: operations.map((operation) => take(light, account, { operation, sentAt })),
    });
  }
  const etag = `"${account.version}"`;
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304 });
  return Response.json(snapshotOf(light, account), { headers: { etag } });
}

function signIn(light: Light, body: string): Response {
  const { email } = JSON.parse(body) as { email: string };
  const account = light.accounts.find(({ person }) => person.email === email);
  if (account === undefined) return new Response(null, { status: 401 });
  light.tokens += 1;
  const token = `token-${light.tokens}`;
  light.sessions.set(token, account);
  return Response.json({}, { headers: { 'set-cookie': `unstuck=${token}; HttpOnly` } });
}

function take(
  { fault, now }: Light,
  account: Account,
  sent: { operation: Operation; sentAt: Instant },
): OperationResult {
  const { opId } = sent.operation;
  const known = account.log.find((entry) => entry.opId === opId);
  if (known !== undefined && fault !== 'takes-twice')
    return fault === 'answers-anew' ? anotherAnswer(known.result) : known.result;
  const at = correctedAt({ at: sent.operation.at, sentAt: sent.sentAt, now: now() });
  const operation = { ...sent.operation, at };
  const before = account.rows.profile();
  const applied = applyOperation(before, operation);
  const result: OperationResult = applied.ok
    ? { opId, ok: true, version: account.version + versionStep(operation.change, before), at }
    : { opId, ok: false, code: applied.code };
  const changes = applied.ok ? rowChanges(before, applied.profile) : null;
  if (applied.ok && changes !== null && result.ok) {
    account.rows.write(changes);
    account.version = result.version;
    account.countedXp += naiveXp(applied.profile, operation);
  }
  if (known !== undefined) known.times += 1;
  else account.log.push({ opId, result, times: 1, changes });
  return result;
}

function anotherAnswer(result: OperationResult): OperationResult {
  return result.ok ? { ...result, version: result.version + 1 } : result;
}

/** XP as one would count it without a ledger. */
function naiveXp(profile: Profile, { change }: Operation): number {
  if (change.kind !== 'pebble.setStatus') return 0;
  const xp = findPebble(profile.mountains, change.pebbleId)?.pebble.xpValue ?? 0;
  return change.status === 'moved' ? xp : -xp;
}
