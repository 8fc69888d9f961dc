import type { Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { expect, newPerson, signUp, test } from './fixtures.ts';

type Asked = { readonly path: string; readonly isNewQuestion: boolean };

/** What the page asks the server for, in order. */
function watchRequests(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const isNewQuestion = request.headers()['if-none-match'] === undefined;
    asked.push({ path: new URL(request.url()).pathname, isNewQuestion });
  });
  return asked;
}

const partsIn = (asked: readonly Asked[], part: RegExp): Asked[] =>
  asked.filter(({ path }) => part.test(path));

test('on a device that keeps nothing the data is asked for once, and waits for no script', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await page.evaluate(() => localStorage.clear());
  const asked = watchRequests(page);
  const dataIsAsked = page.waitForRequest((request) => request.url().endsWith(PATHS.profile));
  await page.route('**/assets/*.js', async (route) => {
    await dataIsAsked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText(`Welcome back, ${person.username}!`)).toBeVisible();
  const first = asked.filter(({ path, isNewQuestion }) => path === PATHS.profile && isNewQuestion);
  expect(first).toHaveLength(1);
  expect(partsIn(asked, /signed-in-/)).toHaveLength(1);
  expect(partsIn(asked, /signed-out-/)).toEqual([]);
});

test('the sign-in screen comes without the dashboard, and asks the server nothing', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(partsIn(asked, /signed-out-/)).toHaveLength(1);
  expect(partsIn(asked, /signed-in-|^\/api\//)).toEqual([]);
  await page.getByLabel('Email', { exact: true }).focus();
  await expect.poll(() => partsIn(asked, /signed-in-/).length).toBe(1);
});

test('where the script of the view does not arrive the page says so, and asks for it again', async ({
  page,
}) => {
  await page.route('**/assets/signed-out-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(page.getByText('This part of the page did not arrive.')).toBeVisible();
  await page.unroute('**/assets/signed-out-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('while the scripts are on their way the page says so, and where none of them comes it says that', async ({
  page,
}) => {
  const loading = page.getByText('Loading your mountains...');
  await page.route('**/assets/*.js', async (route) => {
    await expect(loading).toBeVisible();
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(loading).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('The page did not arrive.')).toBeVisible();
});

test('each file of the typeface is a family of its own, and letters beyond Latin have theirs', async ({
  page,
}) => {
  await page.goto('/');
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => ({ family, status })));
  const names = (await families()).map(({ family }) => family);
  expect(new Set(names).size).toBe(names.length);
  const loaded = async () =>
    (await families()).flatMap(({ family, status }) => (status === 'loaded' ? family : []));
  await expect.poll(loaded).toEqual(['Atkinson Hyperlegible Next']);
  await page.getByLabel('Email', { exact: true }).fill('łódź@example.org');
  await expect.poll(loaded).toContain('Atkinson Further Letters');
});
