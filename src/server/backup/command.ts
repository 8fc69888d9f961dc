/** What the three commands on a store share: settings, one line at the end, and a clear way out. */

import path from 'node:path';
import type { Logger } from 'pino';
import { systemClock, type Clock } from '../clock.ts';
import { readStoreEnv } from '../env.ts';
import { createLog } from '../logging/log.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { BackupFile } from './backup-file.ts';
import type { Store } from './take-backup.ts';

export type CommandContext = {
  readonly store: Store;
  /** What follows the command's name. */
  readonly argument: string | null;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Runs a command; what it returns is said on standard output, what is wrong on standard error. */
export async function runCommand(
  work: (context: CommandContext) => Promise<string>,
): Promise<void> {
  const settings = readStoreEnv();
  if (!settings.ok) return fail(settings.problems.join('\n'));
  const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = settings.env;
  const [argument, ...others] = process.argv.slice(2);
  if (others.length > 0) return fail('Name one file, or none.');
  try {
    const said = await work({
      store: { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR },
      argument: argument === undefined ? null : path.resolve(argument),
      clock: systemClock,
      log: createLog({ level: LOG_LEVEL }),
    });
    process.stdout.write(`${said}\n`);
  } catch (error) {
    if (error instanceof OperatorProblem) return fail(error.message);
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

export function describeFile({ people, file, bytes }: BackupFile): string {
  return `Backed up ${countOf(people)} to ${file} (${readableSize(bytes)}).`;
}

function readableSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

export function countOf(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
