import { expect, test } from 'vitest';
import { keyOf } from '../device/person-notes.ts';
import { aBrowser } from '../device/test-browser.ts';
import { createUnsettled, type KeptDump } from './unsettled.ts';

const DUMP: KeptDump = {
  id: 'dump-1',
  text: 'taxes',
  at: '2026-11-20T10:00:00.000Z',
  problem: null,
};

function aStore() {
  const browser = aBrowser();
  const { notes } = browser.openTab().device;
  const open = () => createUnsettled({ notes: browser.openTab().device.notes, userId: 'ada' });
  return { notes, open, store: createUnsettled({ notes, userId: 'ada' }) };
}

test('a dump that is kept is there in another tab, once, with what happened to it last', () => {
  const { open, store } = aStore();
  store.keep(DUMP);
  store.keep({ ...DUMP, problem: 'planner.quota' });
  expect(open().read().kept).toEqual([{ ...DUMP, problem: 'planner.quota' }]);
});

test('the words of a refused plan are taken back once, also when they are gone again', () => {
  const { store } = aStore();
  store.takeBack({ opId: 'op-1', dump: DUMP });
  store.forgetKept(DUMP.id);
  store.takeBack({ opId: 'op-1', dump: DUMP });
  expect(store.read().kept).toEqual([]);
});

test('a retry of a stand-in keeps its id, and is one entry', () => {
  const { open, store } = aStore();
  const standIn = { dumpId: 'dump-1', mountainId: 'm1', retryId: null };
  store.standIn(standIn);
  store.standIn({ ...standIn, retryId: 'retry-1' });
  expect(open().read().standIns).toEqual([{ ...standIn, retryId: 'retry-1' }]);
});

test('when all is settled nothing is left, and a broken note is nothing', () => {
  const { notes, store } = aStore();
  const unsettled = keyOf('unsettled', 'ada');
  store.keep(DUMP);
  store.setKind(true);
  store.forgetKept(DUMP.id);
  store.setKind(false);
  expect(notes.read(unsettled)).toBeNull();
  for (const broken of ['{"kept": [', '"x"', 'null', '{"kept": 7}']) {
    notes.write(unsettled, broken);
    expect(store.read().kept).toEqual([]);
  }
});
