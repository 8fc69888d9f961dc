import type { Locator, Page } from '@playwright/test';
import { PROJECT_PILE } from '../e2e/dumps.ts';
import { expect, newPerson, plantDump, signUp, test } from '../e2e/fixtures.ts';
import { mailedLink } from '../e2e/mailbox.ts';
import { unfold, wayTo } from '../e2e/places.ts';
import { playSpeech, say } from '../e2e/speech.ts';
import { save, takeAll } from './take.ts';

const HARD_DAY = 'I can not do this any more. I feel worthless. The rent is due on Friday.';

const MANY_STEPS = Array.from({ length: 30 }, (_, number) => `- sort box ${number + 1}`).join('\n');

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  loading: wayTo('the page while it loads'),
  'sign-in': wayTo('the sign-in screen'),
  'sign-in-mistakes': wayTo('a sign-in with mistakes in it'),
  'sign-up': wayTo('the sign-up screen'),
  'forgot-password': wayTo('the reset request'),
  'dashboard-empty': wayTo('a new dashboard'),
  'dashboard-first-of-day': openPlan,
  'dashboard-running': async (page) => {
    await page.clock.install();
    await openPlan(page);
    await start(page);
    for (let minutes = 8; minutes > 0; minutes -= 4) await page.clock.fastForward('04:00');
  },
  'dashboard-beyond': async (page) => {
    await page.clock.install();
    await openPlan(page);
    await start(page);
    for (let minutes = 32; minutes > 0; minutes -= 4) await page.clock.fastForward('04:00');
  },
  'dashboard-time-away': async (page) => {
    await page.clock.install();
    await openPlan(page);
    await start(page);
    // It has been seen to run.
    await page.clock.fastForward('00:30');
    await page.clock.fastForward('12:00');
    await expect(page.getByText(/Were you working while away/)).toBeVisible();
  },
  'dashboard-after-toss': async (page) => {
    await openPlan(page);
    await start(page);
    await complete(page);
    await page.getByRole('button', { name: /Recently Tossed/ }).click();
  },
  'dashboard-waiting': async (page) => {
    await openPlan(page);
    // The words for it come by the network as well, a little after the plan.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('standing-line')),
    );
    await page.context().setOffline(true);
    await complete(page);
    await expect(page.getByText(/change waiting/)).toBeVisible();
  },
  'dashboard-day-done': wayTo('a day that is done'),
  'dashboard-all-conquered': wayTo('the last pebble of all'),
  'dashboard-no-pebbles': wayTo('mountains without a pebble'),
  tree: async (page) => {
    await openPlan(page);
    await complete(page);
    await unfold(page);
  },
  'brain-dump-empty': async (page) => {
    await page.addInitScript(playSpeech);
    await wayTo('the brain dump')(page);
  },
  'brain-dump-listening': async (page) => {
    await page.addInitScript(playSpeech);
    await wayTo('the brain dump')(page);
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await say(page, { words: 'taxes are due before the fourteenth', isFinal: true });
    await say(page, { words: 'and I need to ring the dentist', isFinal: true });
    await say(page, { words: 'also the zine has to', isFinal: false });
  },
  'brain-dump-success': async (page) => {
    await page.clock.install();
    await wayTo('the brain dump after success')(page);
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 500);
  },
  'brain-dump-offline': async (page) => {
    await wayTo('the brain dump')(page);
    const words = page.getByRole('dialog').getByRole('textbox');
    // What the dialog is made of comes by the network as well.
    await expect(words).toBeVisible();
    await page.context().setOffline(true);
    await words.fill('ring the bank about the card');
    await page.getByRole('button', { name: 'Create My Pebbles' }).click();
    await expect(page.getByRole('button', { name: 'Keep it until I am online' })).toBeVisible();
  },
  'brain-dump-hard-day': async (page) => {
    await wayTo('the brain dump')(page);
    await page.getByRole('dialog').getByRole('textbox').fill(HARD_DAY);
    await expect(page.getByRole('note')).toBeVisible();
  },
  'dashboard-level-up': async (page) => {
    await signUp(page, newPerson());
    await plantDump(page, MANY_STEPS);
    const next = page.getByRole('button', { name: 'Take on Next 3 Pebbles' });
    for (let left = 40; left > 0; left -= 1) {
      if ((await page.getByText(/You reached Level 2/).count()) > 0) return;
      await expect(completing(page).or(next).first()).toBeVisible();
      if (await next.isVisible()) await next.click();
      else await completeAndEarn(page);
    }
    throw new Error('Level 2 was not reached.');
  },
  'edit-mountain': async (page) => {
    await wayTo('editing a mountain')(page);
    const words = 'Make it smaller, and add a pebble to ask Priya about the paper.';
    await page.getByRole('dialog').getByRole('textbox').fill(words);
  },
  'edit-mountain-success': async (page) => {
    await page.clock.install();
    await wayTo('editing a mountain after success')(page);
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 500);
  },
  'reset-password': async (page) => {
    const person = await signUp(page, newPerson());
    await page.context().clearCookies();
    await wayTo('the reset request')(page);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has been sent' })).toBeVisible();
    const link = await mailedLink(person.email);
    await page.goto('about:blank');
    await page.goto(`/${link}`);
    await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  },
  'settings-calm': async (page) => {
    await wayTo('settings')(page);
    await page.getByRole('radio', { name: 'Calm' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'calm');
  },
  'dashboard-calm': async (page) => {
    await openPlan(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Calm' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  },
  privacy: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Privacy' }).click();
    await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible();
  },
  'add-pebble': async (page) => {
    await wayTo('the dialog for a pebble')(page);
    await page.getByLabel('Title').fill('Ask Priya about the paper');
    await page.getByLabel('Description').fill('Which weight and which price, for a hundred copies');
  },
  'delete-mountain': wayTo('deleting a mountain'),
  settings: wayTo('settings'),
  'settings-signed-in': async (page) => {
    await wayTo('settings')(page);
    await page.getByRole('button', { name: 'Where you are signed in' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).scrollIntoViewIfNeeded();
  },
};

const MAY_WAIT = new Set(['dashboard-waiting', 'brain-dump-offline']);

for (const [name, reach] of Object.entries(SCREENS)) {
  test(`${name} is taken on phone and desktop, in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page);
    if (!MAY_WAIT.has(name)) await expect(page.getByText(/waiting/)).toBeHidden();
    await expect(page.getByText('One moment…')).toBeHidden();
    await takeAll(page, name);
  });
}

test('the dashboard of the README is taken', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 940 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.clock.install();
  await openPlan(page, 'Mira');
  await start(page);
  for (let minutes = 8; minutes > 0; minutes -= 4) await page.clock.fastForward('04:00');
  await expect(page.getByText(/waiting/)).toBeHidden();
  save('dashboard.png', await page.screenshot());
});

async function openPlan(page: Page, username?: string): Promise<void> {
  const person = newPerson();
  await signUp(page, username === undefined ? person : { ...person, username });
  await plantDump(page, PROJECT_PILE);
  await expect(page.getByRole('article')).toBeVisible();
}

async function start(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'Start' }).click();
}

async function complete(page: Page): Promise<void> {
  await completing(page).click();
}

/** Until the level, and what is said of it, follows from the pebble too. */
async function completeAndEarn(page: Page): Promise<void> {
  const earned = page.getByText(/^\d+\/\d+ XP$/);
  const before = (await earned.textContent()) ?? '';
  await completing(page).click();
  await expect(earned).not.toHaveText(before);
}

function completing(page: Page): Locator {
  return page.getByRole('article').getByRole('button', { name: 'Complete' });
}
