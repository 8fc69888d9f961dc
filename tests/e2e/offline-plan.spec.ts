import { ERRANDS } from './dumps.ts';
import { expect, expectNoAxeViolations, signInByForm, signUp, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a dump is planned without a network, and the other device sees the plan once there is one', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await signUp(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await dialog.getByRole('textbox').fill('ring the bank about the card');
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Keep it until I am online' }).click();
  await expect(page.getByText('1 brain dump is waiting for the network')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  await dialog.getByRole('textbox').fill(ERRANDS);
  await dialog.getByRole('button', { name: 'Plan it now on this device' }).click();
  await expect(dialog).toBeHidden();
  const first = await page.getByRole('article').getByRole('heading').innerText();
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(first);
  await expect(page.getByText('1 brain dump is waiting for the network')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/waiting/)).toHaveCount(0);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await elsewhere.newPage();
  await signInByForm(phone, person);
  await expect(phone.getByRole('article').getByRole('heading')).toHaveText(first);
  await phone.getByRole('button', { name: 'Your Mountains' }).click();
  await expect(phone.getByRole('button', { name: /^Delete mountain/ })).toHaveCount(2);
  await elsewhere.close();
});
