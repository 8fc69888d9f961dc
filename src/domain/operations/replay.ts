import type { Profile } from '../profile/profile.ts';
import { applyOperation } from './apply.ts';
import type { Operation, RefusalCode } from './operation.ts';

export type Refused = { readonly opId: string; readonly code: RefusalCode };

/** A profile after operations in order; a refused one changes nothing and never stops a later one. */
export function replay(
  profile: Profile,
  operations: readonly Operation[],
): { readonly profile: Profile; readonly refused: readonly Refused[] } {
  const refused: Refused[] = [];
  let current = profile;
  for (const operation of operations) {
    const result = applyOperation(current, operation);
    if (result.ok) current = result.profile;
    else refused.push({ opId: operation.opId, code: result.code });
  }
  return { profile: current, refused };
}
