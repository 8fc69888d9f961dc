import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/testing/browser.ts';
import { BROWSER_FLAGS } from './tests/setup/browser-flags.ts';

const executablePath = installedBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/shared-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Twice the two cores that there are at least: most of a journey is waiting, for a server or the network.
  workers: 4,
  // Room for a busy machine, on which the tests in process run at the same time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: zoneAtNoon(),
    // Kept away where a journey is not about it: each would fetch the whole page once more.
    serviceWorkers: 'block',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath !== null && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // The way through everything, on the desktop, has all that moves.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      // What is different with room and a mouse: the way through everything, and what is seen of it.
      name: 'desktop',
      testMatch: /(main-job|barriers)\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});

/** A zone in which it is about noon: no journey runs into the start of a new day. */
function zoneAtNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}
