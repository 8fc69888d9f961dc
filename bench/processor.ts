import fs from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** What Linux counts in, whatever the kernel ticks in. */
const TICK_MS = 10;

/** Processor time that a process has used so far, of all its threads, in milliseconds. Linux only. */
export function processorMs({ pid }: Pick<ChildProcess, 'pid'>): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before may hold anything, blanks and brackets too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
