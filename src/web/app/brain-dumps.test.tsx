import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstWaitingPebbles } from '#domain/plan/find.ts';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { aDashboard, refused, type PlannerPart, type TestDashboard } from './test-dashboard.tsx';

const AT = '2026-11-20T10:05:00.000Z';
const WORDS = 'call the plumber\nbuy light bulbs';
const CREATED = 'Mountain created successfully! Your pebbles are ready to move.';
const PLAN: PlanDraft = {
  mountains: [
    {
      title: 'A warm house',
      description: '',
      boulders: [
        {
          title: 'Heating',
          rocks: [
            {
              title: 'Plumber',
              pebbles: [
                { title: 'Call the plumber', description: 'Ask when.', estimatedMinutes: 15 },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const titles = ({ plan }: TestDashboard) =>
  plan.server.snapshot().profile.mountains.map(({ title }) => title);

async function write(page: TestDashboard, words = WORDS): Promise<void> {
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  await page.user.paste(words);
}

/** What was pressed is gone: the focus is not. */
const focusIsOn = (tag: string) => waitFor(() => expect(document.activeElement?.tagName).toBe(tag));

async function pourOut(page: TestDashboard, words = WORDS): Promise<void> {
  await write(page, words);
  await page.click('Create My Pebbles');
}

test('when the AI service has no more plans for today, the server makes one by itself', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(() => refused(429, 'planner.quota'));
  await pourOut(page);
  expect((await screen.findByRole('alert')).textContent).toMatch(/tomorrow.*Your words are kept/);
  expect(page.box().value).toBe(WORDS);

  page.answers(page.plants(PLAN, 'built-in'));
  await page.click('Plan it here instead');
  expect(await screen.findByText('Success!')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText(CREATED)).toBeTruthy();
  const [first, second] = page.asked;
  expect(first?.body).not.toHaveProperty('planner');
  expect(second?.body).toMatchObject({ planner: 'built-in', dumpId: first?.body['dumpId'] });
  expect(titles(page)).toEqual(['A warm house']);

  await page.succeeds();
  page.passes(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(CREATED)).toBeTruthy();
});

test.each([
  [503, 'planner.crowded', /Many plans .*Your words are kept/],
  [429, 'request.too_many', /a lot in a short time.*Your words are kept/],
] as const)(
  'while the server asks to wait (%d %s) this device makes the plan',
  async (status, code, said) => {
    const page = aDashboard();
    await page.open();
    page.answers(() => refused(status, code));
    await pourOut(page);
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
    expect(screen.queryByText('Keep it until I am online')).toBeNull();
    await page.click('Plan it now on this device');
    await page.succeeds();
    await waitFor(() => expect(titles(page)).not.toEqual([]));
  },
);

test('a long paste stays whole, and how much is taken at once is said before it is sent', async () => {
  const page = aDashboard();
  await page.open();
  const long = 'call Ana about the flat. '.repeat(1000).trim();
  await write(page, long);
  expect(page.box().value).toBe(long);
  expect(screen.getByRole('alert').textContent).toMatch(/^One brain dump can hold 20,000 char/);
  expect(page.box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Perfect for AI structuring!')).toBeNull();
  await page.click('Create My Pebbles');
  expect(page.asked).toEqual([]);
  expect(document.activeElement).toBe(page.box());

  await page.open();
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe(long);
  page.plan.network.always('cut');
  page.box().setSelectionRange(20_000, long.length);
  await page.user.keyboard('{Delete}');
  expect(page.box().value).toHaveLength(20_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await page.click('Create My Pebbles');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to create/);
});

test('the wait says what is going on, and cancelling it ends the request and keeps the words', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await pourOut(page);
  expect(await screen.findByText('Sending your words…')).toBeTruthy();
  await waitFor(() => expect(page.asked).toHaveLength(1));
  page.passes(2000);
  expect(screen.getByText(/The AI service is reading them/)).toBeTruthy();
  page.passes(43_000);
  expect(screen.getByText(/longer than usual/)).toBeTruthy();

  await page.click('Cancel');
  expect(page.asked[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('Cancelled. Your words are still here.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.box().value).toBe(WORDS);
  expect(document.activeElement).toBe(page.box());

  page.answers(page.plants(PLAN, 'ai'));
  await page.click('Create My Pebbles');
  expect(await screen.findByText('Success!')).toBeTruthy();
  expect(page.asked[1]?.body['dumpId']).toBe(page.asked[0]?.body['dumpId']);
});

test.each([
  ['a plan', CREATED],
  ['a failure', ''],
])(
  'whoever closes the dialog too early is told that it goes on, and what came of it: %s',
  async (end, said) => {
    const page = aDashboard();
    await page.open();
    let reply: (response: Response) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (reply = resolve)));
    await page.isAsked(() => pourOut(page));
    await page.click('Close');
    const goesOn = screen.getByText('Your pebbles are being made. You can go on.');
    const news = goesOn.closest('[role="status"]');
    const [asked] = page.asked;
    if (asked === undefined) throw new Error('The planner was asked.');
    reply(
      await (end === 'a plan' ? page.plants(PLAN, 'ai')(asked) : refused(503, 'planner.failed')),
    );
    await waitFor(() => expect(news?.textContent).toBe(said));
    if (end === 'a failure') expect(await screen.findByRole('alert')).toBeTruthy();
  },
);

test('a second late failure is read once more, and a success takes its words away', async () => {
  const page = aDashboard();
  await page.open();
  const endsLate = async (planner: PlannerPart, begin: () => Promise<void>) => {
    let reply: (response: Response | Promise<Response>) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (reply = resolve)));
    await page.isAsked(begin);
    await page.click('Close');
    const asked = page.asked.at(-1);
    if (asked === undefined) throw new Error('The planner was asked.');
    reply(planner(asked));
  };
  const again = async () => {
    await page.click('Open it');
    await page.click('Create My Pebbles');
  };
  await endsLate(
    () => refused(503, 'planner.failed'),
    () => pourOut(page),
  );
  const first = await screen.findByRole('alert');
  await endsLate(() => refused(503, 'planner.failed'), again);
  await waitFor(() => expect([first, null]).not.toContain(screen.queryByRole('alert')));
  await endsLate(page.plants(PLAN, 'ai'), again);
  await screen.findByText(CREATED);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a stand-in is called one, and a plan takes its place, also after a reload', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await pourOut(page);
  expect(await screen.findByRole('heading', { name: 'Your words are kept' })).toBeTruthy();
  expect(screen.queryByText('Success!')).toBeNull();
  page.passes(10_000);
  await page.click('Not now');

  await page.open();
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });
  await waitFor(() =>
    expect(card.textContent).toContain('The AI service could not make your plan.'),
  );
  expect(card.textContent).toContain('Your words are kept.');
  page.plan.network.judge(({ path }) => (path.endsWith('/retry') ? 'reply-lost' : null));
  page.answers(() => refused(503, 'planner.failed'));
  await page.click('Try again');
  expect(await within(card).findByRole('alert')).toBeTruthy();
  await page.isAsked(() => page.click('Plan it here instead'));
  await focusIsOn('BUTTON');
  expect(await within(card).findByRole('alert')).toBeTruthy();

  page.plan.network.judge(null);
  const plant = page.plants(PLAN, 'ai');
  page.answers((asked) => {
    const [fallback] = page.plan.server.snapshot().profile.mountains;
    const { at = '', zone = '' } = asked.body;
    const change = {
      kind: 'node.delete',
      nodeType: 'mountain',
      nodeId: fallback?.id ?? '',
    } as const;
    page.plan.server.apply({ opId: 'away', schema: 1, at, zone, change });
    return plant(asked);
  });
  await page.click('Try again');
  expect(await screen.findByText(CREATED)).toBeTruthy();
  expect(titles(page)).toEqual(['A warm house']);
  expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull();
  const [dump, lost, , again] = page.asked;
  expect(lost?.path).toBe(`/api/brain-dumps/${dump?.body['dumpId']}/retry`);
  expect(again?.body['retryId']).toBe(lost?.body['retryId']);
});

test('where no AI service is set, none is blamed for a stand-in', async () => {
  const page = aDashboard({ planner: { plannedBy: 'built-in', host: null } });
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await pourOut(page);
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });
  await within(card).findByText('Planned on this server, without AI. Your words stay here.');
  expect(card.textContent).toContain('Your plan could not be made. Your Mountain stands in for it');
  expect(card.textContent).not.toContain('AI service');
});

test('before a stand-in is tried again it is said where the words go, also when nobody knows it yet', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await pourOut(page);
  await screen.findByRole('heading', { name: 'Your words are kept' });
  page.plan.network.judge(({ path }) => (path === '/api/planner' ? 'cut' : null));
  await page.open();
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });
  expect(within(card).getByText(/If it uses an AI service, your words are sent/)).toBeTruthy();
  page.answers(() => new Promise(() => undefined));
  await page.isAsked(() => page.click('Try again'));
  await within(card).findByText('Sending your words…');
  page.passes(2000);
  await within(card).findByText('Your words are sent. The plan is being made…');

  page.plan.network.judge(null);
  await page.open();
  await screen.findByText(/^Planned by the AI service at ai\.example\.org\. Your words are sent/);
});

