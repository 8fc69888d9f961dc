import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { npm, ROOT } from './npm.js';
import { oneAtATime } from './one-at-a-time.js';
import { ensurePinnedNode } from './pinned-node.js';
import { SetupProblem } from './setup-problem.js';

// Plain JavaScript without packages: this runs on a fresh clone, on whatever Node is there.

const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.unstuck-install');

/**
 * Installs the packages of package-lock.json when they are missing or are not the ones it names.
 * Says what it does on standard error; returns whether anything was installed.
 */
export async function installWhatIsMissing() {
  if (isStamped()) return false;
  return oneAtATime({
    folder: path.join(ROOT, '.cache'),
    name: 'setup',
    onWait: () => process.stderr.write('Waiting for another start that is installing…\n'),
    work: async () => {
      if (isStamped()) return false;
      const installs = !holdsWhatTheLockNames();
      if (installs) await install();
      await ensurePinnedNode();
      fs.writeFileSync(STAMP, wantedStamp());
      return installs;
    },
  }).catch(explainFolder);
}

function wantedStamp() {
  const lock = fs.readFileSync(path.join(ROOT, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  return `${digest} ${process.platform} ${process.arch}\n`;
}

function isStamped() {
  try {
    return fs.readFileSync(STAMP, 'utf8') === wantedStamp();
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** True for packages that npm was told to install by hand: its own record agrees with the lock. */
function holdsWhatTheLockNames() {
  try {
    const wanted = packagesOf(path.join(ROOT, 'package-lock.json'));
    const found = packagesOf(path.join(MODULES, '.package-lock.json'));
    return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
      if (place === '') return true;
      if (found[place] === undefined) return optional === true || devOptional === true;
      return found[place].version === version && fs.existsSync(path.join(ROOT, place));
    });
  } catch {
    return false;
  }
}

function packagesOf(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}

async function install() {
  process.stderr.write('Installing packages. The first time takes a minute or two.\n');
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, signal, said } = await npm(['ci', ...flags]);
  if (code !== 0) throw new SetupProblem(explain({ code, signal, said }));
}

function explain({ code, signal, said }) {
  if (signal) return `npm ci was stopped by ${signal}. Run the command again to go on.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(said))
    return (
      'The packages could not be fetched: the npm registry did not answer. ' +
      'The first start needs the internet once. Check the connection (or proxy) and run the command again.'
    );
  if (/EACCES|EPERM|EROFS/.test(said)) return cannotWrite();
  if (/ENOSPC/.test(said)) return 'The disk is full: the packages could not be installed.';
  return `npm ci failed with exit code ${code}; what it said is above.`;
}

function cannotWrite() {
  return (
    `The packages cannot be installed: this user may not write in ${ROOT}. ` +
    'Run the command as the owner of the folder, or clone into one of your own.'
  );
}

function explainFolder(error) {
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw new SetupProblem(cannotWrite());
  throw error;
}
