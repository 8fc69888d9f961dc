import { expect, test } from 'vitest';
import { keyOf } from '../device/person-notes.ts';
import { aBrowser } from '../device/test-browser.ts';
import { createPebbleDrafts } from './pebble-drafts.ts';

const DRAFT = { title: 'Ask Priya', description: 'Which pap', rockId: 'r1' };

function aStore() {
  const browser = aBrowser();
  const open = () => {
    const tab = browser.openTab();
    return { tab, store: createPebbleDrafts({ notes: tab.device.notes, userId: 'ada' }) };
  };
  return { open, ...open() };
}

test('the words for a rock are kept the moment they are typed, and each rock has its own', () => {
  const { open, store, tab } = aStore();
  store.keep('r1', DRAFT);
  store.keep('r2', { ...DRAFT, rockId: 'r2', title: 'Call Ana' });
  tab.crash();
  const later = open().store;
  expect(later.read()).toEqual({ r1: DRAFT, r2: { ...DRAFT, rockId: 'r2', title: 'Call Ana' } });
  later.forget('r1');
  expect(Object.keys(later.read())).toEqual(['r2']);
});

test('when all words are taken out, or in a plan, nothing is left of them', () => {
  const { store, tab } = aStore();
  const pebbles = keyOf('pebbles', 'ada');
  store.keep('r1', DRAFT);
  store.keep('r1', { ...DRAFT, title: '', description: '' });
  expect(tab.device.notes.read(pebbles)).toBeNull();
  store.keep('r1', DRAFT);
  store.forget('r1');
  expect(tab.device.notes.read(pebbles)).toBeNull();
});

test('a note that is broken or of another kind is nothing', () => {
  const { store, tab } = aStore();
  for (const broken of ['{"r1": {', '"x"', 'null', '{"r1": 7}', '{"r1": {"title": "a"}}']) {
    tab.device.notes.write(keyOf('pebbles', 'ada'), broken);
    expect(store.read()).toEqual({});
  }
});
