import { expect, type Browser, type BrowserContext } from '@playwright/test';

// The browser notes every refusal of the server on the console; what it means is the screen's to show.
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;
const OFFLINE =
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_\w+|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|NETWORK_CHANGED|TIMED_OUT)/;

/** Collects what went wrong on any page: errors on the console, uncaught errors, breaches of the policy. */
export function watchForFaults(browser: Browser): { expectNone: () => void } {
  const faults: string[] = [];
  const watch = (context: BrowserContext): void => {
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || REFUSED.test(text) || OFFLINE.test(text)) return;
      faults.push(`console: ${text}`);
    });
    context.on('weberror', (error) => {
      faults.push(`uncaught: ${String(error.error().stack ?? error.error())}`);
    });
    void context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content policy: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
    });
  };
  for (const context of browser.contexts()) watch(context);
  browser.on('context', watch);
  return {
    expectNone: () => {
      browser.off('context', watch);
      expect(faults, 'faults on the page').toEqual([]);
    },
  };
}
