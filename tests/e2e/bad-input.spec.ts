import { expect, forgetEverybody, newPerson, pourOut, signUp, test } from './fixtures.ts';

test('what was typed in a sign-up stays where it is said to be wrong', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const submit = page.locator('button[type=submit]');
  await expect(submit).toHaveText('Sign Up');
  const typed = Object.entries({ Email: 'mira', Username: 'a b', Password: '12345' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const [label, words] of typed) await field(label).fill(words);
  await submit.click();
  for (const [label, words] of typed) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveValue(words);
  }
});

test('a taken e-mail, a taken username and a wrong password are told plainly', async ({ page }) => {
  const person = await signUp(page, newPerson());
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByLabel('Username', { exact: true }).fill(newPerson().username);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('An account with this email already exists')).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(newPerson().email);
  await page.getByLabel('Username', { exact: true }).fill(person.username.toUpperCase());
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('This username is already taken')).toBeVisible();
});

const STRANGE_DUMPS = {
  'one word': 'taxes',
  'emoji alone': '🧹🪴📬',
  'another language': '明日までに家賃を払う\n歯医者に電話する',
  'twenty thousand characters': 'sort the shed, call Ana and fix the tap. '
    .repeat(488)
    .slice(0, 20_000),
};

test('whatever is poured out becomes a plan', async ({ page }) => {
  for (const [kind, text] of Object.entries(STRANGE_DUMPS)) {
    await test.step(kind, async () => {
      await forgetEverybody(page);
      await signUp(page, newPerson());
      await pourOut(page, text);
      await expect(page.getByRole('article').getByRole('heading')).not.toBeEmpty();
    });
  }
});

test('a blank dump cannot be sent', async ({ page }) => {
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await dialog.getByRole('textbox').fill('   \n  ');
  await expect(dialog.getByRole('button', { name: 'Create My Pebbles' })).toBeDisabled();
});
