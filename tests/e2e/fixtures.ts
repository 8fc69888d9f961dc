import { test as base } from '@playwright/test';
import { watchForFaults } from './faults.ts';
import { SERVER_URL } from './shared-names.ts';

export { expect } from '@playwright/test';
export {
  forgetEverybody,
  newPerson,
  plantDump,
  pourOut,
  signInByForm,
  signUp,
  signUpByForm,
  signUpWithPlan,
} from './people.ts';
export { expectNoAxeViolations } from './axe.ts';

/**
 * Every test comes from an address of its own, so that the limits on sign-ups count it by itself.
 * A fault on any of its pages fails it.
 */
export const test = base.extend<{ faultless: void }>({
  baseURL: ({}, use) => use(process.env[SERVER_URL]),
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
