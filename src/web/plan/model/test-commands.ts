/** What can happen, for fast-check to choose from. */

import * as fc from 'fast-check';
import { applyOperation } from '#domain/operations/apply.ts';
import { puttingBack, timing } from '#domain/operations/as-shown.ts';
import type { Change } from '#domain/operations/operation.ts';
import { anyLife, anyOperation } from '#domain/operations/test-arbitraries.ts';
import { firstWaitingPebbles } from '#domain/plan/find.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { ModelDevice, ModelTab } from './test-tab.ts';
import type { WireTrouble } from './test-wire.ts';
import { becomes, breathe, isSame, TABS, type World } from './test-world.ts';

/** All there is to know beforehand is in the world itself; what cannot be done then does nothing. */
type Nothing = Record<string, never>;
export type Command = fc.AsyncCommand<Nothing, World>;

function aCommand(name: string, run: (world: World) => Promise<void>): Command {
  return {
    check: () => true,
    async run(_model, world) {
      await run(world);
      world.check();
    },
    toString: () => name,
  };
}

const deviceAt = (world: World, place: number): ModelDevice => {
  const device = world.devices[place];
  if (device === undefined) throw new Error(`There is no device ${place}.`);
  return device;
};
const tabAt = (world: World, place: number): ModelTab | undefined =>
  deviceAt(world, Math.floor(place / TABS)).tabs[place % TABS];

/** As a page makes it; what pages of before made named nothing, and anything may be named by now. */
function asShown(change: Change, profile: Profile): Change {
  if (change.kind === 'timer.set' && change.timer !== null) return timing(profile, change.timer);
  const isPutBack = change.kind === 'pebble.setStatus' && change.status === 'in-the-way';
  return isPutBack ? puttingBack(profile, change.pebbleId) : change;
}

type Making = {
  readonly place: number;
  readonly change: Change;
  readonly isPoison: boolean;
  readonly isAsShown?: boolean;
};

/** I7: a change is on the screen that made it at once, and soon on the other of its device. */
function makeChange(world: World, ask: Making): void {
  const tab = tabAt(world, ask.place);
  const store = tab?.store();
  if (!tab || !store) return;
  const before = store.getView().profile;
  const known = world.made.size;
  store.change(ask.isAsShown ? asShown(ask.change, before) : ask.change);
  const [opId, made] = [...world.made].at(-1) ?? [];
  if (world.made.size === known || opId === undefined || made === undefined) return;
  const applied = applyOperation(before, made.operation);
  if (!applied.ok || !isSame(store.getView().profile, applied.profile)) {
    world.broken('I7', `${tab.name} does not show its own ${made.operation.change.kind}`);
  }
  if (ask.isPoison) world.wire.poison.add(opId);
}

/** Somebody ticks the wrong pebble, and takes that back. */
function thinksBetter(world: World, at: number): void {
  const mountains = tabAt(world, at)?.store()?.getView().profile.mountains ?? [];
  const [first] = firstWaitingPebbles(mountains, 1);
  if (first === undefined) return;
  const about = { kind: 'pebble.setStatus', pebbleId: first.pebble.id } as const;
  const ask = { place: at, isPoison: false, isAsShown: true };
  makeChange(world, { ...ask, change: { ...about, status: 'moved', trackedMinutes: null } });
  makeChange(world, { ...ask, change: { ...about, status: 'in-the-way' } });
}

/** I7, in the other tab, once somebody looks at it. */
async function compareTabs(world: World, place: number): Promise<void> {
  const [one, other] = deviceAt(world, place).tabs;
  one?.tab.wake();
  other?.tab.wake();
  for (let turn = 0; turn < world.server.patience; turn += 1) {
    const [first, second] = [one?.store()?.getView(), other?.store()?.getView()];
    if (!first || !second || first.userId !== second.userId) return;
    if (isSame(first.profile, second.profile)) return;
    await world.server.pause(turn);
    if (turn % 3 === 2 && world.scheduler.count() > 0) await world.scheduler.waitOne();
  }
  world.broken('I7', `${one?.name} and ${other?.name} show different plans`);
}

async function reload(world: World, place: number, isCrash: boolean): Promise<void> {
  const tab = tabAt(world, place);
  if (isCrash) tab?.crash();
  else tab?.close();
  await world.open(deviceAt(world, Math.floor(place / TABS)), place % TABS);
}

async function deliver(world: World, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    if (world.scheduler.count() > 0) await world.scheduler.waitOne();
    await breathe(2);
  }
}

/** Where there is nothing to forget, nothing may be said or sent anew. */
export function goBack(
  { lost, server, wentBackFor, wire }: World,
  { steps, userId }: { steps: number; userId: string },
): void {
  const opIds = server.goBack?.(userId, steps) ?? [];
  if (opIds.length === 0) return;
  wentBackFor.add(userId);
  for (const opId of opIds) lost.add(opId);
  wire.forgetSent(opIds);
}

