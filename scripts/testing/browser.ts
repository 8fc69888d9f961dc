import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { succeeds, tool } from './command.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** A Chromium or Chrome that runs on this machine: CHROME_PATH, an installed one, or Playwright's own. */
export function installedBrowser(): string | null {
  const places = [process.env.CHROME_PATH ?? '', ...KNOWN_PLACES, chromium.executablePath()];
  return places.find(runs) ?? null;
}

/** The installed browser; where there is none, Playwright's, and for root the distribution's. */
export async function browserOrInstall(): Promise<string> {
  const found = installedBrowser() ?? (await downloaded()) ?? (await fromDistribution());
  if (found !== null) return found;
  throw new Error(
    'The browser journeys need Chromium or Chrome: none was found, and none could be installed. ' +
      'Install one, or name it in CHROME_PATH, and run the tests again.',
  );
}

/** A file that is there may still be a stand-in that only says how to install the real one. */
function runs(file: string): boolean {
  if (file === '' || !fs.existsSync(file)) return false;
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

async function downloaded(): Promise<string | null> {
  process.stdout.write('No Chromium or Chrome is installed: fetching one for the tests.\n');
  const withLibraries = isRoot() ? ['--with-deps'] : [];
  await succeeds({
    argv: [...tool('playwright', '@playwright/test'), 'install', ...withLibraries, 'chromium'],
    timeoutMs: DOWNLOAD_LIMIT_MS,
  });
  return installedBrowser();
}

async function fromDistribution(): Promise<string | null> {
  if (!isRoot() || !fs.existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write('It could not be fetched: asking the distribution for its package.\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    succeeds({ argv: ['/usr/bin/apt-get', ...args], env, timeoutMs: DOWNLOAD_LIMIT_MS });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium');
  return installedBrowser();
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
