import { browserOrInstall } from './browser.ts';
import { endWithChildren, succeeds, tool } from './command.ts';

/** Takes the pictures in docs/screens anew, from the page as it is now. */
endWithChildren();
const isTaken = await succeeds({
  argv: [
    ...tool('playwright', '@playwright/test'),
    'test',
    '--config=tests/screens/screens.config.ts',
    ...process.argv.slice(2),
  ],
  env: { CHROME_PATH: await browserOrInstall() },
  timeoutMs: 30 * 60_000,
});
process.exitCode = isTaken ? 0 : 1;
