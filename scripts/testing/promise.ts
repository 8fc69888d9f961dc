import path from 'node:path';
import { browserOrInstall } from './browser.ts';
import { endWithChildren, ROOT, succeeds, tool } from './command.ts';

/** The tests behind the promise of the README, with as many rounds as nobody waits for every day. */
const AT_LENGTH = [
  'src/server/db/kill.test.ts',
  'src/server/db/pglite/power-cut.test.ts',
  'src/server/db/pglite/disk-trouble.test.ts',
  'src/server/http/fuzz.test.ts',
  'src/server/account/credentials.routes.test.ts',
  'src/web/plan/model',
  'src/web/plan/plan-store.test.ts',
];
const NETWORKS = 5;
const LIMIT_MS = 90 * 60_000;

endWithChildren();
const holds = await succeeds({
  argv: [...tool('vitest'), 'run', ...AT_LENGTH],
  env: { AT_LENGTH: 'yes' },
  timeoutMs: LIMIT_MS,
});
const journeys = ['tests/e2e/devices.spec.ts', 'tests/e2e/offline.spec.ts'];
const meets = await succeeds({
  argv: [
    ...tool('playwright', '@playwright/test'),
    'test',
    ...journeys,
    `--repeat-each=${NETWORKS}`,
  ],
  env: { CHROME_PATH: await browserOrInstall(), AT_LENGTH: 'yes' },
  timeoutMs: LIMIT_MS,
});
// What the planner has learned is what it hears today: no test, for learning anew takes a minute.
const learning = path.join(ROOT, 'bench', 'eval', 'learning', 'learn-all.ts');
const isLearned = await succeeds({
  argv: [process.execPath, learning, '--check'],
  timeoutMs: LIMIT_MS,
});
process.exitCode = holds && meets && isLearned ? 0 : 1;
