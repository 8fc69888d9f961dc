import type { Operation } from '#domain/operations/operation.ts';

/**
 * One for every version of the format that was ever released, each giving what this version works
 * with: a change can wait on a device for as long as it likes, and must still be read then.
 */
const DECODERS: Readonly<Record<number, (kept: unknown) => Operation>> = {
  // The outbox holds nothing but what this page, or an earlier one, appended to it.
  1: (kept) => kept as Operation,
};

/** Null for a version newer than this page: it was set back, and must leave such a change alone. */
export function decodeOperation(kept: { readonly schema: number }): Operation | null {
  return DECODERS[kept.schema]?.(kept) ?? null;
}
