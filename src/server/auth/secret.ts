import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../error-code.ts';
import { OperatorProblem } from '../operator-problem.ts';

const FILE = 'auth-secret';
const BYTES = 32;

/** The secret of this data directory: made at the first start, the same at every other. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, FILE);
  const kept = read(file);
  if (kept !== null) return kept;
  makeOnce(file);
  return read(file) ?? fail(file, 'it is not there after it was written');
}

function read(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret.length >= BYTES ? secret : fail(file, 'it is too short to be one');
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    return code === 'ENOENT' ? null : fail(file, code);
  }
}

/** The file appears with its content or not at all, and is never replaced: a crash leaves no half. */
function makeOnce(file: string): void {
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, `${randomBytes(BYTES).toString('base64url')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function fail(file: string, reason: string): never {
  throw new OperatorProblem(`The secret for sign-in cannot be read from ${file}: ${reason}.`);
}
