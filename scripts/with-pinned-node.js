import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${script} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
