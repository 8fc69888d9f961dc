import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, tool } from '../../scripts/testing/command.ts';

/** A repository with the configuration of this one, in which something is broken to see whether a check notices. */
export type ScratchCopy = {
  read: (file: string) => string;
  write: (file: string, source: string) => void;
  /** Runs a tool of node_modules in the copy; answers what it wrote and whether it was content. */
  run: (name: string, args: string[], owner?: string) => { content: boolean; output: string };
  remove: () => void;
};

/**
 * The files that configure every check, and whatever else is named. That what is there passes is looked at
 * by the checks themselves: here it would only take long.
 */
export function scratchCopy(...named: readonly string[]): ScratchCopy {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-house-')));
  const top = fs.readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  const programs = fs.globSync('src/**/tsconfig.json', { cwd: ROOT });
  for (const entry of [...top.map(({ name }) => name), ...programs, ...named])
    fs.cpSync(path.join(ROOT, entry), path.join(folder, entry), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, source) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), source);
    },
    run: (name, args, owner) => {
      const [node, ...program] = tool(name, owner);
      const { status, stdout, stderr } = spawnSync(node, [...program, ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      return {
        content: status === 0,
        output: stdout.trimStart().startsWith('{') ? stdout : stdout + stderr,
      };
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
