import { applyOperation } from '#domain/operations/apply.ts';
import type { Change, Operation } from '#domain/operations/operation.ts';
import { rowChanges, type RowChanges } from '#domain/operations/row-changes.ts';
import { scopeOf } from '#domain/operations/scope.ts';
import { isStorageFailure } from '../http/storage-failure.ts';
import type { EverydayRepository } from './everyday.repository.ts';
import { refusal, type Outcome } from './operation.usecase.ts';

/** They read the paths of single pebbles, and write the profile's columns and the ledger. */
const EVERYDAY: ReadonlySet<Change['kind']> = new Set([
  'pebble.setStatus',
  'timer.set',
  'dayList.load',
  'settings.set',
]);

export type Everyday = {
  readonly userId: string;
  /** `at` is the time that counts. */
  readonly operation: Operation;
};

/**
 * Applies an operation without a lock: it is decided on the profile of one moment, and kept only if
 * the profile is still of that version, which every change of it raises. Null, and then nothing has
 * happened, when it has to be done under the lock (`applyOnce`), whose answer this always is.
 */
export async function applyEveryday(
  everyday: Everyday,
  repository: EverydayRepository,
): Promise<Outcome | null> {
  if (!EVERYDAY.has(everyday.operation.change.kind)) return null;
  try {
    return await decide(everyday, repository);
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    // What is wrong with it is for the other way to find out.
    return null;
  }
}

async function decide(
  { userId, operation }: Everyday,
  repository: EverydayRepository,
): Promise<Outcome | null> {
  const { opId, at } = operation;
  const slice = await repository.slice({ userId, opId, scope: scopeOf(operation) });
  if (slice === null) return null;
  if ('result' in slice) return { result: slice.result, isNew: false };
  const { version: seen, profile } = slice;
  const applied = applyOperation(profile, operation);
  const changes = applied.ok ? rowChanges(profile, applied.profile) : null;
  if (changes !== null && touchesPlan(changes)) return null;
  const result = applied.ok
    ? ({ opId, ok: true, version: seen + 1, at } as const)
    : refusal(opId, applied.code);
  const isKept = await repository.keep({ userId, seen, result, changes });
  return isKept ? { result, isNew: true } : null;
}

function touchesPlan({ mountains, boulders, rocks, pebbles }: RowChanges): boolean {
  return [mountains, boulders, rocks, pebbles].some(
    ({ inserted, updated, deleted }) => inserted.length + updated.length + deleted.length > 0,
  );
}
