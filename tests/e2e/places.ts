import { errors, type Locator, type Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { ERRANDS } from './dumps.ts';
import { expect, newPerson, signUp, signUpWithPlan } from './fixtures.ts';
import { register } from './people.ts';

type Step = (page: Page) => Promise<unknown>;

/**
 * The places in which the specification quotes texts, along ways that begin with nothing: each step leads
 * from the place before it to its own.
 */
export const WAYS = [
  {
    'the sign-in screen': openPage,
    'a sign-in with nothing in it': submit,
    'a sign-in with mistakes in it': async (page) => {
      await fillAccount(page, { email: 'mira', password: '12345' });
      await submit(page);
    },
  },
  {
    'the sign-up screen': async (page) => {
      await openPage(page);
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    },
    'a sign-up with nothing in it': submit,
    'a sign-up with a short username': (page) => signUpAs(page, 'ab'),
    'a sign-up with a strange username': (page) => signUpAs(page, 'mi ra'),
  },
  {
    'the reset request': async (page) => {
      await openPage(page);
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
    },
    'an empty reset request': submit,
    'a reset request with a mistake': async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('mira');
      await submit(page);
    },
  },
  {
    'the page while it loads': async (page) => {
      await register(page, newPerson());
      await page.route(`**${PATHS.profile}`, () => undefined);
      await openPage(page);
    },
  },
  {
    'a new dashboard': (page) => signUp(page, newPerson()),
    'the brain dump': (page) => page.getByRole('button', { name: 'Start Your Brain Dump' }).click(),
    'the brain dump with 51 characters': (page) => write(page, 'x'.repeat(51)),
    'the brain dump after success': async (page) => {
      await write(page, ERRANDS);
      await page.getByRole('button', { name: 'Create My Pebbles' }).click();
    },
  },
  {
    settings: async (page) => {
      await signUp(page, newPerson());
      await page.getByRole('button', { name: 'Settings' }).click();
    },
    'an empty new username': async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await rename(page, '');
    },
    'a short new username': (page) => rename(page, 'ab'),
    'a strange new username': (page) => rename(page, 'mi ra'),
  },
  {
    'the first pebble of a day': openPlan,
    'a running timer': start,
    'a paused timer': (page) => card(page).getByRole('button', { name: 'Pause' }).click(),
    'pebbles of today': async (page) => {
      await complete(page);
      await page.getByRole('button', { name: /Recently Tossed/ }).click();
    },
  },
  {
    'a timer beyond the estimate': async (page) => {
      await page.clock.install();
      await openPlan(page);
      await start(page);
      for (let minutes = 16; minutes > 0; minutes -= 4) await page.clock.fastForward('04:00');
    },
  },
  {
    'a day that is done': async (page) => {
      await openPlan(page);
      for (let left = 3; left > 0; left -= 1) await complete(page);
    },
    'the last pebble of all': async (page) => {
      await unfold(page);
      await clickAll(page.getByRole('checkbox', { checked: false }));
    },
  },
  {
    'mountains without a pebble': async (page) => {
      await openPlan(page);
      await unfold(page);
      const deletions = page.getByRole('button', { name: /^Delete pebble/ });
      while ((await deletions.count()) > 0) {
        await deletions.first().click();
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
      }
    },
  },
  {
    'the unfolded tree': async (page) => {
      await openPlan(page);
      await unfold(page);
    },
    'deleting a mountain': (page) => askDelete(page, 'mountain'),
    'deleting a boulder': (page) => askDelete(page, 'boulder'),
    'deleting a rock': (page) => askDelete(page, 'rock'),
    'deleting a pebble': (page) => askDelete(page, 'pebble'),
    'the dialog for a pebble': async (page) => {
      await closeDialog(page);
      await page.getByRole('button', { name: 'Add Pebble' }).first().click();
    },
    'an empty pebble': addPebble,
    'a pebble with too few words': async (page) => {
      await page.getByLabel('Title').fill('ab ');
      await page.getByLabel('Description').fill('too short ');
      await addPebble(page);
    },
  },
  {
    'editing a mountain': async (page) => {
      await openPlan(page);
      await page.getByRole('button', { name: 'Your Mountains' }).click();
      await page.getByRole('button', { name: /^Edit mountain/ }).click();
    },
    'editing a mountain with 51 characters': (page) => write(page, 'x'.repeat(51)),
    'editing a mountain after success': async (page) => {
      await write(page, 'add a pebble to water the fern');
      await page.getByRole('button', { name: 'Update Mountain' }).click();
    },
  },
] as const satisfies readonly Readonly<Record<string, Step>>[];

type KeyOfEach<Way> = Way extends unknown ? keyof Way : never;
export type Place = KeyOfEach<(typeof WAYS)[number]>;

/** Goes there from nothing. */
export function wayTo(place: Place): (page: Page) => Promise<void> {
  const way = WAYS.find((steps) => place in steps) ?? {};
  return async (page) => {
    for (const [name, step] of Object.entries<Step>(way)) {
      await step(page);
      if (name === place) return;
    }
  };
}

async function openPage(page: Page): Promise<void> {
  await page.goto('/');
}

async function fillAccount(page: Page, account: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

async function submit(page: Page): Promise<void> {
  await page.locator('button[type=submit]').click();
}

function card(page: Page) {
  return page.getByRole('article');
}

async function openPlan(page: Page): Promise<void> {
  await signUpWithPlan(page, ERRANDS);
  await expect(card(page)).toBeVisible();
}

async function start(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Start' }).click();
}

async function complete(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Complete' }).click();
}

/** Fetched a little after the page has come to rest: without them a dialog can only say so. */
export async function dialogsArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [/\/later[^/]*\.css$/u, /\/add-pebble-dialog[^/]*\.js$/u].every((file) =>
      performance.getEntriesByType('resource').some(({ name }) => file.test(name)),
    ),
  );
  // With all that it is made of, which may come after it.
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const script = files.find((name) => /add-pebble-dialog[^/]*\.js$/u.test(name));
    await import(/* @vite-ignore */ script ?? '');
  });
}

export async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your Mountains' }).click();
  await clickAll(page.locator('li [aria-expanded=false]'));
}

/** So many clicks in a row of those that go by themselves may come too late on a busy machine. */
const MOST_MISSED = 5;

/** Clicks one after the other, until there is none. One that goes by itself meanwhile is not waited for. */
export async function clickAll(all: Locator): Promise<void> {
  let missed = 0;
  while ((await all.count()) > 0)
    await all
      .first()
      .click({ timeout: 2_000 })
      .catch((failure: unknown) => {
        missed += 1;
        if (!(failure instanceof errors.TimeoutError) || missed > MOST_MISSED) throw failure;
      });
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill(words);
}

async function addPebble(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Add Pebble' }).click();
}

/** In place of what was asked before. */
async function askDelete(page: Page, type: string): Promise<void> {
  await closeDialog(page);
  const deletion = page.getByRole('button', { name: new RegExp(`^Delete ${type}`) });
  await deletion.first().click();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function signUpAs(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await submit(page);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}
