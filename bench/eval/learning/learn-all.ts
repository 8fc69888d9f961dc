import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const LEARNING = path.join('bench', 'eval', 'learning');
const DATA = path.join('src', 'domain', 'planner', 'data');
/** Each hears the thoughts that the files before it give, so it runs in a process of its own. */
const IN_ORDER = [
  'learn-breaks',
  'learn-names',
  'learn-told',
  'learn-homes',
  'learn-steps',
  'learn-foreign-breaks',
  'learn-foreign-told',
];

/** A copy of all that learning reads and writes, so that no file is left half learned. */
function learnedIn(copy: string): void {
  for (const part of ['package.json', path.join('src', 'domain'), LEARNING])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  for (const script of IN_ORDER)
    execFileSync(process.execPath, [path.join(copy, LEARNING, `${script}.ts`)], {
      stdio: 'inherit',
    });
}

// Learns all there is to learn. `--check` leaves the files as they are, and fails where one of them
// is not what is learned from what the planner hears today.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const copy = mkdtempSync(path.join(tmpdir(), 'unstuck-learn-'));
try {
  learnedIn(copy);
  const files = globSync(path.join(DATA, '**', '*-weights.ts'), { cwd: copy }).toSorted();
  const drifted = files.filter(
    (file) => !readFileSync(path.join(copy, file)).equals(readFileSync(path.join(ROOT, file))),
  );
  for (const file of drifted) {
    process.stdout.write(`${file} has drifted from what the planner hears today\n`);
    if (!values.check) cpSync(path.join(copy, file), path.join(ROOT, file));
  }
  if (values.check && drifted.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}
