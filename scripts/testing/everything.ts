import fs from 'node:fs';
import path from 'node:path';
import { browserOrInstall } from './browser.ts';
import { checks } from './checks.ts';
import { buildsPage, endWithChildren, ROOT, succeeds, tool } from './command.ts';
import { playwrightTally, vitestTally, type Tally } from './reports.ts';
import { beyondBudget } from './size-budget.ts';
import { twoAtATime } from './two-at-a-time.ts';

type Step = { name: string; run: () => Promise<Tally> };

const REPORTS = path.join(ROOT, '.cache', 'reports');
const SUITE_LIMIT_MS = 30 * 60_000;
const JOURNEYS = 'browser journeys';
/** Of both kinds at once, on two cores at least. A browser and its server ask for more than a file of tests. */
const WORKERS = { inProcess: 4, journeys: 3 };

/** The build comes before the tests, because some of them start the real program. */
const AT_FIRST: Step[] = [
  ...checks().map(({ name, command }) => ({
    name,
    run: async () => oneTest(await succeeds(command)),
  })),
  { name: 'build', run: async () => oneTest(await buildAnew()) },
];

const THEN: Step = { name: 'size', run: async () => oneTest(keepsToBudget()) };

/** At the same time: what a journey waits for, its page or its server, leaves room for the others. */
const AT_LAST: Step[] = [
  { name: 'rules, server, page, house', run: inProcess },
  { name: JOURNEYS, run: journeys },
];

endWithChildren();
fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

// All there is to know about this source, quickest answers first; goes on after a failure.
const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
await twoAtATime(AT_FIRST.map((step) => () => take(step)));
await take(THEN);
process.stdout.write(`\n— ${AT_LAST.map(({ name }) => name).join('; ')}\n`);
await twoAtATime(AT_LAST.map((step) => () => take(step)));

process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function take({ name, run }: Step): Promise<void> {
  const start = performance.now();
  const { passed, failed } = await run().catch(countedAsFailed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name.padEnd(28)} ${passed} passed, ${failed} failed, ${seconds} s`);
}

function oneTest(well: boolean): Tally {
  return well ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function countedAsFailed(error: unknown): Tally {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return { passed: 0, failed: 1 };
}

async function inProcess(): Promise<Tally> {
  const report = path.join(REPORTS, 'in-process.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const endedWell = await succeeds({
    argv: [...tool('vitest'), 'run', `--maxWorkers=${WORKERS.inProcess}`, ...reporters],
    timeoutMs: SUITE_LIMIT_MS,
  });
  return vitestTally({ report, endedWell });
}

function buildAnew(): Promise<boolean> {
  // Without its stamp a build counts as stale. It stays in place until the new one is done.
  fs.rmSync(path.join(ROOT, 'dist', 'web.stamp'), { force: true });
  return buildsPage();
}

function keepsToBudget(): boolean {
  const problem = beyondBudget();
  if (problem !== null) process.stderr.write(`${problem}\n`);
  return problem === null;
}

async function journeys(): Promise<Tally> {
  const browser = await browserOrInstall();
  const report = path.join(REPORTS, 'journeys.json');
  const argv = [...tool('playwright', '@playwright/test'), 'test'] as const;
  const endedWell = await succeeds({
    argv: [...argv, `--workers=${WORKERS.journeys}`, '--reporter=list,json'],
    title: JOURNEYS,
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs: SUITE_LIMIT_MS,
  });
  return playwrightTally({ report, endedWell });
}
