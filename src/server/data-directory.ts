import { accessSync, constants, mkdirSync } from 'node:fs';
import { codeOf } from './error-code.ts';
import { OperatorProblem } from './operator-problem.ts';

/** Why a disk takes nothing, by the code that the system gives. */
export const DISK_REASONS = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
};

const REASONS: Readonly<Record<string, string>> = {
  ...DISK_REASONS,
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
};

/** Makes the directory for the program's data, readable by its user only, or says why it cannot. */
export function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? String(error);
    throw new OperatorProblem(
      `The data directory ${directory} cannot be used: ${reason}. Name another one in DATA_DIR.`,
      { cause: error },
    );
  }
}
