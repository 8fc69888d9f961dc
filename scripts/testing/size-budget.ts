import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './command.ts';

const BUILT = path.join(ROOT, 'dist', 'web');

/**
 * What a first visit may cost, in kilobytes of gzip: it has to open fast on a phone with a poor
 * connection. React with a single button is 67.3 kB of script (`npm run bench -- ready`); the dashboard
 * is at most 1.6 times that, the sign-in screen at most 1.4 times.
 */
const BUDGET_KB = { signedIn: 107.5, signedOut: 90, style: 20 };

const NAMED_BY_PAGE = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;
const NAMED_BY_SCRIPT = /\/(assets\/[\w.-]+\.js)/g;

export type Shipped = { signedIn: number; signedOut: number; style: number };

/**
 * Kilobytes of gzip that the page loads before it shows the dashboard, or the sign-in screen: what its
 * HTML names, and what the script in it asks for. Dialogs and the like come later, when they are used.
 */
export function shipped(): Shipped {
  const page = fs.readFileSync(path.join(BUILT, 'index.html'), 'utf8');
  const both = [...page.matchAll(NAMED_BY_PAGE)].flatMap(([, file]) => file ?? []);
  const withView = (view: 'signedIn' | 'signedOut'): number => {
    const list = new RegExp(`${view}:\\[(.*?)\\]`).exec(page)?.[1] ?? '';
    const own = [...list.matchAll(NAMED_BY_SCRIPT)].flatMap(([, file]) => file ?? []);
    if (own.length === 0) throw new Error(`The built page has no scripts for ${view}.`);
    return kilobytesOf([...both, ...own], '.js');
  };
  return {
    signedIn: withView('signedIn'),
    signedOut: withView('signedOut'),
    style: kilobytesOf(both, '.css'),
  };
}

/** What the page ships beyond its budget, in words; null when it keeps to it. */
export function beyondBudget(): string | null {
  const found = shipped();
  const lines = [
    { what: 'JavaScript of the dashboard', kB: found.signedIn, budget: BUDGET_KB.signedIn },
    { what: 'JavaScript of the sign-in screen', kB: found.signedOut, budget: BUDGET_KB.signedOut },
    { what: 'CSS', kB: found.style, budget: BUDGET_KB.style },
  ];
  for (const { what, kB, budget } of lines)
    process.stdout.write(`${what} ${kB.toFixed(1)} of ${budget} kB (gzip)\n`);
  const over = lines.filter(({ kB, budget }) => kB > budget);
  if (over.length === 0) return null;
  return `Over its budget: ${over.map(({ what }) => what).join(', ')}.`;
}

function kilobytesOf(files: readonly string[], extension: string): number {
  const sizes = files
    .filter((file) => file.endsWith(extension))
    .map((file) => gzipSync(fs.readFileSync(path.join(BUILT, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