export const firstPlan = anyLife
  .map(([first]) => first?.change)
  .filter((change) => change !== undefined);
const place = fc.nat({ max: 3 });
const device = fc.nat({ max: 1 });
const trouble = fc.constantFrom<WireTrouble>(
  'cut',
  'reply-lost',
  'reply-lost',
  'late',
  'twice',
  400,
  429,
  500,
  503,
);

const change = fc
  .record({
    place,
    change: anyOperation.map((operation) => operation.change),
    isPoison: fc.integer({ min: 0, max: 29 }).map((number) => number === 0),
    isAsShown: fc.integer({ min: 0, max: 3 }).map((number) => number > 0),
  })
  .map((ask) => aCommand(`change ${JSON.stringify(ask)}`, async (world) => makeChange(world, ask)));

const arrival = fc
  .record({ place, person: device, mayDiscard: fc.boolean(), plan: firstPlan })
  .map((ask) =>
    aCommand(`${ask.person === 0 ? 'Ann' : 'Ben'} signs in at ${ask.place}`, async (world) => {
      const person = world.server.people[ask.person === 0 ? 0 : 1];
      const where = {
        device: deviceAt(world, Math.floor(ask.place / TABS)),
        place: ask.place % TABS,
      };
      await becomes(world, { ...where, person, mayDiscard: ask.mayDiscard });
      const isEmpty = tabAt(world, ask.place)?.store()?.getView().profile.mountains.length === 0;
      if (isEmpty) makeChange(world, { place: ask.place, change: ask.plan, isPoison: false });
    }),
  );

const others = {
  troubles: fc
    .record({ device, troubles: fc.array(trouble, { minLength: 1, maxLength: 3 }) })
    .map((ask) =>
      aCommand(`troubles ${JSON.stringify(ask)}`, async (world) => {
        deviceAt(world, ask.device).troubles = [...ask.troubles];
      }),
    ),
  deliver: fc
    .integer({ min: 1, max: 12 })
    .map((count) => aCommand(`deliver ${count}`, (world) => deliver(world, count))),
  breathe: fc.nat({ max: 10 }).map((turns) => aCommand(`breathe ${turns}`, () => breathe(turns))),
  wake: place.map((at) => aCommand(`wake ${at}`, async (world) => tabAt(world, at)?.tab.wake())),
  later: fc
    .record({ device, milliseconds: fc.nat({ max: 90_000 }) })
    .map(({ device: at, milliseconds }) =>
      aCommand(`device ${at}, ${milliseconds} ms later`, async (world) =>
        deviceAt(world, at).browser.advance(milliseconds),
      ),
    ),
  reload: fc
    .record({ place, isCrash: fc.boolean() })
    .map((ask) =>
      aCommand(`${ask.isCrash ? 'crash' : 'reload'} ${ask.place}`, (world) =>
        reload(world, ask.place, ask.isCrash),
      ),
    ),
  compare: device.map((at) =>
    aCommand(`both tabs of device ${at}`, (world) => compareTabs(world, at)),
  ),
  thinksBetter: place.map((at) =>
    aCommand(`a tick taken back at ${at}`, async (world) => thinksBetter(world, at)),
  ),
  goBack: fc
    .record({ who: device, steps: fc.integer({ min: 1, max: 5 }) })
    .map(({ who, steps }) =>
      aCommand(`the server goes back by ${steps} for person ${who}`, async (world) =>
        goBack(world, { userId: world.server.people[who === 0 ? 0 : 1].userId, steps }),
      ),
    ),
  end: device.map((who) =>
    aCommand(`sessions of person ${who} end`, async (world) =>
      world.server.endSessions(world.server.people[who === 0 ? 0 : 1].userId),
    ),
  ),
};

export function anyCommands(most: number): fc.Arbitrary<Iterable<Command>> {
  const {
    breathe: pause,
    compare,
    deliver: go,
    end,
    goBack: back,
    later,
    reload: again,
    thinksBetter: secondThought,
    troubles,
    wake,
  } = others;
  const many = (command: fc.Arbitrary<Command>, weight: number) =>
    Array.from({ length: weight }, () => command);
  return fc.commands(
    [
      ...many(change, 8),
      ...many(go, 6),
      ...many(troubles, 3),
      ...many(again, 2),
      ...many(wake, 2),
      secondThought,
      pause,
      later,
      compare,
      arrival,
      back,
      end,
    ],
    { maxCommands: most, size: 'max' },
  );
}

/** Both devices, both tabs, Ann signed in everywhere with a plan. */
export async function begin(world: World, plan: Change): Promise<void> {
  const [ann] = world.server.people;
  for (const where of world.devices) {
    await world.open(where, 0);
    await becomes(world, { device: where, place: 0, person: ann, mayDiscard: false });
    await world.open(where, 1);
  }
  makeChange(world, { place: 0, change: plan, isPoison: false });
}
