import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { SERVER_URL } from './shared-names.ts';

export type Person = { email: string; username: string; password: string };

export function newPerson(): Person {
  const username = `mira-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: `move-${username}` };
}

/** Signs up without the form, for journeys that are about something else. The page is then signed in. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await register(page, person);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  return person;
}

/** Makes it a browser that nobody has been in, but for the page's code that it has fetched already. */
export async function forgetEverybody(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  const browser = await page.context().newCDPSession(page);
  const origin = process.env[SERVER_URL] ?? '';
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
}

/** Somebody who has poured these words out before the page opens. */
export async function signUpWithPlan(page: Page, text: string): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await post(page, PATHS.brainDumps, dumpOf(text));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  return person;
}

/** The page is signed in when it opens next: before that, it is as if nobody had been there. */
export async function register(page: Page, person: Person): Promise<void> {
  await post(page, PATHS.signUp, person);
}

export async function signUpByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByLabel('Username', { exact: true }).fill(person.username);
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
}

export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
}

async function fillAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Pours a page out and waits until the plan is there and the dialog has closed by itself. */
export async function pourOut(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /Brain Dump/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog).toBeHidden();
}

/** The same without the dialog, for journeys that are about something else. */
export async function plantDump(page: Page, text: string): Promise<void> {
  await post(page, PATHS.brainDumps, dumpOf(text));
  await page.reload();
}

function dumpOf(text: string) {
  const at = new Date().toISOString();
  return { dumpId: randomUUID(), text, at, sentAt: at, zone: 'UTC' };
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = process.env[SERVER_URL] ?? '';
  const reply = await page.request.post(path, { data, headers: { origin } });
  expect(reply.status(), await reply.text()).toBe(200);
}