test('a stand-in that another device worked on is not replaced, and that alone is said as trouble', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await pourOut(page);
  await screen.findByRole('heading', { name: 'Your words are kept' });
  page.answers(() => {
    const [first] = firstWaitingPebbles(page.plan.server.snapshot().profile.mountains, 1);
    const pebbleId = first?.pebble.id ?? '';
    const timer = { pebbleId, startedAt: AT, accumulatedMs: 0 };
    const change = { kind: 'timer.set', timer } as const;
    page.plan.server.apply({ opId: 'elsewhere', schema: 1, at: AT, zone: 'UTC', change });
    return refused(409, 'brain_dump.not_replaceable');
  });
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/nothing was replaced/);
  await page.click('Not now');
  const list = await screen.findByRole('region', { name: 'Words without a plan' });
  expect(list.textContent).toContain('These words have no plan of their own yet.');
  expect(screen.getByRole('alert').textContent).toMatch(/nothing was replaced/);
  expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull();
  await page.click('Dismiss');
  await focusIsOn('H2');
  await page.click('Open it');
  await screen.findByRole('textbox');
  expect(page.box().value).toBe(WORDS);
});

test('words of despair are met with where to find help, until that is put away', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(PLAN, 'ai'));
  await write(page, 'And call the plumber about the tap in the kitchen. ');
  expect(screen.getByText('Perfect for AI structuring!')).toBeTruthy();
  // Only in one that was there before are the words read aloud.
  const spoken = screen.getAllByRole('status');
  await page.user.paste('I want to die.');
  expect(screen.queryByText('Perfect for AI structuring!')).toBeNull();
  const help = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);
  expect(help().join()).toContain('findahelpline.com');
  expect(spoken).toContain(screen.getByRole('note').closest('[role="status"]'));
  await page.click('Create My Pebbles');
  await page.succeeds();
  page.passes(60_000);
  expect(within(screen.getByRole('dialog')).getByRole('note')).toBeTruthy();
  await page.click('Go to my pebbles');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(CREATED)).toBeTruthy();
  expect(help()).toHaveLength(1);
  await page.click('Dismiss');
  expect(help()).toEqual([]);
  await focusIsOn('H2');
});

