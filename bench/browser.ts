import { chromium, type Browser } from '@playwright/test';
import { installedBrowser } from '../scripts/testing/browser.ts';
import { BROWSER_FLAGS } from '../tests/setup/browser-flags.ts';

/** The browser in which the page is measured. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath !== null && { executablePath }),
  });
}
