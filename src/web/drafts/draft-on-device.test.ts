import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { placedPebbles } from '#domain/plan/find.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { aTestPlan, type OpenPlan } from '../plan/test-plan.ts';
import type { OpenStorage } from '../session/open-plan.ts';
import { attemptOf, createDraft, type DraftStore } from './draft.ts';
import { changeOnDevice, plantOnDevice } from './draft-on-device.ts';

const WORDS = 'call the dentist\nwash the car\nwrite to grandma';

const noDisk: OpenStorage = () => Promise.reject(new Error('This browser keeps nothing.'));

function draftOf({ store, tab }: OpenPlan, mountainId?: string): DraftStore {
  const { userId } = store.getView();
  return createDraft({ notes: tab.device.notes, userId, mountainId });
}

/** Somebody writes without a network. */
async function aWriter(openStorage: OpenStorage) {
  const plan = aTestPlan({ openStorage });
  const open = await plan.open();
  await open.store.pull();
  plan.network.always('cut');
  return { plan, open, here: { store: open.store, device: open.tab.device } };
}

test('words of which a plan was made stay in the box until more than a tab has them', async () => {
  const { here, open, plan } = await aWriter(noDisk);
  const draft = draftOf(open);
  draft.setText(WORDS);
  await plantOnDevice({ ...here, draft });
  const planted = here.store.getView().profile.mountains.length;
  expect(planted).toBeGreaterThan(1);
  expect(draft.read().text).toBe(WORDS);
  // Asked for once more, it is there already.
  await plantOnDevice({ ...here, draft });
  expect(here.store.getView().profile.mountains).toHaveLength(planted);
  plan.network.always(null);
  expect(await here.store.flush()).toBe(0);
  expect(draft.read()).toEqual({ text: '', attempt: null });
});

test('so do the words of a change, and whatever is written below them meanwhile', async () => {
  const { here, open, plan } = await aWriter(noDisk);
  const mountainId = here.store.getView().profile.mountains[0]?.id ?? '';
  const draft = draftOf(open, mountainId);
  draft.setText('add a pebble to ring the printer');
  await changeOnDevice({ ...here, draft, mountainId });
  expect(draft.read().text).toBe('add a pebble to ring the printer');
  draft.setText('add a pebble to ring the printer\nand one to wash up');
  plan.network.always(null);
  expect(await here.store.flush()).toBe(0);
  expect(draft.read().text).toBe('and one to wash up');
});

const titlesOn = ({ store }: OpenPlan): readonly string[] =>
  [...placedPebbles(store.getView().profile.mountains)].map(({ pebble }) => pebble.title);

test('what is written below words that only a tab has done is done alone', async () => {
  const { here, open, plan } = await aWriter(noDisk);
  const made = vi.spyOn(here.store, 'change');
  const draft = draftOf(open);
  const deeds = ['Call the dentist', 'Wash the car', 'Water the fern', 'Write to grandma'];
  const says = (so: number) => draft.setText(deeds.slice(0, so).join('\n'));
  says(2);
  await plantOnDevice({ ...here, draft });
  says(3);
  const { id: sent } = attemptOf(draft, here.device);
  says(4);
  await plantOnDevice({ ...here, draft });
  expect(titlesOn(open).filter((title) => deeds.includes(title))).toEqual(deeds);
  expect(made).toHaveBeenLastCalledWith(
    expect.objectContaining({ brainDump: expect.objectContaining({ earlier: [sent] }) }),
  );

  const mountainId = here.store.getView().profile.mountains[0]?.id ?? '';
  const change = draftOf(open, mountainId);
  const first = 'add a pebble to ring the printer';
  for (const text of [first, first, `${first}\nadd a pebble to wash up`]) {
    change.setText(text);
    await changeOnDevice({ ...here, draft: change, mountainId });
  }
  expect(titlesOn(open).filter((title) => /printer|wash up/i.test(title))).toHaveLength(2);
  plan.network.always(null);
  expect(await here.store.flush()).toBe(0);
  for (const { read } of [draft, change]) expect(read()).toEqual({ text: '', attempt: null });
});

test('what is gone with its tab was not done: the words are, all of them, when somebody asks again', async () => {
  const { here, open, plan } = await aWriter(noDisk);
  const draft = draftOf(open);
  const deeds = ['Call the dentist', 'Wash the car', 'Water the fern', 'Write to grandma'];
  draft.setText(deeds.slice(0, 2).join('\n'));
  await plantOnDevice({ ...here, draft });
  here.store.stop();
  const again = await plan.open();
  draft.setText(deeds.join('\n'));
  await plantOnDevice({ store: again.store, draft, device: again.tab.device });
  expect(titlesOn(again).filter((title) => deeds.includes(title))).toEqual(deeds);
});

test('on a device that keeps what is done they go when it has it, and not before', async () => {
  let isSlow = false;
  let goesOn = () => undefined as void;
  const slow = new Promise<void>((resolve) => (goesOn = resolve));
  const { here, open } = await aWriter(async (userId) => {
    const storage = await openIdbStorage(userId);
    return {
      ...storage,
      async append(operation) {
        if (isSlow) await slow;
        await storage.append(operation);
      },
    };
  });
  const draft = draftOf(open);
  draft.setText(WORDS);
  isSlow = true;
  const planting = plantOnDevice({ ...here, draft });
  await eventually(() => expect(here.store.getView().waiting).toBe(1));
  expect(draft.read().text).toBe(WORDS);
  // Asked for once more, it is there already.
  await plantOnDevice({ ...here, draft });
  expect(here.store.getView().waiting).toBe(1);
  goesOn();
  await planting;
  expect(draft.read().text).toBe('');
});
