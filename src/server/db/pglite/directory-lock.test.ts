import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorProblem } from '../../operator-problem.ts';
import { lockDirectory } from './directory-lock.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'unstuck-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Another process that has locked the directory, and does nothing else. */
async function aHolder(): Promise<ChildProcess> {
  const module = path.join(import.meta.dirname, 'directory-lock.ts');
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(module)});
    lockDirectory(${JSON.stringify(dataDir)});
    process.stdout.write('locked');
    setInterval(() => {}, 60_000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  holder.stderr?.on('data', (chunk) => said.push(String(chunk)));
  await Promise.race([once(holder.stdout ?? holder, 'data'), once(holder, 'exit')]);
  // node:sqlite must not greet everybody who starts the program with a warning.
  expect(said).toEqual([]);
  return holder;
}

describe('the lock of a data directory', () => {
  it('is refused to a second process, and says which one has it', async () => {
    const holder = await aHolder();
    expect(() => lockDirectory(dataDir)).toThrow(OperatorProblem);
    expect(() => lockDirectory(dataDir)).toThrow(
      `in use by another Unstuck (process ${holder.pid}`,
    );
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  });

  it('is free at once when its holder is killed', async () => {
    const holder = await aHolder();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(() => lockDirectory(dataDir).release()).not.toThrow();
  });

  it('is refused within one process too, and free again after its release', () => {
    const lock = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow(`(process ${process.pid}`);
    lock.release();
    lockDirectory(dataDir).release();
    expect(readdirSync(dataDir)).toEqual(['database.lock']);
  });

  it('says so when the directory cannot hold one', () => {
    const nowhere = path.join(dataDir, 'missing');
    expect(() => lockDirectory(nowhere)).toThrow(OperatorProblem);
    expect(() => lockDirectory(nowhere)).toThrow('cannot be locked');
  });
});
