import { expect, newPerson, signUp, test } from './fixtures.ts';
import { playSpeech, say } from './speech.ts';

test('a brain dump is spoken, in the middle of typing, and becomes a plan', async ({ page }) => {
  await page.addInitScript(playSpeech);
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  const box = dialog.getByRole('textbox');
  await box.fill('call the plumber');
  await dialog.getByRole('button', { name: 'Start Recording' }).click();
  await expect(dialog.getByText('Listening...')).toBeVisible();

  await say(page, { words: 'buy light', isFinal: false });
  await expect(dialog.getByText('buy light')).toBeVisible();
  await expect(box).toHaveValue('call the plumber');
  await say(page, { words: 'buy light bulbs', isFinal: true });
  await expect(box).toHaveValue('call the plumber\nbuy light bulbs');
  await say(page, 'silence');
  await say(page, { words: 'email Sam about Saturday', isFinal: true });
  await expect(box).toHaveValue('call the plumber\nbuy light bulbs\nemail Sam about Saturday');
  await expect(dialog.getByText('Perfect for AI structuring!')).toBeVisible();

  await dialog.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(dialog.getByText('Listening...')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(/plumber/i);
});

test('who speaks at length sees what was heard last', async ({ page }) => {
  await page.addInitScript(playSpeech);
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await dialog.getByRole('button', { name: 'Start Recording' }).click();
  for (let errand = 1; errand <= 30; errand += 1)
    await say(page, { words: `run errand ${errand}`, isFinal: true });
  const box = dialog.getByRole('textbox');
  await expect(box).toHaveValue(/errand 30$/);
  const below = await box.evaluate(
    (area) => area.scrollHeight - area.clientHeight - area.scrollTop,
  );
  expect(below).toBeLessThan(2);
});

test('where the browser cannot listen, nothing speaks of it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  });
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await expect(dialog.getByRole('button', { name: 'Create My Pebbles' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start Recording' })).toBeHidden();
});
