/**
 * Writes down which functions run before the first picture of either view, for `scripts/compiled-ahead.ts`.
 * What is missing there, or not called any more, costs a page some time and breaks nothing.
 */

import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { nameOfFile } from '../scripts/compiled-ahead.ts';
import { PAGE_BY_SESSION } from '#server/static/session-pages.ts';
import { ROOT } from '../scripts/testing/command.ts';
import { startRealServer } from '../tests/setup/real-server.ts';
import { launchBrowser } from './browser.ts';
import { cookiesOf, mountainOf, signedUp } from './person.ts';

const BUILT = path.join(ROOT, '.cache', 'bench', 'first-calls');
const WRITTEN = path.join(ROOT, 'scripts', 'first-calls.json');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A function that has a name, as it is written. */
const NAMED = /^(?:export )?(?:async )?function\*? ([\w$]+)/;

type Calls = Map<string, Set<string>>;

// With what tells where each part was written.
await build({
  root: path.join(ROOT, 'src/web'),
  configFile: path.join(ROOT, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: BUILT, emptyOutDir: true, sourcemap: 'hidden' },
});
const server = await startRealServer({ LOG_LEVEL: 'warn' });
const browser = await launchBrowser();
const calls: Calls = new Map();
try {
  const person = await signedUp(server.url);
  await person.push([{ kind: 'mountains.add', mountains: [mountainOf(30)] }]);
  const signedOut = await browser.newContext({ locale: 'en-US' });
  await noteCalls(calls, await pageOf(signedOut, PAGE_BY_SESSION.none), {
    url: server.url,
    until: 'Sign In',
  });
  const signedIn = await browser.newContext({ locale: 'en-US' });
  await signedIn.addCookies(cookiesOf(person, server.url));
  await noteCalls(calls, await pageOf(signedIn, PAGE_BY_SESSION.held), {
    url: server.url,
    until: 'Start',
  });
} finally {
  await browser.close();
  await server.stop();
}
const sorted = [...calls].sort().map(([file, names]) => [file, [...names].sort()]);
const json = JSON.stringify(Object.fromEntries(sorted));
const style = await resolveConfig(WRITTEN);
fs.writeFileSync(WRITTEN, await format(json, { ...style, filepath: WRITTEN }));

/** The page as it was built here; all else is the real server's. */
async function pageOf(context: BrowserContext, html: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(/\/$|\/assets\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(BUILT, pathname === '/' ? html : pathname);
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: fs.readFileSync(file), contentType });
  });
  return page;
}

async function noteCalls(
  found: Calls,
  page: Page,
  { url, until }: { url: string; until: string },
): Promise<void> {
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: until, exact: true }).first().waitFor();
  for (const { url: script, functions, source = '' } of await page.coverage.stopJSCoverage()) {
    const map = mapOf(script);
    if (map === null) continue;
    const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    for (const { ranges } of called) {
      const written = map(source, ranges[0]?.startOffset ?? 0);
      if (written === null) continue;
      const names = found.get(written.file) ?? new Set();
      found.set(written.file, names.add(written.name));
    }
  }
}

/** Finds the name and the file of the function that begins at a place in a built script. */
function mapOf(script: string) {
  const file = path.join(BUILT, `${new URL(script).pathname}.map`);
  if (!fs.existsSync(file)) return null;
  const content: SourceMapPayload = JSON.parse(fs.readFileSync(file, 'utf8'));
  const map = new SourceMap(content);
  return (source: string, at: number): { file: string; name: string } | null => {
    const before = source.slice(0, at).split('\n');
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    if (!('originalSource' in entry)) return null;
    const text = content.sourcesContent[content.sources.indexOf(entry.originalSource)];
    const line = text?.split('\n')[entry.originalLine] ?? '';
    const name = NAMED.exec(line.slice(entry.originalColumn))?.[1];
    if (name === undefined) return null;
    const written = path.resolve(path.dirname(file), entry.originalSource);
    return { file: nameOfFile(written), name };
  };
}
