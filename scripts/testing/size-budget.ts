import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './command.ts';

const BUILT = path.join(ROOT, 'dist', 'web');

/**
 * What a first visit may cost, compressed: it has to open fast on a phone with a poor connection.
 * React with a single button is 67.3 kB of script (`npm run bench -- ready`); ours is at most 1.6 times that.
 */
const BUDGET_KB = { script: 106, style: 20 };

const NAMED_BY_PAGE = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;

export type Shipped = { script: number; style: number };

/**
 * Kilobytes of gzip that the page loads before it shows anything: what its HTML names. Vite names
 * every chunk there that the first one needs; dialogs and the like come later, when they are used.
 */
export function shipped(): Shipped {
  const page = fs.readFileSync(path.join(BUILT, 'index.html'), 'utf8');
  const files = [...page.matchAll(NAMED_BY_PAGE)].flatMap(([, file]) => file ?? []);
  return { script: kilobytesOf(files, '.js'), style: kilobytesOf(files, '.css') };
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

function kilobytesOf(files: readonly string[], extension: string): number {
  const sizes = files
    .filter((file) => file.endsWith(extension))
    .map((file) => gzipSync(fs.readFileSync(path.join(BUILT, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
