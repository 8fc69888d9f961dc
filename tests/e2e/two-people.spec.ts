import { expect, newPerson, pourOut, signUpByForm, test } from './fixtures.ts';

test('two people in one browser, one after the other, never see each other', async ({ page }) => {
  await signUpByForm(page, newPerson());
  await pourOut(page, 'repair the green bicycle\nbuy new brake pads\ntrue the back wheel');
  await expect(page.getByText(/bicycle/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText(/bicycle/i)).toHaveCount(0);

  await signUpByForm(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Ready to Get Unstuck?' })).toBeVisible();
  await expect(page.getByText(/bicycle/i)).toHaveCount(0);
});

test('two people in two browsers keep two plans', async ({ page, browser, baseURL }) => {
  await signUpByForm(page, newPerson());
  await pourOut(page, 'write the grant letter for the choir');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await signUpByForm(other, newPerson());
  await pourOut(other, 'paint the kitchen door');
  await page.reload();
  await expect(page.getByText(/choir/i).first()).toBeVisible();
  await expect(page.getByText(/kitchen door/i)).toHaveCount(0);
  await expect(other.getByText(/kitchen door/i).first()).toBeVisible();
  await expect(other.getByText(/choir/i)).toHaveCount(0);
  await elsewhere.close();
});
