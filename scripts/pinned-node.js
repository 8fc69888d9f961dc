import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npm, ROOT } from './npm.js';
import { SetupProblem } from './setup-problem.js';

const OLDEST_THAT_WORKS = [24, 7];

/** The version of Node that the whole program runs on: the dependency `node` in package.json. */
export function pinnedVersion() {
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return manifest.dependencies.node;
}

/** The file to run the program with. Ask after `installWhatIsMissing`. */
export function pinnedNode() {
  if (fs.existsSync(binary())) return binary();
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new SetupProblem(
    `Unstuck runs on Node ${pinnedVersion()}, and its copy in node_modules is missing. ` +
      'Remove the folder node_modules and run the command again.',
  );
}

/**
 * Sees to it that the pinned Node is there and runs. The package `node` fetches its binary in an
 * install script; where npm is set up not to run those, it is fetched here instead.
 */
export async function ensurePinnedNode() {
  const wanted = pinnedVersion();
  if (versionOf(binary()) === wanted) return;
  await fetchBinary(wanted);
  if (versionOf(binary()) === wanted) return;
  fs.rmSync(binary(), { force: true });
  if (isNewEnough(process.versions.node)) {
    process.stderr.write(
      `Node ${wanted} does not run on this machine: going on with ${process.version}.\n`,
    );
    return;
  }
  throw new SetupProblem(
    `Unstuck runs on Node ${wanted}, which could not be installed for ${process.platform} ` +
      `${process.arch}. Install Node ${OLDEST_THAT_WORKS.join('.')} or newer and run the command again.`,
  );
}

function binary() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(ROOT, 'node_modules', 'node', 'bin', name);
}

function versionOf(file) {
  if (!fs.existsSync(file)) return null;
  const said = spawnSync(file, ['--version'], { encoding: 'utf8', env: withoutOptions() });
  return said.status === 0 ? said.stdout.trim().replace(/^v/, '') : null;
}

// NODE_OPTIONS meant for another version could make this one refuse to start.
function withoutOptions() {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return rest;
}

async function fetchBinary(version) {
  const name = archPackage();
  const folder = path.join(ROOT, 'node_modules', '.pinned-node');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--no-audit'];
  await npm([...args, '--no-fund', '--ignore-scripts', '--loglevel=error', `${name}@${version}`]);
  const fetched = path.join(folder, 'node_modules', name, 'bin', path.basename(binary()));
  if (!fs.existsSync(fetched)) return;
  fs.mkdirSync(path.dirname(binary()), { recursive: true });
  fs.renameSync(fetched, binary());
  fs.chmodSync(binary(), 0o755);
  fs.rmSync(folder, { recursive: true, force: true });
  linkAsCommand();
}

/** npm makes no command of a file that is not there yet; with it, the next start is on this Node. */
function linkAsCommand() {
  const link = path.join(ROOT, 'node_modules', '.bin', 'node');
  if (process.platform === 'win32' || fs.existsSync(link)) return;
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.join('..', 'node', 'bin', 'node'), link);
}

function archPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_THAT_WORKS;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
