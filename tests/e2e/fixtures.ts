import { test as base } from '@playwright/test';
import { startRealServer, type RealServer } from '../setup/real-server.ts';
import { watchForFaults } from './faults.ts';

export { expect } from '@playwright/test';
export { newPerson, pourOut, signInByForm, signUp, signUpByForm } from './people.ts';
export { expectNoAxeViolations } from './axe.ts';

/**
 * The real server on the built page, one for each worker; every test comes from an address of its
 * own, so that the limits on sign-ups count each test by itself. A fault on the page fails the test.
 */
export const test = base.extend<{ faultless: void }, { server: RealServer }>({
  server: [
    async ({}, use) => {
      const server = await startRealServer({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': ownAddress() }),
  faultless: [
    async ({ browser }, use) => {
      const watch = watchForFaults(browser);
      await use();
      watch.expectNone();
    },
    { auto: true },
  ],
});

function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
