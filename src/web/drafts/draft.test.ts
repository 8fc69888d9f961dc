import { expect, test } from 'vitest';
import { forgetPerson } from '../device/forget-person.ts';
import { aBrowser } from '../device/test-browser.ts';
import { attemptOf, createDraft } from './draft.ts';
import { createPebbleDrafts } from './pebble-drafts.ts';
import { createUnsettled } from './unsettled.ts';

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

test('words that are written below those that were sent say so, and those that were changed do not', () => {
  const { device } = aBrowser().openTab();
  const draft = createDraft({ notes: device.notes, userId: 'ada' });
  const sent = ['taxes', 'taxes\nand a birthday', 'taxes\nand a birthday\nin June'].map((text) => {
    draft.setText(text);
    return attemptOf(draft, device);
  });
  const [first, second, third] = sent.map(({ id }) => id);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(sent.map(({ earlier }) => earlier)).toEqual([
    undefined,
    [{ id: first, characters: 5 }],
    [
      { id: second, characters: 20 },
      { id: first, characters: 5 },
    ],
  ]);
  for (const text of ['taxes\nand no birthday', 'taxes and a birthday']) {
    draft.setText(text);
    expect(attemptOf(draft, device).earlier).toBeUndefined();
  }
});

test('of words that were written below those that were sent, only they stay', () => {
  const { notes } = aBrowser().openTab().device;
  const draft = createDraft({ notes, userId: 'ada' });
  draft.setText('taxes\nand a birthday');
  draft.finish(ATTEMPT);
  expect(draft.read().text).toBe('and a birthday');
});

test('words below others that left the box before them leave it as well', () => {
  const { device } = aBrowser().openTab();
  const draft = createDraft({ notes: device.notes, userId: 'ada' });
  draft.setText('taxes');
  const first = attemptOf(draft, device);
  draft.setText('taxes\nand a birthday');
  const second = attemptOf(draft, device);
  draft.finish(first);
  draft.setText('and a birthday\nin June');
  draft.finish(second);
  expect(draft.read()).toEqual({ text: 'in June', attempt: null });
});

test('other words that have been sent since keep their id', () => {
  const { notes } = aBrowser().openTab().device;
  const draft = createDraft({ notes, userId: 'ada' });
  const later = { ...ATTEMPT, id: 'dump-2', text: 'a birthday' };
  draft.setText('a birthday');
  draft.setAttempt(later);
  draft.finish(ATTEMPT);
  expect(draft.read()).toEqual({ text: 'a birthday', attempt: later });
});

test('a broken note is shown as words rather than dropped', () => {
  const { notes } = aBrowser().openTab().device;
  notes.write('unstuck.draft.ada', '{"text": "half');
  expect(createDraft({ notes, userId: 'ada' }).read().text).toBe('{"text": "half');
});

test('the changes to two mountains are two drafts, and neither is the brain dump', () => {
  const { notes } = aBrowser().openTab().device;
  const draftOf = (mountainId?: string) => createDraft({ notes, userId: 'ada', mountainId });
  draftOf('m1').setText('smaller');
  draftOf('m2').setText('rename it');
  draftOf().setText('taxes');
  draftOf('m2').finish({ ...ATTEMPT, text: 'rename it' });
  const texts = [draftOf('m1'), draftOf('m2'), draftOf()].map((draft) => draft.read().text);
  expect(texts).toEqual(['smaller', '', 'taxes']);
});

test('the end of an account leaves no word of it on the device', () => {
  const { notes } = aBrowser().openTab().device;
  const written = new Set<string>();
  notes.onChange((key) => written.add(key ?? ''));
  createDraft({ notes, userId: 'ada' }).setText('taxes');
  createDraft({ notes, userId: 'ada', mountainId: 'm1' }).setText('smaller');
  createUnsettled({ notes, userId: 'ada' }).keep({ ...ATTEMPT, problem: null });
  const pebble = { title: 'Ask Priya', description: '', rockId: 'r1' };
  createPebbleDrafts({ notes, userId: 'ada' }).keep('r1', pebble);
  expect(written.size).toBe(4);
  forgetPerson({ notes, userId: 'ada', end: 'account' });
  expect([...written].filter((key) => notes.read(key) !== null)).toEqual([]);
});
