import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { endOf } from './child.js';
import { installWhatIsMissing } from './install.js';
import { ROOT } from './npm.js';
import { pinnedNode } from './pinned-node.js';
import { orExitClearly } from './setup-problem.js';

/** Installs what is missing, then runs a script of the house under the pinned Node, and ends as it ends. */
export async function withPinnedNode(script) {
  const node = await orExitClearly(async () => {
    await installWhatIsMissing();
    return pinnedNode();
  });
  const child = spawn(node, [path.join(ROOT, script), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // The child ends its own children first; this process only waits for it.
  const { code, error } = await endOf(child);
  if (error !== null) process.stderr.write(`${script} could not be started: ${error.message}\n`);
  process.exit(code ?? 1);
}
