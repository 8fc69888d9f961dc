import { fails, hangs, says, startFakeAi, type FakeAi } from '../setup/fake-ai-server.ts';
import { startRealServer } from '../setup/real-server.ts';
import { expect, expectNoAxeViolations, signUp, signUpWithPlan, test as base } from './fixtures.ts';
import { unfold } from './places.ts';
import { DATABASE, SERVER_URL } from './shared-names.ts';

type AiServer = { ai: FakeAi; url: string };

/** A server whose AI service does as the test says. */
const test = base.extend<object, { aiServer: AiServer }>({
  aiServer: [
    async ({}, use) => {
      const ai = await startFakeAi();
      const server = await startRealServer(
        { OPENAI_BASE_URL: ai.url, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'fatal' },
        { database: process.env[DATABASE] },
      );
      // This worker runs nothing but this file: it has a fixture of its own.
      process.env[SERVER_URL] = server.url;
      await use({ ai, url: server.url });
      await server.stop();
      await ai.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ aiServer }, use) => use(aiServer.url),
});

// One after the other: at the same time, each would have a browser and a server of its own to start.
test.describe.configure({ mode: 'default' });

const WORDS = 'the shed is a tip, and somebody has to call the plumber before winter';

const PLAN = {
  mountains: [
    {
      title: 'A house ready for winter',
      description: 'Warm pipes and a shed that can be walked into.',
      boulders: [
        {
          title: 'Warm pipes',
          rocks: [
            {
              title: 'The plumber',
              pebbles: ['Find the number', 'Call the plumber', 'Clear the way'].map((title) => ({
                title,
                description: 'Takes a moment, and then it is done.',
                minutes: 15,
              })),
            },
          ],
        },
      ],
    },
  ],
};

test('when the AI service fails, its stand-in is called one, and trying again puts the plan there', async ({
  page,
  aiServer: { ai },
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await expect(dialog.getByText(/the AI service at 127.0.0.1/)).toBeVisible();
  await dialog.getByRole('textbox').fill(WORDS);

  ai.answers(hangs);
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await ai.whenAsked(1);
  await expect(dialog.getByText(/The AI service is reading them/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await ai.requests[0]?.wasDropped).toBe(true);
  await expect(dialog.getByRole('textbox')).toHaveValue(WORDS);

  ai.answers(fails(401));
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your words are kept' })).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Break down your brain dump');

  const card = page.getByRole('region', { name: 'A stand-in for your plan' });
  await card.getByText('Read your words').click();
  await expect(card.getByText(WORDS)).toBeVisible();
  await expectNoAxeViolations(page);
  ai.answers(says(PLAN));
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Mountain created successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Find the number');
  await expect(card).toBeHidden();
  await unfold(page);
  await expect(page.getByText('Your Mountain', { exact: true })).toBeHidden();
});

/** The browser notes on its console that the server could not do it, as it should be able to tell. */
const beyondFaults = test.extend({
  faultless: ({}, use) => use(),
});

beyondFaults(
  'what the AI service sends for a change is named when it is no mountain, and the server can do it',
  async ({ page, aiServer: { ai } }) => {
    ai.answers(says(PLAN));
    await signUpWithPlan(page, WORDS);
    await unfold(page);
    ai.answers(says({ sorry: true }));
    await page.getByRole('button', { name: /^Edit mountain/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Mountain' });
    await edit.getByRole('textbox').fill('make it smaller');
    await edit.getByRole('button', { name: 'Update Mountain' }).click();
    await expect(
      edit.getByText('Invalid mountain structure returned from AI', { exact: true }),
    ).toBeVisible();
    ai.answers(says(''));
    await edit.getByRole('button', { name: 'Update Mountain' }).click();
    await expect(edit.getByText('No response from AI', { exact: true })).toBeVisible();
    await edit.getByRole('textbox').fill('add a pebble to water the fern');
    await edit.getByRole('button', { name: 'Plan it here instead' }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /water the fern/i })).toBeVisible();
  },
);
