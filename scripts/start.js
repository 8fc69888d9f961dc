import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const THIS_FILE = fileURLToPath(import.meta.url);
const OLDEST_FROM_OUTSIDE = 20;
const ORPHAN_LOOK_MS = 250;

if (Number(process.versions.node.split('.')[0]) < OLDEST_FROM_OUTSIDE) {
  process.stderr.write(
    `Unstuck needs Node ${OLDEST_FROM_OUTSIDE} or newer to start; this is ${process.version}.\n`,
  );
  process.exit(1);
}

// Loaded only now: an older Node would stumble over them before it could say why.
const { endOf } = await import('./child.js');
const { installWhatIsMissing } = await import('./install.js');
const { becomeLean, LEAN_ENVIRONMENT, LEAN_FLAGS } = await import('./lean-process.js');
const { ROOT } = await import('./npm.js');
const { pinnedNode, pinnedVersion } = await import('./pinned-node.js');
const { quickenImports } = await import('./quick-imports.js');
const { orExitClearly } = await import('./setup-problem.js');
const { buildWhatIsStale } = await import('./web-build.js');

// Given by this file to itself, once it has the right Node.
const isRightNode = process.argv.includes('--right-node');

const installed = !isRightNode && (await orExitClearly(prepare));

// npm passes a signal on to the shell it runs this in, and the shell to nobody: it is gone, this is
// not. Anywhere else a parent that ends is no reason to stop (`nohup`).
if (process.env.npm_lifecycle_event === 'start') stopWhenOrphaned();

// npm puts node_modules/.bin first in PATH, so from the second start on this is the pinned Node
// already. Right after an install it may be a file that npm has just replaced.
if (isRightNode || (!installed && process.versions.node === pinnedVersion())) {
  becomeLean([THIS_FILE, '--right-node']);
  quickenImports(ROOT);
  await import('../src/server/main.ts');
} else await serveWith(await orExitClearly(pinnedNode));

async function prepare() {
  const changed = await installWhatIsMissing();
  await buildWhatIsStale();
  return changed;
}

function stopWhenOrphaned() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, ORPHAN_LOOK_MS).unref();
}

async function serveWith(node) {
  // The open channel tells the server when this process is gone, however it went.
  const server = spawn(node, [...LEAN_FLAGS, THIS_FILE, '--right-node'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...LEAN_ENVIRONMENT, ...process.env },
  });
  const { code, signal, error } = await endOf(server);
  if (error) process.stderr.write(`The server could not be started: ${error.message}\n`);
  if (signal) process.stderr.write(`The server was stopped by ${signal}.\n`);
  process.exit(code ?? 1);
}