test('without a network a dump is planned on the device, and goes to the server with its words', async () => {
  const page = aDashboard();
  await page.open();
  page.plan.network.always('cut');
  await write(page);
  const spoken = within(screen.getByRole('dialog')).getAllByRole('status');
  await page.click('Create My Pebbles');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to create your mountain. Please try again.')).toBeTruthy();
  expect(alert.getByText('Your words are kept.')).toBeTruthy();
  expect(screen.getByText(/^Your server makes the plan\. If it uses an AI service/)).toBeTruthy();
  const waysOn = /You can go on without it: ?Plan it now on this device ?Keep it until/;
  const isHeard = spoken.some(({ textContent }) => waysOn.test(textContent));
  expect(isHeard, 'read out by what was there before').toBe(true);
  await page.click('Plan it now on this device');
  await page.succeeds();
  page.passes(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('article').textContent).toMatch(/plumber|bulbs/);
  expect(titles(page)).toEqual([]);

  let sent = '';
  page.plan.network.judge(({ path, body }) => {
    if (path === '/api/operations' && body.includes('brainDump')) sent = body;
    return null;
  });
  page.comesBack();
  await waitFor(() => expect(titles(page)).not.toEqual([]));
  const [operation] = JSON.parse(sent).operations;
  expect(operation.change.brainDump).toEqual({ id: expect.any(String), text: WORDS });
  const [mountain] = page.plan.server.snapshot().profile.mountains;
  expect(mountain?.id).toMatch(/^mountain-/);
  await page.click('Add');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});

