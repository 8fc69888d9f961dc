import { vi } from 'vitest';

/** Waits until a check holds: for as long as a busy machine may need for what takes a moment. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 2 });
}
