import { applyOperation } from '#domain/operations/apply.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { replay } from '#domain/operations/replay.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { Base } from './outbox/record.ts';

/**
 * Base plus operations, remembering the last answer: one more operation costs one step, not a
 * replay of all. Operations that no longer apply are passed over; the server will refuse them.
 */
export function createReplayer(): (base: Base, operations: readonly Operation[]) => Profile {
  let last: { base: Base; operations: readonly Operation[]; profile: Profile } | null = null;
  return (base, operations) => {
    const canExtend = last?.base === base && startsWith(operations, last.operations);
    const profile =
      last !== null && canExtend
        ? extend(last.profile, operations.slice(last.operations.length))
        : replay(base.profile, operations).profile;
    last = { base, operations, profile };
    return profile;
  };
}

function extend(profile: Profile, operations: readonly Operation[]): Profile {
  let reached = profile;
  for (const operation of operations) {
    const applied = applyOperation(reached, operation);
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
