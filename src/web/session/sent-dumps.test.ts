// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { PATHS } from '#domain/contract.ts';
import { firstWaitingPebbles, placedPebbles } from '#domain/plan/find.ts';
import { builtInPlanner } from '#server/planner/built-in.ts';
import { testApp } from '#server/test-app.ts';
import { attemptOf } from '../drafts/draft.ts';
import { plantOnDevice } from '../drafts/draft-on-device.ts';
import { createFromDraft, type How } from '../drafts/send-draft.ts';
import { complete } from '../plan/test-plan.ts';
import { aClient, aTabSignedUp, draftOf, type OpenTab } from './test-client.ts';

let isPlannerWell = true;

const app = await testApp({
  planner: {
    ...builtInPlanner,
    structure: async (dump) => {
      if (!isPlannerWell) throw new Error('The planner failed.');
      return builtInPlanner.structure(dump);
    },
  },
});
afterAll(() => app.close());

const aSignedInTab = () => aTabSignedUp(aClient(app));

const NEVER = new Promise<null>(() => undefined);

const plant = (open: OpenTab, how: How = {}) =>
  createFromDraft(
    { store: open.store(), api: open.api, draft: draftOf(open), device: open.tab.device },
    { ...how, dump: attemptOf(draftOf(open), open.tab.device) },
  );

test('a brain dump becomes mountains on screen, and the draft goes', async () => {
  const open = await aSignedInTab();
  draftOf(open).setText('call the dentist\nwash the car\nwrite to grandma');
  expect(await plant(open)).toMatchObject({ plannedBy: 'built-in' });
  expect(open.store().getView().profile.mountains.length).toBeGreaterThan(1);
  expect(firstWaitingPebbles(open.store().getView().profile.mountains, 9)).not.toEqual([]);
  expect(draftOf(open).read()).toEqual({ text: '', attempt: null });
});

test('a brain dump whose reply was lost is planted once, even when sent again after a reload', async () => {
  const open = await aSignedInTab();
  draftOf(open).setText('call the dentist\nwash the car');
  open.client.network.judge(({ path }) => (path === PATHS.brainDumps ? 'reply-lost' : null));
  await expect(plant(open)).rejects.toMatchObject({ code: 'network' });
  expect(draftOf(open).read().text).toBe('call the dentist\nwash the car');
  const planted = open.store().getView().profile.mountains.length;
  open.session.stop();
  open.client.network.judge(null);
  const again = await open.client.openTab();
  await plant(again);
  expect(again.store().getView().profile.mountains).toHaveLength(planted);
  expect(planted).toBeGreaterThan(1);
});

test.each(['reply-lost', 'cut'] as const)(
  'where more is added to a brain dump, after %s, all of it is planted once',
  async (trouble) => {
    const open = await aSignedInTab();
    const { network } = open.client;
    const deeds = ['Call the dentist', 'Wash the car', 'Write to grandma', 'Water the fern'];
    for (const said of [1, 2, 3]) {
      draftOf(open).setText(deeds.slice(0, said).join('\n'));
      network.judge(({ path, method }) =>
        path === PATHS.brainDumps && method === 'POST' ? trouble : null,
      );
      await expect(plant(open)).rejects.toMatchObject({ code: 'network' });
    }
    network.judge(null);
    draftOf(open).setText(deeds.join('\n'));
    await plant(open);
    const planted = [...placedPebbles(open.store().getView().profile.mountains)];
    const titles = planted.map(({ pebble }) => pebble.title);
    expect(titles.filter((title) => deeds.includes(title)).toSorted()).toEqual(deeds.toSorted());
    expect(draftOf(open).read()).toEqual({ text: '', attempt: null });
  },
);

test('words that the server planned, its answer lost, are not there twice when a device plans them with more', async () => {
  const open = await aSignedInTab();
  const { network } = open.client;
  const deeds = ['Call the dentist', 'Wash the car', 'Write to grandma', 'Water the fern'];
  draftOf(open).setText(deeds.slice(0, 2).join('\n'));
  network.judge(({ path, method }) =>
    path === PATHS.brainDumps && method === 'POST' ? 'reply-lost' : 'cut',
  );
  await expect(plant(open)).rejects.toMatchObject({ code: 'network' });
  network.always('cut');
  draftOf(open).setText(deeds.join('\n'));
  await plantOnDevice({ store: open.store(), draft: draftOf(open), device: open.tab.device });
  network.always(null);
  network.judge(null);
  await open.store().flush();
  await open.store().pull();
  const planted = [...placedPebbles(open.store().getView().profile.mountains)];
  const titles = planted.map(({ pebble }) => pebble.title);
  expect(titles.filter((title) => deeds.includes(title)).toSorted()).toEqual(deeds.toSorted());
});