test('a dump that is kept for later survives a reload, and is sent once when the network is back', async () => {
  const page = aDashboard();
  await page.open();
  page.plan.network.always('cut');
  await pourOut(page);
  await page.click('Keep it until I am online');
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.open();
  expect(await screen.findByText(/^1 brain dump is waiting for the network/)).toBeTruthy();
  expect(screen.getByText(/call the plumber buy light bulbs/)).toBeTruthy();
  expect(screen.getByText(/^Your server makes the plan\. If it uses an AI service/)).toBeTruthy();
  page.answers(page.plants(PLAN, 'ai'));
  page.comesBack();
  expect(await screen.findByText(CREATED)).toBeTruthy();
  expect(screen.queryByText(/waiting for the network/)).toBeNull();
  const settled = 'Your brain dump is in your plan now.';
  expect(screen.getByText(settled).closest('[role]'), 'heard as the news alone').toBeNull();
  expect(page.asked.map(({ body }) => body['text'])).toEqual([WORDS]);
  expect(titles(page)).toEqual(['A warm house']);
  await page.click('Your Mountains');
  expect(screen.queryByText(settled)).toBeNull();
});

test('a kept dump that is refused stays with its reason, and can be opened', async () => {
  const page = aDashboard();
  await page.open();
  page.plan.network.always('cut');
  const words = `${WORDS}\nand find out what the letter from their insurance wants`;
  await pourOut(page, words);
  await page.click('Keep it until I am online');
  page.answers(() => refused(429, 'planner.quota'));
  page.comesBack();
  expect((await screen.findByRole('alert')).textContent).toMatch(/tomorrow/);
  expect(await screen.findByText(/^Planned by the AI service at ai\.example\.org/)).toBeTruthy();
  expect(page.asked).toHaveLength(1);
  expect(screen.getByText(/the letter from their…”$/)).toBeTruthy();
  await page.click('Plan it here instead');
  await focusIsOn('LI');
  expect((await screen.findByRole('alert')).textContent).toMatch(/tomorrow/);
  await page.click('Open it');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(words);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan of this device that the server refuses gives its words back', async () => {
  const page = aDashboard();
  await page.open();
  page.plan.network.always('cut');
  await pourOut(page);
  await page.click('Plan it now on this device');
  await page.succeeds();
  page.passes(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  page.plan.network.judge(({ path }) => (path === '/api/operations' ? 400 : null));
  page.comesBack();
  const alerts = await screen.findAllByText(/Failed to save your mountain. Please try again./);
  expect(alerts.length).toBeGreaterThan(0);
  await page.click('Open it');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(WORDS);
});
