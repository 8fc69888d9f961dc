import { applyOperation } from '#domain/operations/apply.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { replay } from '#domain/operations/replay.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { Base } from './outbox/record.ts';

type Apply = typeof applyOperation;

/** The reducer, remembering its last answer: what a tap does is tried first, and then shown. */
export function createReducer(): Apply {
  let last: { profile: Profile; operation: Operation; applied: ReturnType<Apply> } | null = null;
  return (profile, operation) => {
    if (last?.profile !== profile || last.operation !== operation)
      last = { profile, operation, applied: applyOperation(profile, operation) };
    return last.applied;
  };
}

/**
 * Base plus operations, remembering the last answer: one more operation costs one step, not a
 * replay of all. Operations that no longer apply are passed over; the server will refuse them.
 */
export function createReplayer(
  apply: Apply,
): (base: Base, operations: readonly Operation[]) => Profile {
  let last: { base: Base; operations: readonly Operation[]; profile: Profile } | null = null;
  return (base, operations) => {
    const canExtend = last?.base === base && startsWith(operations, last.operations);
    const profile =
      last !== null && canExtend
        ? extend(apply, last.profile, operations.slice(last.operations.length))
        : replay(base.profile, operations).profile;
    last = { base, operations, profile };
    return profile;
  };
}

function extend(apply: Apply, profile: Profile, operations: readonly Operation[]): Profile {
  let reached = profile;
  for (const operation of operations) {
    const applied = apply(reached, operation);
    if (applied.ok) reached = applied.profile;
  }
  return reached;
}

function startsWith(operations: readonly Operation[], start: readonly Operation[]): boolean {
  return start.every(({ opId, at }, place) => {
    const operation = operations[place];
    return operation?.opId === opId && operation.at === at;
  });
}
