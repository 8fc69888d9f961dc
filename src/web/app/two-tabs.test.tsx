import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aProfile } from '#domain/plan/test-builders.ts';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { attemptOf, createDraft } from '../drafts/draft.ts';
import { createEditDrafts } from '../drafts/edit-drafts.ts';
import { handOf, IN_HAND_PATIENCE_MS, takeInHand } from '../drafts/in-hand.ts';
import { createUnsettled } from '../drafts/unsettled.ts';
import { aDashboard } from './test-dashboard.tsx';

const mountainId = 'm1';

/** Words that another tab has just sent, in the box that all tabs share. */
async function sentElsewhere(words: string, box: { mountainId?: string } = {}) {
  const isChange = box.mountainId !== undefined;
  const mountains = isChange ? [aMountain({ id: mountainId, title: 'Zine' })] : [];
  const page = aDashboard({ profile: aProfile({ mountains }) });
  await page.open();
  const other = page.plan.browser.openTab().device;
  const { userId } = page.plan.server.snapshot().profile;
  const draft = createDraft({ notes: other.notes, userId, ...box });
  draft.setText(words);
  const attempt = attemptOf(draft, other);
  let letGo = (): void => undefined;
  void takeInHand(other, { id: attempt.id }, () => new Promise((end) => (letGo = end)));
  if (isChange) await page.click('Your Mountains');
  await page.click(isChange ? 'Edit mountain Zine' : 'Start Your Brain Dump');
  await screen.findByText('Sending your words…');
  const forget = () =>
    act(() => createEditDrafts({ notes: other.notes, userId }).forget(mountainId));
  const endsAs = (done: boolean) =>
    act(async () => {
      if (done) draft.finish(attempt);
      letGo();
    });
  return { page, draft, endsAs, forget };
}

const isFree = ({ page }: Awaited<ReturnType<typeof sentElsewhere>>) =>
  waitFor(() => expect(page.box().readOnly).toBe(false));

test('words that another tab has sent wait in the box, where nobody changes them or sends them again', async () => {
  const tabs = await sentElsewhere('paint the fence');
  const { page, endsAs } = tabs;
  expect(page.box().value).toBe('paint the fence');
  expect(page.box().readOnly).toBe(true);
  await page.click('Creating your pebbles…');
  await endsAs(true);
  await isFree(tabs);
  expect(page.box().value).toBe('');
  expect(screen.getByText('Your words were sent from another tab.')).toBeTruthy();
  expect(page.asked).toEqual([]);
  page.answers(page.plants(fallbackPlan(), 'ai'));
  await page.user.type(page.box(), 'water the plants');
  await page.isAsked(() => page.click('Create My Pebbles'));
  expect(page.asked[0]?.body['text']).toBe('water the plants');
});

test('words that another tab could not send are there again, and are the same dump when this one sends them', async () => {
  const tabs = await sentElsewhere('paint the fence');
  const { page, draft, endsAs } = tabs;
  const { attempt } = draft.read();
  await endsAs(false);
  await isFree(tabs);
  expect(page.box().value).toBe('paint the fence');
  await page.isAsked(() => page.click('Create My Pebbles'));
  expect(page.asked[0]?.body['dumpId']).toBe(attempt?.id);
});

test('what became of words from another tab is not said again of the words that come after them', async () => {
  const tabs = await sentElsewhere('paint the fence');
  const { page, endsAs } = tabs;
  await endsAs(true);
  await screen.findByText('Your words were sent from another tab.');
  await page.user.type(page.box(), 'water');
  await page.user.clear(page.box());
  expect(screen.queryByText('Your words were sent from another tab.')).toBeNull();
});

test('a box whose words another tab never lets go of can be written in again, a while later', async () => {
  const tabs = await sentElsewhere('paint the fence');
  const { page } = tabs;
  page.passes(IN_HAND_PATIENCE_MS - 1000);
  expect(page.box().readOnly).toBe(true);
  page.passes(1000);
  await isFree(tabs);
  expect(page.box().value).toBe('paint the fence');
});

test('a change that another tab could not make is no success when its words go with the mountain, a while later', async () => {
  const { page, endsAs, forget } = await sentElsewhere('make it smaller', { mountainId });
  await endsAs(false);
  await screen.findByText('Failed to update your mountain. Please try again.');
  page.passes(1000);
  forget();
  expect(page.box().value).toBe('');
  expect(screen.queryByText('Success!')).toBeNull();
});

test('a change that another tab has made is a success here as well, also where the words go a moment later', async () => {
  const { endsAs, forget } = await sentElsewhere('make it smaller', { mountainId });
  await endsAs(false);
  forget();
  expect(await screen.findByText('Success!')).toBeTruthy();
});

test('whoever closes the dialog over a change of another tab is promised nothing: its end is said there', async () => {
  const { page } = await sentElsewhere('make it smaller', { mountainId });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await page.click('Close');
  expect(screen.queryByText(/is being changed/)).toBeNull();
});

test('dumps that are kept wait in the line of a tab that sleeps only so long, and once for all of them', async () => {
  const page = aDashboard();
  const { browser, server } = page.plan;
  const { userId } = server.snapshot().profile;
  const other = browser.openTab().device;
  const unsettled = createUnsettled({ notes: other.notes, userId });
  const texts = ['paint the fence', 'water the plants', 'call the dentist'];
  const dumps = texts.map((text) => ({ id: crypto.randomUUID(), text, at: browser.now() }));
  for (const dump of dumps) unsettled.keep({ ...dump, problem: null });
  const asleep = new Promise<void>(() => undefined);
  // It was sending the first of them.
  for (const id of [`kept-${userId}`, dumps[0]?.id ?? ''])
    void other.withLock(handOf(id), () => asleep);
  await page.open();
  await screen.findByText('paint the fence', { exact: false });
  page.passes(IN_HAND_PATIENCE_MS - 60_000);
  expect(page.asked).toEqual([]);
  page.answers(page.plants(fallbackPlan(), 'ai'));
  await page.isAsked(async () => page.passes(60_000));
  await waitFor(() =>
    expect(page.asked.map(({ body }) => body['dumpId'])).toEqual(dumps.map(({ id }) => id)),
  );
});

test('dumps that are kept are sent one after the other, however long the planner takes for all of them', async () => {
  const page = aDashboard();
  const { browser, server } = page.plan;
  const { userId } = server.snapshot().profile;
  const { notes } = browser.openTab().device;
  const unsettled = createUnsettled({ notes, userId });
  const texts = ['paint the fence', 'water the plants', 'call the dentist'];
  for (const text of texts)
    unsettled.keep({ id: crypto.randomUUID(), text, at: browser.now(), problem: null });
  const running: (() => void)[] = [];
  const atOnce: number[] = [];
  page.answers((asked) => {
    atOnce.push(running.length + 1);
    return new Promise((resolve) => {
      running.push(() => resolve(page.plants(fallbackPlan(), 'ai')(asked)));
    });
  });
  await page.isAsked(() => page.open());
  for (const _ of texts.slice(1)) {
    page.passes(IN_HAND_PATIENCE_MS - 60_000);
    // Long enough for another one to be asked for.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.isAsked(async () => running.shift()?.());
  }
  expect(page.asked.map(({ body }) => body['text'])).toEqual(texts);
  // The server turns away what is asked for beside what runs.
  expect(atOnce).toEqual([1, 1, 1]);
});
