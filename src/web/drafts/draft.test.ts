import { expect, test } from 'vitest';
import { aBrowser } from '../device/test-browser.ts';
import { createDraft } from './draft.ts';

const ATTEMPT = { id: 'dump-1', text: 'taxes', at: '2026-11-20T10:00:00.000Z' };

test('every keystroke is kept the moment it is typed', () => {
  const browser = aBrowser();
  const tab = browser.openTab();
  const draft = createDraft({ notes: tab.device.notes, userId: 'ada' });
  draft.setText('t');
  draft.setText('ta');
  tab.crash();
  const { notes } = browser.openTab().device;
  expect(createDraft({ notes, userId: 'ada' }).read().text).toBe('ta');
});

test('a draft is seen by its writer only', () => {
  const { notes } = aBrowser().openTab().device;
  createDraft({ notes, userId: 'ada' }).setText('private');
  expect(createDraft({ notes, userId: 'grace' }).read().text).toBe('');
});

test('another tab sees the words as they are typed', () => {
  const browser = aBrowser();
  const here = createDraft({ notes: browser.openTab().device.notes, userId: 'ada' });
  const there = createDraft({ notes: browser.openTab().device.notes, userId: 'ada' });
  const heard: string[] = [];
  there.subscribe(() => heard.push(there.read().text));
  here.setText('hello');
  expect(heard).toEqual(['hello']);
});

test('the draft goes when its words have become a plan', () => {
  const { notes } = aBrowser().openTab().device;
  const draft = createDraft({ notes, userId: 'ada' });
  draft.setText(' taxes ');
  draft.setAttempt(ATTEMPT);
  draft.finish(ATTEMPT);
  expect(draft.read()).toEqual({ text: '', attempt: null });
});

test('words typed after sending stay', () => {
  const { notes } = aBrowser().openTab().device;
  const draft = createDraft({ notes, userId: 'ada' });
  draft.setText('taxes and a birthday');
  draft.finish(ATTEMPT);
  expect(draft.read().text).toBe('taxes and a birthday');
});

test('a broken note is shown as words rather than dropped', () => {
  const { notes } = aBrowser().openTab().device;
  notes.write('unstuck.draft.ada', '{"text": "half');
  expect(createDraft({ notes, userId: 'ada' }).read().text).toBe('{"text": "half');
});