test('however often words were sent before, a plan of them that was made on the device is taken', async () => {
  const open = await aSignedInTab();
  for (let said = 1; said <= 12; said += 1) {
    draftOf(open).setText(Array.from({ length: said }, () => 'Call the dentist').join('\n'));
    attemptOf(draftOf(open), open.tab.device);
  }
  await plantOnDevice({ store: open.store(), draft: draftOf(open), device: open.tab.device });
  expect(await open.store().flush()).toBe(0);
  expect(open.store().getView().refusals).toEqual([]);
});

test('a brain dump is planted after what was done before it', async () => {
  const open = await aSignedInTab();
  open.store().change(complete('p1'));
  draftOf(open).setText('call the dentist');
  await plant(open);
  const { requests } = open.client.network;
  expect(requests.lastIndexOf(`POST ${PATHS.operations}`)).toBeLessThan(
    requests.lastIndexOf(`POST ${PATHS.brainDumps}`),
  );
  expect(open.store().getView()).toMatchObject({ waiting: 0 });
});

test('a brain dump without a network keeps every word', async () => {
  const open = await aSignedInTab();
  draftOf(open).setText('call the dentist');
  open.client.network.always('cut');
  await expect(plant(open)).rejects.toMatchObject({ code: 'network' });
  expect(draftOf(open).read().text).toBe('call the dentist');
});

test('a brain dump that is called off when it is planted already is planted, and that is said at once', async () => {
  const open = await aSignedInTab();
  draftOf(open).setText('call the dentist');
  const off = new AbortController();
  const { network } = open.client;
  network.judge(({ path }) => (path === PATHS.profile ? NEVER : null));
  const planting = plant(open, { work: off });
  await eventually(() => expect(network.requests.at(-1)).toBe(`GET ${PATHS.profile}`));
  off.abort();
  expect(await planting).toMatchObject({ plannedBy: 'built-in' });
  expect(draftOf(open).read().text).toBe('');
});

test('a brain dump that is called off before it is sent is not, and keeps every word', async () => {
  const open = await aSignedInTab();
  draftOf(open).setText('call the dentist');
  const off = new AbortController();
  open.client.network.judge(({ path }) => (path === PATHS.operations ? NEVER : null));
  open.store().change(complete('p1'));
  const planting = plant(open, { work: off });
  off.abort();
  await expect(planting).rejects.toMatchObject({ name: 'AbortError' });
  expect(draftOf(open).read().text).toBe('call the dentist');
  expect(open.client.network.requests).not.toContain(`POST ${PATHS.brainDumps}`);
});

test('where the plan of words was deleted before more was added to them, all of them are planned', async () => {
  const open = await aSignedInTab();
  const { network } = open.client;
  const deeds = ['Call the dentist', 'Wash the car', 'Write to grandma', 'Water the fern'];
  draftOf(open).setText(deeds.slice(0, 2).join('\n'));
  network.judge(({ path, method }) =>
    path === PATHS.brainDumps && method === 'POST' ? 'reply-lost' : null,
  );
  await expect(plant(open)).rejects.toMatchObject({ code: 'network' });
  network.judge(null);
  for (const { id } of open.store().getView().profile.mountains)
    open.store().change({ kind: 'node.delete', nodeType: 'mountain', nodeId: id });
  draftOf(open).setText(deeds.join('\n'));
  await plant(open);
  const planted = [...placedPebbles(open.store().getView().profile.mountains)];
  const titles = planted.map(({ pebble }) => pebble.title);
  expect(titles.filter((title) => deeds.includes(title)).toSorted()).toEqual(deeds.toSorted());
});

test('a stand-in for words whose answer was lost goes when they are planned with more below them', async () => {
  const open = await aSignedInTab();
  const { network } = open.client;
  const titles = () =>
    open
      .store()
      .getView()
      .profile.mountains.map(({ title }) => title);
  const before = titles();
  draftOf(open).setText('Call the dentist');
  network.judge(({ path, method }) =>
    path === PATHS.brainDumps && method === 'POST' ? 'reply-lost' : null,
  );
  isPlannerWell = false;
  await expect(plant(open)).rejects.toMatchObject({ code: 'network' });
  isPlannerWell = true;
  expect(titles()).toEqual([...before, 'Your Mountain']);
  network.judge(null);
  draftOf(open).setText('Call the dentist\nWash the car');
  expect(await plant(open)).toMatchObject({ plannedBy: 'built-in' });
  expect(titles()).not.toContain('Your Mountain');
});
