/** Lets everything arrive, and looks whether the invariants hold (I1 to I12, as their names say). */

import { replay } from '#domain/operations/replay.ts';
import { findPebble } from '#domain/plan/find.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { ModelDevice } from './test-tab.ts';
import { becomes, breathe, drive, isSame, leftOver, type World } from './test-world.ts';

const MOST_ROUNDS = 60;

export async function settle(world: World): Promise<void> {
  for (const device of world.devices) device.troubles = [];
  for (const device of world.devices) {
    // A session that was ended elsewhere shows itself when the server is asked.
    await drive(world, device.tabs[0]?.store()?.pull() ?? Promise.resolve());
    await breathe(4);
    for (const person of world.server.people.toReversed()) {
      const isThere = device.tabs[0]?.store()?.getView().userId === person.userId;
      const isMain = person === world.server.people[0];
      if (isThere || isMain || (await drive(world, leftOver(device, person.userId))) > 0) {
        await drain(world, device);
        const isIn = await becomes(world, { device, place: 0, person, mayDiscard: false });
        if (!isIn) throw new Error(`${person.email} could not sign in at the end.`);
        await drain(world, device);
      }
    }
  }
  await drive(world, breathe(10));
  // A server that went back may be at the very version again at which a device left it.
  const fresh = world.lost.size > 0;
  // One that hears of it only now sends again what it still has, of which the others are to hear.
  for (const device of fresh ? world.devices : []) {
    await drive(world, device.tabs[0]?.store()?.pull({ fresh }) ?? Promise.resolve());
    await drain(world, device);
  }
  for (const { tabs } of world.devices) {
    for (const tab of tabs) await drive(world, tab.store()?.pull({ fresh }) ?? Promise.resolve());
  }
  await breathe(10);
  world.check();
}

async function drain(world: World, device: ModelDevice): Promise<void> {
  const store = device.tabs[0]?.store();
  if (!store) return;
  for (let round = 0; (await drive(world, store.flush())) > 0; round += 1) {
    // Over in the meantime: what waits stays for the next sign-in.
    if (device.tabs[0]?.store() !== store) return;
    if (round > MOST_ROUNDS) world.broken('I12', `${device.name} never gets its changes through`);
    world.check();
  }
}

export async function judge(world: World): Promise<void> {
  for (const person of world.server.people) await judgePlan(world, person.userId);
  await judgeScreens(world);
  world.check();
}

async function judgePlan(world: World, userId: string): Promise<void> {
  const { broken, lost, made, server, wire } = world;
  const log = await server.log(userId);
  const known = new Map(log.map((entry) => [entry.opId, entry]));
  for (const [opId, one] of made) {
    if (one.userId !== userId) continue;
    const entry = known.get(opId);
    // Whoever was told that it was kept need not have it any more.
    if (lost.has(opId) && wire.acknowledged.has(opId)) continue;
    if (wire.acknowledged.has(opId) && entry === undefined) broken('I1', `${opId} is not there`);
    if (entry !== undefined || one.isGivenAway || wire.refused.has(opId)) continue;
    broken(wire.refused.size > 0 ? 'I12' : 'I1', `${opId} never arrived`);
  }
  for (const { opId, times } of log) {
    if (times !== 1) broken('I2', `${opId} took effect ${times} times`);
    if (made.get(opId)?.userId !== userId) broken('I8', `${opId} is in another person’s plan`);
  }
  const { profile } = await server.snapshot(userId);
  const ledgerXp = await server.ledgerXp(userId);
  if (profile.xp !== ledgerXp) broken('I5', `${profile.xp} XP, and ${ledgerXp} in the ledger`);
  const beginning = world.beginnings.get(userId);
  if (beginning === undefined) return;
  const inOrder = log.flatMap(({ opId, result }) => {
    const operation = made.get(opId)?.operation;
    return operation && result.ok ? [{ ...operation, at: result.at }] : [];
  });
  const replayed = replay(beginning.profile, inOrder).profile;
  if (!isSame(whatCounts(replayed), whatCounts(profile))) {
    broken('I9', 'the plan is not what its operations make in the order of their commits');
  }
  for (const pebbleId of putBackButDone(world, profile))
    broken('I1', `${pebbleId} is done, although that was taken back`);
}

/** Pebbles whose completion is there, and was taken back on its own device, which may not have heard of it. */
function putBackButDone({ lost, made, wire }: World, { mountains, userId }: Profile): string[] {
  const countedAt = (opId: string): string | null => {
    const result = wire.acknowledged.get(opId);
    return result?.ok ? result.at : null;
  };
  const own = [...made].filter(([, one]) => one.userId === userId);
  const completions = own.flatMap(([opId, { device, operation }]) => {
    const { at, change } = operation;
    if (change.kind !== 'pebble.setStatus' || change.status !== 'moved') return [];
    const { pebbleId } = change;
    return { opId, pebbleId, device, saidAt: at, countedAt: countedAt(opId) };
  });
  const isImported = (id: string): boolean =>
    own.some(([, { operation }]) => {
      const { change } = operation;
      return change.kind === 'plan.import' && JSON.stringify(change).includes(`"${id}"`);
    });
  return own.flatMap(([opId, { device, operation }]) => {
    const { change } = operation;
    if (change.kind !== 'pebble.setStatus' || change.status === 'moved') return [];
    const { completedAt, pebbleId } = change;
    const ofPebble = completions.filter((one) => one.pebbleId === pebbleId);
    const named = ofPebble.find((one) => one.device === device && one.saidAt === completedAt);
    if (!named?.countedAt || countedAt(opId) === null) return [];
    if (lost.has(opId) || lost.has(named.opId) || isImported(pebbleId)) return [];
    // Clocks stand still here: two completions of one moment do not tell which of them is there.
    if (ofPebble.filter((one) => one.countedAt === named.countedAt).length > 1) return [];
    const { pebble } = findPebble(mountains, pebbleId) ?? {};
    return pebble?.status === 'moved' && pebble.completedAt === named.countedAt ? [pebbleId] : [];
  });
}

/** Without what only the server keeps: the recent part of the ledger, and times of rows. */
function whatCounts({ activity, dayList, mountains, settings, timer, xp }: Profile) {
  return { activity, dayList, mountains, settings, timer, xp };
}

async function judgeScreens({ broken, devices, server }: World): Promise<void> {
  const [main] = server.people;
  const { profile, version } = await server.snapshot(main.userId);
  for (const { tabs } of devices) {
    for (const tab of tabs) {
      const view = tab.store()?.getView();
      if (view?.userId !== main.userId) broken('I4', `${tab.name} shows nobody’s plan`);
      else if (view.waiting > 0) broken('I4', `${tab.name} still waits`);
      else if (view.version !== version) broken('I4', `${tab.name} is at ${view.version}`);
      else if (!isSame(view.profile, profile)) broken('I4', `${tab.name} shows another plan`);
    }
  }
}
