import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { badNetwork } from './bad-network.ts';
import { ERRANDS, PROJECT_PILE } from './dumps.ts';
import { expect, signInByForm, signUpWithPlan, test } from './fixtures.ts';
import { startMortalServer } from './mortal-server.ts';
import type { Person } from './people.ts';
import { unfold } from './places.ts';
import { SERVER_URL } from './shared-names.ts';
import { freePort } from '../setup/free-port.ts';
import { randomNumbers } from '../setup/random-numbers.ts';
import { rounds } from '../setup/rounds.ts';

test.use({ serviceWorkers: 'allow' });

const STEPS = rounds({ always: 20, atLength: 80 });

/** Two tabs of one browser that is signed in as this person. */
async function anotherDevice(browser: Browser, ask: { baseURL: string; person: Person }) {
  const { baseURL, person } = ask;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInByForm(page, person);
  return unfolded({ context, page });
}

/** What one tab has unfolded is unfolded in those that are opened after it. */
async function unfolded({ context, page }: { context: BrowserContext; page: Page }) {
  await unfold(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { context, pages: [page, await anotherTab(context)] };
}

async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  return page;
}

const heard = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith(PATHS.events) && reply.ok());

test('a change on one device is on the other one, in both of its tabs, before a page asks by itself', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('The server has an address.');
  const person = await signUpWithPlan(page, ERRANDS);
  const here = [page, await anotherTab(context)];
  const first = await browser.newContext({ baseURL });
  const phone = await first.newPage();
  const listens = heard(phone);
  await signInByForm(phone, person);
  const there = [phone, await anotherTab(first)];
  await listens;

  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  for (const other of [...there, ...here]) {
    // Far below the minute after which a page asks by itself, however busy the machine is.
    await expect(other.getByText('1 day streak')).toBeVisible({ timeout: 20_000 });
  }
  await first.close();
});

/** Presses one of the things on the page that change the plan. */
function pressSomething(page: Page, random: number): Promise<string> {
  return page.evaluate((random) => {
    const wanted = /^(Complete|Start|Continue|Pause|Take on Next 3)$/;
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    const all = [
      ...buttons.filter(({ textContent }) => wanted.test(textContent.trim())),
      ...document.querySelectorAll<HTMLElement>('main input[type=checkbox]'),
    ];
    const one = all[Math.floor(random * all.length)];
    one?.click();
    return one?.textContent.trim() ?? 'nothing';
  }, random);
}

async function addPebble(page: Page, title: string): Promise<void> {
  const press = (within: Page | Locator) =>
    within.getByRole('button', { name: 'Add Pebble' }).first().dispatchEvent('click');
  await press(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Thought of on the way');
  await press(dialog);
  await expect(dialog).toBeHidden();
}

/** As the browser says when the network is there again: a page then asks at once. */
async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

type Seen = { pebbles: { title: string; isDone: boolean }[]; progress: string };

/** The whole plan as this page holds it: what it would put on paper, and its progress. */
async function seenOn(page: Page): Promise<Seen> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-paper]')).toBeAttached();
  const seen = await page.evaluate(() => ({
    pebbles: [...document.querySelectorAll<HTMLElement>('[data-paper] li')].map((item) => ({
      title: item.querySelector('b')?.textContent ?? '',
      isDone: item.dataset['done'] === 'true',
    })),
    progress: document.querySelector('[aria-label="Your progress"]')?.textContent ?? '',
  }));
  await page.emulateMedia({ media: 'screen' });
  return seen;
}

test('three devices with two tabs each, on a bad network and none, all end up the same', async ({
  browser,
}) => {
  // Seven pages, and a network on which each of them waits.
  test.setTimeout(rounds({ always: 240_000, atLength: 600_000 }));
  const seed = Number(process.env['CHAOS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  process.stdout.write(`seed ${seed}; the same again: CHAOS_SEED=${seed}\n`);
  const random = randomNumbers(seed);
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const server = await startMortalServer({ appUrl: baseURL });
  const network = await badNetwork({ port, target: server.port, random });
  const shared = process.env[SERVER_URL];
  process.env[SERVER_URL] = baseURL;
  try {
    const own = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
    const start = await own.newPage();
    const person = await signUpWithPlan(start, PROJECT_PILE);
    const devices = [
      await unfolded({ context: own, page: start }),
      await anotherDevice(browser, { baseURL, person }),
      await anotherDevice(browser, { baseURL, person }),
    ];
    const tabs = devices.flatMap(({ context, pages }) => pages.map((page) => ({ context, page })));

    network.setBad(true);
    const added: string[] = [];
    const hasMetTrouble = () => network.met['reply lost'] + network.met['said twice'] > 0;
    for (let step = 0; step < STEPS || (!hasMetTrouble() && step < 5 * STEPS); step += 1) {
      const { context, page } = tabs[Math.floor(random() * tabs.length)] ?? {
        page: start,
        context: own,
      };
      const what = random();
      if (what < 0.08) await context.setOffline(true);
      else if (what < 0.2) await context.setOffline(false);
      else if (what < 0.24) await page.reload();
      else if (what < 0.3) {
        added.push(`Stone ${step} of the way`);
        await addPebble(page, `Stone ${step} of the way`);
      } else await pressSomething(page, random());
    }
    network.setBad(false);
    for (const { context } of devices) await context.setOffline(false);
    for (const { page } of tabs) await comeBackTo(page);
    for (const { page } of tabs) await expect(page.getByText(/changes? waiting/)).toBeHidden();
    for (const { page } of tabs) await comeBackTo(page);

    const fresh = await browser.newContext({ baseURL });
    const witness = await fresh.newPage();
    await signInByForm(witness, person);
    const truth = await seenOn(witness);
    for (const { page } of tabs) await expect.poll(() => seenOn(page)).toEqual(truth);
    const titles = truth.pebbles.map(({ title }) => title);
    for (const title of added) expect(titles.filter((one) => one === title)).toEqual([title]);
    for (const { page } of tabs) expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    process.stdout.write(`${JSON.stringify(network.met)}, ${added.length} pebbles added\n`);
    expect(hasMetTrouble()).toBe(true);
    for (const context of [fresh, ...devices.map(({ context }) => context)]) await context.close();
  } finally {
    process.env[SERVER_URL] = shared;
    await network.end();
    await server.end();
  }
});
