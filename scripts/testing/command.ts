import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

export type Command = {
  /** What to run: the program, then its arguments. */
  argv: readonly [string, ...string[]];
  env?: Record<string, string>;
  timeoutMs: number;
  /** Keeps what it says back until it has ended, and writes it then under this title. */
  title?: string;
};

const running = new Set<ChildProcess>();

/** Runs a command with its output where everybody sees it. Returns whether it ended well. */
export async function succeeds({ argv, env, timeoutMs, title }: Command): Promise<boolean> {
  const [file, ...args] = argv;
  // A group of its own, so that a command that hangs goes with everything it started.
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: title === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  running.add(child);
  let said = title === undefined ? '' : `\n— ${title}\n`;
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const limit = setTimeout(() => {
    process.stderr.write(`\nStopped after ${timeoutMs / 60_000} minutes: ${argv.join(' ')}\n`);
    endGroup(child, 'SIGKILL');
  }, timeoutMs);
  try {
    return await new Promise<boolean>((resolve) => {
      child.on('error', (error) => {
        process.stderr.write(`${file} could not be started: ${error.message}\n`);
        resolve(false);
      });
      // Not at its exit: what it has said may still be on its way.
      child.on('close', (code) => resolve(code === 0));
    });
  } finally {
    clearTimeout(limit);
    running.delete(child);
    process.stdout.write(said);
  }
}

/** Builds the page, unless it is up to date. Returns whether it ended well. */
export function buildsPage(): Promise<boolean> {
  const argv = [process.execPath, path.join(ROOT, 'scripts', 'build.js')] as const;
  return succeeds({ argv, timeoutMs: 5 * 60_000, title: 'build' });
}

/** Passes an interruption on to what runs, and ends once that has ended. */
export function endWithChildren(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of running) endGroup(child, signal);
      process.exitCode = 130;
      setTimeout(() => {
        for (const child of running) endGroup(child, 'SIGKILL');
        process.exit(130);
      }, 5_000).unref();
      void Promise.all(
        [...running].map((child) => new Promise((end) => child.on('exit', end))),
      ).then(() => process.exit(130));
    });
  }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A tool of node_modules, to be run by this very Node. */
export function tool(name: string, owner = name): [string, string] {
  const folder = path.join(ROOT, 'node_modules', owner);
  const manifest: { bin: string | Record<string, string> } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  if (file === undefined) throw new Error(`${owner} has no program called ${name}`);
  return [process.execPath, path.join(folder, file)];
}
