// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { placedPebbles } from '#domain/plan/find.ts';
import { testApp } from '#server/test-app.ts';
import { createDraft, type DraftStore } from '../drafts/draft.ts';
import { changeOnDevice, plantOnDevice } from '../drafts/draft-on-device.ts';
import { changeFromDraft } from '../drafts/send-draft.ts';
import { complete } from '../plan/test-plan.ts';
import { aClient, aTabSignedUp, draftOf as dumpOf, type OpenTab } from './test-client.ts';

const app = await testApp();
afterAll(() => app.close());

const mountainId = 'mountain-1';

function draftOf({ store, tab }: OpenTab): DraftStore {
  const { userId } = store().getView();
  return createDraft({ notes: tab.device.notes, userId, mountainId });
}

const wayOf = (open: OpenTab) => ({
  store: open.store(),
  api: open.api,
  device: open.tab.device,
  draft: draftOf(open),
  mountainId,
});

/** The pebbles of a plan that an edit has added. */
function addedIn({ store }: OpenTab): readonly string[] {
  const pebbles = [...placedPebbles(store().getView().profile.mountains)];
  return pebbles.map(({ pebble }) => pebble.id).filter((id) => !/^p[123]$/.test(id));
}

/** Two devices; on one of them a change was made by the server, whose answer was lost, and then on the device. */
async function aChangeMadeTwice() {
  const here = await aTabSignedUp(aClient(app));
  const there = await aClient(app).openTab();
  await there.session.signIn(here.account);
  draftOf(here).setText('add a pebble to ring the printer');
  const { network } = here.client;
  network.judge(({ path }) => (path.endsWith('/revise') ? 'reply-lost' : 'cut'));
  await expect(changeFromDraft(wayOf(here))).rejects.toMatchObject({ code: 'network' });
  await changeOnDevice(wayOf(here));
  return { here, there, network };
}

test('a change whose answer was lost, made on the device as well, is the same one on every device', async () => {
  const { here, there, network } = await aChangeMadeTwice();
  const [seen] = addedIn(here);
  network.judge(null);
  // No look is asked for: that the server has made another change of it is learnt from its answer.
  expect(await here.store().flush()).toBe(0);
  await there.store().pull();
  const { profile, version } = (await there.api.fetchSnapshot({ version: null })) ?? {};
  for (const { store } of [here, there])
    expect(store().getView()).toMatchObject({ profile, version, refusals: [] });
  const added = addedIn(here);
  expect(added).toHaveLength(1);
  expect(added).not.toEqual([seen]);

  here.store().change(complete(added[0] ?? ''));
  expect(await here.store().flush()).toBe(0);
  await there.store().pull();
  for (const { store } of [here, there])
    expect(store().getView()).toMatchObject({ profile: { xp: 5 }, refusals: [] });
});

test('where more is added to a change whose answer was lost, each part of it is made once', async () => {
  const open = await aTabSignedUp(aClient(app));
  const { network } = open.client;
  const said = [
    'add a pebble to ring the printer',
    'add a pebble to call Ana',
    'add a pebble to pay',
  ];
  network.judge(({ path }) => (path.endsWith('/revise') ? 'reply-lost' : null));
  for (const words of [1, 2]) {
    draftOf(open).setText(said.slice(0, words).join('\n'));
    await expect(changeFromDraft(wayOf(open))).rejects.toMatchObject({ code: 'network' });
  }
  network.judge(null);
  draftOf(open).setText(said.join('\n'));
  await changeFromDraft(wayOf(open));
  expect(addedIn(open)).toHaveLength(said.length);
  expect(draftOf(open).read()).toEqual({ text: '', attempt: null });
});

test('a change whose answer was lost, made on the device with more below it, is there once on every device', async () => {
  const here = await aTabSignedUp(aClient(app));
  const { network } = here.client;
  draftOf(here).setText('add a pebble to ring the printer');
  network.judge(({ path }) => (path.endsWith('/revise') ? 'reply-lost' : 'cut'));
  await expect(changeFromDraft(wayOf(here))).rejects.toMatchObject({ code: 'network' });
  draftOf(here).setText('add a pebble to ring the printer\nadd a pebble to call Ana');
  await changeOnDevice(wayOf(here));
  const seen = addedIn(here);
  expect(seen).toHaveLength(2);
  network.judge(null);
  expect(await here.store().flush()).toBe(0);
  await here.store().pull();
  const { profile, version } = (await here.api.fetchSnapshot({ version: null })) ?? {};
  expect(here.store().getView()).toMatchObject({ profile, version, refusals: [] });
  // What the person has seen, and nothing beside it.
  expect(addedIn(here)).toEqual(seen);
});

test('it is the same one too where more was done before the network came back, and after a reload', async () => {
  const { here, there, network } = await aChangeMadeTwice();
  here.store().change(complete('p1'));
  there.store().change(complete('p2'));
  await there.store().flush();
  here.session.stop();
  network.judge(null);
  const again = await here.client.openTab();
  expect(await again.store().flush()).toBe(0);
  await there.store().pull();
  const { profile, version } = (await there.api.fetchSnapshot({ version: null })) ?? {};
  for (const { store } of [again, there])
    expect(store().getView()).toMatchObject({ profile, version, refusals: [] });
  expect(addedIn(again)).toHaveLength(1);
});

test('what is planned and changed on the device is taken, whatever characters an app has broken', async () => {
  const here = await aTabSignedUp(aClient(app));
  here.client.network.always('cut');
  const dump = dumpOf(here);
  dump.setText('buy milk \ud83e\ncall\0 the dentist about the \udd56 tooth');
  await plantOnDevice({ store: here.store(), draft: dump, device: here.tab.device });
  draftOf(here).setText('add a pebble to ring the printer \ud83e\0');
  await changeOnDevice(wayOf(here));
  for (const draft of [dump, draftOf(here)]) expect(draft.read().text).toBe('');
  const planned = addedIn(here);
  expect(planned.length).toBeGreaterThan(2);
  for (const id of planned) here.store().change(complete(id));
  here.client.network.always(null);
  expect(await here.store().flush()).toBe(0);
  await here.store().pull();
  const { profile } = (await here.api.fetchSnapshot({ version: null })) ?? {};
  expect(here.store().getView()).toMatchObject({ profile, refusals: [] });
  expect(Object.values(here.store().getView().profile.activity)).toEqual([planned.length]);
});
