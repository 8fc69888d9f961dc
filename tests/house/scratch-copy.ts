import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, tool } from '../../scripts/testing/command.ts';

/** A copy of the source in which something can be broken, to see whether a check notices. */
export type ScratchCopy = {
  folder: string;
  write: (file: string, source: string) => void;
  /** Runs a tool of node_modules in the copy; answers what it wrote and whether it was content. */
  run: (name: string, args: string[], owner?: string) => { content: boolean; output: string };
  remove: () => void;
};

const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results']);

export function scratchCopy(): ScratchCopy {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-house-')));
  for (const entry of fs.readdirSync(ROOT)) {
    if (NOT_COPIED.has(entry)) continue;
    fs.cpSync(path.join(ROOT, entry), path.join(folder, entry), { recursive: true });
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
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
