import process from 'node:process';
import v8 from 'node:v8';

/**
 * What the process that serves is started with, so that it keeps no memory that it has no use for.
 *
 * V8 lets the young generation grow to 128 MB; requests of a few kilobytes need a fraction of that, and
 * most of it only under load: src/server/young-generation.ts says when, and needs to collect by
 * itself for it. Threads that help to collect it cost more than they save where each core has
 * something to do.
 * And glibc keeps up to 38 MB for each thread that hashed a password, for the next one: with one
 * arena and a mark of its own it gives back what is free. Both read this only when a program begins.
 * docs/speed.md has the figures.
 */
export const LEAN_FLAGS = [
  '--min-semi-space-size=2',
  '--max-semi-space-size=16',
  '--no-parallel-scavenge',
  '--expose-gc',
];
export const LEAN_ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** So much may be added to the old generation between two collections; else up to four times itself. */
const GROWTH = '--heap-growing-percent=30';
/** The young generation stays as it begins. */
const NO_YOUNG_GROWTH = '--semi-space-growth-factor=1';

/**
 * Goes on in this very process with the above, where it was started without. What was set by hand
 * stays. Returns when there is nothing to change, or no way.
 */
export function becomeLean(args) {
  v8.setFlagsFromString(GROWTH);
  const isLean = LEAN_FLAGS.every((flag) => process.execArgv.includes(flag));
  if (isLean) v8.setFlagsFromString(NO_YOUNG_GROWTH);
  // The channel to a parent would not outlast it. Windows has no such call.
  if (isLean || process.connected || process.platform === 'win32') return;
  const program = [process.execPath, ...LEAN_FLAGS, ...process.execArgv, ...args];
  process.execve?.(process.execPath, program, { ...LEAN_ENVIRONMENT, ...process.env });
}
