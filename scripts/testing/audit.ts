/** Asks the registry for known weaknesses; a machine without a network goes on without the answer. */

import { spawnSync } from 'node:child_process';
import { judge } from './advisories.ts';
import { ROOT } from './command.ts';

const PATIENCE_MS = 30_000;
const ASK = ['audit', '--audit=true', '--omit=dev', '--json', '--fetch-retries=0'];

const { stdout } = spawnSync('npm', ASK, {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: PATIENCE_MS,
  shell: process.platform === 'win32',
});
const judgement = judge(stdout ?? '');
switch (judgement.outcome) {
  case 'clean':
    process.stdout.write('No grave weakness of what people run is known.\n');
    break;
  case 'unknown':
    process.stdout.write(`The registry could not be asked (${judgement.reason}).\n`);
    break;
  case 'weak':
    process.stdout.write(`Known to be weak: ${judgement.names.join(', ')}. See npm audit.\n`);
    process.exitCode = 1;
}
