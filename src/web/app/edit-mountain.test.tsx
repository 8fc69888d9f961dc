import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, anOperation, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard, aSlowAnswer, json, refused, type TestDashboard } from './test-dashboard.tsx';

const UPDATED = 'Mountain updated successfully! Your changes have been applied.';
const mountains = ['Taxes', 'Zine'].map((title, place) =>
  aMountain({ id: `m${place}`, title, pebbles: [aPebble({ id: `p${place}` })] }),
);

async function aPage(): Promise<TestDashboard> {
  const page = aDashboard({ profile: aProfile({ mountains }) });
  await page.open();
  await page.click('Your Mountains');
  return page;
}

async function edit(page: TestDashboard, title: string, words = ''): Promise<void> {
  await page.click(`Edit mountain ${title}`);
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  if (words !== '') await page.user.paste(words);
}

const close = (page: TestDashboard) => page.click('Close');

test('a mountain is changed by words, and the dialog leaves its success on the page', async () => {
  const page = await aPage();
  await edit(page, 'Zine', 'make it smaller');
  const dialog = screen.getByRole('dialog', { name: 'Edit Mountain' });
  expect(within(dialog).getByLabelText('What should be different about “Zine”?')).toBeTruthy();
  expect(screen.queryByText('Ready to update!')).toBeNull();
  await page.user.paste(', and please add a pebble to ring the printer too');
  expect(screen.getByText('Ready to update!')).toBeTruthy();
  page.answers(() => json({ version: 1 }));
  await page.click('Update Mountain');
  await page.succeeds();
  expect(page.asked[0]).toMatchObject({
    path: '/api/mountains/m1/revise',
    body: {
      changeText: 'make it smaller, and please add a pebble to ring the printer too',
      opId: expect.any(String),
    },
  });
  page.passes(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(UPDATED)).toBeTruthy();
  await edit(page, 'Zine');
  expect(page.box().value).toBe('');
});

test('whoever closes the dialog with words for a change in it reads that they are kept', async () => {
  const page = await aPage();
  await edit(page, 'Zine', 'make it');
  await close(page);
  const kept = 'Your words are kept. They are there when you edit this mountain again.';
  expect(screen.getByText(kept)).toBeTruthy();
  await edit(page, 'Zine');
  expect(page.box().value).toBe('make it');
});

test('without AI a change can be shorter, and that is said before it is sent', async () => {
  const long = 'rename it to a better name. '.repeat(80);
  for (const [plannedBy, characters] of [
    ['built-in', '2,000'],
    ['ai', null],
  ] as const) {
    const page = aDashboard({
      planner: { plannedBy, host: null },
      profile: aProfile({ mountains }),
    });
    await page.open();
    await page.click('Your Mountains');
    await edit(page, 'Zine', long);
    await screen.findByText(/^Planned (by an AI service|on this server)/);
    const said = screen.queryByText(/^One change can have/)?.textContent ?? null;
    if (characters === null) expect(said).toBeNull();
    else expect(said).toContain(`${characters} characters`);
    await page.click('Update Mountain');
    if (characters === null) await waitFor(() => expect(page.asked).toHaveLength(1));
    else expect(page.asked).toEqual([]);
  }
});

