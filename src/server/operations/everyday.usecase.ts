import type { Logger } from 'pino';
import { applyOperation } from '#domain/operations/apply.ts';
import type { Change, Operation } from '#domain/operations/operation.ts';
import { scopeOf } from '#domain/operations/scope.ts';
import { LEAP, versionStep } from '#domain/operations/version-step.ts';
import type { Database } from '../db/database.ts';
import { RequestError } from '../http/request-error.ts';
import { isStorageFailure } from '../db/storage-failure.ts';
import { everydayChanges } from './everyday-changes.ts';
import {
  createEverydayRepository,
  type EverydayRepository,
  type Part,
} from './everyday.repository.ts';
import { refusal, type Outcome } from './operation.usecase.ts';
import { createRemembered, type Remembered } from './remembered.ts';

/** They read the paths of single pebbles, and write the profile's columns and the ledger. */
const EVERYDAY: ReadonlySet<Change['kind']> = new Set([
  'pebble.setStatus',
  'timer.set',
  'dayList.load',
  'settings.set',
]);

export type Everyday = {
  readonly userId: string;
  /** The session that has to be there still; null when that was looked up for this request. */
  readonly session: string | null;
  /** `at` is the time that counts. */
  readonly operation: Operation;
};

export type EverydayDeps = {
  readonly repository: EverydayRepository;
  readonly remembered: Remembered;
  readonly log: Pick<Logger, 'warn'>;
};

export function createEveryday(
  database: Pick<Database, 'run'>,
  log: EverydayDeps['log'],
): EverydayDeps {
  return { repository: createEverydayRepository(database), remembered: createRemembered(), log };
}

/**
 * Logs a fault of the everyday way, which nobody would notice: the ordinary way does the operation then. A
 * `RequestError` is not logged, for the client hears of it and could fill the log with them; what keeps
 * the database from answering is logged where it is answered.
 */
export function noteFault(error: unknown, log: EverydayDeps['log']): void {
  if (isStorageFailure(error) || error instanceof RequestError) return;
  log.warn({ err: error }, 'the everyday way of an operation failed');
}

/**
 * Applies an operation without a lock: it is decided on the profile of one moment, and kept only if
 * the profile is still of that version, which every change of it raises. Null, and then nothing has
 * happened, when it has to be done under the lock (`applyOnce`), whose answer this always is.
 */
export async function applyEveryday(
  everyday: Everyday,
  deps: EverydayDeps,
): Promise<Outcome | null> {
  try {
    return (
      (await applyRemembered(everyday, deps)) ??
      (isEveryday(everyday.operation) ? await applyRead(everyday, deps) : null)
    );
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    noteFault(error, deps.log);
    return null;
  }
}

/** Applies an operation to the remembered profile, without a read; null when too little is remembered. */
export async function applyRemembered(
  everyday: Everyday,
  deps: EverydayDeps,
): Promise<Outcome | null> {
  if (!isEveryday(everyday.operation)) return null;
  const part = deps.remembered.recall(everyday.userId);
  return part && decide(everyday, part, deps);
}

async function applyRead(everyday: Everyday, deps: EverydayDeps): Promise<Outcome | null> {
  const { userId, operation } = everyday;
  const scope = scopeOf(operation);
  const slice = await deps.repository.slice({ userId, opId: operation.opId, scope });
  if (slice === null) return null;
  if ('result' in slice) return { result: slice.result, isNew: false };
  return decide(everyday, slice, deps);
}

async function decide(
  { userId, session, operation }: Everyday,
  part: Part,
  { repository, remembered }: EverydayDeps,
): Promise<Outcome | null> {
  const { opId, at } = operation;
  const { version: seen, profile } = part;
  // It takes the ledger to say what comes of it, which is not remembered.
  if (versionStep(operation.change, profile) === LEAP) return null;
  const applied = applyOperation(profile, operation);
  const changes = applied.ok ? everydayChanges(profile, applied.profile) : null;
  if (applied.ok && changes === null) return null;
  const result = applied.ok
    ? ({ opId, ok: true, version: seen + 1, at } as const)
    : refusal(opId, applied.code);
  // While this is being written, no other operation is decided on the version before it.
  remembered.forget(userId);
  const isKept = await repository
    .keep({ userId, session, seen, result, changes })
    .catch((error: unknown) => {
      if (isStorageFailure(error)) remembered.forgetEverybody();
      throw error;
    });
  if (!isKept) return null;
  remembered.remember(
    userId,
    applied.ok ? { ...part, version: seen + 1, profile: applied.profile } : part,
  );
  return { result, isNew: true };
}

function isEveryday({ change }: Operation): boolean {
  return EVERYDAY.has(change.kind);
}
