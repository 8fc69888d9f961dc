import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './command.ts';

const BUILT = path.join(ROOT, 'dist', 'web');

/** What a first visit may cost, compressed: it has to open fast on a phone with a poor connection. */
const BUDGET_KB = { script: 130, style: 20 };

export type Shipped = { script: number; style: number };

/** Kilobytes of gzip that the built page ships. */
export function shipped(): Shipped {
  return { script: kilobytesOf('.js'), style: kilobytesOf('.css') };
}

/** What the page ships beyond its budget, in words; null when it keeps to it. */
export function beyondBudget(): string | null {
  const { script, style } = shipped();
  process.stdout.write(
    `JavaScript ${script.toFixed(1)} of ${BUDGET_KB.script} kB, ` +
      `CSS ${style.toFixed(1)} of ${BUDGET_KB.style} kB (gzip)\n`,
  );
  if (script === 0) return 'The built page has no JavaScript.';
  if (script > BUDGET_KB.script || style > BUDGET_KB.style) return 'The page is over its budget.';
  return null;
}

function kilobytesOf(extension: string): number {
  const files = fs.readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((file) => file.endsWith(extension))
    .map((file) => gzipSync(fs.readFileSync(path.join(BUILT, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