test('a long change that the AI service is to make can be sent again after a failure, and only there', async () => {
  const page = await aPage();
  await edit(page, 'Zine', 'rename it to a better name. '.repeat(80));
  await screen.findByText(/^Planned by the AI service/);
  await page.isAsked(() => page.click('Update Mountain'));
  await screen.findByText('Failed to update your mountain. Please try again.');
  expect(screen.getByText('Without AI one change can have 2,000 characters.')).toBeTruthy();
  expect(screen.queryByText(/^One change can have/)).toBeNull();
  for (const name of ['Plan it here instead', 'Change it now on this device'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  page.answers(() => json({ version: 1 }));
  await page.click('Update Mountain');
  await screen.findByText('Success!');
});

/** A change is under way, and the dialog was closed and opened again. */
async function aChangeUnderWay() {
  const page = await aPage();
  const reply = aSlowAnswer(page);
  await edit(page, 'Zine', 'make it smaller');
  await page.isAsked(() => page.click('Update Mountain'));
  await close(page);
  await edit(page, 'Zine');
  await screen.findByText('Sending your words…');
  return { page, reply };
}

test('a change that is under way when its dialog is opened again is not sent twice, and its end is seen there', async () => {
  const { page, reply } = await aChangeUnderWay();
  expect(page.box().value).toBe('make it smaller');
  expect(page.box().readOnly).toBe(true);
  await page.click('Updating your mountain…');
  reply(json({ version: 1 }));
  await page.succeeds();
  expect(within(screen.getByRole('dialog')).getByText(UPDATED)).toBeTruthy();
  expect(page.asked).toHaveLength(1);
});

test('a change that is under way is called off in its dialog when that is opened again, and its words stay', async () => {
  const { page } = await aChangeUnderWay();
  await page.click('Cancel');
  expect(await screen.findByText('Cancelled. Your words are still here.')).toBeTruthy();
  expect(page.asked[0]?.signal.aborted).toBe(true);
  expect(page.box()).toMatchObject({ value: 'make it smaller', readOnly: false });
  expect(screen.queryByRole('alert')).toBeNull();
  await close(page);
  expect(screen.queryByText(/is being changed/)).toBeNull();
});

test('a change that fails while its dialog is open again leaves its words there, to be sent once more', async () => {
  const { page, reply } = await aChangeUnderWay();
  await close(page);
  expect(await screen.findByText('Your mountain is being changed. You can go on.')).toBeTruthy();
  await edit(page, 'Zine');
  await screen.findByText('Sending your words…');
  reply(refused(503, 'planner.failed'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Failed to update your mountain. Please try again.')).toBeTruthy();
  expect(page.box().readOnly).toBe(false);
  page.answers(() => json({ version: 1 }));
  await page.isAsked(() => page.click('Update Mountain'));
  const [first, second] = page.asked.map(({ body }) => body['opId']);
  expect(second).toBe(first);
});

test('every mountain keeps words of its own, through a reload', async () => {
  const page = await aPage();
  await edit(page, 'Zine', 'make it smaller');
  await close(page);
  await edit(page, 'Taxes', 'add the receipts');
  await close(page);
  await page.open();
  await edit(page, 'Zine');
  expect(page.box().value).toBe('make it smaller');
  await close(page);
  await edit(page, 'Taxes');
  expect(page.box().value).toBe('add the receipts');
});

test('words that are not understood say which, and the same words keep their id', async () => {
  const page = await aPage();
  const reason = '“green ideas” was not understood.';
  page.answers(() => refused(409, 'planner.not_understood', { changeText: reason }));
  await edit(page, 'Zine', 'green ideas');
  await page.click('Update Mountain');
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(page.box().value).toBe('green ideas');
  page.answers(() => refused(409, 'mountain.changed'));
  await page.click('Update Mountain');
  await screen.findByText(/changed somewhere else/);
  expect(screen.getByRole('alert').textContent).toMatch(/are kept/);
  await page.user.type(page.box(), ' too');
  await page.isAsked(() => page.click('Update Mountain'));
  const [first, second, third] = page.asked.map(({ body }) => body['opId']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what was changed before goes to the server before the words do', async () => {
  const page = await aPage();
  page.answers(() => json({ version: 1 }));
  page.plan.network.always('cut');
  await page.click('Complete');
  await screen.findByText(/changes? waiting/);
  page.plan.network.always(null);
  await edit(page, 'Taxes', 'make it smaller');
  await page.click('Update Mountain');
  await screen.findByText('Success!');
  const requests = page.plan.network.requests.filter((one) => !one.endsWith('/api/events'));
  const sent = requests.lastIndexOf('POST /api/operations');
  expect(sent).toBeGreaterThan(-1);
  expect(sent).toBeLessThan(requests.lastIndexOf('POST /api/mountains/m0/revise'));
  expect(requests.slice(-1)).toEqual(['GET /api/profile']);
});

test('without a network a mountain is changed on the device, beside what others do to it meanwhile', async () => {
  const page = await aPage();
  page.plan.network.always('cut');
  await edit(page, 'Zine', 'colourless green ideas');
  await page.click('Update Mountain');
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('Failed to update your mountain. Please try again.')).toBeTruthy();
  await page.click('Change it now on this device');
  await screen.findByText(/colourless green ideas.* was not understood/);
  expect(page.box().value).toBe('colourless green ideas');
  await page.user.clear(page.box());
  await page.user.paste('add a pebble to ring the printer');
  await page.click('Change it now on this device');
  await screen.findByText('Success!');
  await close(page);
  await screen.findByText(/changes? waiting/);

  page.plan.server.apply(anOperation({ kind: 'node.delete', nodeType: 'pebble', nodeId: 'p1' }));
  page.comesBack();
  await waitFor(() => {
    const zine = page.plan.server.snapshot().profile.mountains[1];
    const titles = zine?.boulders.flatMap(({ rocks }) => rocks.flatMap((rock) => rock.pebbles));
    expect(titles?.map(({ title }) => title)).toEqual(['Ring the printer']);
  });
  await edit(page, 'Zine');
  expect(page.box().value).toBe('');
});

test('a change whose reply was lost goes on under the id that it was sent with', async () => {
  const page = await aPage();
  await edit(page, 'Zine', 'add a pebble to ring the printer');
  page.answers(() => Promise.reject(new TypeError('cut')));
  await page.click('Update Mountain');
  await screen.findByRole('alert');
  let sent = '';
  page.plan.network.judge(({ path, body }) => {
    if (path === '/api/operations') sent = body;
    return null;
  });
  await page.click('Change it now on this device');
  await screen.findByText('Success!');
  await waitFor(() => expect(sent).toContain('mountain.revise'));
  const { operations } = JSON.parse(sent) as { operations: { opId: string }[] };
  expect(operations.map(({ opId }) => opId)).toContain(page.asked[0]?.body['opId']);
});

test('a change of this device that the server refuses gives its words back', async () => {
  const page = await aPage();
  page.plan.network.always('cut');
  await edit(page, 'Zine', 'add a pebble to ring the printer');
  await page.click('Update Mountain');
  await page.click('Change it now on this device');
  await screen.findByText('Success!');
  await close(page);
  const gone = { kind: 'node.delete', nodeType: 'mountain', nodeId: 'm1' } as const;
  page.plan.server.apply(anOperation(gone));
  page.comesBack();
  await screen.findAllByText(/Failed to save your mountain. Please try again./);
  await page.click('Open it');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(
    'add a pebble to ring the printer',
  );
});
